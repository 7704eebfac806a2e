package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import dev.ledge.testing.faults.Faults;
import dev.ledge.testing.faults.Faults.Operation;
import dev.ledge.testing.faults.FaultyFileSystem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever operation of the disk fails while a file is saved: the old file or the new one is there, and the message
 * says what to do.
 */
class FaultySavingTest {
    private static final byte[] OLD = "old, and longer than what comes".getBytes(StandardCharsets.UTF_8);

    private final Faults faults = new Faults();

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void wrap() {
        file = FaultyFileSystem.wrap(folder, faults).resolve("a.json");
    }

    /** What an application saves. */
    private enum Saved {
        LEVEL {
            private final Level level = new LevelBuilder().name("a").size(4, 4).build();

            @Override
            byte[] content() {
                return LevelWriter.toBytes(level);
            }

            @Override
            void save(Path file) throws IOException {
                LevelWriter.write(level, file);
            }
        },
        PALETTE {
            @Override
            byte[] content() {
                return PaletteWriter.toBytes(Palette.EMPTY);
            }

            @Override
            void save(Path file) throws IOException {
                PaletteWriter.write(Palette.EMPTY, file);
            }
        },
        RUN {
            private final Run run = run();

            private static Run run() {
                try {
                    return RunReader.read("{\"format\": \"ledge-run\", \"version\": 1}", Path.of("a.run.json"))
                            .value();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }

            @Override
            byte[] content() {
                return RunWriter.toBytes(run);
            }

            @Override
            void save(Path file) throws IOException {
                RunWriter.write(run, file);
            }
        };

        abstract byte[] content();

        abstract void save(Path file) throws IOException;
    }

    @ParameterizedTest
    @EnumSource
    void theOldOrTheNewFileIsThereWhateverFails(Saved saved) throws IOException {
        for (Faults.Kind kind : Faults.Kind.values()) {
            for (boolean replaces : new boolean[] {false, true}) {
                for (long n = 1; fails(saved, kind, n, replaces); n++) {
                    assertThat(n).as("operations of one save").isLessThan(100);
                }
            }
        }
    }

    /** Saves with the n-th operation failing; false if there are not so many. */
    private boolean fails(Saved saved, Faults.Kind kind, long n, boolean replaces) throws IOException {
        Path real = FaultyFileSystem.unwrap(file);
        Files.deleteIfExists(real);
        if (replaces) {
            Files.write(real, OLD);
        }
        faults.writeAtMost(kind == Faults.Kind.ERROR ? 7 : Integer.MAX_VALUE);
        faults.failAt(n, kind);
        IOException failure = null;
        try {
            saved.save(file);
        } catch (IOException e) {
            failure = e;
        }
        boolean happened = faults.happened();
        String what = kind + " at " + n + (replaces ? ", replacing: " : ": ") + faults.calls();
        List<Faults.Call> calls = faults.calls();
        faults.stop();
        if (failure == null) {
            assertThat(real).as(what).hasBinaryContent(saved.content());
        } else {
            boolean renamed =
                    kind == Faults.Kind.LATE_ERROR && last(calls, Operation.RENAME) == Math.min(n, calls.size()) - 1
                            || last(calls, Operation.RENAME) >= 0 && last(calls, Operation.RENAME) < n - 1;
            checkContent(real, what, renamed ? saved.content() : replaces ? OLD : null);
            assertThat(failure)
                    .as(what)
                    .hasMessageMatching("(?s)cannot save \\Q" + file + "\\E: .+; .+")
                    .hasMessageNotContaining("null");
        }
        checkLeftovers(real, what, calls, kind);
        saved.save(file);
        assertThat(real).as("saved again after " + what).hasBinaryContent(saved.content());
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(path -> !path.equals(real)).forEach(path -> path.toFile().delete());
        }
        return happened;
    }

    private static void checkContent(Path real, String what, byte[] content) {
        if (content == null) {
            assertThat(real).as(what).doesNotExist();
        } else {
            assertThat(real).as(what).hasBinaryContent(content);
        }
    }

    private static int last(List<Faults.Call> calls, Operation operation) {
        for (int i = calls.size() - 1; i >= 0; i--) {
            if (calls.get(i).operation() == operation) {
                return i;
            }
        }
        return -1;
    }

    /** A temporary file stays only where the disk no longer lets it be deleted. */
    private void checkLeftovers(Path real, String what, List<Faults.Call> calls, Faults.Kind kind) throws IOException {
        if (kind == Faults.Kind.GONE) {
            return;
        }
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all.filter(path -> !path.equals(real))).as(what).isEmpty();
        }
    }

    @Test
    void theContentIsOnTheDiskBeforeItTakesTheName() throws IOException {
        faults.stop();

        AtomicFile.write(file, OLD);

        List<Operation> order = faults.calls().stream()
                .map(Faults.Call::operation)
                .filter(operation -> operation != Operation.LOOK)
                .toList();
        assertThat(order)
                .containsSubsequence(
                        Operation.CREATE, Operation.WRITE, Operation.FLUSH, Operation.CLOSE, Operation.RENAME);
        if (hasPermissions()) {
            assertThat(order).endsWith(Operation.RENAME, Operation.OPEN_FOLDER, Operation.FLUSH_FOLDER);
        }
    }

    @Test
    void shortWritesAreContinued() throws IOException {
        faults.stop();
        faults.writeAtMost(1);

        AtomicFile.write(file, OLD);

        assertThat(FaultyFileSystem.unwrap(file)).hasBinaryContent(OLD);
    }

    @Test
    void aDiskThatTakesNothingMoreIsNotTriedForEver() {
        faults.stop();
        faults.writeAtMost(0);

        assertThat(catchThrowable(() -> AtomicFile.write(file, OLD))).hasMessageContaining("the disk is full");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aSaveThatIsInterruptedSaysSo() {
        Thread.currentThread().interrupt();
        try {
            assertThat(catchThrowable(() -> AtomicFile.write(file, OLD)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("cannot save")
                    .hasMessageNotContaining("null");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(folder).isEmptyDirectory();
    }

    /** Some disks, such as those of cameras, know no permissions and refuse to change them. */
    @Test
    void permissionsThatAreRightAlreadyAreLeftAlone() throws IOException {
        if (!hasPermissions()) {
            return;
        }
        Path real = Files.write(FaultyFileSystem.unwrap(file), OLD);
        Path other = Files.writeString(folder.resolve("other"), "");
        Files.setPosixFilePermissions(real, Files.getPosixFilePermissions(other));
        faults.stop();

        AtomicFile.write(file, OLD);

        assertThat(faults.calls().stream().map(Faults.Call::operation)).doesNotContain(Operation.CHANGE_PERMISSIONS);
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-rw-rw-"));
        AtomicFile.write(file, OLD);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(real)))
                .isEqualTo("rw-rw-rw-");
    }

    private boolean hasPermissions() {
        return Files.getFileAttributeView(folder, PosixFileAttributeView.class) != null;
    }

    @Test
    void readingFromADiskThatFailsSaysSo() throws IOException {
        LevelWriter.write(new LevelBuilder().size(4, 4).build(), file);
        for (long n = 1; ; n++) {
            faults.failAt(n, Faults.Kind.ERROR);
            Throwable failure = catchThrowable(() -> LevelReader.read(file));
            if (!faults.happened()) {
                assertThat(failure).isNull();
                return;
            }
            assertThat(failure)
                    .as("read failing at " + n + ": " + faults.calls())
                    .satisfiesAnyOf(
                            thrown -> assertThat(thrown).isNull(),
                            thrown -> assertThat(thrown)
                                    .hasMessageContaining(file.toString())
                                    .hasMessageContaining(";")
                                    .hasMessageNotContaining("null"));
        }
    }
}

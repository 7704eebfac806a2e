package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.testing.faults.Faults;
import dev.ledge.testing.faults.FaultyFileSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A document that is saved while the disk fails, at whatever operation. */
class FaultyDiskTest {
    private final Faults faults = new Faults();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"ERROR,true", "LATE_ERROR,true", "GONE,true", "FULL,true", "ERROR,false", "GONE,false", "FULL,false"})
    void theDocumentStaysModifiedAndTheFileWhole(Faults.Kind kind, boolean own) throws Exception {
        Level before = TestMaps.level("a..", "...");
        Level after = TestMaps.level("a..", "c..");
        boolean happened = true;
        for (long n = 1; happened; n++) {
            assertThat(n).as("operations of a save").isLessThan(200);
            Path real = folder.resolve("project/a.level.json");
            Files.createDirectories(real.resolveSibling(".git"));
            Files.createDirectories(real.resolveSibling("other"));
            LevelWriter.write(before, real);
            Path file = FaultyFileSystem.wrap(real, faults);
            faults.stop();
            Document document = Document.open(file);
            document.edit("Paint", after);
            assertThat(document.isModified()).isTrue();
            Path target = own ? file : file.resolveSibling("other").resolve("b.level.json");
            Files.deleteIfExists(real.resolveSibling("other/b.level.json"));
            Level level = document.level();

            faults.failAt(n, kind);
            IOException failure = save(document, target);

            happened = faults.happened();
            String what = kind + " at " + n + ": " + faults.calls();
            faults.stop();
            if (failure == null) {
                assertThat(document.isModified()).as(what).isFalse();
                assertThat(document.file()).as(what).isEqualTo(target);
                check(FaultyFileSystem.unwrap(target), after, what);
            } else {
                assertThat(document.isModified()).as(what).isTrue();
                assertThat(document.level()).as(what).isSameAs(level);
                assertThat(document.file()).as(what).isEqualTo(file);
                assertThat(document.history().undoName()).as(what).isEqualTo("Paint");
                assertThat(failure)
                        .as(what)
                        .hasMessageMatching("(?s)cannot save .*level.json: .+; .+")
                        .hasMessageNotContaining("null");
                checkOldOrNew(real, before, after, what);
                save(document, target, what);
                check(FaultyFileSystem.unwrap(target), after, "again after " + what);
            }
            clean();
        }
    }

    private static IOException save(Document document, Path target) {
        try {
            document.saveAs(target);
            return null;
        } catch (IOException e) {
            return e;
        }
    }

    /** What the failed save may have left is the document's own, and no change from outside. */
    private static void save(Document document, Path target, String what) {
        assertThat(save(document, target)).as("again after " + what).isNull();
        assertThat(document.isModified()).as(what).isFalse();
    }

    private static void check(Path file, Level level, String what) throws Exception {
        assertThat(LevelWriter.toBytes(Document.open(file).level())).as(what).isEqualTo(LevelWriter.toBytes(level));
    }

    private static void checkOldOrNew(Path file, Level before, Level after, String what) throws Exception {
        assertThat(LevelWriter.toBytes(Document.open(file).level()))
                .as(what)
                .isIn(LevelWriter.toBytes(before), LevelWriter.toBytes(after));
    }

    /** Temporary files that a disk that was gone kept from being deleted. */
    private void clean() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".tmp"))
                    .forEach(file -> file.toFile().delete());
        }
    }

    @Test
    void openingNeverEndsInAnythingButALevelOrAReason() throws Exception {
        Path real = folder.resolve("a.level.json");
        LevelWriter.write(TestMaps.level("a"), real);
        Path file = FaultyFileSystem.wrap(real, faults);
        boolean happened = true;
        for (long n = 1; happened; n++) {
            faults.failAt(n, Faults.Kind.GONE);
            OnDisk found = OnDisk.read(file);
            happened = faults.happened();
            if (found instanceof OnDisk.Unreadable unreadable) {
                assertThat(unreadable.why()).hasMessageContaining(";").hasMessageNotContaining("null");
            }
            assertThat(happened || found instanceof OnDisk.Readable).isTrue();
        }
    }
}

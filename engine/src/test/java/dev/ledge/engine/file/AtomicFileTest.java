package dev.ledge.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void writesAndReplacesAndLeavesNothingElseBehind() throws IOException {
        Path file = folder.resolve("a.txt");

        AtomicFile.write(file, "old, and longer".getBytes(StandardCharsets.UTF_8));
        AtomicFile.write(file, NEW);

        assertThat(file).hasContent("new");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aFolderThatIsNotThereIsReported() {
        assertThatThrownBy(() -> AtomicFile.write(folder.resolve("none/a.txt"), NEW))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cannot save")
                .hasMessageContaining("does not exist; make it first");
    }

    @Test
    void aFolderIsNotOverwritten() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("a.txt"));

        assertThatThrownBy(() -> AtomicFile.write(taken, NEW)).hasMessageContaining("this is a folder");

        assertThat(files()).containsExactly(taken);
    }

    @Test
    void aFolderThatCannotBeWrittenToKeepsTheOldFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            if (Files.isWritable(folder)) { // root may write anywhere
                AtomicFile.write(file, NEW);
                assertThat(file).hasContent("new");
            } else {
                assertThatThrownBy(() -> AtomicFile.write(file, NEW))
                        .isInstanceOf(IOException.class)
                        .hasMessageContaining("is read-only");
                assertThat(file).hasContent("old");
            }
            assertThat(files()).containsExactly(file);
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    @Test
    void aLinkStaysALinkAndPermissionsStay() throws IOException {
        Path target = Files.writeString(folder.resolve("target.txt"), "old");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("target.txt"));

        AtomicFile.write(link, NEW);

        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target)))
                .isEqualTo("rw-rw----");
    }

    @Test
    void linksInACircleAreReported() throws IOException {
        Path a = folder.resolve("a");
        Path b = folder.resolve("b");
        Files.createSymbolicLink(a, b);
        Files.createSymbolicLink(b, a);

        assertThatThrownBy(() -> AtomicFile.write(a, NEW)).hasMessageContaining("circle");
    }

    @Test
    void whatKilledProgramsLeftIsDeletedAndNothingElse() throws IOException {
        FileTime start = FileTime.from(Instant.parse("2026-11-01T12:00:00Z"));
        Path old = left(".ledge-" + UUID.randomUUID() + ".tmp", start.toMillis() - 1000);
        Path young = left(".ledge-" + UUID.randomUUID() + ".tmp", start.toMillis() + 1000);
        Path foreign = left(".ledge-notes.tmp", start.toMillis() - 1000);
        Path written = left(".ledge-" + UUID.randomUUID() + ".tmp", start.toMillis() - 1000);
        Path link = Files.createSymbolicLink(folder.resolve(".ledge-" + UUID.randomUUID() + ".tmp"), foreign);

        int deleted;
        try (FileChannel busy = FileChannel.open(written, StandardOpenOption.WRITE)) {
            assertThat(busy.tryLock()).isNotNull();
            deleted = TemporaryFile.deleteLeft(folder, start);
        }

        assertThat(deleted).isEqualTo(1);
        assertThat(old).doesNotExist();
        assertThat(List.of(young, foreign, written, link))
                .allSatisfy(kept -> assertThat(kept).exists());
        assertThat(TemporaryFile.deleteLeft(folder.resolve("none"), start)).isZero();
    }

    private Path left(String name, long time) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "half");
        return Files.setLastModifiedTime(file, FileTime.fromMillis(time));
    }
}

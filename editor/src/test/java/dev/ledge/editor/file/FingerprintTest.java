package dev.ledge.editor.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.testing.faults.Faults;
import dev.ledge.testing.faults.FaultyFileSystem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FingerprintTest {
    @TempDir
    private Path folder;

    @Test
    void theBytesCountAndNotTheTime() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "one");
        FileTime time = Files.getLastModifiedTime(file);
        Fingerprint one = Fingerprint.of(file);
        assertThat(one).isEqualTo(Fingerprint.of("one".getBytes(StandardCharsets.UTF_8)));

        Files.writeString(file, "two");
        Files.setLastModifiedTime(file, time);
        assertThat(Fingerprint.of(file)).isNotEqualTo(one);

        Files.writeString(file, "one");
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        assertThat(Fingerprint.of(file)).isEqualTo(one);
    }

    @Test
    void aFileThatIsGoneIsSomethingElseThanOneThatCannotBeRead() throws IOException {
        assertThat(Fingerprint.of(folder.resolve("none"))).isEqualTo(Fingerprint.MISSING);
        assertThat(Fingerprint.of(folder)).isEqualTo(Fingerprint.UNREADABLE);
        Faults faults = new Faults();
        Path file = FaultyFileSystem.wrap(Files.writeString(folder.resolve("a"), "one"), faults);
        faults.failAt(2, Faults.Kind.ERROR);
        assertThat(Fingerprint.of(file)).isEqualTo(Fingerprint.UNREADABLE);
        assertThat(faults.happened()).isTrue();
    }
}

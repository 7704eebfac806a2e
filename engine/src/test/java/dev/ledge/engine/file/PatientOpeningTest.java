package dev.ledge.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class PatientOpeningTest {
    @TempDir
    private Path folder;

    @Test
    void aPipeThatNoOneReadsIsGivenUp() throws Exception {
        Path pipe = pipe();

        assertThatThrownBy(() -> PatientOpening.open(pipe, Duration.ofMillis(50)))
                .isInstanceOf(TimeoutException.class);
    }

    @Test
    void aPipeIsWrittenToOnceItHasAReader() throws Exception {
        Path pipe = pipe();
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> read(pipe));

        AtomicFile.write(pipe, "all of it".getBytes(StandardCharsets.UTF_8));

        assertThat(read.get()).isEqualTo("all of it");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @Test
    void whatCannotBeOpenedSaysWhy() throws Exception {
        Path file = folder.resolve("a");

        assertThatThrownBy(() -> PatientOpening.open(file, Duration.ofMinutes(1)))
                .isInstanceOf(NoSuchFileException.class);
        Files.createFile(file);
        try (FileChannel channel = PatientOpening.open(file, Duration.ofMinutes(1))) {
            assertThat(channel.isOpen()).isTrue();
        }
    }

    private Path pipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        int exit;
        try {
            exit = new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        } catch (IOException missing) {
            exit = 1;
        }
        Assumptions.assumeTrue(exit == 0, "there are no named pipes here");
        return pipe;
    }

    private static String read(Path pipe) {
        try {
            return Files.readString(pipe);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}

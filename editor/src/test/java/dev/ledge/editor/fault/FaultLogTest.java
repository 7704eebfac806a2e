package dev.ledge.editor.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FaultLogTest {
    @TempDir
    private Path folder;

    @Test
    void theSameFaultIsKeptOnceAndCounted() throws IOException {
        FaultFiles files = new FaultFiles(folder.resolve("reports"));
        FaultLog log = new FaultLog(files);
        FaultLog.Entry last = null;
        for (int i = 0; i < 1_000; i++) {
            last = log.note(new IllegalStateException("number " + i), "Save", "a.level.json");
        }
        assertThat(last.count()).isEqualTo(1_000);
        assertThat(log.note(new IllegalArgumentException(), "", null).count()).isEqualTo(1);
        assertThat(files.list()).hasSize(2).contains(last.file());
    }

    @Test
    void onlyTheLatestReportsAreKept() throws IOException {
        FaultFiles files = new FaultFiles(folder);
        for (int i = 0; i < FaultFiles.MOST + 5; i++) {
            files.keep(FaultReport.of(new IllegalStateException(), "", null, Instant.ofEpochSecond(1_000_000 + i)));
        }
        Files.writeString(folder.resolve("mine.txt"), "not a report");
        assertThat(files.list()).hasSize(FaultFiles.MOST);
        assertThat(files.list().get(0).getFileName()).hasToString("fault-19700112-134645-00.txt");
    }

    @Test
    void aReportThatCannotBeKeptIsNoFault() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(new FaultFiles(file).keep(FaultReport.of(new Error(), "", null, Instant.EPOCH)))
                .isEmpty();
    }

    @Test
    void aReportSaysWhatItRanOnAndIsBoundedWhateverWasThrown() {
        Throwable deep = new StackOverflowError();
        StackTraceElement[] frames = new StackTraceElement[1024];
        Arrays.fill(frames, new StackTraceElement("A", "b", "A.java", 1));
        deep.setStackTrace(frames);
        Throwable wrapped = deep;
        for (int i = 0; i < 100; i++) {
            wrapped = new RuntimeException("\u001b[31m" + "z".repeat(5_000), wrapped);
        }
        String text = FaultReport.of(wrapped, "Paint\n1 cell", "/a/b.level.json", Instant.EPOCH)
                .text();

        assertThat(text)
                .contains("Java: ", "System: ", "Memory: ", "Level: /a/b.level.json", "Last done: Paint\\n1 cell")
                .doesNotContain("\u001b")
                .hasSizeLessThan(100_000);
    }
}

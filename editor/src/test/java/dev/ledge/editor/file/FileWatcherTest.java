package dev.ledge.editor.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileWatcherTest {
    /** On macOS Java looks every ten seconds. */
    private static final int PATIENCE = 30;

    private final Semaphore reports = new Semaphore(0);
    private final FileWatcher watcher =
            new FileWatcher(reports::release, path -> path.toString().endsWith(".run"));

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void watch() throws IOException {
        file = Files.createDirectories(folder.resolve("a/b")).resolve("file");
        Files.writeString(file, "one");
        watcher.watch(Set.of(file));
    }

    @AfterEach
    void close() {
        watcher.close();
    }

    private void waitForReport(String what) throws InterruptedException {
        assertThat(reports.tryAcquire(PATIENCE, TimeUnit.SECONDS)).as(what).isTrue();
        reports.drainPermits();
    }

    @Test
    void hearsOfEveryWayToChangeAFile() throws Exception {
        Files.writeString(file, "another");
        waitForReport("written");
        Files.delete(file);
        waitForReport("deleted");
        Files.writeString(file, "two");
        waitForReport("made");
        Path other = Files.writeString(folder.resolve("a/b/other"), "three");
        Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
        waitForReport("replaced");
    }

    /** A worker may still be about to watch when the window is closed. */
    @RepeatedTest(200)
    void closingWhileOthersAskToWatchHarmsNobody() throws Exception {
        FileWatcher closing = new FileWatcher(() -> {});
        closing.watch(Set.of(file));
        CountDownLatch isBusy = new CountDownLatch(3);
        FutureTask<Void> worker = new FutureTask<>(() -> {
            for (int i = 0; i < 300; i++) {
                closing.watch(Set.of(i % 2 == 0 ? file : folder));
                isBusy.countDown();
            }
            return null;
        });
        new Thread(worker).start();
        isBusy.await();

        closing.close();

        worker.get(PATIENCE, TimeUnit.SECONDS);
        closing.watch(Set.of(folder));
    }

    @Test
    void aFolderAboveMayBeReplaced() throws Exception {
        Files.move(folder.resolve("a"), folder.resolve("old"));
        waitForReport("moved away");
        Files.createDirectories(file.getParent());
        waitForReport("a new folder");
        Files.writeString(file, "four");
        waitForReport("a new file in it");
        Files.writeString(file, "fifth");
        waitForReport("which is watched");
    }

    @Test
    void whatALinkLeadsToIsWatchedAsWell() throws Exception {
        Path target =
                Files.writeString(Files.createDirectories(folder.resolve("c")).resolve("target"), "one");
        Path link = Files.createSymbolicLink(folder.resolve("a/link"), target);
        watcher.watch(Set.of(link));
        Files.writeString(target, "two");
        waitForReport("the target");
    }

    @Test
    void otherFilesAreNoNews() throws Exception {
        Files.writeString(folder.resolve("a/b/other"), "x");
        Files.writeString(folder.resolve("a/other"), "x");
        Path second = folder.resolve("a/b/second");
        Path ready = Files.writeString(folder.resolve("a/b/ready"), "y");
        watcher.watch(Set.of(file, second));
        reports.drainPermits();
        Files.writeString(folder.resolve("a/b/other"), "y");
        // A file that is written where it is comes and changes, on a busy machine in two reports.
        Files.move(ready, second, StandardCopyOption.ATOMIC_MOVE);
        waitForReport("the one after it");
        assertThat(reports.availablePermits()).isZero();
    }

    @Test
    void whatComesIntoAWatchedFolderIsHeardOfIfItIsListed() throws Exception {
        watcher.watch(Set.of(), Set.of(folder.resolve("a"), folder.resolve("later")));
        reports.drainPermits();
        Files.writeString(folder.resolve("a/b/other.run"), "x");
        Files.writeString(folder.resolve("a/other"), "x");
        Files.writeString(folder.resolve("a/new.run"), "x");
        waitForReport("the one that counts");
        Files.createDirectory(folder.resolve("later"));
        waitForReport("a folder that comes");
        Files.writeString(folder.resolve("later/new.run"), "x");
        waitForReport("what is in it");
    }

    @Test
    void whatDoesNotExistYetMayBeWatched() throws Exception {
        watcher.watch(Set.of(folder.resolve("x/y/z")));
        Files.createDirectories(folder.resolve("x/y"));
        waitForReport("its folders");
        Files.writeString(folder.resolve("x/y/z"), "now");
        waitForReport("itself");
    }
}

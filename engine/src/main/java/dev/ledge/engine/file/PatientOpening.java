package dev.ledge.engine.file;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Opening for writing what need not be a file, not for ever: a named pipe opens when somebody reads it, which may be
 * never.
 */
final class PatientOpening {
    private PatientOpening() {}

    /**
     * Opens it for writing.
     *
     * @throws TimeoutException if it did not open in that time; nothing is ever written to it then
     * @throws IOException if it cannot be opened, or the thread was interrupted
     */
    static FileChannel open(Path target, Duration patience) throws IOException, TimeoutException {
        CompletableFuture<FileChannel> opened = new CompletableFuture<>();
        Thread opener = new Thread(() -> open(target, opened), "opener of " + target);
        opener.setDaemon(true);
        opener.start();
        try {
            return opened.get(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            if (opened.completeExceptionally(e)) {
                throw e;
            }
            return opened.join(); // It opened at the last moment.
        } catch (InterruptedException e) {
            opened.completeExceptionally(e);
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException known ? known : new IOException(e.getCause());
        }
    }

    private static void open(Path target, CompletableFuture<FileChannel> opened) {
        try {
            FileChannel channel = FileChannel.open(target, StandardOpenOption.WRITE);
            if (!opened.complete(channel)) {
                channel.close(); // There is no waiting thread any more.
            }
        } catch (IOException | RuntimeException e) {
            opened.completeExceptionally(e);
        }
    }
}

package dev.ledge.editor.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A journal that is open in this process. A lock says so to other processes, and goes away with this one, however it
 * ends.
 */
final class JournalFile implements AutoCloseable {
    /** Opening and closing a file once more would give up the lock on it, on Unix. */
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;
    private long size;

    private JournalFile(Path path, FileChannel channel) throws IOException {
        this.path = path;
        this.channel = channel;
        this.size = channel.size();
    }

    /** Creates a journal that does not exist yet, and locks it. */
    static JournalFile create(Path path) throws IOException {
        return opened(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.READ);
    }

    /** Opens a journal that no living process writes to; null if one does. */
    static JournalFile take(Path path) throws IOException {
        return opened(path, StandardOpenOption.WRITE, StandardOpenOption.READ);
    }

    private static JournalFile opened(Path path, StandardOpenOption... options) throws IOException {
        Path key = path.toAbsolutePath().normalize();
        if (!OPEN.add(key)) {
            return null;
        }
        FileChannel channel = null;
        JournalFile file = null;
        try {
            channel = FileChannel.open(key, options);
            file = isLocked(channel) ? new JournalFile(key, channel) : null;
            return file;
        } finally {
            if (file == null) {
                OPEN.remove(key);
                if (channel != null) {
                    channel.close();
                }
            }
        }
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException noLocks) {
            // Some network file systems have none: two editors on one of them may offer each other's work.
            return true;
        }
    }

    Path path() {
        return path;
    }

    /** Bytes written so far. */
    long size() {
        return size;
    }

    /** Adds whole lines and waits until they are on the disk; what a failed call has written is taken back. */
    void append(byte[] lines) throws IOException {
        try {
            ByteBuffer rest = ByteBuffer.wrap(lines);
            long at = size;
            while (rest.hasRemaining()) {
                at += channel.write(rest, at);
            }
            channel.force(false);
            size = at;
        } catch (IOException e) {
            channel.truncate(size);
            throw e;
        }
    }

    byte[] read() throws IOException {
        ByteBuffer all = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (all.hasRemaining() && channel.read(all, all.position()) >= 0) {
            continue;
        }
        return all.array();
    }

    /** Gives it up and leaves it for the next start. */
    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            OPEN.remove(path);
        }
    }

    void delete() throws IOException {
        // Elsewhere than on Windows it must go while it is locked: another process could take it in between.
        boolean isGone = deletedWhileOpen();
        close();
        if (!isGone) {
            Files.deleteIfExists(path);
        }
    }

    private boolean deletedWhileOpen() {
        try {
            return Files.deleteIfExists(path);
        } catch (IOException refused) {
            return false;
        }
    }
}

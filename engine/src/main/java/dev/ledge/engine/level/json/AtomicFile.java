package dev.ledge.engine.level.json;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.TimeoutException;

/**
 * Saving that never leaves half a file: the new content goes to a temporary file in the same folder, is flushed to the
 * disk, and takes the old file's place in one step. Whatever fails before leaves the old file as it was.
 */
public final class AtomicFile {
    private static final int MOST_LINKS = 40;

    /** How long somebody who is to read a pipe may take to start. */
    private static final Duration READER_PATIENCE = Duration.ofSeconds(5);

    private AtomicFile() {}

    /**
     * Writes a file. A symbolic link stays one: the file that it names is written. An old file's permissions are kept.
     *
     * @param file where it goes
     * @param content all of it
     * @throws IOException with the reason in words for people if the file could not be written; it is then as it was
     */
    public static void write(Path file, byte[] content) throws IOException {
        Path target = followLinks(file.toAbsolutePath());
        if (Files.isDirectory(target)) {
            throw new WriteException(file, "this is a folder; choose another name", null);
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            writeThrough(target, file, content);
            return;
        }
        if (Files.exists(target)) {
            tryToOpen(target, file);
        }
        Path temporary = TemporaryFile.beside(target);
        try {
            writeAndFlush(temporary, content);
            copyPermissions(target, temporary);
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            deleteAfter(e, temporary);
            throw new WriteException(file, IoReason.writing(e, target), e);
        } catch (RuntimeException | Error e) {
            deleteAfter(e, temporary);
            throw e;
        }
        try {
            flushFolder(target.getParent());
        } catch (IOException e) {
            String reason = "it is written, but may be lost when the power fails: " + IoReason.writing(e, target);
            throw new WriteException(file, reason, e);
        }
    }

    /** A file that is locked must not be replaced by another of its name, which its folder might well permit. */
    private static void tryToOpen(Path target, Path file) throws IOException {
        try {
            FileChannel.open(target, StandardOpenOption.WRITE).close();
        } catch (AccessDeniedException e) {
            throw new WriteException(
                    file, "the file is read-only; change its permissions or save under another name", e);
        } catch (IOException e) {
            throw new WriteException(file, IoReason.writing(e, target), e);
        }
    }

    /** What is no file, such as a terminal, is written to: a file in its place would take it away from everybody. */
    private static void writeThrough(Path target, Path file, byte[] content) throws IOException {
        try (FileChannel channel = PatientOpening.open(target, READER_PATIENCE)) {
            writeAll(channel, content);
        } catch (TimeoutException e) {
            String reason = "nobody reads this pipe, which was waited for; start the reader first, or name a file";
            throw new WriteException(file, reason, null);
        } catch (IOException e) {
            throw new WriteException(file, IoReason.writing(e, target), e);
        }
    }

    private static Path followLinks(Path file) throws IOException {
        Path target = file;
        for (int i = 0; Files.isSymbolicLink(target); i++) {
            if (i == MOST_LINKS) {
                throw new WriteException(
                        file, "its symbolic links lead in a circle; mend them or save elsewhere", null);
            }
            try {
                target = target.resolveSibling(Files.readSymbolicLink(target));
            } catch (IOException e) {
                throw new WriteException(file, IoReason.writing(e, target), e);
            }
        }
        return target;
    }

    private static void writeAndFlush(Path temporary, byte[] content) throws IOException {
        try (FileChannel channel =
                FileChannel.open(temporary, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            TemporaryFile.lock(channel);
            writeAll(channel, content);
            channel.force(true);
        }
    }

    private static void writeAll(FileChannel channel, byte[] content) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(content);
        while (rest.hasRemaining()) {
            if (channel.write(rest) <= 0) {
                throw new IOException("No space left, as nothing was written");
            }
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null && Files.exists(from)) {
            Set<PosixFilePermission> wanted = Files.getPosixFilePermissions(from);
            // Disks without permissions, such as those of cameras, show some and refuse to set them.
            if (!view.readAttributes().permissions().equals(wanted)) {
                view.setPermissions(wanted);
            }
        }
    }

    /** A power cut may lose the renaming, though never the file, where a folder cannot be flushed, as on Windows. */
    private static void flushFolder(Path folder) throws IOException {
        if (Files.getFileAttributeView(folder, PosixFileAttributeView.class) != null && Files.isReadable(folder)) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    private static void deleteAfter(Throwable failure, Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }
}

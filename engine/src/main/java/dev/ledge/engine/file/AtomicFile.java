package dev.ledge.engine.file;

import java.io.IOException;
import java.io.OutputStream;
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
 * disk, and takes the old file's place in one step. A failure before that leaves the old file as it was.
 */
public final class AtomicFile {
    private static final int MOST_LINKS = 40;

    /** How long the reader of a pipe may take to start. */
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
        Path target = target(file);
        if (isStream(target)) {
            writeThrough(target, file, out -> out.write(content));
            return;
        }
        Path temporary = stage(target, file, out -> out.write(content));
        try {
            replace(target, file, temporary);
        } catch (IOException | RuntimeException | Error e) {
            deleteAfter(e, temporary);
            throw e;
        }
        flushFolderOf(target, file);
    }

    /** The file that is written: what a symbolic link names; a folder is refused. */
    static Path target(Path file) throws IOException {
        Path target = followLinks(file.toAbsolutePath());
        if (Files.isDirectory(target)) {
            throw new WriteException(file, "this is a folder; choose another name", null);
        }
        return target;
    }

    /** True for what is there and no file, such as a terminal. */
    static boolean isStream(Path target) {
        return Files.exists(target) && !Files.isRegularFile(target);
    }

    /** Writes the content beside a file, flushed to the disk, with the permissions of the old file if there is one. */
    static Path stage(Path target, Path file, FileContent content) throws IOException {
        if (Files.exists(target)) {
            tryToOpen(target, file);
        }
        Path temporary = TemporaryFile.beside(target);
        try {
            writeAndFlush(temporary, content);
            copyPermissions(target, temporary);
            return temporary;
        } catch (IOException e) {
            deleteAfter(e, temporary);
            throw new WriteException(file, IoReason.writing(e, target), e);
        } catch (RuntimeException | Error e) {
            deleteAfter(e, temporary);
            throw e;
        }
    }

    /** Puts what was staged in the place of a file. */
    static void replace(Path target, Path file, Path temporary) throws IOException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new WriteException(file, IoReason.writing(e, target), e);
        }
    }

    static void flushFolderOf(Path target, Path file) throws IOException {
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
    static void writeThrough(Path target, Path file, FileContent content) throws IOException {
        try (FileChannel channel = PatientOpening.open(target, READER_PATIENCE)) {
            content.writeTo(new ChannelStream(channel));
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

    private static void writeAndFlush(Path temporary, FileContent content) throws IOException {
        try (FileChannel channel =
                FileChannel.open(temporary, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            TemporaryFile.lock(channel);
            OutputStream out = new ChannelStream(channel);
            content.writeTo(out);
            channel.force(true);
        }
    }

    /** A stream into a channel that does not take a full disk for an empty one. */
    private static final class ChannelStream extends OutputStream {
        private final FileChannel channel;

        ChannelStream(FileChannel channel) {
            this.channel = channel;
        }

        @Override
        public void write(int b) throws IOException {
            writeAll(channel, ByteBuffer.wrap(new byte[] {(byte) b}));
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            writeAll(channel, ByteBuffer.wrap(bytes, offset, length));
        }
    }

    private static void writeAll(FileChannel channel, ByteBuffer rest) throws IOException {
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

    static void deleteAfter(Throwable failure, Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }
}

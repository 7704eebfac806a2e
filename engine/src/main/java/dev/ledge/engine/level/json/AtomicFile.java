package dev.ledge.engine.level.json;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/**
 * Saving that never leaves half a file: the new content goes to a temporary file in the same folder, is flushed to the disk, and takes the old
 * file's place in one step. Whatever fails before leaves the old file as it was.
 */
public final class AtomicFile {
    private static final int MOST_LINKS = 40;

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
            throw new IOException("cannot save " + file + ": this is a folder; choose another name");
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new IOException("cannot save " + file
                    + ": the file is read-only; change its permissions or save under another name");
        }
        Path temporary = target.resolveSibling(".ledge-" + UUID.randomUUID() + ".tmp");
        try {
            writeAndFlush(temporary, content);
            copyPermissions(target, temporary);
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            deleteAfter(e, temporary);
            throw new IOException("cannot save " + file + ": " + reason(e, target.getParent()), e);
        }
        flushFolder(target.getParent());
    }

    private static Path followLinks(Path file) throws IOException {
        Path target = file;
        for (int i = 0; Files.isSymbolicLink(target); i++) {
            if (i == MOST_LINKS) {
                throw new IOException("cannot save " + file + ": its symbolic links lead in a circle");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static void writeAndFlush(Path temporary, byte[] content) throws IOException {
        try (FileChannel channel =
                FileChannel.open(temporary, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null && Files.exists(from)) {
            view.setPermissions(Files.getPosixFilePermissions(from));
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

    private static void deleteAfter(IOException failure, Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static String reason(IOException e, Path folder) {
        if (e instanceof NoSuchFileException) {
            return "the folder " + folder + " does not exist; make it first";
        }
        if (e instanceof AccessDeniedException) {
            return "the folder " + folder + " is read-only; change its permissions or save elsewhere";
        }
        String reason = e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : String.valueOf(e.getMessage());
        if (reason.contains("No space left")) {
            return "the disk is full; make room and save again";
        }
        if (reason.contains("Read-only file system")) {
            return "the disk that holds " + folder + " is read-only; save elsewhere";
        }
        return reason;
    }
}

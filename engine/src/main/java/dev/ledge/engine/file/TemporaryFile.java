package dev.ledge.engine.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The files that {@link AtomicFile} writes before they take another one's place: what they are called, and how those
 * that were left are known.
 */
public final class TemporaryFile {
    private static final String PREFIX = ".ledge-";
    private static final String SUFFIX = ".tmp";
    private static final Pattern NAME = Pattern.compile("\\.ledge-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.tmp");

    private TemporaryFile() {}

    /** A new one in the folder of a file. */
    static Path beside(Path file) {
        return file.resolveSibling(PREFIX + UUID.randomUUID() + SUFFIX);
    }

    /**
     * Deletes the temporary files that programs left in a folder which were killed while they saved: none that a living
     * one writes to, and nothing that {@link AtomicFile} has not named.
     *
     * @param folder where to look; not below it
     * @param before only what was written last before this, as the start of the program
     * @return how many were deleted; 0 too if the folder cannot be read
     */
    public static int deleteLeft(Path folder, FileTime before) {
        int deleted = 0;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
            for (Path path : all) {
                if (NAME.matcher(path.getFileName().toString()).matches() && isLeft(path, before)) {
                    deleted += Files.deleteIfExists(path) ? 1 : 0;
                }
            }
        } catch (IOException | DirectoryIteratorException | SecurityException unreadable) {
            return deleted;
        }
        return deleted;
    }

    private static boolean isLeft(Path temporary, FileTime before) {
        try {
            BasicFileAttributes is =
                    Files.readAttributes(temporary, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (!is.isRegularFile() || is.lastModifiedTime().compareTo(before) >= 0) {
                return false;
            }
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                return lock(channel);
            }
        } catch (IOException notOurs) {
            return false;
        }
    }

    /** Says to others that the file is being written, until the channel is closed; false if another one says so. */
    static boolean lock(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException | UnsupportedOperationException noLocks) {
            return true;
        }
    }
}

package dev.ledge.engine.file;

import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Why a file cannot be read or written, and what to do, in words for people. */
public final class IoReason {
    private record Known(String reason, String reading, String writing) {}

    private static final String NOT_A_FOLDER = "Not a directory";

    /** What POSIX systems say, lower case, and what that means to a reader and to a writer. */
    private static final List<Known> KNOWN = List.of(
            new Known("no space left", "the disk is full; make room", "the disk is full; make room and try again"),
            new Known(
                    "quota exceeded",
                    "your share of the disk is used up; make room",
                    "your share of the disk is used up; make room and try again"),
            new Known(
                    "read-only file system",
                    "the disk is read-only",
                    "the disk is read-only; save elsewhere, or mount it so that it can be written"),
            new Known(
                    "name too long",
                    "the name is too long for this disk; mend it",
                    "the name is too long for this disk; choose a shorter one"),
            new Known(
                    "symbolic links",
                    "its symbolic links lead in a circle; mend them",
                    "its symbolic links lead in a circle; mend them or save elsewhere"),
            new Known(
                    "not permitted",
                    "the system does not permit it; mend the file's permissions",
                    "the file or its folder is locked against changes (immutable); unlock it, on Linux with chattr -i,"
                            + " or save elsewhere"),
            new Known(
                    "is a directory",
                    "this is a folder, not a file; name a file in it",
                    "this is a folder; choose another name"),
            new Known(
                    "input/output error",
                    "the disk reports an error; take the file from a backup",
                    "the disk reports an error; save to another disk"),
            new Known(
                    "too many open files",
                    "too many files are open; close some programs and try again",
                    "too many files are open; close some programs and try again"),
            new Known("broken pipe", "the program that writes it has gone", "the program that reads it has gone"),
            new Known(
                    "file too large",
                    "the file is larger than the system can read",
                    "it would be larger than this disk can hold; save elsewhere"));

    private IoReason() {}

    /**
     * {@return why a file or folder cannot be read, and what to do}
     *
     * @param e what the system said
     * @param file what was to be read
     */
    public static String reading(IOException e, Path file) {
        if (e instanceof NoSuchFileException) {
            return missing(file);
        }
        if (e instanceof AccessDeniedException) {
            return "you are not allowed to read this " + noun(file) + "; mend its permissions or those of its folders";
        }
        if (e instanceof CharacterCodingException) {
            return "it is not UTF-8; save the file with the encoding UTF-8";
        }
        return other(e, file, true);
    }

    /**
     * {@return why a file cannot be written, and what to do}
     *
     * @param e what the system said
     * @param file what was to be written
     */
    public static String writing(IOException e, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (e instanceof NoSuchFileException) {
            return folder == null || Files.isDirectory(folder)
                    ? "the name cannot be used here; choose another"
                    : missingFolder(folder, "make it first, or choose another");
        }
        if (e instanceof AccessDeniedException) {
            return Files.isDirectory(folder) && !Files.isWritable(folder)
                    ? "you are not allowed to write in the folder " + Excerpt.path(folder)
                            + "; change its permissions or save elsewhere"
                    : "you are not allowed to write this; change its permissions or save elsewhere";
        }
        return other(e, file, false);
    }

    private static String other(IOException e, Path file, boolean reading) {
        if (e instanceof NotDirectoryException || reasonOf(e).contains(NOT_A_FOLDER)) {
            return missing(file);
        }
        if (e instanceof ClosedByInterruptException) {
            return "it was interrupted; try again";
        }
        if (e instanceof FileSystemLoopException) {
            return "its symbolic links lead in a circle; mend them";
        }
        if (e instanceof FileAlreadyExistsException || e instanceof DirectoryNotEmptyException) {
            Path folder = file.toAbsolutePath().getParent();
            return folder == null || Files.isDirectory(folder)
                    ? "something of that name is there already; choose another name"
                    : missingFolder(folder, "choose another");
        }
        String reason = reasonOf(e).toLowerCase(Locale.ROOT);
        for (Known known : KNOWN) {
            if (reason.contains(known.reason)) {
                return reading ? known.reading : known.writing;
            }
        }
        return "the system says “" + Excerpt.of(reasonOf(e)) + "”; "
                + (reading ? "mend that, or take another file" : "mend that, or save elsewhere");
    }

    /** What the system said, without the path that Java puts before it. */
    private static String reasonOf(IOException e) {
        String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return reason == null ? "no reason given" : reason;
    }

    /**
     * Why there is nothing at a path: a link that leads nowhere, a folder that is missing or none, or just no such
     * file.
     */
    static String missing(Path file) {
        if (Files.isSymbolicLink(file)) {
            return "this is a symbolic link to what does not exist; mend the link";
        }
        Path folder = file.toAbsolutePath().normalize().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            return missingFolder(folder, "mend the path");
        }
        return "there is no such file or folder; mend the name or the path";
    }

    private static String missingFolder(Path folder, String mend) {
        for (Path above = folder; above != null; above = above.getParent()) {
            if (Files.exists(above, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(above)) {
                return Excerpt.path(above) + " is a file, not a folder; " + mend;
            }
        }
        return "the folder " + Excerpt.absent(folder) + " does not exist; " + mend;
    }

    private static String noun(Path file) {
        return Files.isDirectory(file) ? "folder" : "file";
    }
}

package dev.ledge.engine.file;

import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The folder that the paths in a file must not leave: the nearest one above the file that holds {@code .git}, else the
 * parent of the file's folder. Symbolic links are resolved first.
 */
public final class ProjectRoot {
    private static final Pattern ABSOLUTE = Pattern.compile("([A-Za-z]:|/|[A-Za-z][A-Za-z0-9+.-]+://).*");

    /** Links to what is not there that are followed, one after the other, before they are taken for a circle. */
    private static final int MAX_LINKS = 40;

    private ProjectRoot() {}

    /** A path in a file that may not be followed. */
    public static final class PathException extends Exception {
        private static final long serialVersionUID = 1L;
        /** What is wrong with the path. */
        private final Code code;

        PathException(Code code, String message) {
            super(message);
            this.code = code;
        }

        /** {@return {@link Code#BAD_PATH} or {@link Code#PATH_OUTSIDE}} */
        public Code code() {
            return code;
        }
    }

    /**
     * {@return the project root of a file, which need not exist}
     *
     * @param file a file, whether it exists or not
     * @throws IOException if the file system does not answer
     */
    public static Path of(Path file) throws IOException {
        Path folder = folderOf(file);
        for (Path above = folder; above != null; above = above.getParent()) {
            if (Files.exists(above.resolve(".git"))) {
                return above;
            }
        }
        return folder.getParent() == null ? folder : folder.getParent();
    }

    /**
     * Where a path in a file leads.
     *
     * @param file the file that holds the path
     * @param path relative, with {@code /} between its parts
     * @return a real path inside the project root; there need not be a file there
     * @throws PathException if it is absolute or malformed or leads out of the project root; the message is for people
     * @throws IOException if the file system does not answer
     */
    public static Path resolve(Path file, String path) throws PathException, IOException {
        if (path.isEmpty()) {
            throw new PathException(Code.BAD_PATH, "the path is empty; give one that is relative to this file");
        }
        if (path.indexOf('\\') >= 0) {
            throw new PathException(
                    Code.BAD_PATH,
                    "the path " + Excerpt.quoted(path) + " has a backslash; write / so that it works everywhere");
        }
        if (ABSOLUTE.matcher(path).matches()) {
            throw new PathException(
                    Code.BAD_PATH,
                    "the path " + Excerpt.quoted(path) + " is absolute; give one that is relative to this file");
        }
        Path root = of(file);
        Path target;
        try {
            target = real(folderOf(file).resolve(path));
        } catch (InvalidPathException e) {
            throw new PathException(
                    Code.BAD_PATH,
                    "the path " + Excerpt.quoted(path)
                            + " has a character that no file name can have; rename the file");
        }
        if (!target.startsWith(root)) {
            throw new PathException(
                    Code.PATH_OUTSIDE,
                    "the path " + Excerpt.quoted(path) + " leads to " + Excerpt.absent(target)
                            + ", outside the project "
                            + Excerpt.path(root)
                            + "; move that file into the project");
        }
        return target;
    }

    /** The real folder of a file; the file itself may be a link to elsewhere, or not exist. */
    private static Path folderOf(Path file) throws IOException {
        Path real = real(file.toAbsolutePath());
        return real.getParent() == null ? real : real.getParent();
    }

    /** The real path as far as it exists, and the rest as it is written. */
    private static Path real(Path path) throws IOException {
        return real(path, MAX_LINKS);
    }

    private static Path real(Path path, int links) throws IOException {
        if (Files.exists(path)) {
            return path.toRealPath();
        }
        Path parent = path.getParent();
        if (parent == null || path.getFileName() == null) {
            return path.normalize();
        }
        if (Files.isSymbolicLink(path)) {
            if (links == 0) {
                throw new FileSystemLoopException(path.toString());
            }
            return real(parent.resolve(Files.readSymbolicLink(path)), links - 1);
        }
        return real(parent, links).resolve(path.getFileName()).normalize();
    }
}

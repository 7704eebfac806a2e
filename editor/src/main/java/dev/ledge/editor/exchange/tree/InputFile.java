package dev.ledge.editor.exchange.tree;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.progress.ProgressStream;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files that are looked at: regular ones of at most 256 MiB. */
public final class InputFile {
    /** Largest file, bytes. */
    public static final int MAX_BYTES = 256 << 20;

    private static final int BUFFER = 1 << 16;

    private InputFile() {}

    /**
     * Checks that there is a file of a size that can be read.
     *
     * @param file the file
     * @throws LevelFormatException if there is none, or it is too large
     */
    public static void check(Path file) throws LevelFormatException {
        if (Files.isDirectory(file)) {
            throw new LevelFormatException(
                    Problem.ofFile(Code.NO_FILE, file.toString(), "this is a folder, not a file; name a file in it"));
        }
        if (!Files.isRegularFile(file)) {
            throw new LevelFormatException(Problem.ofFile(
                    Code.NO_FILE, file.toString(), "there is no such file; check the name and the folder"));
        }
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw new LevelFormatException(Problem.ofFile(
                        Code.TOO_LARGE,
                        file.toString(),
                        "the file has " + Files.size(file) + " bytes, more than the " + MAX_BYTES
                                + " that are read; divide the map into several"));
            }
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /**
     * {@return the content of a file}
     *
     * @param file the file
     * @param progress gets how much of it was read
     * @throws LevelFormatException if there is none, or it is too large
     * @throws IOException if it cannot be opened
     */
    static InputStream open(Path file, Progress progress) throws LevelFormatException, IOException {
        check(file);
        InputStream in = Files.newInputStream(file);
        return new BufferedInputStream(new ProgressStream(in, Files.size(file), progress), BUFFER);
    }

    /**
     * {@return the problem of a file that cannot be read}
     *
     * @param file the file
     * @param e why
     */
    public static LevelFormatException unreadable(Path file, IOException e) {
        return new LevelFormatException(
                Problem.ofFile(Code.UNREADABLE, file.toString(), "this cannot be read: " + IoReason.reading(e, file)));
    }
}

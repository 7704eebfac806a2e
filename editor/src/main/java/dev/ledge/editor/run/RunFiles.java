package dev.ledge.editor.run;

import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Writes run files so that nothing is lost that others wrote into them. */
public final class RunFiles {
    private RunFiles() {}

    /**
     * Puts a changed run in place of what a file holds.
     *
     * @param before what the file holds as far as is known; null if there is no such file
     * @param after null to delete the file
     * @throws IOException with the reason for people if it holds something else by now, or cannot be written; it is
     *     then as it was
     */
    static void replace(Path file, Run before, Run after) throws IOException {
        if (before != null) {
            requireSame(file, before);
        } else if (Files.exists(file)) {
            throw new IOException("There is a file " + file.getFileName() + " again: rename that first");
        }
        if (after == null) {
            Files.delete(file);
        } else {
            RunWriter.write(after, file);
        }
    }

    /**
     * Gives a file another name; it keeps every byte, so that git sees it as renamed.
     *
     * @param run what it holds as far as is known
     * @throws IOException with the reason for people if it holds something else by now, there is such a file already,
     *     or it cannot be renamed; all is then as it was
     */
    static void move(Path file, Run run, Path target) throws IOException {
        requireSame(file, run);
        if (isTaken(file, target)) {
            throw new IOException("There is a file " + target.getFileName() + " already: choose another name");
        }
        try {
            Files.move(file, target);
        } catch (IOException e) {
            throw new IOException(
                    "cannot rename " + Excerpt.name(file) + " to " + Excerpt.name(target) + ": "
                            + IoReason.writing(e, target),
                    e);
        }
    }

    /** True if a file of that name is there that is another one: names may differ in their case alone. */
    public static boolean isTaken(Path file, Path target) {
        try {
            return Files.exists(target) && !Files.isSameFile(file, target);
        } catch (IOException unknown) {
            return true;
        }
    }

    private static void requireSame(Path file, Run before) throws IOException {
        Run there;
        try {
            there = RunReader.read(file).requireCurrent();
        } catch (LevelFormatException e) {
            throw new IOException(e.getMessage(), e);
        }
        if (!there.equals(before)) {
            throw new IOException(
                    file.getFileName() + " was changed by another program; it has been read again: do it once more");
        }
    }

    /**
     * Saves what was recorded. A file that is there already keeps what it expects, and what it says of itself.
     *
     * @throws IOException with the reason for people if it could not be written, or if something would be lost: what
     *     the file expects cannot be read, or it is a run of another level; the file is then as it was
     */
    public static void save(Run recorded, Path file) throws IOException {
        Run there = replaceable(recorded.levelPath(), file);
        Run saved = there == null
                ? recorded
                : new Run(
                        recorded.levelPath(),
                        there.about() == null ? recorded.about() : there.about(),
                        recorded.ticks(),
                        recorded.start(),
                        recorded.input(),
                        there.expect(),
                        recorded.hash(),
                        there.unknown(),
                        recorded.places());
        RunWriter.write(saved, file);
    }

    /**
     * {@return the run that gets new buttons when a play is saved in a file, or null if there is no such file}
     *
     * @param levelPath the level that was played, as the run is to name it
     * @throws IOException with the reason for people if something would be lost, so that nothing is saved there
     */
    public static Run replaceable(String levelPath, Path file) throws IOException {
        if (!Files.exists(file)) {
            return null;
        }
        Run there;
        try {
            there = RunReader.read(file).requireCurrent();
        } catch (LevelFormatException e) {
            throw new IOException(
                    "There is a file of that name, and what it expects cannot be read: choose another name, or "
                            + "mend it first. " + e.getMessage(),
                    e);
        }
        if (!isOfSameLevel(there, levelPath, file)) {
            throw new IOException("There is a run of that name already, of the level "
                    + Excerpt.quoted(there.levelPath()) + ": choose another name");
        }
        return there;
    }

    private static boolean isOfSameLevel(Run there, String levelPath, Path file) {
        if (there.levelPath() == null || there.levelPath().equals(levelPath)) {
            return true;
        }
        try {
            return Files.isSameFile(file.resolveSibling(there.levelPath()), file.resolveSibling(levelPath));
        } catch (IOException | InvalidPathException gone) {
            return false;
        }
    }
}

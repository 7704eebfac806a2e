package dev.ledge.editor.panel.run;

import dev.ledge.editor.run.RunFiles;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * What there is of a name already under which a run is to be saved.
 *
 * @param isTaken true if there is a run that would get the buttons
 * @param lost why nothing can be saved there, null if it can
 */
record RunName(boolean isTaken, String lost) {
    static final RunName NONE = new RunName(false, null);

    static RunName of(String levelPath, Path file) {
        try {
            return new RunName(RunFiles.replaceable(levelPath, file) != null, null);
        } catch (IOException e) {
            return new RunName(false, String.valueOf(e.getMessage()));
        }
    }

    /** The file of a name in the folder of a run. */
    static Path file(Path run, String name) {
        String given = name.strip();
        String suffix = FileKind.RUN.suffix();
        return run.resolveSibling(given.endsWith(suffix) ? given : given + suffix);
    }

    /** Why a run cannot get a name instead of the one that it has, null if it can. */
    static String refusal(String name, Path run) {
        String why = name.isBlank() ? "Give it a name." : refusal(name);
        if (why != null || !RunFiles.isTaken(run, file(run, name))) {
            return why;
        }
        return "There is a file " + Excerpt.name(file(run, name)) + " already: choose another name.";
    }

    /** Why a name is none of a file beside the level, null if it is. */
    static String refusal(String name) {
        if (name.matches("(?s).*[/\\\\].*")) {
            return "A name without folders: the run is saved beside its level.";
        }
        try {
            Path.of(name.strip());
            return null;
        } catch (InvalidPathException e) {
            return "No file can have that name here: choose another one.";
        }
    }
}

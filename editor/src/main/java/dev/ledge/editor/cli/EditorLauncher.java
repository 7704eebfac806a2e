package dev.ledge.editor.cli;

import java.nio.file.Path;
import java.util.Optional;

/** Opens the editor's window, which the command line knows nothing of. */
@FunctionalInterface
public interface EditorLauncher {

    /**
     * Opens the window; returns before it is there.
     *
     * @param file the level or folder to open, or empty to choose by itself
     * @return why there can be no window, and what to do; empty if all is well
     */
    Optional<String> open(Optional<Path> file);
}

package dev.ledge.editor;

import dev.ledge.editor.cli.LedgeCommand;

/** Where the program starts, as the editor and as the command line. */
public final class Main {
    private Main() {}

    /** Runs a command; the window of {@code edit} outlives this method. */
    public static void main(String[] args) {
        // Not Launch::open, which would load Swing for every command, even where there is no display.
        int exitCode = LedgeCommand.run(file -> Launch.open(file), args);
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }
}

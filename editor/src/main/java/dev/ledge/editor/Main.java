package dev.ledge.editor;

import dev.ledge.editor.cli.ExitCodes;
import dev.ledge.editor.cli.LedgeCommand;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Where the program starts, as the editor and as the command line. */
public final class Main {
    private Main() {}

    /** Runs a command, and if that opens the editor waits until its window is closed. */
    public static void main(String[] args) {
        int exitCode = start(args);
        if (exitCode == ExitCodes.FINE) {
            exitCode = ExitCode.await();
        }
        if (exitCode != ExitCodes.FINE) {
            System.exit(exitCode);
        }
    }

    /** Runs a command and returns its exit code; the window of {@code edit} outlives this method. */
    public static int start(String... args) {
        return isPlainlyTheEditor(args)
                ? openWindow(Arrays.stream(args).skip(1).map(Path::of).findFirst())
                : runCommand(args);
    }

    private static int openWindow(Optional<Path> file) {
        Optional<String> obstacle = Launch.open(file);
        obstacle.ifPresent(System.err::println);
        return obstacle.isPresent() ? ExitCodes.FAILURE : ExitCodes.FINE;
    }

    private static int runCommand(String... args) {
        // Not Launch::open, which would load Swing for every command, even where there is no display.
        return LedgeCommand.run(file -> Launch.open(file), args);
    }

    /**
     * Parsing the command line takes a third of the time to the window: a start of the window alone should not wait for
     * it.
     */
    private static boolean isPlainlyTheEditor(String... args) {
        return args.length == 0
                || args[0].equals("edit") && (args.length == 1 || args.length == 2 && isPlainlyAFile(args[1]));
    }

    /** False for what the command line may take for an option, for a file of arguments or for nothing. */
    private static boolean isPlainlyAFile(String arg) {
        return !arg.isBlank() && "-@".indexOf(arg.charAt(0)) < 0 && Files.exists(Path.of(arg));
    }
}

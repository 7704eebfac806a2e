package dev.ledge.editor.cli;

import dev.ledge.editor.fault.FaultText;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command {@code ledge}: picks the subcommand, and opens the editor where none is named.
 *
 * <p>Exit codes: {@value ExitCodes#FINE}, {@value ExitCodes#FAILURE} when a check or expectation failed or a file is
 * bad, {@value ExitCodes#WRONG_USAGE}.
 */
@Command(
        name = "ledge",
        description = "Edits, plays and checks levels for 2D platformers.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class LedgeCommand implements Callable<Integer> {
    private final EditorLauncher editor;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "LEVEL, RUN or FOLDER", description = "What to open in the editor.")
    private Path file;

    private LedgeCommand(EditorLauncher editor) {
        this.editor = editor;
    }

    /**
     * Runs the command line.
     *
     * @param editor opens the editor where a command asks for it
     * @return the exit code; with {@code edit} the editor may be open still
     */
    public static int run(EditorLauncher editor, String... args) {
        CommandLine ledge = new CommandLine(new LedgeCommand(editor))
                .addSubcommand(new EditCommand(editor))
                .addSubcommand(new RunCommand())
                .addSubcommand(new CheckCommand())
                .addSubcommand(new FmtCommand())
                .addSubcommand(new CommandLine(new ExportCommand()).setResourceBundle(new FormatWords()))
                .addSubcommand(new ImportCommand())
                .addSubcommand(new DiffCommand())
                .addSubcommand(new MergeCommand())
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Path.class, LedgeCommand::path)
                .setParameterExceptionHandler(LedgeCommand::misused)
                .setExecutionExceptionHandler((fault, command, parsed) -> apologise(fault, command));
        int exitCode;
        try {
            exitCode = ledge.execute(args);
        } catch (OutOfMemoryError | StackOverflowError e) {
            exitCode = apologise(e, ledge);
        }
        return written(ledge, exitCode);
    }

    /** An empty name would be the folder that the command runs in; it is more likely a variable that nobody set. */
    private static Path path(String text) {
        if (text.isBlank()) {
            throw new TypeConversionException("this name is empty; give that of a file, or . for this folder");
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("'" + Excerpt.of(text) + "' cannot be the name of a file here");
        }
    }

    /** What picocli does too, with what was typed made fit for a terminal. */
    private static int misused(ParameterException e, String... args) {
        CommandLine command = e.getCommandLine();
        command.getErr().println(Excerpt.line(String.valueOf(e.getMessage())));
        if (!UnmatchedArgumentException.printSuggestions(e, command.getErr())) {
            command.usage(command.getErr());
        }
        return ExitCodes.WRONG_USAGE;
    }

    /** Reports an unexpected exception in a line. */
    private static int apologise(Throwable fault, CommandLine command) {
        command.getErr().println("ledge: error[" + FaultText.code(fault) + "]: " + Reports.words(fault));
        return ExitCodes.FAILURE;
    }

    /** The exit code, unless results were lost on their way out. */
    private static int written(CommandLine command, int exitCode) {
        boolean isLost = command.getOut().checkError() | System.out.checkError();
        if (isLost) {
            command.getErr().println("standard output: error[UNWRITABLE]: " + Reports.NOBODY_READS);
        }
        boolean isUnreported = command.getErr().checkError() | System.err.checkError();
        return exitCode == ExitCodes.FINE && (isLost || isUnreported) ? ExitCodes.FAILURE : exitCode;
    }

    @Override
    public Integer call() {
        if (file != null && !Files.exists(file) && !file.toString().contains(".")) {
            throw new ParameterException(
                    spec.commandLine(), "'" + Excerpt.path(file) + "' is neither a command nor a file");
        }
        return EditCommand.open(editor, file, spec);
    }
}

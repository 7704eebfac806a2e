package dev.ledge.editor.cli;

import dev.ledge.editor.fault.FaultText;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command {@code ledge}: picks the subcommand, and opens the editor where none is named.
 *
 * <p>Exit codes: {@value #FINE}, {@value #FAILURE} when a check or expectation failed or a file is bad,
 * {@value #WRONG_USAGE}.
 */
@Command(
        name = "ledge",
        description = "Edits, plays and checks levels for 2D platformers.",
        mixinStandardHelpOptions = true,
        versionProvider = LedgeCommand.Version.class)
public final class LedgeCommand implements Callable<Integer> {
    public static final int FINE = CommandLine.ExitCode.OK;
    public static final int FAILURE = CommandLine.ExitCode.SOFTWARE;
    public static final int WRONG_USAGE = CommandLine.ExitCode.USAGE;

    private final EditorLauncher editor;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "LEVEL or FOLDER", description = "What to open in the editor.")
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
                .addSubcommand(new ExportCommand())
                .addSubcommand(new ImportCommand())
                .addSubcommand(new DiffCommand())
                .addSubcommand(new MergeCommand())
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

    private static Path path(String text) {
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
        return WRONG_USAGE;
    }

    /** Reports an unexpected exception in a line. */
    private static int apologise(Throwable fault, CommandLine command) {
        command.getErr().println("ledge: error[" + FaultText.code(fault) + "]: " + Reports.words(fault));
        return FAILURE;
    }

    /** The exit code, unless results were lost on their way out. */
    private static int written(CommandLine command, int exitCode) {
        boolean isLost = command.getOut().checkError() | System.out.checkError();
        if (isLost) {
            command.getErr().println("standard output: error[UNWRITABLE]: " + Reports.NOBODY_READS);
        }
        boolean isUnreported = command.getErr().checkError() | System.err.checkError();
        return exitCode == FINE && (isLost || isUnreported) ? FAILURE : exitCode;
    }

    @Override
    public Integer call() {
        if (file != null && !Files.exists(file) && !file.toString().contains(".")) {
            throw new ParameterException(
                    spec.commandLine(), "'" + Excerpt.path(file) + "' is neither a command nor a file");
        }
        return open(editor, file, spec);
    }

    /** Opens the editor, or says why that cannot be. */
    static int open(EditorLauncher editor, Path file, CommandSpec spec) {
        Optional<String> obstacle = editor.open(Optional.ofNullable(file));
        obstacle.ifPresent(spec.commandLine().getErr()::println);
        return obstacle.isPresent() ? FAILURE : FINE;
    }

    /** Reads the version from the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = LedgeCommand.class.getPackage().getImplementationVersion();
            return new String[] {"ledge " + Optional.ofNullable(version).orElse("(not packaged)")};
        }
    }
}

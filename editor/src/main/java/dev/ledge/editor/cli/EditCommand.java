package dev.ledge.editor.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledge edit}: opens the editor. */
@Command(
        name = "edit",
        description = "Opens the editor.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class EditCommand implements Callable<Integer> {
    private final EditorLauncher editor;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "LEVEL, RUN or FOLDER", description = "What to open.")
    private Path file;

    EditCommand(EditorLauncher editor) {
        this.editor = editor;
    }

    @Override
    public Integer call() {
        return open(editor, file, spec);
    }

    /** Opens the editor, or says why that cannot be. */
    static int open(EditorLauncher editor, Path file, CommandSpec spec) {
        Optional<String> obstacle = editor.open(Optional.ofNullable(file));
        obstacle.ifPresent(spec.commandLine().getErr()::println);
        return obstacle.isPresent() ? ExitCodes.FAILURE : ExitCodes.FINE;
    }
}

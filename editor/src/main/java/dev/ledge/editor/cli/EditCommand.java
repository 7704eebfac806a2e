package dev.ledge.editor.cli;

import java.nio.file.Path;
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
        versionProvider = LedgeCommand.Version.class)
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
        return LedgeCommand.open(editor, file, spec);
    }
}

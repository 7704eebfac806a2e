package dev.ledge.editor.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ledge edit}: opens the editor. */
@Command(name = "edit", description = "Opens the editor.", mixinStandardHelpOptions = true)
final class EditCommand implements Callable<Integer> {
    private final Consumer<Optional<Path>> editor;

    @Parameters(arity = "0..1", paramLabel = "LEVEL or FOLDER", description = "What to open.")
    private Path file;

    EditCommand(Consumer<Optional<Path>> editor) {
        this.editor = editor;
    }

    @Override
    public Integer call() {
        editor.accept(Optional.ofNullable(file));
        return LedgeCommand.FINE;
    }
}

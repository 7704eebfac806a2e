package dev.ledge.editor;

import dev.ledge.editor.action.Explanation;
import dev.ledge.editor.action.LevelFolder;
import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.json.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the program begins with.
 *
 * @param document what is open at first
 * @param file what was to be opened, or null
 * @param failure why it was not, a line each; empty if it was, or if nothing was asked for
 * @param isOneOfMany true if a folder was asked for that holds other levels too
 */
record Start(Document document, Path file, List<String> failure, boolean isOneOfMany) {

    /**
     * Chooses and reads it.
     *
     * @param given a level or folder, or empty for the demo of the project around {@code here}, else the last level that was open
     */
    static Start of(Optional<Path> given, Path here, List<Path> recent) {
        if (given.isEmpty()) {
            return LevelFolder.demo(here)
                    .or(() -> recent.stream().filter(Files::isRegularFile).findFirst())
                    .map(Start::level)
                    .orElseGet(() -> new Start(BlankLevel.document(here), null, List.of(), false));
        }
        return Files.isDirectory(given.get()) ? folder(given.get()) : level(given.get());
    }

    private static Start level(Path file) {
        try {
            return new Start(Document.open(file), file, List.of(), false);
        } catch (LevelFormatException e) {
            Path folder = file.toAbsolutePath().getParent();
            return new Start(BlankLevel.document(folder), file, Explanation.of(e), false);
        }
    }

    private static Start folder(Path folder) {
        List<Path> levels;
        try {
            levels = LevelFolder.below(folder);
        } catch (IOException e) {
            return new Start(BlankLevel.document(folder), folder, List.of(String.valueOf(e.getMessage())), false);
        }
        if (levels.isEmpty()) {
            String mend = "There is no file *.level.json in it or below. A new level is open instead: save it there.";
            return new Start(BlankLevel.document(folder), folder, List.of(mend), false);
        }
        Start first = level(LevelFolder.demo(folder).orElse(levels.get(0)));
        return new Start(first.document(), first.file(), first.failure(), levels.size() > 1);
    }
}

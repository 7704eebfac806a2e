package dev.ledge.editor;

import dev.ledge.editor.action.Explanation;
import dev.ledge.editor.action.LevelFolder;
import dev.ledge.editor.action.OpenTrial;
import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.json.IoReason;
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
     * @param given a level or folder, or empty for the demo of the project around {@code here}, else the last level
     *     that was open
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
            return new Start(OpenTrial.open(file), file, List.of(), false);
        } catch (LevelFormatException e) {
            return bad(file, Explanation.of(e));
        } catch (RuntimeException | Error e) {
            return bad(file, OpenTrial.explain(e));
        }
    }

    private static Start bad(Path file, List<String> failure) {
        return new Start(BlankLevel.document(file.toAbsolutePath().getParent()), file, failure, false);
    }

    /** A new level in place of one that cannot be shown after all. */
    Start failed(String reason) {
        Path named = file == null ? Path.of("untitled") : file;
        return bad(named, List.of(reason));
    }

    /** True if what was to be opened was not. */
    boolean isBad() {
        return !failure.isEmpty();
    }

    private static Start folder(Path folder) {
        List<Path> levels;
        try {
            levels = LevelFolder.below(folder);
        } catch (IOException e) {
            return new Start(BlankLevel.document(folder), folder, List.of(IoReason.reading(e, folder)), false);
        }
        if (levels.isEmpty()) {
            String mend = "There is no file *.level.json in it or below. A new level is open instead: save it there.";
            return new Start(BlankLevel.document(folder), folder, List.of(mend), false);
        }
        Start first = level(LevelFolder.demo(folder).orElse(levels.get(0)));
        return new Start(first.document(), first.file(), first.failure(), levels.size() > 1);
    }
}

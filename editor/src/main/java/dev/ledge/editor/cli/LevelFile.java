package dev.ledge.editor.cli;

import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Levels that git hands over: in files whose place says nothing of where they belong. */
final class LevelFile {
    private LevelFile() {}

    /**
     * Reads a level without the palette that it names.
     *
     * @throws LevelFormatException if it cannot be used, or is of a newer version
     */
    static Level read(Path file) throws LevelFormatException {
        String content = StandardCharsets.UTF_8
                .decode(JsonSource.read(file).content().duplicate())
                .toString();
        return LevelReader.readDetached(content, file).requireCurrent();
    }
}

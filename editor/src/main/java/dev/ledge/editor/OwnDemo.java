package dev.ledge.editor;

import dev.ledge.editor.action.file.BlankLevel;
import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The demo that is part of the program, for who starts it for the first time where no levels are. */
final class OwnDemo {
    private static final String LEVEL = "demo.level.json";
    private static final String RUN = "demo-win.run.json";

    private OwnDemo() {}

    /** The level with its palette in it, as a document that would be saved in a folder. */
    static Document document(Path folder) {
        try {
            String text = new String(content(LEVEL), StandardCharsets.UTF_8);
            Level level = LevelReader.readDetached(text, Path.of(LEVEL)).value();
            return Document.untitled(
                    level.toBuilder().palette(null, BlankLevel.palette()).build(), folder.resolve(LEVEL));
        } catch (LevelFormatException e) {
            throw new IllegalStateException("The program's own demo is damaged", e);
        }
    }

    /** How it is won. */
    static Run run() {
        try {
            return RunReader.read(content(RUN), Path.of(RUN)).value();
        } catch (LevelFormatException e) {
            throw new IllegalStateException("The run of the program's own demo is damaged", e);
        }
    }

    private static byte[] content(String name) {
        try (InputStream in = OwnDemo.class.getResourceAsStream("demo/" + name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

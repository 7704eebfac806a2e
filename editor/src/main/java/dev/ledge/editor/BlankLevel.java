package dev.ledge.editor;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LevelEdits;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** An empty level with a palette of its own, for when there is no other to begin with. */
final class BlankLevel {
    private static final String PALETTE = "default.palette.json";
    private static final int COLUMNS = 64;
    private static final int ROWS = 32;
    private static final int GRID = 16;

    private BlankLevel() {}

    /** The level as a document that would be saved in a folder. */
    static Document document(Path folder) {
        return Document.untitled(
                LevelEdits.blank(COLUMNS, ROWS, GRID, null, palette()), folder.resolve("untitled.level.json"));
    }

    /** What comes with the program. */
    static Palette palette() {
        try (InputStream in = BlankLevel.class.getResourceAsStream(PALETTE)) {
            return PaletteReader.read(in.readAllBytes(), Path.of(PALETTE)).value();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (LevelFormatException e) {
            throw new IllegalStateException("The program's own palette is damaged", e);
        }
    }
}

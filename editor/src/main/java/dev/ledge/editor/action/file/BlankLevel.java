package dev.ledge.editor.action.file;

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
public final class BlankLevel {
    private static final String PALETTE = "/dev/ledge/editor/default.palette.json";
    static final int COLUMNS = 64;
    static final int ROWS = 32;
    private static final int GRID = 16;

    private BlankLevel() {}

    /** The level as a document that would be saved in a folder. */
    public static Document document(Path folder) {
        return Document.untitled(
                LevelEdits.blank(COLUMNS, ROWS, GRID, null, palette()), folder.resolve("untitled.level.json"));
    }

    /** What comes with the program. */
    public static Palette palette() {
        try (InputStream in = BlankLevel.class.getResourceAsStream(PALETTE)) {
            return PaletteReader.read(in.readAllBytes(), Path.of("default.palette.json"))
                    .value();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (LevelFormatException e) {
            throw new IllegalStateException("The program's own palette is damaged", e);
        }
    }
}

package dev.ledge.editor.panel;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** What a palette's reader would say of a tile, so that what is typed is held to the same as what a file has. */
final class TileFault {
    private TileFault() {}

    /**
     * The tile, or null where a reader would say something against it.
     *
     * @param folder where paths of pictures begin; null to leave pictures unseen
     * @param refused gets what that is
     */
    static TileType unless(TileType type, Path folder, Consumer<String> refused) {
        // Without the names that its own palette has, and the fields that only a later version knows.
        TileType seen = new TileType(
                type.name(),
                type.shape(),
                null,
                null,
                null,
                null,
                null,
                type.color(),
                folder == null ? null : type.image(),
                type.category(),
                null,
                Map.of());
        Path file = Path.of("tile" + FileKind.PALETTE.suffix());
        List<Problem> problems = problems(seen, folder == null ? file : folder.resolve(file));
        if (problems.isEmpty()) {
            return type;
        }
        String message = problems.get(0).message();
        refused.accept(message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1));
        return null;
    }

    private static List<Problem> problems(TileType type, Path file) {
        try {
            return PaletteReader.read(PaletteWriter.toBytes(Palette.of(type)), file)
                    .warnings();
        } catch (LevelFormatException e) {
            return e.problems();
        }
    }
}

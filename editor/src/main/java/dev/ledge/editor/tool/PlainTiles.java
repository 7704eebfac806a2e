package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.List;
import java.util.function.Predicate;

/** The plainest tiles of a palette, to be laid with one click. */
public final class PlainTiles {
    private PlainTiles() {}

    /** The first whole cell that is solid from all sides and nothing else; null if the palette has none. */
    public static TileRef solid(Level level) {
        return first(level, tile -> Sides.ALL.equals(tile.effectiveSolidFrom()));
    }

    /** The first whole cell that is solid from above alone; null if the palette has none. */
    public static TileRef oneWay(Level level) {
        return first(level, tile -> Sides.TOP_ONLY.equals(tile.effectiveSolidFrom()));
    }

    private static TileRef first(Level level, Predicate<TileType> wanted) {
        for (TileType tile : level.palette().tiles().values()) {
            boolean isPlain = Shape.FULL.equals(tile.effectiveShape())
                    && !tile.isHazard()
                    && !tile.isClimbable()
                    && tile.surface() == null
                    && tile.changing().equals(Changing.NEVER);
            if (isPlain && wanted.test(tile)) {
                return TileRef.of(tile.name());
            }
        }
        return null;
    }

    /** Lays a tile at a place of the level, in pixels, as one edit of the document; what is in its way is said. */
    public static void lay(ToolContext context, TileRef tile, Vec at) {
        TileLayer layer = context.editableLayer();
        if (layer == null) {
            return;
        }
        Document document = context.documentToEdit();
        Level level = document.level();
        int column = (int) Math.floor(at.x() / level.grid());
        int row = (int) Math.floor(at.y() / level.grid());
        if (column < 0 || row < 0 || column >= level.columns() || row >= level.rows()) {
            context.status("That is outside of the level");
            return;
        }
        document.edit(
                "Lay " + tile.tile(),
                CellEdits.place(level, layer.id(), List.of(new CellEdits.Placement(column, row, tile))));
    }
}

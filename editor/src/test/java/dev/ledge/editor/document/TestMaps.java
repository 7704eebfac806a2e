package dev.ledge.editor.document;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Small levels drawn as text, one layer {@code ground} of 16 px cells, for the editor's tests: a letter is a solid tile
 * of that name, a dot is empty.
 */
public final class TestMaps {
    public static final Palette PALETTE = palette("a", "b", "c");

    private TestMaps() {}

    /** A palette of solid tiles. */
    public static Palette palette(String... names) {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        for (String name : names) {
            tiles.put(
                    name,
                    new TileType(name, Shape.FULL, null, null, null, null, null, null, null, null, null, Map.of()));
        }
        return new Palette(Map.of(), tiles, null, Map.of());
    }

    /** The level of a drawing, all of whose lines are of one length. */
    public static Level level(String... lines) {
        Level level = LevelEdits.blank(lines[0].length(), lines.length, 16, null, PALETTE);
        for (int row = 0; row < lines.length; row++) {
            for (int column = 0; column < lines[row].length(); column++) {
                char symbol = lines[row].charAt(column);
                if (symbol != '.') {
                    Stamp stamp = Stamp.of(TileRef.of(String.valueOf(symbol)));
                    level = CellEdits.paint(level, "ground", column, row, stamp);
                }
            }
        }
        return level;
    }

    /** The level of a drawing, with objects. */
    public static Level level(List<? extends LevelObject> objects, String... lines) {
        return ObjectEdits.add(level(lines), objects);
    }

    /** The drawing of a level's layer {@code ground}: the first letter of each tile's name. */
    public static List<String> drawing(Level level) {
        TileGrid grid = ((TileLayer) level.layer("ground")).grid();
        String[] lines = new String[grid.rows()];
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < grid.columns(); column++) {
                TileRef ref = level.tiles().get(grid.get(column, row));
                line.append(ref == null ? '.' : ref.tile().charAt(0));
            }
            lines[row] = line.toString();
        }
        return Arrays.asList(lines);
    }

    /** The placed tile in a cell of the layer {@code ground}, or null. */
    public static TileRef tile(Level level, int column, int row) {
        return level.tiles().get(((TileLayer) level.layer("ground")).grid().get(column, row));
    }
}

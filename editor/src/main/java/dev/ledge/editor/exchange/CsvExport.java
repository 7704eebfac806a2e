package dev.ledge.editor.exchange;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes the cells of tile layers as comma-separated values: a line a row, a value a cell, the tile's name with its
 * flip after a colon ({@code rock-45:h}), nothing for an empty cell. UTF-8, LF; a name with a comma, quote or line end
 * is quoted.
 */
public final class CsvExport {
    private CsvExport() {}

    /** The file's bytes for each tile layer by its id, in the level's order. */
    public static Map<String, byte[]> toBytes(Level level) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                files.put(layer.id(), toBytes(level, tiles));
            }
        }
        return files;
    }

    private static byte[] toBytes(Level level, TileLayer layer) {
        String[] values = new String[level.tiles().size()];
        values[0] = "";
        for (int i = 1; i < values.length; i++) {
            values[i] = value(level.tiles().get(i));
        }
        TileGrid grid = layer.grid();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (column > 0) {
                    text.append(',');
                }
                text.append(values[grid.get(column, row)]);
            }
            text.append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String value(TileRef tile) {
        String flip = tile.flip().json();
        String plain = flip.isEmpty() ? tile.tile() : tile.tile() + ':' + flip;
        boolean needsQuotes = plain.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return needsQuotes ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
    }
}

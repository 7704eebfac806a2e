package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Writes the cells of a tile layer as comma-separated values: a line a row, a value a cell, the tile's name with its
 * flip after a colon ({@code rock-45:h}), nothing for an empty cell. UTF-8, LF; a name with a comma, quote or line end
 * is quoted.
 */
final class CsvExport {
    private CsvExport() {}

    /** Writes the table of a layer. */
    static void write(Level level, TileLayer layer, OutputStream out, Progress progress) throws IOException {
        String[] values = new String[level.tiles().size()];
        values[0] = "";
        for (int i = 1; i < values.length; i++) {
            values[i] = value(level.tiles().get(i));
        }
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        TileGrid grid = layer.grid();
        for (int row = 0; row < grid.rows(); row++) {
            progress.at((double) row / grid.rows());
            for (int column = 0; column < grid.columns(); column++) {
                if (column > 0) {
                    text.append(',');
                }
                text.append(values[grid.get(column, row)]);
            }
            text.append('\n');
        }
        text.flush();
    }

    private static String value(TileRef tile) {
        String flip = tile.flip().json();
        String plain = flip.isEmpty() ? tile.tile() : tile.tile() + ':' + flip;
        boolean needsQuotes = plain.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return needsQuotes ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
    }
}

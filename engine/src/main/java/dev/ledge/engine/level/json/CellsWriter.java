package dev.ledge.engine.level.json;

import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileGrid.Chunk;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Writes a layer's strips: all of them, one a line, by column and then row, without what is empty at their ends. */
final class CellsWriter {
    /** What a cell of each index is written as, ready to be put between quotes. */
    private final byte[][] symbols;

    /** The same, where all are one byte long. */
    private final byte[] narrow;

    /** @param legend has every tile that is in the cells */
    CellsWriter(TileTable tiles, Map<String, TileRef> legend, int cellWidth) {
        Map<TileRef, String> byTile = new HashMap<>();
        new TreeMap<>(legend).forEach((symbol, ref) -> byTile.putIfAbsent(ref, symbol));
        symbols = new byte[tiles.size()][];
        symbols[0] = ".".repeat(cellWidth).getBytes(StandardCharsets.US_ASCII);
        boolean isNarrow = cellWidth == 1;
        for (int i = 1; i < symbols.length; i++) {
            String symbol = byTile.get(tiles.get(i));
            if (symbol != null) {
                Utf8Buffer text = new Utf8Buffer();
                text.characters(symbol);
                symbols[i] = text.toBytes();
                isNarrow &= symbols[i].length == 1;
            }
        }
        narrow = isNarrow ? firstBytes(symbols) : null;
    }

    private static byte[] firstBytes(byte[][] symbols) {
        byte[] first = new byte[symbols.length];
        for (int i = 0; i < symbols.length; i++) {
            first[i] = symbols[i] == null ? 0 : symbols[i][0];
        }
        return first;
    }

    void write(TileGrid grid, CanonicalWriter out) {
        out.beginObject(Layout.LINES);
        Utf8Buffer text = out.buffer();
        byte[] bytes = new byte[TileGrid.CHUNK];
        for (int chunkColumn = 0; chunkColumn < grid.chunksAcross(); chunkColumn++) {
            for (int row = 0; row < grid.rows(); row++) {
                Chunk chunk = grid.chunk(chunkColumn, row / TileGrid.CHUNK);
                out.emptyMember();
                text.ascii('"');
                text.ascii(Integer.toString(chunkColumn * TileGrid.CHUNK));
                text.ascii(',');
                text.ascii(Integer.toString(row));
                text.ascii("\": \"");
                strip(chunk, row % TileGrid.CHUNK, text, bytes);
                text.ascii('"');
            }
        }
        out.end();
    }

    private void strip(Chunk chunk, int row, Utf8Buffer text, byte[] bytes) {
        if (chunk.isEmpty()) {
            return;
        }
        int end = TileGrid.CHUNK;
        while (end > 0 && chunk.get(end - 1, row) == 0) {
            end--;
        }
        if (narrow == null) {
            for (int column = 0; column < end; column++) {
                byte[] symbol = symbols[chunk.get(column, row)];
                text.raw(symbol, 0, symbol.length);
            }
            return;
        }
        if (chunk.isUniform()) {
            Arrays.fill(bytes, narrow[chunk.get(0, 0)]);
        } else {
            for (int column = 0; column < end; column++) {
                bytes[column] = narrow[chunk.get(column, row)];
            }
        }
        text.raw(bytes, 0, end);
    }
}

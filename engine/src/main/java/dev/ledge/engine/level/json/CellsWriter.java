package dev.ledge.engine.level.json;

import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;

/** Writes a layer's strips: all of them, one a line, by column and then row, without what is empty at their ends. */
final class CellsWriter {
    /** What a cell of each index is written as, ready to be put between quotes. */
    private final byte[][] symbols;

    /** The same, where all are one byte long. */
    private final byte[] narrow;

    private final byte[] strip;

    /** @param legend has every tile that is in the cells */
    CellsWriter(TileTable tiles, Map<String, TileRef> legend, int cellWidth) {
        Map<TileRef, String> byTile = new HashMap<>();
        new TreeMap<>(legend).forEach((symbol, ref) -> byTile.putIfAbsent(ref, symbol));
        symbols = new byte[tiles.size()][];
        symbols[0] = ".".repeat(cellWidth).getBytes(StandardCharsets.US_ASCII);
        boolean isNarrow = cellWidth == 1;
        int longest = cellWidth;
        for (int i = 1; i < symbols.length; i++) {
            String symbol = byTile.get(tiles.get(i));
            if (symbol != null) {
                symbols[i] = escaped(symbol);
                isNarrow &= symbols[i].length == 1;
                longest = Math.max(longest, symbols[i].length);
            }
        }
        narrow = isNarrow ? firstBytes(symbols) : null;
        strip = new byte[TileGrid.CHUNK * longest];
    }

    /** The text as it stands between its quotes. */
    private static byte[] escaped(String text) {
        byte[] quoted = new CanonicalWriter().value(text).toBytes();
        return Arrays.copyOfRange(quoted, 1, quoted.length - "\"\n".length());
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
        JsonGenerator json = out.generator();
        for (int chunkColumn = 0; chunkColumn < grid.chunksAcross(); chunkColumn++) {
            String column = chunkColumn * TileGrid.CHUNK + ",";
            for (int row = 0; row < grid.rows(); row++) {
                TileChunk chunk = grid.chunk(chunkColumn, row / TileGrid.CHUNK);
                json.writeName(column + row);
                json.writeRawUTF8String(strip, 0, put(chunk, row % TileGrid.CHUNK));
            }
        }
        out.end();
    }

    /** Puts a row of a chunk, without what is empty at its end, into {@link #strip}; gives the number of bytes. */
    private int put(TileChunk chunk, int row) {
        if (chunk.isEmpty()) {
            return 0;
        }
        int end = TileGrid.CHUNK;
        while (end > 0 && chunk.get(end - 1, row) == 0) {
            end--;
        }
        if (narrow == null) {
            int size = 0;
            for (int column = 0; column < end; column++) {
                byte[] symbol = symbols[chunk.get(column, row)];
                System.arraycopy(symbol, 0, strip, size, symbol.length);
                size += symbol.length;
            }
            return size;
        }
        if (chunk.isUniform()) {
            Arrays.fill(strip, narrow[chunk.get(0, 0)]);
        } else {
            for (int column = 0; column < end; column++) {
                strip[column] = narrow[chunk.get(column, row)];
            }
        }
        return end;
    }
}

package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Gives a symbol to every painted tile that has none in its layer's legend. */
final class Symbols {
    /** The first and last character of ASCII that can be seen. */
    private static final char FIRST_ASCII = '!';

    private static final char LAST_ASCII = '~';
    private static final char FIRST_BEYOND_ASCII = '\u00a1';
    /** In files these would be escaped or mean the empty cell. */
    private static final String AVOIDED = ".\"\\";

    private final Set<String> taken;
    private final int cellWidth;

    private Symbols(Set<String> taken, int cellWidth) {
        this.taken = taken;
        this.cellWidth = cellWidth;
    }

    /**
     * The layer's legend with a symbol for every painted tile; entries that it has stay as they are, used or not.
     *
     * @throws IllegalStateException if there are more tiles than symbols
     */
    static Map<String, TileRef> legend(Level level, TileLayer layer) {
        boolean[] used = used(layer.grid(), level.tiles().size());
        Set<TileRef> have = new HashSet<>(layer.legend().values());
        Map<String, TileRef> legend = new LinkedHashMap<>(layer.legend());
        Symbols symbols = new Symbols(new HashSet<>(legend.keySet()), layer.effectiveCellWidth());
        for (int index = 1; index < used.length; index++) {
            TileRef ref = level.tiles().get(index);
            if (used[index] && have.add(ref)) {
                legend.put(symbols.next(ref, level.tileType(index)), ref);
            }
        }
        return legend;
    }

    private static boolean[] used(TileGrid grid, int indices) {
        boolean[] used = new boolean[indices];
        TileChunk last = null;
        for (int chunkRow = 0; chunkRow < grid.chunksDown(); chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < grid.chunksAcross(); chunkColumn++) {
                TileChunk chunk = grid.chunk(chunkColumn, chunkRow);
                if (chunk != last) {
                    mark(chunk, used);
                }
                last = chunk;
            }
        }
        return used;
    }

    private static void mark(TileChunk chunk, boolean[] used) {
        if (chunk.isUniform()) {
            used[chunk.get(0, 0)] = true;
            return;
        }
        for (int row = 0; row < TileGrid.CHUNK; row++) {
            for (int column = 0; column < TileGrid.CHUNK; column++) {
                used[chunk.get(column, row)] = true;
            }
        }
    }

    private String next(TileRef ref, TileType type) {
        if (isFree(wished(ref, type))) {
            return take(wished(ref, type));
        }
        for (char c = FIRST_ASCII; c <= LAST_ASCII; c++) {
            if (AVOIDED.indexOf(c) < 0 && isFree(c)) {
                return take(c);
            }
        }
        for (int c = FIRST_BEYOND_ASCII; c <= Character.MAX_VALUE; c++) {
            if (Character.isLetter(c) && isFree((char) c)) {
                return take((char) c);
            }
        }
        throw new IllegalStateException("a layer has more tiles than there are symbols; set its cellWidth to 2");
    }

    /** What the tile looks like. */
    private static char wished(TileRef ref, TileType type) {
        if (type == null) {
            return '?';
        }
        if (type.isHazard()) {
            return '^';
        }
        if (type.isClimbable()) {
            return 'H';
        }
        Shape shape = type.effectiveShape();
        if (shape instanceof Shape.Full) {
            return type.solidFrom() == null ? '#' : '=';
        }
        boolean isSlope = shape instanceof Shape.Floor floor && floor.left() != floor.right();
        return isSlope && ref.flip().bits() == 0 ? '/' : '%';
    }

    private boolean isFree(char c) {
        return !taken.contains(symbol(c));
    }

    private String take(char c) {
        taken.add(symbol(c));
        return symbol(c);
    }

    /** In wider cells the character stands for itself in every place, as the empty cell's does. */
    private String symbol(char c) {
        return String.valueOf(c).repeat(cellWidth);
    }
}

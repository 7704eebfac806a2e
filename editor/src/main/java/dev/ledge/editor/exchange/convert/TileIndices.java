package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** The tiles of the level that is being made, as its grids number them, and symbols for them. */
final class TileIndices {
    /** So many different tiles of a layer have a handy character each. */
    private static final int ONE_CHARACTER = 120;

    private static final String SYMBOLS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#=/+*%&$@!?<>|~^:;-_";

    private final List<TileRef> refs = new ArrayList<>();
    private final Map<TileRef, Integer> indices = new HashMap<>();

    /** The tile's number; the same for all beyond the largest, as a level with these is refused anyway. */
    int of(TileRef ref) {
        return indices.computeIfAbsent(ref, key -> {
            refs.add(key);
            return Math.min(refs.size(), TileTable.MAX_INDEX);
        });
    }

    /** True if there are more than a level can have. */
    boolean isFull() {
        return refs.size() > TileTable.MAX_INDEX;
    }

    TileTable table() {
        return TileTable.of(refs);
    }

    /** Gives a layer with many tiles a legend of several characters each; others get theirs when they are written. */
    void writeLegend(ObjectNode layer, Set<Integer> used) {
        int width = 1;
        for (long room = ONE_CHARACTER; room < used.size(); room *= SYMBOLS.length()) {
            width++;
        }
        if (width == 1) {
            return;
        }
        layer.put("cellWidth", width);
        ObjectNode legend = layer.putObject("legend");
        int number = 0;
        for (int index : used.stream().sorted().toList()) {
            legend.set(symbol(number++, width), entry(refs.get(index - 1)));
        }
    }

    private static String symbol(int number, int width) {
        StringBuilder symbol = new StringBuilder();
        int rest = number;
        for (int i = 0; i < width; i++) {
            symbol.insert(0, SYMBOLS.charAt(rest % SYMBOLS.length()));
            rest /= SYMBOLS.length();
        }
        return symbol.toString();
    }

    private static ObjectNode entry(TileRef ref) {
        ObjectNode entry = Tree.object();
        entry.put("tile", ref.tile());
        if (ref.flip().bits() != 0) {
            entry.put("flip", ref.flip().json());
        }
        return entry;
    }
}

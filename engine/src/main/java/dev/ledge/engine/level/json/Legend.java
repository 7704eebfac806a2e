package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A layer's legend while the layer is read: from symbols to placed tiles and to the indices of cells. */
final class Legend {
    /** What {@link #index} says of a symbol that the legend does not have. */
    static final int UNKNOWN = -1;

    private static final char EMPTY = '.';

    private final int cellWidth;
    private final Problems problems;
    private final Map<String, TileRef> tiles = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> unknown = new LinkedHashMap<>();
    private final Map<String, Integer> indices = new HashMap<>();
    /** Index + 1 by character, for cells that are one character wide; 0 means unknown. */
    private final int[] narrow;

    Legend(int cellWidth, Problems problems) {
        this.cellWidth = cellWidth;
        this.problems = problems;
        this.narrow = cellWidth == 1 ? new int[1 << Character.SIZE] : null;
        put(String.valueOf(EMPTY).repeat(cellWidth), 0);
    }

    private void put(String symbol, int index) {
        indices.put(symbol, index);
        if (narrow != null && symbol.length() == 1) {
            narrow[symbol.charAt(0)] = index + 1;
        }
    }

    /**
     * Reads the entries.
     *
     * @param tableIndices gets the placed tiles that it does not have yet
     */
    void read(Fields entries, PaletteField palette, Map<TileRef, Integer> tableIndices) {
        entries.object().fields().forEach((symbol, node) -> {
            if (isSymbol(symbol, node)) {
                TileRef ref = ref(symbol, node, palette);
                if (ref != null && isRoomFor(ref, node, tableIndices)) {
                    tiles.put(symbol, ref);
                    put(symbol, tableIndices.computeIfAbsent(ref, key -> tableIndices.size() + 1));
                } else {
                    // So that its cells are not told of as well.
                    put(symbol, 0);
                }
            }
        });
    }

    private boolean isRoomFor(TileRef ref, LocatedNode node, Map<TileRef, Integer> tableIndices) {
        if (tableIndices.size() < TileTable.MAX_INDEX || tableIndices.containsKey(ref)) {
            return true;
        }
        problems.error(
                node,
                Code.TOO_LARGE,
                "the level's legends have more than " + TileTable.MAX_INDEX
                        + " different placed tiles; take away those that are not painted");
        return false;
    }

    private boolean isSymbol(String symbol, LocatedNode node) {
        int width = symbol.codePointCount(0, symbol.length());
        if (width != cellWidth) {
            problems.errorAtKey(
                    node,
                    Code.BAD_SYMBOL,
                    "the symbol " + Excerpt.quoted(symbol) + " has " + width + " characters, but \"cellWidth\" is "
                            + cellWidth + "; give every symbol that many");
            return false;
        }
        if (indices.containsKey(symbol) && indices.get(symbol) == 0 && symbol.charAt(0) == EMPTY) {
            problems.errorAtKey(
                    node,
                    Code.BAD_SYMBOL,
                    "the symbol " + Excerpt.quoted(symbol) + " always is the empty cell; choose another for this tile");
            return false;
        }
        return true;
    }

    private TileRef ref(String symbol, LocatedNode node, PaletteField palette) {
        if (node.is(LocatedNode.Kind.STRING)) {
            return checked(node, Flip.NONE, palette);
        }
        if (!node.is(LocatedNode.Kind.OBJECT)) {
            problems.error(
                    node,
                    Code.WRONG_TYPE,
                    "a symbol stands for the name of a tile or for {\"tile\": …, \"flip\": …}, not for "
                            + node.describe());
            return null;
        }
        Fields fields = Fields.of(node, problems);
        LocatedNode tile = fields.require("tile");
        Flip flip = Values.flip(fields.node("flip"), problems);
        Map<String, Object> rest = fields.unknown();
        if (!rest.isEmpty()) {
            unknown.put(symbol, rest);
        }
        return tile == null ? null : checked(tile, flip == null ? Flip.NONE : flip, palette);
    }

    private TileRef checked(LocatedNode tile, Flip flip, PaletteField palette) {
        String name = tileName(tile, palette, problems);
        return name == null ? null : new TileRef(name, flip);
    }

    /** The name of a tile that must be there. */
    private static String tileName(LocatedNode node, PaletteField palette, Problems problems) {
        String name = Values.text(node, problems);
        String wrong = name == null ? null : unknownTile(name, node.describe(), palette);
        if (wrong != null) {
            problems.error(node, Code.UNKNOWN_TILE, wrong);
        }
        return name;
    }

    /** Why there is no tile of a name; null if there is, or nothing can be said of it. */
    static String unknownTile(String name, String shown, PaletteField palette) {
        if (palette.isBroken()) {
            return null;
        }
        if (palette.palette() == null) {
            return "there is no tile " + shown + ", as the level has no palette; add the field \"palette\"";
        }
        return palette.palette().tiles().containsKey(name)
                ? null
                : "the palette has no tile " + shown + "; add it to the palette or choose another"
                        + Suggestion.among(name, palette.palette().tiles().keySet());
    }

    /** Characters a cell. */
    int cellWidth() {
        return cellWidth;
    }

    /** Symbol to placed tile, in the file's order. */
    Map<String, TileRef> tiles() {
        return tiles;
    }

    /** By symbol: what its entry has that this version does not know. */
    Map<String, Map<String, Object>> unknown() {
        return unknown;
    }

    /** The index of a cell that is one character wide, or {@link #UNKNOWN}. */
    int index(char symbol) {
        return narrow[symbol] - 1;
    }

    /** The index of a cell, or {@link #UNKNOWN}. */
    int index(String symbol) {
        return indices.getOrDefault(symbol, UNKNOWN);
    }
}

package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The cell types of a level, numbered as they turn up; 0 is the empty one. Grows only at its end, so that older terrain
 * may share it.
 */
public final class CellKinds {
    private static final int MAX = Character.MAX_VALUE;

    private static final int NO_FLAT_TOP = Integer.MAX_VALUE;

    /** Most tiles of a cell that can appear and disappear: as many as a mask has bits; further ones are present. */
    public static final int MAX_CHANGING = Level.MAX_CHANGING_LAYERS;

    private final Palette palette;
    private final double grid;
    private final Surfaces surfaces;
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    private TileTable tiles;
    private CellKind[] types = {CellKind.EMPTY};
    /** The flags of each type, side by side for the hot path. */
    private byte[] flags = {0};

    private byte[] sealed = {0};
    private int count = 1;
    private int seen;
    private boolean anyCurrent;
    /** By type: bits of the parts of another that it is left without, 0 for one that cells of the level have. */
    private long[] absentParts = {0};
    /** By type: the first of a chain of those that are left without some of its parts, or the next; 0 for none. */
    private int[] remains = {0};

    private boolean anyChanging;
    /** The part with the top of all {@link CellKind#FLAT_TOP} so far: −1 if it differs. */
    private int flatTopPart = NO_FLAT_TOP;

    public CellKinds(Palette palette, double grid, TileTable tiles, Surfaces surfaces) {
        this.palette = palette;
        this.grid = grid;
        this.tiles = tiles;
        this.surfaces = surfaces;
    }

    /** Adapts to a later version of the level's tile table. False if it is not one, so that old numbers do not fit. */
    public boolean grow(TileTable later) {
        if (later != tiles) {
            int common = Math.min(later.size(), tiles.size());
            for (int i = 1; i < common; i++) {
                if (!later.get(i).equals(tiles.get(i))) {
                    return false;
                }
            }
            if (later.size() > tiles.size()) {
                tiles = later;
            }
        }
        return true;
    }

    public boolean fits(Palette other, double otherGrid) {
        return palette == other && grid == otherGrid;
    }

    public Surfaces surfaces() {
        return surfaces;
    }

    public CellKind get(int type) {
        return types[type];
    }

    public byte[] flags() {
        return flags;
    }

    public byte[] sealed() {
        return sealed;
    }

    /** Flags that any type so far has. */
    public int seenFlags() {
        return seen;
    }

    /** True if a surface of any so far is a current: that of a climbable or shapeless tile, with a conveyor. */
    public boolean anyCurrent() {
        return anyCurrent;
    }

    /** Which part has the top of every {@link CellKind#FLAT_TOP} so far; −1 if that differs. */
    public int flatTopPart() {
        return flatTopPart;
    }

    /** True if any so far can appear or disappear during play. */
    public boolean anyChanging() {
        return anyChanging;
    }

    /**
     * The number of a type without some of its parts, which keep their index.
     *
     * @param absent bits of the parts that are not there
     */
    public int without(int type, long absent) {
        if (absent == 0) {
            return type;
        }
        int known = remains[type];
        while (known != 0 && absentParts[known] != absent) {
            known = remains[known];
        }
        return known != 0 ? known : addRemaining(type, absent);
    }

    private int addRemaining(int type, long absent) {
        CellKind.Part[] parts = types[type].parts;
        List<CellKind.Part> left = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            boolean isGone = i < MAX_CHANGING && (absent >> i & 1) != 0;
            left.add(isGone ? CellKind.Part.ABSENT : parts[i]);
        }
        int number = add(new CellKind(left));
        absentParts[number] = absent;
        remains[number] = remains[type];
        remains[type] = number;
        return number;
    }

    /** The number of the type that the given tile indices, one per colliding layer, make together. */
    public int number(int[] tileIndices) {
        List<Integer> key = new ArrayList<>(tileIndices.length);
        for (int index : tileIndices) {
            if (index != 0) {
                key.add(index);
            }
        }
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        List<CellKind.Part> parts = new ArrayList<>();
        for (int index : key) {
            CellKind.Part part = CellKind.part(palette, tiles.get(index), grid, surfaces);
            if (part != null) {
                parts.add(part);
            }
        }
        int number = parts.isEmpty() ? 0 : add(new CellKind(parts));
        numbers.put(key, number);
        return number;
    }

    private int add(CellKind type) {
        if (count > MAX) {
            throw new IllegalStateException(
                    "more than " + MAX + " different combinations of colliding tiles in one cell");
        }
        if (count == types.length) {
            types = Arrays.copyOf(types, 2 * count);
            flags = Arrays.copyOf(flags, 2 * count);
            sealed = Arrays.copyOf(sealed, 2 * count);
            absentParts = Arrays.copyOf(absentParts, 2 * count);
            remains = Arrays.copyOf(remains, 2 * count);
        }
        types[count] = type;
        flags[count] = (byte) type.flags;
        sealed[count] = (byte) type.sealed;
        seen |= type.flags;
        anyChanging |= type.changes;
        for (CellKind.Part part : type.parts) {
            anyCurrent |= part.area && surfaces.conveyor(part.surface) != 0;
        }
        if (type.has(CellKind.FLAT_TOP)) {
            flatTopPart = flatTopPart == NO_FLAT_TOP || flatTopPart == type.flatTopPart ? type.flatTopPart : -1;
        }
        return count++;
    }
}

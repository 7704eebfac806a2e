package dev.ledge.engine.level;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The placed tiles that a level's cells point into; index 0 is the empty cell. Immutable; grows only at its end, so old
 * indices stay valid.
 */
public final class TileTable {

    /** Largest index that a 16-bit cell can hold. */
    public static final int MAX_INDEX = 0xFFFF;

    /** The empty cell alone. */
    public static final TileTable EMPTY = new TileTable(Collections.singletonList(null));

    private final List<TileRef> refs;
    private final Map<TileRef, Integer> indices;

    private TileTable(List<TileRef> refs) {
        this.refs = refs;
        this.indices = new HashMap<>(refs.size() * 2);
        for (int i = 1; i < refs.size(); i++) {
            indices.put(refs.get(i), i);
        }
    }

    /**
     * {@return a table of placed tiles, their indices from 1 on in the given order}
     *
     * @param refs all different
     * @throws IllegalArgumentException if two are equal or there are more than 65,535
     */
    public static TileTable of(List<TileRef> refs) {
        if (refs.size() > MAX_INDEX) {
            throw new IllegalArgumentException("a level can hold at most " + MAX_INDEX + " different placed tiles");
        }
        List<TileRef> all = new ArrayList<>(refs.size() + 1);
        all.add(null);
        all.addAll(refs);
        TileTable table = new TileTable(all);
        if (table.indices.size() != refs.size()) {
            throw new IllegalArgumentException("a placed tile is there twice");
        }
        return table;
    }

    /** {@return number of indices in use, the empty cell included} */
    public int size() {
        return refs.size();
    }

    /**
     * {@return the placed tile of an index, or null for 0}
     *
     * @param index 0 to one less than {@link #size()}
     * @throws IndexOutOfBoundsException if the index is not in use
     */
    public TileRef get(int index) {
        return refs.get(index);
    }

    /**
     * {@return the index of a placed tile, 0 for null, −1 if the table does not have it}
     *
     * @param ref the placed tile
     */
    public int indexOf(TileRef ref) {
        return ref == null ? 0 : indices.getOrDefault(ref, -1);
    }

    /** True if one table is the beginning of the other, so that an index in both means the same. */
    boolean startsLike(TileTable other) {
        int common = Math.min(size(), other.size());
        return this == other || refs.subList(0, common).equals(other.refs.subList(0, common));
    }

    /**
     * {@return this table with {@code ref} in it; itself if it has it already}
     *
     * @param ref the placed tile
     * @throws IllegalStateException if 65,535 placed tiles are in use
     */
    public TileTable with(TileRef ref) {
        if (indexOf(ref) >= 0) {
            return this;
        }
        if (refs.size() > MAX_INDEX) {
            throw new IllegalStateException("a level can hold at most " + MAX_INDEX + " different placed tiles");
        }
        List<TileRef> grown = new ArrayList<>(refs);
        grown.add(ref);
        return new TileTable(grown);
    }
}

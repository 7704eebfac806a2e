package dev.ledge.editor.panel.merge;

import dev.ledge.editor.diff.Conflict;
import dev.ledge.editor.diff.LayerChange;
import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.diff.ObjectChange;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Where two versions of a level differ: which cells of which chunks, and which objects. Immutable once made; memory
 * grows by the chunks that differ.
 */
final class Difference {
    static final int CHUNK = TileGrid.CHUNK;

    /** Whose change it is. */
    enum Kind {
        THEIRS,
        MINE,
        /** Both changed it, differently. */
        BOTH
    }

    /**
     * An object that differs.
     *
     * @param here its box in mine, null if it is not there
     * @param there its box in theirs, null if it is not there
     * @param sign {@code +} if it was added, {@code -} if it was removed, else a space
     */
    record ObjectMark(Kind kind, Aabb here, Aabb there, char sign) {}

    /** Bit k of a cell stands for the kind of that ordinal. */
    private final Map<Integer, byte[]> chunks = new TreeMap<>();

    private final List<ObjectMark> objects = new ArrayList<>();
    private final int across;
    private final int grid;

    private Difference(LevelMerge merge) {
        int columns = Math.max(merge.mine().columns(), merge.theirs().columns());
        across = columns / CHUNK + 1;
        grid = merge.mine().grid();
        cells(Kind.THEIRS, merge.base(), merge.theirs(), merge.mine());
        cells(Kind.MINE, merge.base(), merge.mine(), merge.theirs());
        Set<String> contested = new TreeSet<>();
        for (Conflict conflict : merge.conflicts()) {
            if (conflict.kind() == Conflict.Kind.OBJECT) {
                contested.add(conflict.id());
            }
            if (conflict.cells() != null) {
                conflict.cells().runs().forEach(run -> {
                    for (int column = run.column(); column < run.end(); column++) {
                        mark(Kind.BOTH, column, run.row());
                    }
                });
            }
        }
        objects(merge, contested);
    }

    static Difference of(LevelMerge merge) {
        return new Difference(merge);
    }

    /** What one changed and the other did not change to the same. */
    private void cells(Kind kind, Level base, Level own, Level other) {
        for (LayerChange change : LevelDiff.between(base, own).layers()) {
            TileGrid cells = other.layer(change.id()) instanceof TileLayer layer ? layer.grid() : null;
            change.cells().forEach((column, row, before, after) -> {
                TileRef there = cells == null ? null : other.tiles().get(cells.get(column, row));
                if (cells == null || !Objects.equals(there, after)) {
                    mark(kind, column, row);
                }
            });
        }
    }

    private void mark(Kind kind, int column, int row) {
        byte[] marks = chunks.computeIfAbsent(row / CHUNK * across + column / CHUNK, chunk -> new byte[CHUNK * CHUNK]);
        marks[row % CHUNK * CHUNK + column % CHUNK] |= (byte) (1 << kind.ordinal());
    }

    private void objects(LevelMerge merge, Set<String> contested) {
        Set<String> seen = new TreeSet<>();
        for (Kind kind : List.of(Kind.THEIRS, Kind.MINE)) {
            Level own = kind == Kind.THEIRS ? merge.theirs() : merge.mine();
            for (ObjectChange change : LevelDiff.between(merge.base(), own).objects()) {
                LevelObject here = merge.mine().object(change.id());
                LevelObject there = merge.theirs().object(change.id());
                if (!Objects.equals(here, there) && seen.add(change.id())) {
                    objects.add(new ObjectMark(
                            contested.contains(change.id()) ? Kind.BOTH : kind,
                            box(here, merge.mine()),
                            box(there, merge.theirs()),
                            change.before() == null ? '+' : change.after() == null ? '-' : ' '));
                }
            }
        }
    }

    private static Aabb box(LevelObject object, Level level) {
        return object == null ? null : object.bounds(level);
    }

    List<ObjectMark> objects() {
        return objects;
    }

    /** Side of a cell, level pixels. */
    int grid() {
        return grid;
    }

    /** The marks of a chunk, row by row; null if nothing differs there. */
    byte[] chunk(int chunkColumn, int chunkRow) {
        return chunkColumn < 0 || chunkRow < 0 || chunkColumn >= across
                ? null
                : chunks.get(chunkRow * across + chunkColumn);
    }

    /** The kind of a cell, null if it does not differ. */
    Kind kind(int column, int row) {
        byte[] marks = column < 0 || row < 0 ? null : chunk(column / CHUNK, row / CHUNK);
        return marks == null ? null : kind(marks[row % CHUNK * CHUNK + column % CHUNK]);
    }

    /** What the bits of a cell mean: changes of both on different layers are shown as changes of both. */
    static Kind kind(byte bits) {
        return switch (bits) {
            case 0 -> null;
            case 1 -> Kind.THEIRS;
            case 2 -> Kind.MINE;
            default -> Kind.BOTH;
        };
    }
}

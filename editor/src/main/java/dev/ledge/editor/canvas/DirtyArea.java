package dev.ledge.editor.canvas;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Rides;
import java.util.List;

/** Where two versions of a level look different, in the part of it that is seen. */
final class DirtyArea {
    private static final int CHUNK = TileGrid.CHUNK;

    private final Level before;
    private final Level after;
    private final Aabb seen;
    private Aabb box;

    private DirtyArea(Level before, Level after, Aabb seen) {
        this.before = before;
        this.after = after;
        this.seen = seen;
    }

    /**
     * The box around all differences in level pixels, null if there are none; infinite if they may be anywhere.
     *
     * @param seen cells outside of it are not looked at, so that it does not matter how large the level is
     */
    static Aabb between(Level before, Level after, Aabb seen) {
        if (before == after) {
            return null;
        }
        DirtyArea area = new DirtyArea(before, after, seen);
        if (!area.haveSameFrame()) {
            double all = Double.POSITIVE_INFINITY;
            return new Aabb(-all, -all, all, all);
        }
        for (int i = 0; i < before.layers().size(); i++) {
            if (before.layers().get(i) instanceof TileLayer a && after.layers().get(i) instanceof TileLayer b) {
                area.cells(a.grid(), b.grid());
            }
        }
        area.objects();
        return area.box;
    }

    /** True if all but cells and objects is the same. */
    private boolean haveSameFrame() {
        if (before.columns() != after.columns()
                || before.rows() != after.rows()
                || before.grid() != after.grid()
                || before.palette() != after.palette()
                || !before.physics().equals(after.physics())
                || !before.player().equals(after.player())
                || !before.groups().equals(after.groups())
                || before.layers().size() != after.layers().size()) {
            return false;
        }
        for (int i = 0; i < before.layers().size(); i++) {
            Layer a = before.layers().get(i);
            Layer b = after.layers().get(i);
            boolean comparable = a instanceof TileLayer tiles && b instanceof TileLayer other
                    ? tiles.withGrid(other.grid()).equals(other)
                    : a.equals(b);
            if (!comparable) {
                return false;
            }
        }
        return true;
    }

    private void cells(TileGrid a, TileGrid b) {
        if (a == b) {
            return;
        }
        double side = (double) CHUNK * after.grid();
        // One pixel more on every side: a change right beside what is seen may change how the border of it looks.
        int left = (int) Math.max(0, Math.floor((seen.left() - 1) / side));
        int top = (int) Math.max(0, Math.floor((seen.top() - 1) / side));
        int right = (int) Math.min(a.chunksAcross() - 1.0, Math.floor((seen.right() + 1) / side));
        int bottom = (int) Math.min(a.chunksDown() - 1.0, Math.floor((seen.bottom() + 1) / side));
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                if (a.chunk(column, row) != b.chunk(column, row)) {
                    chunk(a.chunk(column, row), b.chunk(column, row), column * CHUNK, row * CHUNK);
                }
            }
        }
    }

    private void chunk(TileChunk a, TileChunk b, int left, int top) {
        int firstColumn = CHUNK;
        int lastColumn = -1;
        int firstRow = CHUNK;
        int lastRow = -1;
        for (int row = 0; row < CHUNK; row++) {
            for (int column = 0; column < CHUNK; column++) {
                if (a.get(column, row) != b.get(column, row)) {
                    firstColumn = Math.min(firstColumn, column);
                    lastColumn = Math.max(lastColumn, column);
                    firstRow = Math.min(firstRow, row);
                    lastRow = row;
                }
            }
        }
        if (lastRow >= 0) {
            // One cell more all around, since a tile's look may depend on its neighbours.
            double side = after.grid();
            add(new Aabb(
                    (left + firstColumn - 1) * side,
                    (top + firstRow - 1) * side,
                    (left + lastColumn + 2) * side,
                    (top + lastRow + 2) * side));
        }
    }

    /** Walks both lists at once: both are sorted by id. */
    private void objects() {
        if (before.objects() == after.objects()) {
            return;
        }
        List<LevelObject> old = before.objects();
        List<LevelObject> now = after.objects();
        int i = 0;
        int j = 0;
        while (i < old.size() || j < now.size()) {
            int order = i == old.size()
                    ? 1
                    : j == now.size()
                            ? -1
                            : old.get(i).id().compareTo(now.get(j).id());
            if (order == 0 && old.get(i) == now.get(j)) {
                i++;
                j++;
                continue;
            }
            if (order <= 0) {
                add(reach(old.get(i++), before));
            }
            if (order >= 0) {
                add(reach(now.get(j++), after));
            }
        }
        ties();
    }

    /** What rides a platform is tied to it by a line, which goes where the platform does. */
    private void ties() {
        for (LevelObject object : after.objects()) {
            Platform ridden = Rides.platform(after, object);
            if (ridden != null && before.object(ridden.id()) != ridden) {
                add(reach(object, after));
                if (before.object(object.id()) != null) {
                    add(reach(before.object(object.id()), before));
                }
            }
        }
    }

    /** The box around an object and the path that it walks, or the platform that it is tied to. */
    static Aabb reach(LevelObject object, Level level) {
        Aabb bounds = object.bounds(level);
        Aabb reach = bounds;
        if (object instanceof Platform platform) {
            for (Vec point : platform.effectivePath()) {
                reach = reach.union(bounds.moved(point.x(), point.y()));
            }
        }
        Platform ridden = Rides.platform(level, object);
        return ridden == null ? reach : reach.union(ridden.bounds(level));
    }

    private void add(Aabb part) {
        box = box == null ? part : box.union(part);
    }
}

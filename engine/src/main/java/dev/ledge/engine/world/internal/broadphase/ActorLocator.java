package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.type.PartitionVisitor;
import java.util.Arrays;

/**
 * Finds the actors that may be in an area, by the partition of the pairs: it has all places at the end of a step, and
 * few actors are placed elsewhere between two steps.
 */
public final class ActorLocator extends LevelBound {
    /** Most actors placed elsewhere with which the partition is still of use. */
    private static final int MAX_MOVED = 64;

    /** Cells of a partition up to this size do not grow for large actors, px. */
    private static final double SMALL = 256;

    /** Wanted mean number of cells per actor, and the extra for a few large ones. */
    private static final double FEW_EACH = 9;

    private static final double FEW_CELLS = 4096;

    private final ActorArrays a;
    /** The largest of the widths and heights of all actors and circles when the level began, px. */
    private final double largest;

    private UniformGrid grid;
    /** Cells of the level along a side of one of the partition. */
    private int levelCells = UniformGrid.AUTOMATIC;

    private final int[] strays = new int[MAX_MOVED];
    private int strayCount;
    private boolean isKnown;
    private int changes;

    public ActorLocator(CompiledLevel scene, ActorArrays actors) {
        super(scene);
        a = actors;
        double most = 1;
        for (int i = 0; i < a.count; i++) {
            most = Math.max(most, Math.max(sizeX(i), sizeY(i)));
        }
        largest = most;
        setPartition(UniformGrid.AUTOMATIC);
    }

    @Override
    public void bind(CompiledLevel level) {
        boolean isSameSize = scene.width == level.width && scene.height == level.height;
        scene = level;
        if (isSameSize) {
            forget();
        } else {
            setPartition(levelCells);
        }
    }

    /**
     * Makes a new partition with a number of level cells along a side of each of its cells; the next pairs fill it.
     * Case AA-05.
     */
    public void setPartition(int cells) {
        levelCells = cells;
        grid = new UniformGrid(scene, a.count, largest, leastSide(), cells);
        forget();
    }

    /** The side of a cell, px, at which the actors are in few cells each on average, 0 if any will do. */
    private double leastSide() {
        double least = 0;
        double cells = Double.POSITIVE_INFINITY;
        for (double side = SMALL; cells > FEW_EACH * a.count + FEW_CELLS; side *= 2) {
            cells = 0;
            for (int i = 0; i < a.count; i++) {
                cells += (sizeX(i) / side + 1) * (sizeY(i) / side + 1);
            }
            least = side;
        }
        return least > SMALL ? least : 0;
    }

    private double sizeX(int i) {
        return Math.max(a.w[i], a.repelSize(i));
    }

    private double sizeY(int i) {
        return Math.max(a.h[i], a.repelSize(i));
    }

    /** Copies the partition's options of another locator. */
    public void setPartitionLike(ActorLocator other) {
        if (levelCells != other.levelCells) {
            setPartition(other.levelCells);
        }
    }

    /** The partition, for the search of pairs. */
    public UniformGrid grid() {
        return grid;
    }

    /** Marks the partition as current. */
    public void know() {
        isKnown = true;
        strayCount = 0;
        changes++;
    }

    /** Marks the partition as outdated, as in the middle of a step. */
    public void forget() {
        isKnown = false;
        changes++;
    }

    /** Marks an actor as placed elsewhere or resized. */
    public void moved(int i) {
        changes++;
        if (strayCount == MAX_MOVED) {
            isKnown = false;
        } else if (isKnown) {
            strays[strayCount++] = i;
        }
    }

    /** A counter that changes whenever an actor is placed elsewhere. */
    public int changes() {
        return changes;
    }

    /** Shows the cells with members that touch an area, row by row; none while the partition is not current. */
    public void forEachCell(double left, double top, double right, double bottom, PartitionVisitor visitor) {
        if (!isKnown) {
            return;
        }
        double side = grid.side();
        for (int r = grid.rowOf(top); r <= grid.rowOf(bottom); r++) {
            for (int c = grid.columnOf(left); c <= grid.columnOf(right); c++) {
                int members = grid.members.size(grid.cellAt(c, r));
                if (members > 0) {
                    // The first column and row are what is outside of the level.
                    visitor.cell((c - 1) * side, (r - 1) * side, side, members);
                }
            }
        }
    }

    /**
     * Actors that may be in an area, in their order and each once; null if a test of all actors is necessary or as
     * fast.
     */
    public int[] find(double left, double top, double right, double bottom) {
        if (!isKnown) {
            return null;
        }
        int c0 = grid.columnOf(left);
        int c1 = grid.columnOf(right);
        int r0 = grid.rowOf(top);
        int r1 = grid.rowOf(bottom);
        if ((long) (c1 - c0 + 1) * (r1 - r0 + 1) > a.count) {
            return null;
        }
        int size = strayCount;
        for (int r = r0; r <= r1; r++) {
            for (int c = c0; c <= c1; c++) {
                size += grid.members.size(grid.cellAt(c, r));
            }
        }
        int[] found = Arrays.copyOf(strays, size);
        int count = strayCount;
        for (int r = r0; r <= r1; r++) {
            for (int c = c0; c <= c1; c++) {
                count = grid.members.copy(grid.cellAt(c, r), found, count);
            }
        }
        Arrays.sort(found);
        int kept = 0;
        for (int k = 0; k < size; k++) {
            if (k == 0 || found[k] != found[k - 1]) {
                found[kept++] = found[k];
            }
        }
        return Arrays.copyOf(found, kept);
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * What the cells' kinds alone say of the ground ahead, never more than casts would find, so that {@link LedgeProbe}
 * casts only where they do not say that it goes on: on the actor's own cell, and on the next one if the ground of both
 * meets at the border between them.
 */
final class CellsAhead extends LevelBound {
    private final ActorArrays a;
    private Terrain terrain;

    CellsAhead(CompiledLevel scene, ActorArrays actors) {
        super(scene);
        a = actors;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        terrain = level.terrain;
    }

    /**
     * True if ground goes on for certain from where an actor stands to under its leading edge.
     *
     * @param x left edge of the leading edge, px
     * @param reach how far below and above the feet ground is looked for there, px
     */
    boolean goOn(int i, int direction, double x, double reach) {
        boolean stands = a.supportKind[i] == SupportKind.TILE && a.has(i, ActorFlags.WORLD_COLLISION);
        if (!stands || a.dropTicks[i] > 0) {
            return false;
        }
        int first = terrain.column(x);
        int last = terrain.column(x + LedgeProbe.LEADING);
        int own = a.supportMajor[i];
        int row = a.supportMinor[i];
        boolean isOnBorder = a.groundX[i] == 0 && a.y[i] == row * terrain.grid - a.h[i];
        if (isOnBorder && (isOpenFloor(first, last, row) || isOver(x, own) && isTop(own, row))) {
            return true;
        }
        if (first != last) {
            return false;
        }
        return first == own ? isOnOwn(i, x, reach) : first == own + direction && isJoined(i, direction, x, reach);
    }

    /**
     * True if all of an actor's foot that its own cell does not carry is ahead, as the leading edge is, in a cell that
     * is empty, as that above it is: then the cells have no ground there that leads on from the flat top.
     */
    boolean end(int i, int direction, double x, double reach) {
        int own = a.supportMajor[i];
        int row = a.supportMinor[i];
        int next = own + direction;
        double grid = terrain.grid;
        double rear = a.x[i] + (direction > 0 ? 0 : a.w[i]) - direction * Tolerance.CLEAR_OF_END;
        boolean isFlat = a.supportKind[i] == SupportKind.TILE && a.groundX[i] == 0 && a.y[i] == row * grid - a.h[i];
        boolean isBeside = terrain.column(rear) == own
                && terrain.column(x - Tolerance.CLEAR_OF_END) == next
                && terrain.column(x + LedgeProbe.LEADING + Tolerance.CLEAR_OF_END) == next;
        int cells = terrain.number(own, row - 1) | terrain.number(next, row - 1) | terrain.number(next, row);
        return isFlat && isBeside && a.dropTicks[i] == 0 && reach < grid / 2 && cells == 0;
    }

    private boolean isOnOwn(int i, double x, double reach) {
        int own = a.supportMajor[i];
        int row = a.supportMinor[i];
        return a.groundX[i] != 0 ? terrain.type(own, row).slopeFace >= 0 : isInReach(i, own, row, x, reach);
    }

    private boolean isOpenFloor(int first, int last, int row) {
        boolean isInside = first >= 0 && last < terrain.columns && row > 0;
        return isInside
                && terrain.solids(first, last, row - 1) == 0
                && terrain.flatTops(first, last, row) == (1L << (last - first + 1)) - 1;
    }

    /** True if the leading edge is over a column at least in part. */
    private boolean isOver(double x, int column) {
        double left = column * terrain.grid;
        return x + LedgeProbe.LEADING > left + Tolerance.CLEAR_OF_END
                && x < left + terrain.grid - Tolerance.CLEAR_OF_END;
    }

    /** True if the upper border of a cell is ground: of a solid, or of a ladder's end. */
    private boolean isTop(int column, int row) {
        boolean isOpen = row > 0 && terrain.solids(column, column, row - 1) == 0;
        return isOpen
                && (terrain.flatTops(column, column, row) != 0
                        || terrain.type(column, row).has(CellKind.CLIMBABLE) && terrain.isTopOfLadder(column, row));
    }

    /** True if the ground of a cell, under nothing, is under all of the leading edge, and near the feet's height. */
    private boolean isInReach(int i, int column, int row, double x, double reach) {
        if (row == 0 || terrain.inTheWay(column, column, row - 1) != 0) {
            return false;
        }
        CellKind kind = terrain.type(column, row);
        double fall = (kind.groundRight - kind.groundLeft) / terrain.grid;
        double y = row * terrain.grid + kind.groundLeft + (x - column * terrain.grid) * fall;
        double below = Math.min(y, y + LedgeProbe.LEADING * fall) - a.feet(i);
        return below >= -Math.min(reach, a.h[i]) && below <= reach && Math.abs(fall) <= steepest();
    }

    private double steepest() {
        return scene.steepest + Tolerance.ROUNDING;
    }

    /** True if the ground of the next cell begins where that of the actor's own cell ends, and goes on far enough. */
    private boolean isJoined(int i, int direction, double x, double reach) {
        double grid = terrain.grid;
        int own = a.supportMajor[i];
        int next = own + direction;
        int row = a.supportMinor[i];
        CellKind kind = terrain.type(own, row);
        double begin = row * grid + (direction > 0 ? kind.groundLeft : kind.groundRight);
        double joint = row * grid + (direction > 0 ? kind.groundRight : kind.groundLeft);
        for (int r = Math.max(1, row - 1); r <= row + 1; r++) {
            CellKind other = terrain.type(next, r);
            double start = r * grid + (direction > 0 ? other.groundLeft : other.groundRight);
            double end = r * grid + (direction > 0 ? other.groundRight : other.groundLeft);
            if (Math.abs(start - joint) <= Tolerance.CONTACT) {
                return isInReach(i, next, r, x, reach)
                        || begin <= joint && start <= end && isFollowed(i, direction, x, reach, r);
            }
        }
        return false;
    }

    /**
     * True if ground that falls away to the next cell would be followed, edge by edge: there is nothing above it, and
     * the rear of the actor stands on its own cell.
     *
     * @param r row of the next cell's ground
     */
    private boolean isFollowed(int i, int direction, double x, double reach, int r) {
        double grid = terrain.grid;
        int own = a.supportMajor[i];
        int row = a.supportMinor[i];
        CellKind kind = terrain.type(own, row);
        CellKind next = terrain.type(own + direction, r);
        double rear = a.x[i] + (direction > 0 ? 0 : a.w[i]);
        double fall = (kind.groundRight - kind.groundLeft) / grid;
        double y = row * grid + kind.groundLeft + (rear - own * grid) * fall;
        return terrain.column(rear) == own
                && Math.abs(y - a.feet(i)) <= Tolerance.CONTACT / 2
                && Math.abs(next.groundRight - next.groundLeft) <= steepest() * grid
                && Math.min(reach, a.h[i]) <= grid
                && grid > 2 * LedgeProbe.LEADING
                && Math.abs(x - a.x[i]) <= LedgeProbe.FARTHEST
                && row > 0
                && terrain.inTheWay(own, own, row - 1) == 0
                && terrain.inTheWay(own + direction, own + direction, row - 1) == 0
                && (r == row || terrain.inTheWay(own + direction, own + direction, row) == 0)
                && scene.polygons.count == 0;
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * Fast paths of {@link LedgeProbe}, as {@link TileShortcuts} are those of motion: the simple cases, in which cells
 * alone decide, without a sweep and with the same result.
 */
public final class FootShortcuts implements LevelBound {
    public static final int UNKNOWN = 0;
    public static final int GOES_ON = 1;
    public static final int ENDS = 2;

    /** Most cells over which the ground ahead is followed. */
    private static final int MAX_CELLS = 4;

    private CompiledLevel scene;
    private Terrain terrain;
    private final ActorArrays a;
    private final TileShortcuts shortcuts;
    private final CellCache cellCache;
    /** Cells a pixel; its rounding is far smaller than the margins here. */
    private double inverse;

    /** Row of the last cell that was followed. */
    private int lowest;

    public FootShortcuts(CompiledLevel scene, ActorArrays actors, TileShortcuts shortcuts, CellCache cellCache) {
        a = actors;
        this.shortcuts = shortcuts;
        this.cellCache = cellCache;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        scene = level;
        terrain = level.terrain;
        inverse = 1 / terrain.grid;
    }

    /**
     * Does what {@link CollisionQueries#stand} does with a narrow foot that is well inside a column of cells, in which
     * the first thing below is a slope or a flat top.
     *
     * @return NaN if it is not as simple as that
     */
    public double stand(int i, double x, double y, double w, double reach) {
        double length = reach + Sweep.SKIN;
        double h = a.h[i];
        double feet = y + h;
        int column = (int) (x * inverse);
        double ox = column * terrain.grid;
        boolean isInside = shortcuts.isEnabled()
                && x >= ox + Tolerance.CLEAR_OF_END
                && x + w <= ox + terrain.grid - Tolerance.CLEAR_OF_END
                && feet >= 1
                && feet + length + 1 < scene.height
                && ox + terrain.grid <= scene.width
                && a.dropTicks[i] == 0
                && a.state[i] == ActorArrays.GROUND
                && a.has(i, ActorFlags.WORLD_COLLISION);
        if (!isInside || !shortcuts.isAlone(i, x, feet - 1, x + w, feet + length + 1)) {
            return Double.NaN;
        }
        int row = (int) ((feet - Sweep.SKIN) * inverse);
        int first = row;
        int last = (int) ((feet + length + Sweep.SKIN) * inverse);
        while (row <= last && (terrain.inTheWay(column, column, row) == 0 || isPassed(column, row, feet))) {
            row++;
        }
        if (row > last) {
            return -1;
        }
        CellKind type = terrain.type(column, row);
        double oy = row * terrain.grid;
        double found;
        if (type.slopeFace >= 0 && type.slope().upness(type.slopeFace) >= scene.minUp) {
            Outline slope = type.slope();
            double nx = slope.normalX(type.slopeFace);
            double past = (nx < 0 ? x + w : x) - (ox + slope.startX(type.slopeFace));
            found = oy + slope.startY(type.slopeFace) - past * nx / slope.normalY(type.slopeFace) - h;
        } else if (type.levelFace >= 0) {
            found = oy + type.depth - h;
        } else if (row > first && (type.flatTopPart >= 0 || type.ladderPart >= 0)) {
            found = oy - h;
        } else {
            double highest = oy + (type.has(CellKind.CLIMBABLE) ? 0 : type.depth);
            return highest > feet + length + Tolerance.CLEAR_OF_REACH ? -1 : Double.NaN;
        }
        double gap = found - y;
        if (gap < -Tolerance.CLEAR_OF_REACH || Math.abs(gap - reach) < Tolerance.CLEAR_OF_REACH) {
            return Double.NaN;
        }
        return gap > reach ? -1 : Math.max(0, gap);
    }

    /** True if a cell is only a ladder, whose top, if it can be stood on, is not below the feet. */
    private boolean isPassed(int column, int row, double feet) {
        CellKind type = terrain.type(column, row);
        boolean isAbove = row * terrain.grid < feet - Tolerance.CLEAR_OF_END;
        return type.ladderPart >= 0
                && (isAbove || row > 0 && terrain.type(column, row - 1).has(CellKind.CLIMBABLE));
    }

    /**
     * Whether from where an actor stands flat tops and slopes that fall lie end to end, with nothing over them, to
     * under its leading edge.
     *
     * @param end where the leading edge will be, px
     * @return {@link #GOES_ON}; {@link #ENDS} if there are flat tops and then nothing; {@link #UNKNOWN} if it is not as
     *     simple as that
     */
    public int follow(int i, int direction, double end) {
        double corner = direction > 0 ? a.x[i] : a.x[i] + a.w[i];
        boolean stands = shortcuts.isEnabled()
                && a.state[i] == ActorArrays.GROUND
                && a.supportKind[i] == SupportKind.TILE
                && a.dropTicks[i] == 0
                && a.has(i, ActorFlags.WORLD_COLLISION);
        if (!stands || !(Math.min(corner, end) >= 1 && Math.max(corner, end) < scene.width - 1)) {
            return UNKNOWN;
        }
        int column = (int) (corner * inverse);
        int row = a.supportMinor[i];
        if (row <= 0 || !standsOn(i, column, row, corner)) {
            return UNKNOWN;
        }
        int found = follow(column, row, direction, (int) (end * inverse));
        if (found == UNKNOWN) {
            return UNKNOWN;
        }
        double bottom = (lowest + 1) * terrain.grid + 1;
        boolean isAlone =
                shortcuts.isAlone(i, Math.min(corner, end) - 1, a.y[i] - 1, Math.max(corner, end) + 1, bottom);
        return isAlone ? found : UNKNOWN;
    }

    private int follow(int from, int top, int direction, int last) {
        int column = from;
        int row = top;
        boolean isFlat = true;
        for (int cells = 0; cells < MAX_CELLS; cells++) {
            CellKind type = terrain.type(column, row);
            double leaves = leaves(type, direction);
            if (Double.isNaN(leaves) || terrain.inTheWay(column, column, row - 1) != 0) {
                return UNKNOWN;
            }
            lowest = row;
            if (column == last) {
                return GOES_ON;
            }
            isFlat &= type.slopeFace < 0;
            column += direction;
            if (isFlat && terrain.inTheWay(column, column, row) == 0) {
                return ENDS;
            }
            boolean isBelow = leaves == terrain.grid;
            row += isBelow ? 1 : 0;
            if (row >= terrain.rows || enters(terrain.type(column, row), direction) != (isBelow ? 0 : leaves)) {
                return UNKNOWN;
            }
        }
        return UNKNOWN;
    }

    /** True if the corner of an actor's box is on the ground that a cell is. */
    private boolean standsOn(int i, int column, int row, double corner) {
        CellKind type = terrain.type(column, row);
        if (a.groundX[i] == 0) {
            return type.flatTopPart >= 0 && a.y[i] == row * terrain.grid - a.h[i];
        }
        if (type.slopeFace < 0 || column != a.supportMajor[i] || type.slope().normalX(type.slopeFace) != a.groundX[i]) {
            return false;
        }
        double height = type.slope().heightAt(type.slopeFace, corner - column * terrain.grid);
        return Math.abs(row * terrain.grid + height - a.feet(i)) <= Tolerance.CONTACT;
    }

    /**
     * How far below a cell's upper border its ground ends in a direction in which it does not rise, px; NaN if it is
     * not as simple as that.
     */
    private double leaves(CellKind type, int direction) {
        if (type.slopeFace < 0) {
            return type.flatTopPart >= 0 ? 0 : Double.NaN;
        }
        Outline slope = type.slope();
        boolean falls = slope.normalX(type.slopeFace) * direction > 0 && slope.upness(type.slopeFace) >= scene.minUp;
        return falls ? slope.endOf(type.slopeFace, direction) : Double.NaN;
    }

    /** How far below a cell's upper border its ground begins in a direction, px; NaN as in {@link #leaves}. */
    private static double enters(CellKind type, int direction) {
        return type.slopeFace >= 0
                ? type.slope().endOf(type.slopeFace, -direction)
                : type.flatTopPart >= 0 ? 0 : Double.NaN;
    }

    /**
     * True if a box below an actor on flat cells contains only that floor; false also if it is not as simple as that.
     *
     * @param left left edge of the box, which reaches below the feet
     * @param top top edge of the box, above the feet
     */
    public boolean isFloor(int i, double left, double top, double right, double bottom) {
        int floor = a.supportMinor[i];
        boolean stands = shortcuts.isEnabled()
                && a.state[i] == ActorArrays.GROUND
                && a.supportKind[i] == SupportKind.TILE
                && a.groundX[i] == 0
                && a.dropTicks[i] == 0
                && a.has(i, ActorFlags.WORLD_COLLISION)
                && a.y[i] == floor * terrain.grid - a.h[i];
        if (!stands || !(left >= 1 && top >= 0 && right < scene.width - 1 && bottom < scene.height)) {
            return false;
        }
        int c0 = (int) ((left - Sweep.EDGE) * inverse);
        int c1 = (int) ((right + Sweep.EDGE) * inverse);
        int highest = (int) (top * inverse);
        // The tops of ladders are farther up than that.
        boolean isNear = floor * terrain.grid - top < terrain.grid;
        boolean isOpen = isNear && cellCache.isOpenFlatTop(i, c0, highest, c1, floor);
        if (!isOpen
                && (!cellCache.isClear(c0, highest, c1, floor - 1)
                        || terrain.flatTops(c0, c1, floor) != (1L << (c1 - c0 + 1)) - 1)) {
            return false;
        }
        return shortcuts.isAlone(i, left, top, right, bottom);
    }
}

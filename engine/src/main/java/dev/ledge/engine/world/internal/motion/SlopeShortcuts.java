package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * The part of {@link TileShortcuts} that walks up and down slopes: along the one of a cell, and on to one that
 * continues it in a straight line.
 */
public final class SlopeShortcuts implements LevelBound {
    private CompiledLevel scene;
    private Terrain terrain;
    private final ActorArrays a;
    private final TileShortcuts shortcuts;
    private final Footing footing;
    private final CellCache cellCache;
    /** Cells a pixel; its rounding is far smaller than the margins here. */
    private double inverse;

    public SlopeShortcuts(
            CompiledLevel scene, ActorArrays actors, TileShortcuts shortcuts, CellCache cellCache, Footing footing) {
        a = actors;
        this.shortcuts = shortcuts;
        this.cellCache = cellCache;
        this.footing = footing;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        scene = level;
        terrain = level.terrain;
        inverse = 1 / terrain.grid;
    }

    /**
     * Walks along the slope of one cell, as long as the corner of the box that is on it stays clear of the cell's ends
     * and there is nothing but that cell where the box goes: then no other face can be hit, and the slope gives the
     * height.
     */
    public boolean walk(int i, double distance) {
        int column = a.supportMajor[i];
        int row = a.supportMinor[i];
        CellKind type = terrain.type(column, row);
        if (type.slopeFace < 0) {
            return false;
        }
        Outline slope = type.parts[type.slopePart].outline;
        double nx = a.groundX[i];
        double ny = a.groundY[i];
        if (slope.normalX(type.slopeFace) != nx || slope.normalY(type.slopeFace) != ny) {
            return false;
        }
        double x = a.x[i];
        double y = a.y[i];
        double w = a.w[i];
        double h = a.h[i];
        double nextX = x + -ny * distance;
        double nextY = y + nx * distance;
        double ox = column * terrain.grid;
        double oy = row * terrain.grid;
        double left = Math.min(x, nextX);
        double right = Math.max(x, nextX);
        double corner = nx < 0 ? w : 0;
        double feet = Math.max(y, nextY) + h;
        double top = Math.min(y, nextY) - Sweep.SKIN;
        boolean isInside = left + corner >= ox + Tolerance.CLEAR_OF_END
                && right + corner <= ox + terrain.grid - Tolerance.CLEAR_OF_END
                && feet < oy + terrain.grid
                && top + Sweep.SKIN + h > oy;
        if (!isInside) {
            return walkOn(i, distance);
        }
        left -= Sweep.SKIN;
        right += w + Sweep.SKIN;
        double reach = Math.abs(-ny * distance) * scene.steepest - nx * distance + Tolerance.GROUND_SNAP;
        if (!(left >= 0 && top >= 0 && right < scene.width && feet + reach + 1 < scene.height)) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        if (!cellCache.isOpen(c0, (int) (top * inverse), c1, row - 1)
                || !areLower(terrain.solids(c0, c1, row) & ~(1L << (column - c0)), c0, row, feet)
                || !shortcuts.isAlone(i, left, top, right, feet + reach + 1)) {
            return false;
        }
        return stand(i, nextX, nextY, column, row, type);
    }

    /** Walks on to the next cell, the slope of which goes on where that of the first one ends, in the same line. */
    private boolean walkOn(int i, double distance) {
        int column = a.supportMajor[i];
        int row = a.supportMinor[i];
        CellKind type = terrain.type(column, row);
        double nx = a.groundX[i];
        double ny = a.groundY[i];
        double corner = nx < 0 ? a.w[i] : 0;
        double nextX = a.x[i] + -ny * distance;
        double nextY = a.y[i] + nx * distance;
        int heading = distance > 0 ? 1 : -1;
        int nextColumn = column + heading;
        boolean isSimple = nextColumn >= 0
                && nextColumn < terrain.columns
                && isWellInside(a.x[i] + corner, column)
                && isWellInside(nextX + corner, nextColumn);
        if (!isSimple) {
            return false;
        }
        double end = type.slope().endOf(type.slopeFace, heading);
        boolean rises = nx * heading < 0;
        int turn = rises ? (end == 0 ? -1 : 0) : end == terrain.grid ? 1 : 0;
        int nextRow = row + turn;
        if (nextRow < 0 || nextRow >= terrain.rows) {
            return false;
        }
        CellKind next = terrain.type(nextColumn, nextRow);
        boolean goesOn = next.slopeFace >= 0
                && next.slope().normalX(next.slopeFace) == nx
                && next.slope().normalY(next.slopeFace) == ny
                && next.slope().endOf(next.slopeFace, -heading) == end - turn * terrain.grid
                && next.slope().isSolidAllRound()
                && type.slope().isSolidAllRound()
                && (turn == 0 || (turn < 0 ? isCovered(next, type, heading) : isCovered(type, next, -heading)));
        if (!goesOn || !isFree(i, nextX, nextY, column, row, nextColumn, nextRow, distance)) {
            return false;
        }
        return stand(i, nextX, nextY, nextColumn, nextRow, next);
    }

    /** Stands where a box is in contact with the slope of a cell, as high as a sweep would find it, to the bit. */
    private boolean stand(int i, double x, double y, int column, int row, CellKind type) {
        double nx = a.groundX[i];
        double ny = a.groundY[i];
        Outline slope = type.slope();
        double fromX = column * terrain.grid + slope.startX(type.slopeFace);
        double fromY = row * terrain.grid + slope.startY(type.slopeFace);
        double px = x + (nx < 0 ? a.w[i] : 0);
        double found = fromY - (px - fromX) * nx / ny - a.h[i];
        if (Math.abs(found - y) > Tolerance.CONTACT) {
            return false;
        }
        a.x[i] = x;
        a.y[i] = found;
        footing.standOnSlope(i, column, row, type.slopePart, nx, ny);
        return true;
    }

    private boolean isWellInside(double x, int column) {
        double past = x - column * terrain.grid;
        return past >= Tolerance.CLEAR_OF_END && past <= terrain.grid - Tolerance.CLEAR_OF_END;
    }

    /** True if of two slopes one diagonally above the other both hide the faces of the cell under the upper one. */
    private static boolean isCovered(CellKind upper, CellKind lower, int towardsUpper) {
        int side = towardsUpper > 0 ? Outline.RIGHT : Outline.LEFT;
        return (upper.sealed & Outline.BOTTOM) != 0 && (lower.sealed & side) != 0;
    }

    /** True if there is nothing where the box goes but the two cells whose slopes it walks on. */
    private boolean isFree(
            int i, double nextX, double nextY, int column, int row, int nextColumn, int nextRow, double distance) {
        double left = Math.min(a.x[i], nextX) - Sweep.SKIN;
        double right = Math.max(a.x[i], nextX) + a.w[i] + Sweep.SKIN;
        double top = Math.min(a.y[i], nextY) - Sweep.SKIN;
        double feet = Math.max(a.y[i], nextY) + a.h[i];
        double below = feet + 2 * Math.abs(distance) * scene.steepest + Tolerance.GROUND_SNAP + 1;
        int upper = Math.min(row, nextRow);
        int lower = Math.max(row, nextRow);
        if (!(left >= 0 && top >= 0 && right < scene.width && below < scene.height)
                || feet >= (lower + 1) * terrain.grid) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        if (!cellCache.isOpen(c0, (int) (top * inverse), c1, upper - 1)) {
            return false;
        }
        long slopes = 1L << (column - c0) | 1L << (nextColumn - c0);
        long others = terrain.solids(c0, c1, lower) & ~slopes;
        if (upper != lower) {
            long inUpper = 1L << ((row == upper ? column : nextColumn) - c0);
            // On the way down the tops of ladders that begin in the lower row are hit.
            long climbing = terrain.inTheWay(c0, c1, lower) & ~terrain.solids(c0, c1, lower);
            if ((terrain.solids(c0, c1, upper) & ~inUpper) != 0 || climbing != 0) {
                return false;
            }
        }
        return areLower(others, c0, lower, feet) && shortcuts.isAlone(i, left, top, right, below);
    }

    /** True if nothing that is solid in some cells of a row, given as bits from a column on, reaches up to the feet. */
    private boolean areLower(long cells, int column, int row, double feet) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            CellKind type = terrain.type(column + Long.numberOfTrailingZeros(rest), row);
            if (row * terrain.grid + type.depth < feet + Tolerance.CLEAR_OF_REACH) {
                return false;
            }
        }
        return true;
    }
}

package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.ConvexPieces;
import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.SlantJoints;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.world.internal.broadphase.Effort;
import dev.ledge.engine.world.internal.broadphase.SolidRegions;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.SweepVisitor;

/**
 * Gives a sweep the faces of the cells under it. Faces that a neighbouring cell hides are left out, so that seams
 * neither block nor support. Cases ST-01 to ST-04, article S000 (internal edges).
 */
public final class TileCaster implements SlantJoints {
    /** Columns from which on it pays to test first whether anything in them can be hit. */
    private static final int SPAN = 4;

    private static final int SPAN_MASK = TileGrid.CHUNK - 1;

    private Terrain terrain;
    private final Sweep sweep;
    private double grid;
    /** What it takes to compare a box to a shape, in cells that are merely looked at. */
    private static final int A_SHAPE = 4;

    private final Effort effort;
    private SolidRegions merged;
    /** Height of the one-way ground that is being dropped through, NaN if none. */
    private double dropY;

    private final DroppedTiles dropped = new DroppedTiles();

    /** From these sides what blocks from some only is passed there, whether it can be dropped through or not. */
    private int openSides;

    private boolean climbing;
    private double minUp;
    /** Is shown what a sweep looks at; null, as in every step, for none. */
    private SweepVisitor visitor;

    /** First and last row of the result of {@link #collidable}. */
    private int firstCollidable;

    private int lastCollidable;

    public TileCaster(CompiledLevel scene, Sweep sweep, Effort effort) {
        this.sweep = sweep;
        this.effort = effort;
        sweep.joints(this);
        bind(scene);
    }

    /** From now on the tiles are those of a level. */
    public void bind(CompiledLevel level) {
        terrain = level.terrain;
        grid = terrain.grid;
        merged = new SolidRegions(terrain, effort);
        dropped.bind(level);
    }

    /** Sets the conditions of the following sweeps. */
    public void begin(double droppingFrom, int pressedSides, boolean climbs, double steepest) {
        dropY = droppingFrom;
        openSides = pressedSides;
        climbing = climbs;
        minUp = steepest;
    }

    /** Sets where the box was when the drop began, in which the following sweeps are made. */
    public void dropFrom(double x, double feet, double w, boolean isPressed) {
        dropped.begin(x, feet, w, isPressed);
    }

    /** Shows what the following sweeps look at; null ends that. */
    public void show(SweepVisitor to) {
        visitor = to;
    }

    /** Sweeps a box against the cells of an area. */
    public void sweep(
            double left,
            double top,
            double right,
            double bottom,
            double x,
            double y,
            double w,
            double h,
            double dx,
            double dy,
            long fewCells) {
        int c0 = Math.max(0, terrain.column(left));
        int c1 = Math.min(terrain.columns - 1, terrain.column(right));
        int r0 = Math.max(0, terrain.row(top));
        int r1 = Math.min(terrain.rows - 1, terrain.row(bottom));
        if (c1 < c0 || r1 < r0) {
            return;
        }
        if ((long) (c1 - c0 + 1) * (r1 - r0 + 1) <= fewCells) {
            block(c0, r0, c1, r1);
        } else if (Math.abs(dx) >= Math.abs(dy)) {
            columns(c0, c1, x, y, w, h, dx, dy);
        } else {
            rows(r0, r1, x, y, w, h, dx, dy);
        }
    }

    private void block(int c0, int r0, int c1, int r1) {
        if (visitor != null) {
            showCells(c0, r0, c1, r1);
        }
        for (int from = c0; from <= c1; from += TileGrid.CHUNK) {
            int to = Math.min(c1, from + TileGrid.CHUNK - 1);
            for (int r = r0; r <= r1; r++) {
                long cells = terrain.inTheWay(from, to, r);
                if (cells == 0) {
                    continue;
                }
                long fullCells = terrain.fullCells(from, to, r);
                for (; cells != 0; cells &= cells - 1) {
                    int k = Long.numberOfTrailingZeros(cells);
                    int c = from + k;
                    if ((fullCells >>> k & 1) != 0) {
                        sweep.owner(SupportKind.TILE, c, r, 0);
                        full(c, r, c * grid, r * grid);
                    } else {
                        cell(c, r, terrain.numberInside(c, r));
                    }
                }
            }
        }
    }

    private void showCells(int c0, int r0, int c1, int r1) {
        for (int r = r0; r <= r1; r++) {
            for (int c = c0; c <= c1; c++) {
                visitor.cell(c, r, terrain.inTheWay(c, c, r) != 0);
            }
        }
    }

    /** A long displacement, mostly sideways: column by column until the next one is farther than the hit. */
    private void columns(int c0, int c1, double x, double y, double w, double h, double dx, double dy) {
        int step = dx > 0 ? 1 : -1;
        int end = dx > 0 ? c1 : c0;
        int last;
        for (int c = dx > 0 ? c0 : c1; (end - c) * step >= 0; c = last + step) {
            last = dx > 0 ? Math.min(end, c | SPAN_MASK) : Math.max(end, c & ~SPAN_MASK);
            if (sweep.hit() && enter(c, x, w, dx) > sweep.time()) {
                return;
            }
            firstCollidable = 0;
            lastCollidable = terrain.rows - 1;
            long blocking = -1;
            if (Math.abs(last - c) >= SPAN) {
                double from = y + dy * inMotion(enter(c, x, w, dx));
                double to = y + dy * inMotion(leave(last, x, w, dx));
                blocking = collidable(Math.min(c, last), Math.max(c, last), from, to, h, dx, dy);
            }
            if (!columnsOfChunk(c, last, blocking, x, y, w, h, dx, dy)) {
                return;
            }
        }
    }

    /** Those columns of a chunk, in the direction of a displacement, that bar it; false if all others are too far. */
    private boolean columnsOfChunk(
            int begin, int end, long blocking, double x, double y, double w, double h, double dx, double dy) {
        int first = Math.min(begin, end);
        int last = Math.max(begin, end);
        int step = dx > 0 ? 1 : -1;
        for (int c = begin; c >= first && c <= last; c += step) {
            if ((blocking >>> c - first & 1) == 0) {
                continue;
            }
            double enter = enter(c, x, w, dx);
            if (sweep.hit() && enter > sweep.time()) {
                return false;
            }
            double from = y + dy * inMotion(enter);
            double to = y + dy * inMotion(leave(c, x, w, dx));
            int r0 = Math.max(firstCollidable, terrain.row(Math.min(from, to) - Sweep.SKIN));
            int r1 = Math.min(lastCollidable, terrain.row(Math.max(from, to) + h + Sweep.SKIN));
            block(c, r0, c, r1);
        }
        return true;
    }

    private static double inMotion(double part) {
        return Math.max(0, Math.min(1, part));
    }

    /** The part of a displacement after which a box enters a column; or, with the numbers of the other axis, a row. */
    private double enter(int c, double x, double w, double dx) {
        return dx > 0 ? (c * grid - (x + w) - Sweep.SKIN) / dx : ((c + 1) * grid - x + Sweep.SKIN) / dx;
    }

    /** The part of a displacement after which a box has left a column, or row. */
    private double leave(int c, double x, double w, double dx) {
        return dx > 0 ? ((c + 1) * grid - x + Sweep.SKIN) / dx : (c * grid - (x + w) - Sweep.SKIN) / dx;
    }

    /**
     * Which of some columns of a chunk have something that a box on its path from one height to another can hit, the
     * first at bit 0, and from which row to which, so that an extreme speed costs little. Case NU-01.
     */
    private long collidable(int c0, int c1, double from, double to, double h, double dx, double dy) {
        int r0 = Math.max(0, terrain.row(Math.min(from, to) - Sweep.SKIN));
        int r1 = Math.min(terrain.rows - 1, terrain.row(Math.max(from, to) + h + Sweep.SKIN));
        long all = 0;
        for (int r = r0; r <= r1; r++) {
            long cells = dy == 0 && !sweep.hitsTopsUnderFeet() ? barriers(c0, c1, r, dx) : terrain.inTheWay(c0, c1, r);
            if (cells != 0) {
                firstCollidable = all == 0 ? r : firstCollidable;
                lastCollidable = r;
                all |= cells;
            }
        }
        return all;
    }

    /** Which of some cells can block a horizontal displacement: not flat tops alone, nor a solid behind another one. */
    private long barriers(int c0, int c1, int r, double dx) {
        long barriers = terrain.sideBarriers(c0, c1, r);
        if (barriers == 0) {
            return 0;
        }
        long fullCells = terrain.fullCells(c0, c1, r);
        int before = dx > 0 ? c0 - 1 : c1 + 1;
        long edge = before >= 0 && before < terrain.columns ? terrain.fullCells(before, before, r) : 0;
        long behind = dx > 0 ? fullCells << 1 | edge : fullCells >>> 1 | edge << c1 - c0;
        return barriers & ~(fullCells & behind);
    }

    private void rows(int r0, int r1, double x, double y, double w, double h, double dx, double dy) {
        int step = dy > 0 ? 1 : -1;
        for (int r = dy > 0 ? r0 : r1; r >= r0 && r <= r1; r += step) {
            double enter = enter(r, y, h, dy);
            if (sweep.hit() && enter > sweep.time()) {
                return;
            }
            double from = x + dx * inMotion(enter);
            double to = x + dx * inMotion(leave(r, y, h, dy));
            int c0 = Math.max(0, terrain.column(Math.min(from, to) - Sweep.SKIN));
            int c1 = Math.min(terrain.columns - 1, terrain.column(Math.max(from, to) + w + Sweep.SKIN));
            block(c0, r, c1, r);
        }
    }

    private void cell(int c, int r, int number) {
        double ox = c * grid;
        double oy = r * grid;
        CellKind.Part[] parts = terrain.types.get(number).parts;
        for (int k = 0; k < parts.length; k++) {
            CellKind.Part part = parts[k];
            if (part.full) {
                sweep.owner(SupportKind.TILE, c, r, k);
                full(c, r, ox, oy);
            } else if (part.outline != null && !(climbing && JoinedBodies.climbsPast(part.outline, part.climbable))) {
                sweep.owner(SupportKind.TILE, c, r, k);
                shaped(part, c, r, ox, oy);
            }
            if (part.climbable && !climbing && terrain.isTopOfLadder(c, r) && !isTopPassed(part, oy)) {
                sweep.owner(SupportKind.TILE, c, r, k);
                sweep.flat(Outline.TOP, oy, ox, ox + grid);
            }
        }
    }

    private void full(int c, int r, double ox, double oy) {
        fullFace(Outline.TOP, oy, ox, c, r - 1, Outline.BOTTOM);
        if (minUp > -1) {
            return;
        }
        fullFace(Outline.BOTTOM, oy + grid, ox, c, r + 1, Outline.TOP);
        fullFace(Outline.LEFT, ox, oy, c - 1, r, Outline.RIGHT);
        fullFace(Outline.RIGHT, ox + grid, oy, c + 1, r, Outline.LEFT);
    }

    /** A side of a full cell, unless the cell beside it covers it with all of its own side. */
    private void fullFace(int side, double at, double from, int besideColumn, int besideRow, int besideSide) {
        if (!sweep.mayHit(side, at)) {
            return;
        }
        if (!terrain.isSealed(besideColumn, besideRow, besideSide)) {
            sweep.flat(side, at, from, from + grid);
        } else if (visitor != null) {
            boolean isLevel = side <= Outline.BOTTOM;
            visitor.droppedEdge(
                    isLevel ? from : at, isLevel ? at : from, isLevel ? from + grid : at, isLevel ? at : from + grid);
        }
    }

    private void shaped(CellKind.Part part, int c, int r, double ox, double oy) {
        Outline outline = part.outline;
        int[] faces = minUp > 0 ? part.upward : part.faces;
        for (int i : faces) {
            if (outline.upness(i) < minUp || isPassed(part, i, c, r, oy)) {
                continue;
            }
            if (!sweep.mayHit(outline, i, ox, oy)) {
                continue;
            }
            int border = part.border[i];
            if (border == 0 || !part.isHidden(i, neighbour(c, r, border)) && !isContinued(part, i, c, r)) {
                sweep.face(outline, i, ox, oy);
            } else if (visitor != null) {
                visitor.droppedEdge(
                        ox + outline.startX(i), oy + outline.startY(i), ox + outline.endX(i), oy + outline.endY(i));
            }
        }
    }

    /** True if the top of a ladder lets through. */
    private boolean isTopPassed(CellKind.Part part, double oy) {
        return (part.dropThrough || openSides != 0) && Math.abs(oy - dropY) < Sweep.SKIN;
    }

    /** True if a face lets through: a top at the height that is dropped from, or another face as it is pressed on. */
    private boolean isPassed(CellKind.Part part, int face, int c, int r, double oy) {
        boolean isOpen = openSides != 0 && part.solidFrom != Outline.ALL;
        if (!part.dropThrough && !isOpen) {
            return false;
        }
        Outline outline = part.outline;
        if (Double.isNaN(dropY)) {
            int side = Outline.sideOf(outline.normalX(face), outline.normalY(face));
            return isOpen && side != Outline.TOP && (side & openSides) != 0;
        }
        boolean mayOpen = outline.isFlatTop(face)
                // The tip of a slope lets through where the slope does.
                ? outline.isCorner(face) || Math.abs(oy + outline.levelOf(face) - dropY) < Sweep.SKIN
                : outline.isSlantedTop(face);
        return mayOpen && dropped.contains(part, c, r);
    }

    /** True of a corner of the cell where a slant of another cell goes on, as inside one outline. */
    private boolean isContinued(CellKind.Part part, int i, int c, int r) {
        return part.isCornerOfCell(i)
                && part.isContinued(i, terrain.type(c + part.columnsAcross(i), r + part.rowsAcross(i)));
    }

    /** Looks at the cell into which a slant would go on past its end. */
    @Override
    public int jointAt(int kind, int c, int r, int part, int face, boolean atStart) {
        if (kind != SupportKind.TILE) {
            return NONE;
        }
        Outline slant = terrain.type(c, r).parts[part].outline;
        double x = atStart ? slant.startX(face) : slant.endX(face);
        double y = atStart ? slant.startY(face) : slant.endY(face);
        int columns = across(x);
        int rows = across(y);
        if (columns == 0 && rows == 0) {
            return NONE;
        }
        x -= columns * grid;
        y -= rows * grid;
        double normalX = slant.normalX(face);
        double normalY = slant.normalY(face);
        int result = NONE;
        for (CellKind.Part other : terrain.type(c + columns, r + rows).parts) {
            if (!letsThrough(other)) {
                boolean isHollow = other.isHollow(x, y, normalX, normalY, atStart);
                boolean isJoint = other.joinsSlant(x, y, normalX, normalY, atStart, sweep);
                result |= (isHollow ? HOLLOW : 0) | (isJoint ? JOINT : 0);
            }
        }
        return result;
    }

    /** In which direction the cell is that a place on the border of a cell is shared with; 0 if not on the border. */
    private int across(double at) {
        return at == 0 ? -1 : at == grid ? 1 : 0;
    }

    /** True if faces of it may let through now. */
    private boolean letsThrough(CellKind.Part part) {
        return part.dropThrough && !Double.isNaN(dropY) || openSides != 0 && part.solidFrom != Outline.ALL;
    }

    private CellKind neighbour(int c, int r, int border) {
        return switch (border) {
            case Outline.TOP -> terrain.type(c, r - 1);
            case Outline.BOTTOM -> terrain.type(c, r + 1);
            case Outline.LEFT -> terrain.type(c - 1, r);
            default -> terrain.type(c + 1, r);
        };
    }

    /**
     * How deep a box is inside cells that are solid all round; with a direction, the distance until it has left
     * everything it is in by more than {@code slack}. Full cells side by side are one solid.
     */
    public double inside(double x, double y, double w, double h, double dx, double dy, double slack) {
        boolean goes = dx != 0 || dy != 0;
        int c1 = Math.min(terrain.columns - 1, terrain.column(x + w));
        int r1 = Math.min(terrain.rows - 1, terrain.row(y + h));
        double most = goes ? 0 : merged.depth(x, y, w, h);
        int r0 = Math.max(0, terrain.row(y));
        int c0 = Math.max(0, terrain.column(x));
        for (int top = r0; top <= r1; top = Terrain.endOfChunk(top) + 1) {
            int bottom = Math.min(r1, Terrain.endOfChunk(top));
            for (int from = c0; from <= c1; from = Terrain.endOfChunk(from) + 1) {
                // Chunk by chunk, as mostly there is nothing in one, and a box may be as large as the level.
                for (int r = top; r <= bottom && !terrain.isEmptyAround(from, top); r++) {
                    effort.spent++;
                    long cells = terrain.solids(from, Math.min(c1, Terrain.endOfChunk(from)), r);
                    for (; cells != 0; cells &= cells - 1) {
                        int c = from + Long.numberOfTrailingZeros(cells);
                        most = Math.max(most, insideCell(c, r, x, y, w, h, dx, dy, slack));
                    }
                }
            }
        }
        return most;
    }

    private double insideCell(
            int c, int r, double x, double y, double w, double h, double dx, double dy, double slack) {
        boolean goes = dx != 0 || dy != 0;
        double most = 0;
        effort.spent++;
        for (CellKind.Part part : terrain.type(c, r).parts) {
            if (part.outline == null || part.solidFrom != Outline.ALL || part.dropThrough) {
                continue;
            }
            ConvexPieces pieces = part.outline.pieces();
            double fromX = x - c * grid;
            double fromY = y - r * grid;
            if (!part.full) {
                effort.spent += A_SHAPE;
                double here = goes ? pieces.exit(fromX, fromY, w, h, dx, dy, slack) : pieces.depth(fromX, fromY, w, h);
                most = Math.max(most, here);
            } else if (goes && pieces.depth(fromX, fromY, w, h) > slack) {
                most = Math.max(most, merged.exit(c, r, x, y, w, h, dx, dy));
            }
        }
        return most;
    }
}

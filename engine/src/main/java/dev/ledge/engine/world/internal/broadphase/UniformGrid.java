package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.scene.CompiledLevel;
import java.util.Arrays;

/**
 * A flat partition of the level for actors against actors: every actor is in all cells that its box touches, and is
 * moved only when these change. All of it is in a few flat arrays that never grow while sizes stay as they are. Article
 * S002, cases AA-05, AA-07; the cells are filled over the whole box, so that wide actors miss none (Def9).
 */
public final class UniformGrid {
    /**
     * Cells of the level along a side of a cell of the partition, unless actors are dense or the game sets it; and its
     * limit.
     */
    private static final int LEVEL_CELLS = 16;

    public static final int MAX_LEVEL_CELLS = 1024;
    /** For a side that follows from the actors. */
    public static final int AUTOMATIC = 0;

    /** A partition that a game asks for has at most about so many cells, which is 20 MB. */
    private static final double MAX_CELLS = 1 << 20;

    /** Most actors per cell, if they were spread evenly, that the automatic side aims at. */
    private static final double DENSE = 1;

    /** Cells along a side of the partition at most, so that a column or row takes up 16 bits. */
    private static final int MAX_ALONG = 1 << 14;

    /** Cells that a box smaller than a cell touches at most. */
    private static final int FEW_CELLS = 4;

    /** Actors that are moved together. */
    private static final int BATCH = 64;

    /** Side of a cell, px; a multiple of the level's grid, or a power of two of it less. */
    private final double side;

    private final double inverse;

    private final int across;
    private final int down;

    /** The actors of each cell. */
    public final CellMembers members;

    /** Per actor: the left, top, right and bottom of the cells it is in. */
    private final long[] spans;
    /** Per actor: in how many cells it can be while there are blocks enough for sure. */
    private final int[] rooms;

    private long allRooms;

    /** The actors to be moved, and where to. */
    private final int[] moving;

    private final long[] targets;
    private int movingCount;
    /** Sink of prefetched values, so that the reads are not removed. */
    private int fetched;

    /**
     * An empty partition of a level.
     *
     * @param largest of the widths and heights of the actors, px
     * @param least side of a cell that suits the actors, px, so that large actors are not in far too many cells each
     * @param levelCells of the level along a side of a cell; {@link #AUTOMATIC} for as many as suit the crowd
     */
    public UniformGrid(CompiledLevel scene, int actors, double largest, double least, int levelCells) {
        double width = Math.max(1, scene.width);
        double height = Math.max(1, scene.height);
        double length = (levelCells == AUTOMATIC ? LEVEL_CELLS : levelCells) * scene.terrain.grid;
        while (levelCells == AUTOMATIC && length / 2 >= largest && actors * length * length > DENSE * width * height) {
            length /= 2;
        }
        while (Math.max(width, height) > MAX_ALONG * length
                || levelCells == AUTOMATIC && length < least
                || levelCells != AUTOMATIC && width * height > MAX_CELLS * length * length) {
            length *= 2;
        }
        side = length;
        inverse = 1 / side;
        // One more cell around, for what is outside.
        across = (int) Math.ceil(width / side) + 2;
        down = (int) Math.ceil(height / side) + 2;
        members = new CellMembers(across * down);
        spans = new long[actors];
        Arrays.fill(spans, CellSpan.NOWHERE);
        rooms = new int[actors];
        Arrays.fill(rooms, FEW_CELLS);
        allRooms = (long) FEW_CELLS * actors;
        // One more, for actors that are not to be moved.
        moving = new int[actors + 1];
        targets = new long[actors + 1];
        members.reserve(allRooms);
    }

    /** The column that a place is in, px; those outside the level are in the first or the last. */
    public int columnOf(double x) {
        double column = x * inverse;
        return column < 0 ? 0 : column >= across - 1 ? across - 1 : (int) column + 1;
    }

    /** The row that a place is in, px; those outside the level are in the first or the last. */
    public int rowOf(double y) {
        double row = y * inverse;
        return row < 0 ? 0 : row >= down - 1 ? down - 1 : (int) row + 1;
    }

    /** Notes where an actor's box is now; {@link #settle} then puts it there. Not twice before that. */
    public void note(int actor, double left, double top, double right, double bottom) {
        note(actor, CellSpan.of(columnOf(left), rowOf(top), columnOf(right), rowOf(bottom)));
    }

    /** Notes that an actor is no longer anywhere. */
    public void noteGone(int actor) {
        note(actor, CellSpan.NOWHERE);
    }

    private void note(int actor, long span) {
        // Whether an actor changes cells is hard to predict: no branch.
        moving[movingCount] = actor;
        targets[movingCount] = span;
        movingCount += span == spans[actor] ? 0 : 1;
    }

    /**
     * Moves the noted actors. In a large world none of it is in the cache: the first loop only fetches, and independent
     * fetches overlap.
     */
    public void settle() {
        for (int from = 0; from < movingCount; from += BATCH) {
            int to = Math.min(movingCount, from + BATCH);
            for (int k = from; k < to; k++) {
                fetch(spans[moving[k]]);
                fetch(targets[k]);
            }
            for (int k = from; k < to; k++) {
                move(moving[k], targets[k]);
            }
        }
        movingCount = 0;
    }

    /** Has the corners of a span in the cache soon; of a small one that is all. */
    private void fetch(long span) {
        if (span != CellSpan.NOWHERE) {
            fetched += members.size(cellAt(CellSpan.left(span), CellSpan.top(span)))
                    + members.size(cellAt(CellSpan.right(span), CellSpan.bottom(span)));
        }
    }

    private void move(int actor, long target) {
        long span = spans[actor];
        spans[actor] = target;
        if (span != CellSpan.NOWHERE) {
            for (int y = CellSpan.top(span); y <= CellSpan.bottom(span); y++) {
                for (int x = CellSpan.left(span); x <= CellSpan.right(span); x++) {
                    if (!CellSpan.contains(target, x, y)) {
                        members.leave(cellAt(x, y), actor);
                    }
                }
            }
        }
        if (target != CellSpan.NOWHERE) {
            makeRoom(actor, target);
            for (int y = CellSpan.top(target); y <= CellSpan.bottom(target); y++) {
                for (int x = CellSpan.left(target); x <= CellSpan.right(target); x++) {
                    if (!CellSpan.contains(span, x, y)) {
                        members.enter(cellAt(x, y), actor);
                    }
                }
            }
        }
    }

    /** Makes room for as many cells as an actor of its size can ever be in. */
    private void makeRoom(int actor, long span) {
        int columns = CellSpan.right(span) - CellSpan.left(span) + 1;
        int lines = CellSpan.bottom(span) - CellSpan.top(span) + 1;
        if (columns * lines > rooms[actor]) {
            int most = Math.min(across, columns + 1) * Math.min(down, lines + 1);
            allRooms += most - rooms[actor];
            rooms[actor] = most;
            members.reserve(allRooms);
        }
    }

    /** Side of a cell, px. */
    public double side() {
        return side;
    }

    public int cellAt(int column, int row) {
        return row * across + column;
    }

    /** True if a cell that two are in is the first such, in reading order. */
    public boolean isFirst(int c, int a, int b) {
        long first = spans[a];
        long second = spans[b];
        return c
                == cellAt(
                        Math.max(CellSpan.left(first), CellSpan.left(second)),
                        Math.max(CellSpan.top(first), CellSpan.top(second)));
    }
}

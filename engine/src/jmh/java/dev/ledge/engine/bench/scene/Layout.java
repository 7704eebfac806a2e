package dev.ledge.engine.bench.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Where the ground of a scene is and where its actors start: cells of 16 px in a solid frame, 18 % solid in strips, the
 * same in every run.
 */
public final class Layout {

    public static final int CELL = 16;
    public static final int ACTOR_WIDTH = 12;
    public static final int ACTOR_HEIGHT = 14;

    private static final double SOLID = 0.18;

    private final int columns;
    private final int rows;
    private final boolean[] solid;
    private final double[] startX;
    private final double[] startY;

    private Layout(int columns, int rows, int actors) {
        this.columns = columns;
        this.rows = rows;
        solid = new boolean[columns * rows];
        SplittableRandom random = new SplittableRandom(20_260_701);
        int count = frame();
        while (count < SOLID * solid.length) {
            count += strip(random);
        }
        startX = new double[actors];
        startY = new double[actors];
        for (int i = 0; i < actors; i++) {
            int cell = freeCell(random);
            startX[i] = cell % columns * CELL + (CELL - ACTOR_WIDTH) / 2.0;
            startY[i] = cell / columns * CELL + (CELL - ACTOR_HEIGHT) / 2.0;
        }
    }

    /** The scene of the budgets: 512×64 cells and that many actors. */
    public static Layout standard(int actors) {
        return new Layout(512, 64, actors);
    }

    /**
     * As much room for each actor as 1,000 have in {@link #standard}, in a world about five times as wide as it is
     * high.
     */
    public static Layout roomy(int actors) {
        double cells = 32.768 * actors;
        int rows = (int) Math.max(24, Math.sqrt(cells / 5));
        return new Layout((int) Math.max(48, cells / rows), rows, actors);
    }

    private int frame() {
        return fill(0, 0, columns, 1)
                + fill(0, rows - 1, columns, 1)
                + fill(0, 0, 1, rows)
                + fill(columns - 1, 0, 1, rows);
    }

    private int strip(SplittableRandom random) {
        int length = random.nextInt(2, 11);
        int thickness = random.nextInt(1, 3);
        int column = random.nextInt(1, columns - length);
        int row = random.nextInt(1, rows - thickness);
        return fill(column, row, length, thickness);
    }

    /** Makes a block solid; the number of cells that were not. */
    private int fill(int column, int row, int width, int height) {
        int count = 0;
        for (int r = row; r < row + height; r++) {
            for (int c = column; c < column + width; c++) {
                count += solid[r * columns + c] ? 0 : 1;
                solid[r * columns + c] = true;
            }
        }
        return count;
    }

    private int freeCell(SplittableRandom random) {
        int cell = random.nextInt(solid.length);
        while (solid[cell]) {
            cell = random.nextInt(solid.length);
        }
        return cell;
    }

    public int actors() {
        return startX.length;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public boolean isSolid(int column, int row) {
        return solid[row * columns + column];
    }

    /** Left edge of an actor at the start, px. */
    public double startX(int actor) {
        return startX[actor];
    }

    /** Top edge of an actor at the start, px. */
    public double startY(int actor) {
        return startY[actor];
    }

    /**
     * A closed outline of solid ground, in cells; only the corners.
     *
     * @param x the corners' columns, clockwise on screen around solid ground
     * @param y the corners' rows
     */
    public record Outline(int[] x, int[] y) {
        public int size() {
            return x.length;
        }
    }

    /**
     * The outlines of all solid ground, as engines with chains of edges want it; cells that touch at a corner alone get
     * separate outlines.
     */
    public List<Outline> outlines() {
        return new OutlineTracer(this).trace();
    }

    /** A solid rectangle, in cells. */
    public record Block(int column, int row, int columns, int rows) {}

    /** All solid ground as few rectangles, as an author draws it in a map editor: runs of cells, merged downwards. */
    public List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        boolean[] done = new boolean[solid.length];
        for (int i = 0; i < solid.length; i++) {
            if (solid[i] && !done[i]) {
                blocks.add(block(i % columns, i / columns, done));
            }
        }
        return blocks;
    }

    private Block block(int column, int row, boolean[] done) {
        int right = column;
        while (right < columns && isOpen(right, row, done)) {
            right++;
        }
        int bottom = row;
        while (bottom < rows && isOpenRun(column, right, bottom, done)) {
            for (int c = column; c < right; c++) {
                done[bottom * columns + c] = true;
            }
            bottom++;
        }
        return new Block(column, row, right - column, bottom - row);
    }

    private boolean isOpenRun(int left, int right, int row, boolean[] done) {
        for (int column = left; column < right; column++) {
            if (!isOpen(column, row, done)) {
                return false;
            }
        }
        return true;
    }

    private boolean isOpen(int column, int row, boolean[] done) {
        return isSolid(column, row) && !done[row * columns + column];
    }
}

package dev.ledge.engine.world.internal.scene;

import java.util.Arrays;

/**
 * Spatial index of a few thousand boxes: a flat partition over their common bounds, built in one pass. Queries give
 * every box at most once. Allocates only when it has to grow.
 */
public final class BoxIndex {
    /** Up to so many boxes are compared one by one. */
    private static final int FEW = 6;

    private static final int MOST_CELLS = 4096;
    private static final double MIN_CELL = 64;

    private int count;
    private double[] left = new double[0];
    private double[] top = new double[0];
    private double[] right = new double[0];
    private double[] bottom = new double[0];
    private double originX;
    private double originY;
    /** A power of two, so that its inverse is exact. */
    private double cell = MIN_CELL;

    private double inverse;
    private int across;
    private int down;
    private int[] start = new int[1];
    private int[] items = new int[0];
    private int[] stamps = new int[0];
    private int stamp;
    private int[] found = new int[0];

    /** Starts again with a number of boxes, all to be set before {@link #build}. */
    public void begin(int boxes) {
        count = boxes;
        if (left.length < boxes) {
            left = new double[boxes];
            top = new double[boxes];
            right = new double[boxes];
            bottom = new double[boxes];
            stamps = new int[boxes];
            stamp = 0;
            found = new int[boxes];
        }
    }

    public void set(int box, double newLeft, double newTop, double newRight, double newBottom) {
        left[box] = newLeft;
        top[box] = newTop;
        right[box] = newRight;
        bottom[box] = newBottom;
    }

    public void build() {
        if (count <= FEW) {
            return;
        }
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        originX = Double.POSITIVE_INFINITY;
        originY = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            originX = Math.min(originX, left[i]);
            originY = Math.min(originY, top[i]);
            maxX = Math.max(maxX, right[i]);
            maxY = Math.max(maxY, bottom[i]);
        }
        cell = MIN_CELL;
        while (cells(maxX - originX) * cells(maxY - originY) > MOST_CELLS) {
            cell *= 2;
        }
        inverse = 1 / cell;
        across = (int) cells(maxX - originX);
        down = (int) cells(maxY - originY);
        if (start.length < across * down + 1) {
            start = new int[across * down + 1];
        }
        fill();
    }

    private double cells(double length) {
        return Math.floor(length / cell) + 1;
    }

    private void fill() {
        Arrays.fill(start, 0, across * down + 1, 0);
        int total = 0;
        for (int i = 0; i < count; i++) {
            for (int cy = row(top[i]); cy <= row(bottom[i]); cy++) {
                for (int cx = column(left[i]); cx <= column(right[i]); cx++) {
                    start[cy * across + cx]++;
                    total++;
                }
            }
        }
        if (items.length < total) {
            items = new int[Math.max(total, 2 * items.length)];
        }
        int sum = 0;
        for (int c = 0; c < across * down; c++) {
            sum += start[c];
            start[c] = sum;
        }
        start[across * down] = sum;
        for (int i = count - 1; i >= 0; i--) {
            for (int cy = row(top[i]); cy <= row(bottom[i]); cy++) {
                for (int cx = column(left[i]); cx <= column(right[i]); cx++) {
                    items[--start[cy * across + cx]] = i;
                }
            }
        }
    }

    private int column(double x) {
        double column = (x - originX) * inverse;
        return column < 0 ? 0 : column >= across ? across - 1 : (int) column;
    }

    private int row(double y) {
        double row = (y - originY) * inverse;
        return row < 0 ? 0 : row >= down ? down - 1 : (int) row;
    }

    /** Finds the boxes that touch an area; {@link #found} then gives them. */
    public int find(double fromX, double fromY, double toX, double toY) {
        int hits = 0;
        if (count <= FEW) {
            for (int i = 0; i < count; i++) {
                if (touches(i, fromX, fromY, toX, toY)) {
                    found[hits++] = i;
                }
            }
            return hits;
        }
        stamp++;
        int lastColumn = column(toX);
        int lastRow = row(toY);
        for (int cy = row(fromY); cy <= lastRow; cy++) {
            for (int cx = column(fromX); cx <= lastColumn; cx++) {
                int c = cy * across + cx;
                for (int k = start[c]; k < start[c + 1]; k++) {
                    int i = items[k];
                    if (stamps[i] != stamp) {
                        stamps[i] = stamp;
                        if (touches(i, fromX, fromY, toX, toY)) {
                            found[hits++] = i;
                        }
                    }
                }
            }
        }
        return hits;
    }

    /** Result k of the last {@link #find}. */
    public int found(int k) {
        return found[k];
    }

    public boolean touches(int i, double fromX, double fromY, double toX, double toY) {
        return left[i] <= toX && fromX <= right[i] && top[i] <= toY && fromY <= bottom[i];
    }
}

package dev.ledge.engine.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The edges of a polygon that go all the way through an upright strip, strip after strip from left to right. */
final class EdgesAcross {
    /** Ends of each edge. */
    private final double[] ax;

    private final double[] ay;
    private final double[] bx;
    private final double[] by;
    private final int[] byLeft;
    /** How many of {@link #byLeft} have begun. */
    private int begun;

    /** Those that go through the strip, from top to bottom. */
    private final int[] edges;
    /** Where they are in the middle of it. */
    private final double[] heights;

    private int count;

    EdgesAcross(List<Vec> corners) {
        int size = corners.size();
        ax = corners.stream().mapToDouble(Vec::x).toArray();
        ay = corners.stream().mapToDouble(Vec::y).toArray();
        bx = new double[size];
        by = new double[size];
        for (int i = 0; i < size; i++) {
            bx[i] = ax[(i + 1) % size];
            by[i] = ay[(i + 1) % size];
        }
        edges = new int[size];
        heights = new double[size];
        byLeft = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingDouble(edge -> Math.min(ax[edge], bx[edge])))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Goes on to a strip; no edge begins or ends inside it.
     *
     * @param from where the strip before ended
     * @param to further right
     */
    void advance(double from, double to) {
        int kept = 0;
        for (int k = 0; k < count; k++) {
            if (goesTo(edges[k], to)) {
                edges[kept++] = edges[k];
            }
        }
        count = kept;
        while (begun < byLeft.length && Math.min(ax[byLeft[begun]], bx[byLeft[begun]]) <= from) {
            if (goesTo(byLeft[begun], to)) {
                edges[count++] = byLeft[begun];
            }
            begun++;
        }
        sort((from + to) / 2);
    }

    private boolean goesTo(int edge, double x) {
        return Math.max(ax[edge], bx[edge]) >= x;
    }

    /** Most of them are in order from the strip before. */
    private void sort(double middle) {
        for (int k = 0; k < count; k++) {
            int edge = edges[k];
            double height = heightAt(edge, middle);
            int to = k;
            while (to > 0 && (heights[to - 1] > height || heights[to - 1] == height && edges[to - 1] > edge)) {
                heights[to] = heights[to - 1];
                edges[to] = edges[to - 1];
                to--;
            }
            heights[to] = height;
            edges[to] = edge;
        }
    }

    /** Number of edges across the strip. */
    int count() {
        return count;
    }

    /** The edge at a place from the top: that of the corner it begins at. */
    int edge(int place) {
        return edges[place];
    }

    /** True if an edge goes from left to right. */
    boolean goesRight(int edge) {
        return bx[edge] > ax[edge];
    }

    /** Where the line of an edge is at an x; at its ends exactly. */
    double heightAt(int edge, double x) {
        if (x == ax[edge]) {
            return ay[edge];
        }
        return x == bx[edge] ? by[edge] : ay[edge] + (by[edge] - ay[edge]) * ((x - ax[edge]) / (bx[edge] - ax[edge]));
    }
}

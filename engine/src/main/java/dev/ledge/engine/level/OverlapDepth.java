package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Aabb;
import java.util.Arrays;
import java.util.List;

/**
 * How many of a set of boxes have a point in common: a line sweeps over them from left to right, and a tree holds how
 * many cover each stretch of it. Takes time n·log n, wherever the boxes are and however large.
 */
final class OverlapDepth {
    /** The ends of all boxes along the line, in order. */
    private final double[] ends;
    /** Per node of a binary tree over the stretches from end to end: boxes that cover all of it. */
    private final int[] cover;
    /** Per node: the most that cover a stretch of it, those that cover all of its parents left out. */
    private final int[] most;

    private OverlapDepth(double[] ends) {
        this.ends = ends;
        cover = new int[4 * ends.length];
        most = new int[4 * ends.length];
    }

    /** The largest number of boxes that one point touches. */
    static int of(List<Aabb> boxes) {
        if (boxes.isEmpty()) {
            return 0;
        }
        double[] ends = new double[2 * boxes.size()];
        int count = 0;
        for (Aabb box : boxes) {
            ends[count++] = box.top();
            ends[count++] = box.bottom();
        }
        Arrays.sort(ends);
        OverlapDepth sweep = new OverlapDepth(ends);
        List<Aabb> byLeft = boxes.stream()
                .sorted((a, b) -> Double.compare(a.left(), b.left()))
                .toList();
        List<Aabb> byRight = boxes.stream()
                .sorted((a, b) -> Double.compare(a.right(), b.right()))
                .toList();
        int gone = 0;
        int deepest = 0;
        for (Aabb box : byLeft) {
            while (byRight.get(gone).right() < box.left()) {
                sweep.add(byRight.get(gone++), -1);
            }
            sweep.add(box, 1);
            deepest = Math.max(deepest, sweep.most[1]);
        }
        return deepest;
    }

    private void add(Aabb box, int by) {
        add(1, 0, ends.length - 1, indexOf(box.top()), indexOf(box.bottom()), by);
    }

    private int indexOf(double end) {
        int low = 0;
        int high = ends.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] < end) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Adds to all ends from one to another, of those that a node stands for. */
    private void add(int node, int first, int last, int from, int to, int by) {
        if (from <= first && last <= to) {
            cover[node] += by;
            most[node] += by;
            return;
        }
        int middle = (first + last) >>> 1;
        if (from <= middle) {
            add(2 * node, first, middle, from, to, by);
        }
        if (to > middle) {
            add(2 * node + 1, middle + 1, last, from, to, by);
        }
        most[node] = cover[node] + Math.max(most[2 * node], most[2 * node + 1]);
    }
}

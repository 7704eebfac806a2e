package dev.ledge.engine.geometry;

/**
 * Many boxes in a fixed order, for finding those that touch an area, in that order: groups of neighbours in the order
 * have a box around them, groups of groups too, and what misses a group is spared all that is in it. Immutable, and
 * without a state between the questions.
 */
final class BoxTree {
    /** From as many boxes on a tree is worth it. */
    static final int MANY = 32;

    /** As many boxes make a group, and as many groups the next larger one. */
    private static final int GROUP = 8;

    private final int count;
    /** Per level, the boxes themselves first: left, top, right, bottom of each. */
    private final double[][] levels;

    private BoxTree(int count, double[][] levels) {
        this.count = count;
        this.levels = levels;
    }

    /**
     * {@return a tree of boxes}
     *
     * @param boxes left, top, right, bottom of each
     */
    static BoxTree of(double[] boxes) {
        int height = 1;
        for (int size = boxes.length / 4; size > GROUP; size = (size + GROUP - 1) / GROUP) {
            height++;
        }
        double[][] levels = new double[height][];
        levels[0] = boxes;
        for (int level = 1; level < height; level++) {
            levels[level] = around(levels[level - 1]);
        }
        return new BoxTree(boxes.length / 4, levels);
    }

    /**
     * {@return a tree of the boxes around lines}
     *
     * @param from x, y of one end of each
     * @param to x, y of the other end
     */
    static BoxTree ofLines(double[] from, double[] to) {
        double[] boxes = new double[2 * from.length];
        for (int i = 0; i < from.length; i += 2) {
            boxes[2 * i] = Math.min(from[i], to[i]);
            boxes[2 * i + 1] = Math.min(from[i + 1], to[i + 1]);
            boxes[2 * i + 2] = Math.max(from[i], to[i]);
            boxes[2 * i + 3] = Math.max(from[i + 1], to[i + 1]);
        }
        return of(boxes);
    }

    private static double[] around(double[] boxes) {
        int size = boxes.length / 4;
        double[] groups = new double[4 * ((size + GROUP - 1) / GROUP)];
        for (int i = 0; i < size; i++) {
            int g = i / GROUP * 4;
            boolean isFirst = i % GROUP == 0;
            groups[g] = isFirst ? boxes[4 * i] : Math.min(groups[g], boxes[4 * i]);
            groups[g + 1] = isFirst ? boxes[4 * i + 1] : Math.min(groups[g + 1], boxes[4 * i + 1]);
            groups[g + 2] = isFirst ? boxes[4 * i + 2] : Math.max(groups[g + 2], boxes[4 * i + 2]);
            groups[g + 3] = isFirst ? boxes[4 * i + 3] : Math.max(groups[g + 3], boxes[4 * i + 3]);
        }
        return groups;
    }

    /** {@return number of boxes} */
    int count() {
        return count;
    }

    /**
     * {@return the first box from a number on that touches an area; {@link #count} if there is none}
     *
     * @param from number of a box, 0 or more
     * @param left px
     * @param top px
     * @param right px
     * @param bottom px
     */
    int next(int from, double left, double top, double right, double bottom) {
        int i = from;
        while (i < count) {
            // The largest group that begins here is asked first.
            int level = 0;
            int size = 1;
            while (level + 1 < levels.length && i % (size * GROUP) == 0) {
                level++;
                size *= GROUP;
            }
            while (level >= 0 && touches(levels[level], i / size, left, top, right, bottom)) {
                level--;
                size /= GROUP;
            }
            if (level < 0) {
                return i;
            }
            i += size;
        }
        return count;
    }

    private static boolean touches(double[] boxes, int box, double left, double top, double right, double bottom) {
        int k = 4 * box;
        return boxes[k] <= right && left <= boxes[k + 2] && boxes[k + 1] <= bottom && top <= boxes[k + 3];
    }
}

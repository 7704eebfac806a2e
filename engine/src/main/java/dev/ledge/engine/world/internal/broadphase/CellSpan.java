package dev.ledge.engine.world.internal.broadphase;

/** The cells of a partition that a box touches, from the left, top one to the right, bottom one, as one number. */
final class CellSpan {
    /** No cell; no other span equals it. */
    static final long NOWHERE = -1;

    /** Columns and rows take up so many bits each; all ones are none. */
    private static final int BITS = 16;

    private static final int ALONG = (1 << BITS) - 1;

    private CellSpan() {}

    /** The span of all cells between two, both included; columns and rows from 0 to 65,534. */
    static long of(int left, int top, int right, int bottom) {
        long start = (long) top << BITS | left;
        long end = (long) bottom << BITS | right;
        return end << 2 * BITS | start;
    }

    static int left(long span) {
        return (int) span & ALONG;
    }

    static int top(long span) {
        return (int) (span >>> BITS) & ALONG;
    }

    static int right(long span) {
        return (int) (span >>> 2 * BITS) & ALONG;
    }

    static int bottom(long span) {
        return (int) (span >>> 3 * BITS);
    }

    /** True if a cell is among those of a span. */
    static boolean contains(long span, int column, int row) {
        return span != NOWHERE
                && column >= left(span)
                && column <= right(span)
                && row >= top(span)
                && row <= bottom(span);
    }
}

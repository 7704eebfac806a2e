package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;

/** How fast a pointer has just moved, from where it was when. */
final class PointerMotion {
    private static final int MOST = 64;

    /** So far back its motion counts. */
    private static final long RECENT_NANOS = 90_000_000;

    /** Between two reports of its place so much time may pass. */
    private static final long REPORT_NANOS = 25_000_000;

    private static final double NANOS = 1e9;

    private final long[] times = new long[MOST];
    private final double[] xs = new double[MOST];
    private final double[] ys = new double[MOST];
    private int count;

    /** Forgets all but one place. */
    void begin(long nanos, double x, double y) {
        count = 0;
        add(nanos, x, y);
    }

    /** Notes where it is at a moment, later than or at the one before. */
    void add(long nanos, double x, double y) {
        int at = count++ % MOST;
        times[at] = nanos;
        xs[at] = x;
        ys[at] = y;
    }

    /** Its mean velocity of late, in units of its places a second; none if it has stood still since. */
    Vec velocity(long nanos) {
        int last = (count - 1) % MOST;
        int first = -1;
        for (int i = Math.max(0, count - MOST); i < count; i++) {
            if (nanos - times[i % MOST] <= RECENT_NANOS) {
                first = i % MOST;
                break;
            }
        }
        // A pointer that was stopped gets slower with every moment in which no other place was reported.
        long end = Math.max(times[last], nanos - REPORT_NANOS);
        if (first < 0 || first == last || end <= times[first]) {
            return Vec.ZERO;
        }
        double seconds = (end - times[first]) / NANOS;
        return new Vec((xs[last] - xs[first]) / seconds, (ys[last] - ys[first]) / seconds);
    }
}

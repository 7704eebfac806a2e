package dev.ledge.engine.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Limits the processor time of this thread, which other load on the machine does not change. */
final class CpuLimit {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;

    /** How much longer all may take where every branch is counted; a fuzzer sets it. */
    private static final double SLOWNESS = Double.parseDouble(System.getProperty("ledge.fuzz.slowness", "1"));

    private long start = THREADS.getCurrentThreadCpuTime();

    /**
     * Ends a stage and starts the next.
     *
     * @param stage what was done, for the message
     * @param seconds how much processor time it may have taken
     * @throws Violation if it took more
     */
    void check(String stage, double seconds) {
        long now = THREADS.getCurrentThreadCpuTime();
        double taken = (now - start) / NANOS;
        start = now;
        double allowed = seconds * SLOWNESS;
        if (taken > allowed) {
            throw new Violation(
                    Invariant.TIME,
                    stage + " took " + taken + " s of processor time, at most " + allowed + " s are allowed");
        }
    }
}

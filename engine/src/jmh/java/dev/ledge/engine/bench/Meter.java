package dev.ledge.engine.bench;

import dev.ledge.engine.testing.Allocation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Counts what many steps cost together: processor time of the thread, so that a busy machine does not distort it, and
 * bytes. The garbage collector's time is not in it, which favours the peers.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Meter {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Steps, or whatever else is done many times. */
    public long steps;

    /** Processor time in nanoseconds. */
    public long nanos;

    public long bytes;

    private long bytesBefore;
    private long nanosBefore;

    void start() {
        bytesBefore = Allocation.bytes();
        nanosBefore = THREADS.getCurrentThreadCpuTime();
    }

    /** Ends what {@link #start()} began and counts it as that many steps. */
    long stop(int stepsDone) {
        nanos += THREADS.getCurrentThreadCpuTime() - nanosBefore;
        bytes += Allocation.bytes() - bytesBefore;
        steps += stepsDone;
        return steps;
    }
}

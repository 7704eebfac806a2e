package dev.ledge.engine.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What the current thread puts on the Java heap, counted by the JVM to the byte. */
public final class Allocation {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** Bytes since the thread began. */
    public static long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    /** Bytes that an action allocates. */
    public static long of(Runnable action) {
        long before = bytes();
        action.run();
        return bytes() - before;
    }
}

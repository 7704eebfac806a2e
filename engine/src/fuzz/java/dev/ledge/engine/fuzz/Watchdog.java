package dev.ledge.engine.fuzz;

import dev.ledge.engine.run.InputTrack;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Keeps an input that does not come to an end, and ends the process; only processor time counts, as a busy machine is
 * no finding.
 */
final class Watchdog {
    private static final long INTERVAL_MILLIS = 500;
    private static final long MOST_NANOS = 10_000_000_000L;

    private static final int EXIT = 70;

    private final Findings findings;
    private final Thread watched = Thread.currentThread();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private volatile byte[] content;
    private volatile InputTrack buttons;
    private volatile long start;

    Watchdog(Findings findings) {
        this.findings = findings;
        Thread thread = new Thread(this::watch, "watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    void start(byte[] input, InputTrack held) {
        buttons = held;
        start = threads.getCurrentThreadCpuTime();
        content = input;
    }

    void stop() {
        content = null;
    }

    private void watch() {
        while (true) {
            try {
                Thread.sleep(INTERVAL_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            byte[] input = content;
            if (input != null && threads.getThreadCpuTime(watched.getId()) - start > MOST_NANOS) {
                String stack = Arrays.stream(watched.getStackTrace())
                        .map(frame -> "\tat " + frame + "\n")
                        .collect(Collectors.joining());
                findings.save(
                        String.format("hang-%08x", Arrays.hashCode(input)),
                        input,
                        buttons,
                        Invariant.TIME + ": does not come to an end\n" + stack);
                Runtime.getRuntime().halt(EXIT);
            }
        }
    }
}

package dev.ledge.engine.fuzz;

import dev.ledge.engine.run.InputTrack;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Keeps an input that takes so long that the fuzzer is about to end this process because of it. */
final class Watchdog {
    private static final long INTERVAL_MILLIS = 500;
    private static final long PATIENCE_NANOS = 4_000_000_000L;

    private final Findings findings;
    private final Thread watched = Thread.currentThread();
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
        start = System.nanoTime();
        content = input;
    }

    void stop() {
        content = null;
    }

    private void watch() {
        byte[] saved = null;
        while (true) {
            try {
                Thread.sleep(INTERVAL_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            byte[] input = content;
            if (input != null && input != saved && System.nanoTime() - start > PATIENCE_NANOS) {
                saved = input;
                String stack = Arrays.stream(watched.getStackTrace())
                        .map(frame -> "\tat " + frame + "\n")
                        .collect(Collectors.joining());
                findings.save(
                        String.format("hang-%08x", Arrays.hashCode(input)),
                        input,
                        buttons,
                        Invariant.TIME + ": does not come to an end\n" + stack);
            }
        }
    }
}

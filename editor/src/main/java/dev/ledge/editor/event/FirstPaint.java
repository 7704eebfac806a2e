package dev.ledge.editor.event;

import java.util.ArrayList;
import java.util.List;

/**
 * Lets work that nobody waits for begin only once the program's first window has been painted, so that it does not take
 * the processor from that. Where no window is on its way, as in tests of a single panel, it begins at once. For the
 * event dispatch thread.
 */
public final class FirstPaint {
    private static final List<Runnable> WAITING = new ArrayList<>();
    private static boolean isAwaited;

    private FirstPaint() {}

    /** From now on work waits for {@link #done()}. */
    public static void expect() {
        isAwaited = true;
    }

    /** The first window has been painted; does nothing if that is known. */
    public static void done() {
        isAwaited = false;
        List<Runnable> begun = List.copyOf(WAITING);
        WAITING.clear();
        begun.forEach(Runnable::run);
    }

    /** Runs work now, or after the paint that is expected. */
    public static void then(Runnable work) {
        if (isAwaited) {
            WAITING.add(work);
        } else {
            work.run();
        }
    }
}

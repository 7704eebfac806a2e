package dev.ledge.editor.exchange.progress;

import java.util.concurrent.CancellationException;

/** Gets how far long work is, on the thread that does it, and can end it. */
@FunctionalInterface
public interface Progress {
    /** For work that nobody watches. */
    Progress NONE = fraction -> {};

    /**
     * The work came so far.
     *
     * @param fraction of the work that is done, 0 to 1; never less than before
     * @throws CancellationException if the work is no longer wanted: it ends at once and leaves nothing behind
     */
    void at(double fraction);

    /**
     * {@return the progress of a part of the work}
     *
     * @param from fraction of the whole at which the part begins
     * @param to fraction of the whole at which it ends
     */
    default Progress part(double from, double to) {
        return fraction -> at(from + (to - from) * Math.max(0, Math.min(1, fraction)));
    }
}

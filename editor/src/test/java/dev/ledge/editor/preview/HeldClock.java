package dev.ledge.editor.preview;

/**
 * A session's clock in place of the system's, for what has to be the same each time: the game is not paused, and stands
 * still until it is told how many ticks to go on. Event thread only.
 */
public final class HeldClock {
    private static final double NANOS = 1e9;

    private final PreviewSession session;
    private double nanos;

    /** From now on the session goes by this clock. */
    public HeldClock(PreviewSession session) {
        this.session = session;
        nanos = session.playhead().now();
        session.setTime(() -> Math.round(nanos));
    }

    /** Makes so many ticks, with the buttons that are held now. */
    public void go(int ticks) {
        long end = session.tick() + ticks;
        while (session.tick() < end && !session.playhead().isPaused()) {
            // Half a tick of time: whatever is left of one before, no more than one tick becomes due.
            nanos += session.playhead().dt() * NANOS / 2;
            session.advance();
        }
    }
}

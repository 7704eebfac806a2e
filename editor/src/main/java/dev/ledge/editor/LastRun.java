package dev.ledge.editor;

import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.world.World;

/** Draws the way of the last play on the canvas once it is over or held, and takes it away when the next begins. */
final class LastRun implements Runnable {
    /** Ticks that are drawn at most: a minute. */
    private static final int MOST = 3600;

    private final PreviewSession session;
    private final LevelCanvas canvas;
    private boolean wasRunning;
    private World shown;

    LastRun(PreviewSession session, LevelCanvas canvas) {
        this.session = session;
        this.canvas = canvas;
    }

    @Override
    public void run() {
        boolean isRunning = session.isPlaying() && !session.isPaused();
        if (isRunning != wasRunning || session.isPaused() && session.world() != shown) {
            wasRunning = isRunning;
            shown = session.world();
            canvas.setTrails(Trail.EMPTY, isRunning ? Trail.EMPTY : session.trail(MOST));
        }
    }
}

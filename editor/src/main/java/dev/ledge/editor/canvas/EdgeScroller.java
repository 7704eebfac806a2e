package dev.ledge.editor.canvas;

import dev.ledge.editor.event.FrameTimer;
import java.awt.Component;
import java.awt.Point;
import java.util.function.BiConsumer;

/** Scrolls while a drag is held outside of the canvas, the faster the farther outside. */
final class EdgeScroller {
    private static final int INTERVAL_MS = 16;

    /** Screen pixels a step for each pixel outside. */
    private static final double GAIN = 0.2;

    private static final double FASTEST = 24;

    private final Component canvas;
    private final FrameTimer timer;
    private Point pointer;

    /**
     * A scroller at rest.
     *
     * @param scroll gets by how many screen pixels the picture is to move
     */
    EdgeScroller(Component canvas, BiConsumer<Double, Double> scroll) {
        this.canvas = canvas;
        this.timer = FrameTimer.every(
                INTERVAL_MS,
                () -> scroll.accept(-speed(pointer.x, canvas.getWidth()), -speed(pointer.y, canvas.getHeight())));
    }

    /** A drag is at a point, in the canvas's coordinates. */
    void dragged(Point at) {
        pointer = at;
        if (canvas.contains(at)) {
            timer.stop();
        } else if (!timer.isRunning()) {
            timer.start();
        }
    }

    void stop() {
        timer.stop();
    }

    private static double speed(int at, int length) {
        int outside = at < 0 ? at : Math.max(0, at - length + 1);
        return Math.max(-FASTEST, Math.min(FASTEST, outside * GAIN));
    }
}

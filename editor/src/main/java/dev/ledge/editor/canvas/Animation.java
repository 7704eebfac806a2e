package dev.ledge.editor.canvas;

import dev.ledge.editor.event.FrameTimer;
import dev.ledge.engine.geometry.Aabb;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A clock that runs, and has the canvas painted again and again, while the tool shows something that moves by itself.
 */
final class Animation {
    private static final int INTERVAL_MS = 16;
    private static final double NANOS = 1e9;

    private final Supplier<Aabb> animated;
    private final Consumer<Aabb> repaint;
    private final FrameTimer timer = FrameTimer.every(INTERVAL_MS, this::step);
    private Aabb last;
    private long startedAt;

    /**
     * A clock at rest.
     *
     * @param animated what of the level moves now, or null
     * @param repaint has a part of the level painted again
     */
    Animation(Supplier<Aabb> animated, Consumer<Aabb> repaint) {
        this.animated = animated;
        this.repaint = repaint;
    }

    /** Starts the clock if something moves and it is not running; it stops by itself. */
    void follow() {
        if (!timer.isRunning() && animated.get() != null) {
            startedAt = System.nanoTime();
            timer.start();
        }
    }

    /** Since the clock started; 0 at rest. */
    double seconds() {
        return timer.isRunning() ? (System.nanoTime() - startedAt) / NANOS : 0;
    }

    private void step() {
        Aabb now = animated.get();
        Aabb area = now == null ? last : last == null ? now : now.union(last);
        last = now;
        if (now == null) {
            timer.stop();
        }
        if (area != null) {
            repaint.accept(area);
        }
    }
}

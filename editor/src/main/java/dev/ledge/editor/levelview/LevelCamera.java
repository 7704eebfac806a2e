package dev.ledge.editor.levelview;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Where views of levels look: at one box, as large as there is room for it, until the user pans or zooms. Views side by
 * side share one, and then show the same part. For the event thread.
 */
public final class LevelCamera {
    private final List<Runnable> listeners = new ArrayList<>();
    private Aabb box = new Aabb(0, 0, 1, 1);
    private boolean isFitted = true;
    private double x;
    private double y;
    private double zoom;

    /** Shows all of a box, in level px. */
    public void show(Aabb newBox) {
        box = Objects.requireNonNull(newBox);
        isFitted = true;
        listeners.forEach(Runnable::run);
    }

    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Has a view look where all look; each is as large as it is. */
    void aim(Viewport view) {
        if (isFitted) {
            view.fit(box, view.width(), view.height());
        } else {
            view.setZoom(zoom);
            view.center(x, y);
        }
    }

    /** Looks where the user has moved one of the views. */
    void follow(Viewport moved) {
        isFitted = false;
        x = moved.visible().centerX();
        y = moved.visible().centerY();
        zoom = moved.zoom();
        listeners.forEach(Runnable::run);
    }
}

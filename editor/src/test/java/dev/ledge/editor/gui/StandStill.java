package dev.ledge.editor.gui;

import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import java.awt.Point;

/**
 * The window manager may move a new window once more; where it is believed to be is right when the pointer is seen
 * where it was put.
 */
final class StandStill {
    private static final int MOST_LOOKS = 1000;

    private StandStill() {}

    static void await(User user, EditorFrame frame, LevelCanvas canvas) {
        for (int i = 0; i < MOST_LOOKS; i++) {
            Point there = new Point(20 + i % 2, 20);
            user.moveTo(canvas, there);
            if (Edt.get(() -> isSeenAt(there, frame))) {
                return;
            }
        }
        throw new AssertionError("Waited in vain until the window stands still");
    }

    private static boolean isSeenAt(Point there, EditorFrame frame) {
        Vec seen = frame.tools().pointer();
        Viewport view = frame.tools().viewport();
        return seen != null && there.distance(view.toScreenX(seen.x()), view.toScreenY(seen.y())) < 1;
    }
}

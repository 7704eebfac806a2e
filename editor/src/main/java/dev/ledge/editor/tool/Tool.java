package dev.ledge.editor.tool;

import dev.ledge.editor.view.Viewport;
import java.awt.Cursor;
import java.awt.Graphics2D;

/** What the pointer does in the canvas. The canvas forwards only the left button; the others pan, pick or open menus. */
public interface Tool {

    /** A name for the key map and tests, for example {@code brush}. */
    String id();

    /** A name for people, for example {@code Brush}. */
    String label();

    /** What to do with it, one line for the status bar. */
    String hint();

    /** The button went down. */
    void pressed(PointerEvent e);

    /** The pointer moved with the button held; drags in between may have been left out. */
    void dragged(PointerEvent e);

    /** The button went up. */
    void released(PointerEvent e);

    /** The pointer moved with no button held. */
    default void moved(PointerEvent e) {}

    /** The pointer left the canvas. */
    default void exited() {}

    /** Escape, or another tool was chosen: gives up what was begun. True if there was something to give up. */
    boolean cancel();

    /** Enter: finishes what was begun click by click. True if there was something to finish. */
    default boolean confirm() {
        return false;
    }

    /** Delete: removes the tool's own part of the selection (a handle's point). False leaves it to the document's selection. */
    default boolean delete() {
        return false;
    }

    /** An arrow key: moves what is selected by steps of the snap grid, or by single pixels if {@code fine}. True if something moved. */
    default boolean nudge(int dx, int dy, boolean fine) {
        return false;
    }

    /** Draws what belongs to the tool over the level, in screen pixels. */
    default void paint(Graphics2D g, Viewport viewport) {}

    default Cursor cursor() {
        return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
    }
}

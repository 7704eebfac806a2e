package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Aabb;
import java.awt.Cursor;
import java.util.List;

/**
 * What the pointer does in the canvas. The canvas forwards only the left button; the others pan or pick, unless the
 * tool has a menu. A gesture, from its first press to what ends it, is one undo entry.
 */
public interface Tool {

    /** A name for the key map and tests, for example {@code brush}. */
    String id();

    /** A name for people, for example {@code Brush}. */
    String label();

    /** The key that takes it, as for {@link javax.swing.KeyStroke#getKeyStroke(String)}. */
    String key();

    /** Another key for it, one that does not belong to the game while that is played; null for none. */
    default String keyInPlay() {
        return null;
    }

    /** Name of its icon. */
    default String icon() {
        return id();
    }

    /** What it is set to makes it another tool for people, such as the kind of object that it places. */
    default String title() {
        return label();
    }

    /** All that {@link #title} can be. */
    default List<String> titles() {
        return List.of(title());
    }

    /** What it can be set to, in the order in which it is shown. */
    default List<ToolOption> options() {
        return List.of();
    }

    /** What to do with it, one line for the status bar. */
    String hint();

    /** True if it paints with the stamp: picking a tile then leaves the tool in use. */
    default boolean usesStamp() {
        return false;
    }

    /** True if the left button with Alt picks a tile, as the right button does. */
    default boolean picksWithAlt() {
        return usesStamp();
    }

    /** True if it works on the running game and not on the level: the game is drawn wherever the tool is in use. */
    default boolean actsOnGame() {
        return false;
    }

    /**
     * True if it works on the cells of the active layer: the pointer's place, and what it draws, are then where the
     * layer's offset leaves them.
     */
    default boolean worksOnCells() {
        return false;
    }

    /** What a tool selects. */
    enum Selects {
        NOTHING,
        OBJECTS,
        CELLS
    }

    /** What it selects, which also is what “Select all” means while it is in use. */
    default Selects selects() {
        return Selects.NOTHING;
    }

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

    /** The right button went down, with nothing begun: true if the tool has an answer, else it picks a tile. */
    default boolean menu(PointerEvent e) {
        return false;
    }

    /** Escape, or another tool was chosen: gives up what was begun. True if there was something to give up. */
    boolean cancel();

    /** Enter: finishes what was begun click by click. True if there was something to finish. */
    default boolean confirm() {
        return false;
    }

    /** Something else is edited: what was begun click by click, and is seen in the level already, is taken as it is. */
    default void finish() {}

    /**
     * True while what was begun click by click, and is no edit yet, has a last step that undo and a right click take
     * back.
     */
    default boolean hasSteps() {
        return false;
    }

    /** Takes back the last step of what was begun. */
    default void takeBack() {}

    /**
     * The right button went down: takes back a step, or gives up what was begun; with nothing begun it is up to
     * {@link #menu}. False if there is no answer.
     */
    default boolean rightPressed(PointerEvent e) {
        if (hasSteps()) {
            takeBack();
            return true;
        }
        return cancel() || menu(e);
    }

    /**
     * Delete: removes the tool's own part of the selection (a handle's point). False leaves it to the document's
     * selection.
     */
    default boolean delete() {
        return false;
    }

    /**
     * The part of the level in which something that the tool draws moves by itself, in level pixels; null while nothing
     * does.
     */
    default Aabb animated() {
        return null;
    }

    /** Draws what belongs to the tool over the level. */
    default void paint(ToolGraphics graphics) {}

    default Cursor cursor() {
        return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
    }
}

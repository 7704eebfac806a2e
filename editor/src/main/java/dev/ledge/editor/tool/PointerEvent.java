package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Vec;

/**
 * The pointer, where a tool sees it.
 *
 * @param x in level pixels
 * @param y in level pixels
 * @param button which was pressed, is held or was released; {@link Button#NONE} while it only moves
 * @param modifiers sum of {@link #SHIFT}, {@link #ALT}, {@link #CTRL}
 * @param clicks 2 for a double click
 */
public record PointerEvent(double x, double y, Button button, int modifiers, int clicks) {

    public static final int SHIFT = 1;
    public static final int ALT = 2;
    /** Ctrl, or the command key where that is what menus use. */
    public static final int CTRL = 4;

    /** A button of the mouse. */
    public enum Button {
        NONE,
        LEFT,
        MIDDLE,
        RIGHT
    }

    public boolean shift() {
        return (modifiers & SHIFT) != 0;
    }

    public boolean alt() {
        return (modifiers & ALT) != 0;
    }

    public boolean ctrl() {
        return (modifiers & CTRL) != 0;
    }

    /** The same as seen from another place. */
    public PointerEvent from(Vec place) {
        return new PointerEvent(x - place.x(), y - place.y(), button, modifiers, clicks);
    }

    public Vec at() {
        return new Vec(x, y);
    }
}

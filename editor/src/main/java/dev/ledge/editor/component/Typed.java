package dev.ledge.editor.component;

import java.awt.KeyboardFocusManager;

/** A field that takes what was typed into it when it is left. */
public interface Typed {
    /** Takes what was typed, as leaving it does. */
    void takeTyped();

    /**
     * Has the field with the focus take what was typed into it. A press of the mouse moves the focus only after what it
     * began, and what is typed would come in the middle of that; and what saves or leaves, by a key, does not move it.
     */
    static void takeNow() {
        if (KeyboardFocusManager.getCurrentKeyboardFocusManager().getPermanentFocusOwner() instanceof Typed field) {
            field.takeTyped();
        }
    }
}

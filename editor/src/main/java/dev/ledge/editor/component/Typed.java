package dev.ledge.editor.component;

import java.awt.Component;
import java.awt.KeyboardFocusManager;

/** A field that takes what was typed into it when it is left. */
public interface Typed {
    /** The property of a field that says why what is typed cannot be taken; null if it can. */
    String FAULT = "fault";

    /** Takes what was typed, as leaving it does. */
    void takeTyped();

    /** True while it shows something that was typed and is not taken yet. */
    boolean isTyping();

    /** Shows again what is in force. */
    void takeBack();

    /**
     * Has the field with the focus take what was typed into it. A press of the mouse moves the focus only after what it
     * began, and what is typed would come in the middle of that; and what saves or leaves, by a key, does not move it.
     */
    static void takeNow() {
        if (focused() instanceof Typed field) {
            field.takeTyped();
        }
    }

    /** True while something is typed into the field with the focus. */
    static boolean isTypingNow() {
        return focused() instanceof Typed field && field.isTyping();
    }

    /** Has the field with the focus take back what was typed into it; false if nothing was. */
    static boolean takeBackNow() {
        boolean isTyping = isTypingNow();
        if (isTyping && focused() instanceof Typed field) {
            field.takeBack();
        }
        return isTyping;
    }

    private static Component focused() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getPermanentFocusOwner();
    }
}

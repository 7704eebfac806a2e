package dev.ledge.editor.action;

import dev.ledge.editor.event.EventThread;
import java.awt.KeyboardFocusManager;
import javax.swing.text.JTextComponent;

/** Has what was typed into a field taken before the level that it is about is put aside. */
public final class AfterTyping {
    private AfterTyping() {}

    /** Does something at once, or, if a field has the focus, once that was left. For the event dispatch thread. */
    public static void then(Workspace workspace, Runnable action) {
        if (KeyboardFocusManager.getCurrentKeyboardFocusManager().getPermanentFocusOwner() instanceof JTextComponent) {
            workspace.focusCanvas();
            // After the events that wait now, and those that they bring about: moving the focus is one of them.
            EventThread.post(() -> EventThread.post(action));
        } else {
            action.run();
        }
    }
}

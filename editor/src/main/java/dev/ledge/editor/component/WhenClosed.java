package dev.ledge.editor.component;

import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;

/**
 * Takes what is chosen in a list when the list is closed: arrow keys only look through it, and Escape leaves all as it
 * was.
 *
 * @param take takes what is chosen then
 * @param giveUp shows again what was chosen before
 */
public record WhenClosed(Runnable take, Runnable giveUp) implements PopupMenuListener {
    @Override
    public void popupMenuWillBecomeVisible(PopupMenuEvent e) {
        // Nothing is chosen yet.
    }

    @Override
    public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {
        take.run();
    }

    @Override
    public void popupMenuCanceled(PopupMenuEvent e) {
        giveUp.run();
    }
}

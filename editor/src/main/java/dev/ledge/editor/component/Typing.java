package dev.ledge.editor.component;

import java.util.Objects;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Does something whenever the text of a field has changed, however it was. */
public final class Typing implements DocumentListener {
    private final Runnable action;

    private Typing(Runnable action) {
        this.action = Objects.requireNonNull(action);
    }

    /** Begins to listen to a field. */
    public static void in(JTextComponent field, Runnable action) {
        field.getDocument().addDocumentListener(new Typing(action));
    }

    @Override
    public void insertUpdate(DocumentEvent e) {
        action.run();
    }

    @Override
    public void removeUpdate(DocumentEvent e) {
        action.run();
    }

    @Override
    public void changedUpdate(DocumentEvent e) {
        action.run();
    }
}

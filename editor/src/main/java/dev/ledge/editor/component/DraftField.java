package dev.ledge.editor.component;

import javax.swing.JTextField;

/** A text field whose text is taken by Enter or a button alone; undo takes back what is typed in it first. */
@SuppressWarnings("serial")
public final class DraftField extends JTextField implements Typed {
    private String before = "";

    /** An empty field, as wide as its place is. */
    public DraftField() {
        this(0);
    }

    /** An empty field, as wide as so many letters. */
    public DraftField(int letters) {
        super(letters);
    }

    /** Shows a text that nobody has typed. */
    public void propose(String text) {
        before = text;
        setText(text);
    }

    @Override
    public void takeTyped() {
        // It is no part of what is saved, exported or edited next.
    }

    @Override
    public boolean isTyping() {
        return !getText().equals(before);
    }

    @Override
    public void takeBack() {
        setText(before);
    }
}

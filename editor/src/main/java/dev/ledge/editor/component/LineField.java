package dev.ledge.editor.component;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JTextField;
import javax.swing.KeyStroke;

/** A text field for one line: Enter or leaving it takes the text, Escape takes back what was typed. */
@SuppressWarnings("serial")
public final class LineField extends JTextField implements Typed {
    private final transient Supplier<String> value;
    private final transient Consumer<String> taken;
    private final transient BooleanSupplier isGone;

    /**
     * A field.
     *
     * @param value what it shows when nothing is being typed
     * @param taken gets each other text that was typed
     * @param isGone true once it is not to take anything any more
     */
    public LineField(Supplier<String> value, Consumer<String> taken, BooleanSupplier isGone) {
        this.value = value;
        this.taken = taken;
        this.isGone = isGone;
        addActionListener(e -> take());
        getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "take back");
        getActionMap().put("take back", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                showValue();
            }
        });
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                if (!e.isTemporary() && isShowing() && !isGone.getAsBoolean()) {
                    take();
                }
            }
        });
    }

    @Override
    public void takeTyped() {
        take();
    }

    @Override
    public boolean isTyping() {
        return !getText().equals(value.get());
    }

    @Override
    public void takeBack() {
        showValue();
    }

    private void take() {
        String text = getText();
        if (!text.equals(value.get())) {
            taken.accept(text);
        }
        if (!isGone.getAsBoolean()) {
            showValue();
        }
    }

    /** Shows the text again that is in force. */
    public void showValue() {
        setText(value.get());
        if (!isFocusOwner()) {
            setCaretPosition(0); // Of what is longer than the field its beginning is seen.
        }
    }
}

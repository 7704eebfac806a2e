package dev.ledge.editor.component;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JTextField;
import javax.swing.KeyStroke;

/**
 * A text field for one line: Enter or leaving it takes the text, Escape takes back what was typed. A text that is
 * refused is outlined and stays to be mended while the field has the focus.
 */
@SuppressWarnings("serial")
public final class LineField extends JTextField implements Typed {
    private final transient Supplier<String> value;
    private final transient Function<String, String> taken;
    private final transient Refusal refusal;
    private final transient BooleanSupplier isGone;
    private String fault;

    /**
     * A field.
     *
     * @param value what it shows when nothing is being typed
     * @param taken gets each other text that was typed, and gives why it is refused; null if it is not
     * @param refused gets why what was typed was refused, and what happens with it
     * @param isGone true once it is not to take anything any more
     */
    public LineField(
            Supplier<String> value, Function<String, String> taken, Consumer<String> refused, BooleanSupplier isGone) {
        this.value = value;
        this.taken = taken;
        refusal = new Refusal(refused);
        this.isGone = isGone;
        addActionListener(e -> take());
        Typing.in(this, () -> setFault(null));
        getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "take back");
        getActionMap().put("take back", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                takeBack();
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
        refusal.end();
    }

    private void take() {
        String text = getText();
        refusal.end();
        String why = text.equals(value.get()) ? null : taken.apply(text);
        if (why != null && isFocusOwner()) {
            setFault(why);
            refusal.say(why);
            return;
        }
        if (!isGone.getAsBoolean()) {
            showValue();
        }
        if (why != null) {
            String stays = value.get().isEmpty() ? "nothing is changed" : "it stays “" + value.get() + "”";
            refusal.pass(why + "; " + stays);
        }
    }

    private void setFault(String words) {
        String before = fault;
        fault = words;
        putClientProperty(FlatClientProperties.OUTLINE, words == null ? null : FlatClientProperties.OUTLINE_ERROR);
        getAccessibleContext().setAccessibleDescription(words);
        firePropertyChange(FAULT, before, words);
    }

    /** Shows the text again that is in force. */
    public void showValue() {
        setText(value.get());
        setFault(null);
        if (!isFocusOwner()) {
            setCaretPosition(0); // Of what is longer than the field its beginning is seen.
        }
    }
}

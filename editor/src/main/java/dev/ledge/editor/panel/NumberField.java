package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.object.NumberSpec;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import javax.swing.AbstractAction;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;

/**
 * A text field for one number: Enter or leaving it takes the number, Escape takes back what was typed, the arrows count
 * up and down. What is no number, or out of range, is outlined and reported, and never leaves the field.
 */
@SuppressWarnings("serial")
final class NumberField extends JTextField {
    private static final int COLUMNS = 5;
    private static final int FAST = 10;

    private final transient NumberSpec spec;
    private final transient DoubleConsumer taken;
    private final transient Consumer<String> refused;
    private double value;
    private String shown;

    /**
     * A field.
     *
     * @param taken gets each number that was typed
     * @param refused gets why what was typed is none that can be taken, and what happens with it
     */
    NumberField(NumberSpec spec, DoubleConsumer taken, Consumer<String> refused) {
        super(COLUMNS);
        this.spec = spec;
        this.taken = taken;
        this.refused = refused;
        setHorizontalAlignment(SwingConstants.TRAILING);
        getAccessibleContext().setAccessibleName(spec.label());
        getAccessibleContext().setAccessibleDescription(spec.hint());
        addActionListener(e -> take());
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                selectAll();
            }

            @Override
            public void focusLost(FocusEvent e) {
                if (!e.isTemporary()) {
                    take();
                }
            }
        });
        onKey("ESCAPE", this::showValue);
        onKey("UP", () -> count(1));
        onKey("DOWN", () -> count(-1));
        onKey("shift UP", () -> count(FAST));
        onKey("shift DOWN", () -> count(-FAST));
    }

    /** Shows a number; what is being typed is left alone. */
    void show(double number) {
        if (number != value || !isFocusOwner() && !isValueShown()) {
            value = number;
            showValue();
        }
    }

    /** Setting a text costs far more than comparing it, and there are dozens of fields at every move of a drag. */
    private boolean isValueShown() {
        return getText().equals(shown) && getClientProperty(FlatClientProperties.OUTLINE) == null;
    }

    private void showValue() {
        shown = NumberSpec.format(value);
        setText(shown);
        putClientProperty(FlatClientProperties.OUTLINE, null);
        setToolTipText(spec.hint());
        if (isFocusOwner()) {
            selectAll();
        }
    }

    private void count(int steps) {
        if (Double.isInfinite(value) || !isEditable()) {
            return;
        }
        double step = spec.step();
        double next = Math.rint((value + steps * step) / step) * step;
        next = Math.max(spec.min(), Math.min(Double.isInfinite(spec.max()) ? next : spec.max(), next));
        setText(NumberSpec.format(next));
        take();
    }

    private void take() {
        if (getText().equals(NumberSpec.format(value))) {
            showValue();
            return;
        }
        double before = value;
        try {
            double typed = spec.parse(getText());
            value = typed;
            showValue();
            taken.accept(typed);
        } catch (IllegalArgumentException e) {
            value = before;
            putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
            setToolTipText(e.getMessage());
            if (isFocusOwner()) {
                refused.accept(e.getMessage());
            } else {
                showValue();
                refused.accept(e.getMessage() + "; it stays " + shown);
            }
        }
    }

    private void onKey(String key, Runnable body) {
        getInputMap().put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }
}

package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.Refusal;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.object.NumberSpec;
import java.awt.FontMetrics;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
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
 * up and down. What is no number, or out of range, is outlined and reported, and never leaves the field. A number that
 * is longer than the field is rounded to what fits until it is edited, and whole in the tooltip.
 */
@SuppressWarnings("serial")
final class NumberField extends JTextField implements Typed {
    private static final int COLUMNS = 5;
    private static final int FAST = 10;

    /** What is shown where there is no one number. */
    static final double MIXED = Double.NaN;

    private final transient NumberSpec spec;
    private final transient DoubleConsumer taken;
    private final transient Refusal refusal;
    private double value;
    private String shown;
    private String fault;

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
        refusal = new Refusal(refused);
        setHorizontalAlignment(SwingConstants.TRAILING);
        getAccessibleContext().setAccessibleName(spec.label());
        Typing.in(this, this::typed);
        setFault(null);
        addActionListener(e -> take());
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                if (isValueShown()) {
                    showValue();
                }
                selectAll();
            }

            @Override
            public void focusLost(FocusEvent e) {
                if (!e.isTemporary()) {
                    take();
                }
            }
        });
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                if (!isFocusOwner() && isValueShown()) {
                    showValue();
                }
            }
        });
        onKey("ESCAPE", this::takeBack);
        onKey("UP", () -> count(1));
        onKey("DOWN", () -> count(-1));
        onKey("shift UP", () -> count(FAST));
        onKey("shift DOWN", () -> count(-FAST));
    }

    /** Shows a number; what is being typed is left alone. */
    void show(double number) {
        if (Double.compare(number, value) != 0 || !isFocusOwner() && !isValueShown()) {
            value = number;
            Mixed.mark(this, Double.isNaN(number));
            showValue();
        }
    }

    /** Setting a text costs far more than comparing it, and there are dozens of fields at every move of a drag. */
    private boolean isValueShown() {
        return getText().equals(shown) && fault == null;
    }

    private void showValue() {
        shown = isFocusOwner() ? words() : fitting();
        setText(shown);
        setFault(null);
        if (isFocusOwner()) {
            selectAll();
        } else {
            setCaretPosition(0); // Of what is longer than the field its first digits are seen.
        }
    }

    private String words() {
        return Double.isNaN(value) ? "" : NumberSpec.format(value);
    }

    /** As many digits as there is room for. */
    private String fitting() {
        String whole = words();
        int room = getWidth() - getInsets().left - getInsets().right;
        if (room <= 0 || whole.isEmpty()) {
            return whole;
        }
        FontMetrics metrics = getFontMetrics(getFont());
        return NumberSpec.shortened(value, text -> metrics.stringWidth(text) <= room);
    }

    /** What goes on being typed is refused as soon as more letters cannot mend it. */
    private void typed() {
        if (isFocusOwner() && !isValueShown()) {
            setFault(spec.isBeyond(getText()) ? spec.faultOf(getText()) : null);
        }
    }

    private void setFault(String words) {
        String before = fault;
        fault = words;
        putClientProperty(FlatClientProperties.OUTLINE, words == null ? null : FlatClientProperties.OUTLINE_ERROR);
        String help = words == null ? wholeNumber() + spec.hint() : words;
        setToolTipText(help);
        getAccessibleContext().setAccessibleDescription(help);
        firePropertyChange(FAULT, before, words);
    }

    private String wholeNumber() {
        String whole = words();
        return shown == null || shown.equals(whole) ? "" : NumberSpec.with(whole, spec.unit()) + ". ";
    }

    private void count(int steps) {
        if (!Double.isFinite(value) || !isEditable()) {
            return;
        }
        setText(NumberSpec.format(spec.count(value, steps)));
        take();
    }

    @Override
    public void takeTyped() {
        take();
    }

    @Override
    public boolean isTyping() {
        return !isValueShown();
    }

    @Override
    public void takeBack() {
        showValue();
        refusal.end();
    }

    private void take() {
        refusal.end();
        if (getText().equals(shown) || getText().equals(words())) {
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
            String why = spec.faultOf(getText());
            setFault(why == null ? e.getMessage() : why);
            if (isFocusOwner()) {
                refusal.say(e.getMessage());
            } else {
                showValue();
                refusal.pass(e.getMessage() + "; it stays " + (Double.isNaN(value) ? Mixed.WORD : words()));
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

package dev.ledge.editor.panel;

import dev.ledge.editor.component.PromptSlider;
import dev.ledge.editor.object.NumberSpec;
import java.awt.event.ActionEvent;
import java.util.function.DoubleConsumer;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;

/**
 * A slider over the sensible range of a number. It reports every value while it is dragged, and once when it is
 * released.
 */
@SuppressWarnings("serial")
final class NumberSlider extends PromptSlider {
    private final transient NumberSpec spec;
    private boolean showing;
    private boolean cancelled;
    private boolean moved;
    private int last;

    /**
     * A slider.
     *
     * @param moved gets every value while it is dragged
     * @param released when the drag ends, or after each key
     * @param cancel when Escape ends the drag
     */
    NumberSlider(NumberSpec spec, DoubleConsumer moved, Runnable released, Runnable cancel) {
        super(0, spec.positions());
        this.spec = spec;
        setToolTipText(spec.hint());
        getAccessibleContext().setAccessibleName(spec.label() + " slider");
        addChangeListener(e -> changed(moved, released));
        getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "cancel");
        getActionMap().put("cancel", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                if (getValueIsAdjusting()) {
                    cancelled = true;
                    NumberSlider.this.moved = false;
                    cancel.run();
                }
            }
        });
    }

    private void changed(DoubleConsumer reported, Runnable released) {
        boolean dragging = getValueIsAdjusting();
        // A press that moves nothing must not round the number to the slider's steps.
        if (!showing && !cancelled && getValue() != last) {
            reported.accept(spec.at(getValue()));
            moved = true; // Not before: what is given up for it is shown here, too.
        }
        last = getValue();
        if (!dragging) {
            cancelled = false;
            if (moved) {
                moved = false;
                released.run();
            }
        }
    }

    /** Shows a number, without a report. */
    void show(double number) {
        if (getValueIsAdjusting() && !cancelled) {
            return;
        }
        showing = true;
        setValue(spec.position(number));
        showing = false;
    }
}

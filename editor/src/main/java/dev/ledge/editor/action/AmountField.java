package dev.ledge.editor.action;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.tool.ToolOption;
import java.awt.event.ActionEvent;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.JFormattedTextField;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.KeyStroke;
import javax.swing.SpinnerNumberModel;
import javax.swing.text.DefaultFormatter;
import net.miginfocom.swing.MigLayout;

/** A whole number that a tool is set to: typed, stepped with the arrows or turned with the wheel. */
@SuppressWarnings("serial")
final class AmountField extends JPanel {
    private static final int DIGITS = 2;

    /**
     * A field that shows an amount as it is now.
     *
     * @param set is given what the user chooses
     * @param leave gives the focus away, after Enter or Escape
     */
    AmountField(ToolOption.Amount amount, IntConsumer set, Runnable leave) {
        super(new MigLayout("insets 0, gapx 4"));
        SpinnerNumberModel model = new SpinnerNumberModel(amount.value().getAsInt(), amount.min(), amount.max(), 1);
        JSpinner spinner = new JSpinner(model);
        spinner.setName("option." + amount.id());
        spinner.setToolTipText(amount.label() + ", " + amount.min() + " to " + amount.max() + " cells");
        spinner.getAccessibleContext().setAccessibleName(amount.label());
        spinner.addChangeListener(e -> set.accept(model.getNumber().intValue()));
        spinner.addMouseWheelListener(e -> {
            Object next = e.getWheelRotation() < 0 ? model.getNextValue() : model.getPreviousValue();
            if (next != null) {
                model.setValue(next);
            }
        });
        JFormattedTextField field = ((JSpinner.DefaultEditor) spinner.getEditor()).getTextField();
        field.setColumns(DIGITS);
        // A number counts as soon as it is typed: no Enter is needed before drawing.
        ((DefaultFormatter) field.getFormatter()).setCommitsOnValidEdit(true);
        leaveOn(field, "ENTER", leave);
        leaveOn(field, "ESCAPE", leave);
        JLabel unit = new JLabel(amount.unit());
        unit.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        unit.setLabelFor(spinner);
        add(spinner);
        add(unit, "gapright 6");
    }

    private static void leaveOn(JFormattedTextField field, String key, Runnable leave) {
        field.getInputMap().put(KeyStroke.getKeyStroke(key), "leave");
        field.getActionMap().put("leave", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                leave.run();
            }
        });
    }
}

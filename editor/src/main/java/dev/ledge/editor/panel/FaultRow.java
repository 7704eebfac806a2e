package dev.ledge.editor.panel;

import dev.ledge.editor.component.Typed;
import dev.ledge.editor.render.style.Icons;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.SwingConstants;

/** Says below a field why what is typed into it is not taken; there only while it is so. */
@SuppressWarnings("serial")
final class FaultRow extends JLabel {
    FaultRow(JTextField field) {
        super("", Icons.of("error"), SwingConstants.TRAILING);
        setName(field.getName() + ".fault");
        Styles.small(this);
        setVisible(false);
        field.addPropertyChangeListener(Typed.FAULT, e -> show((String) e.getNewValue()));
    }

    private void show(String fault) {
        setText(fault);
        setVisible(fault != null);
    }
}

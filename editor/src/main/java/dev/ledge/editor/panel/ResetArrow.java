package dev.ledge.editor.panel;

import java.awt.BorderLayout;
import javax.swing.JButton;
import javax.swing.JPanel;

/**
 * The arrow at the end of a row that takes it back to its default. Its place stays while there is none to take back.
 */
@SuppressWarnings("serial")
final class ResetArrow extends JPanel {
    private final JButton button;

    /**
     * An arrow that is not needed yet.
     *
     * @param row the row's name
     * @param deed what it does, for people
     * @param back takes the row back
     */
    ResetArrow(String row, String deed, Runnable back) {
        super(new BorderLayout());
        setOpaque(false);
        button = Styles.iconButton("reset", deed);
        button.setName("reset." + row);
        button.addActionListener(e -> back.run());
        add(button);
    }

    JButton button() {
        return button;
    }

    void setNeeded(boolean isNeeded) {
        button.setVisible(isNeeded);
    }
}

package dev.ledge.editor.panel.state;

import dev.ledge.editor.panel.Styles;
import java.awt.Insets;
import javax.swing.Action;
import javax.swing.JToggleButton;

/** Shows and hides the state inspector, from the foot of the window. */
@SuppressWarnings("serial")
public final class StateButton extends JToggleButton {

    /**
     * A button of a command.
     *
     * @param show shows and hides the inspector
     */
    public StateButton(Action show) {
        super(show);
        Styles.foot(this, "status.inspector");
        setText("State");
        setMargin(new Insets(1, 4, 1, 4));
    }
}

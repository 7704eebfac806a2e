package dev.ledge.editor.panel.problem;

import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import javax.swing.Action;
import javax.swing.JToggleButton;

/** How many problems there are; shows and hides their list. */
@SuppressWarnings("serial")
public final class ProblemsButton extends JToggleButton {

    /**
     * A button for a level that was not checked yet.
     *
     * @param show shows and hides the list
     */
    public ProblemsButton(Action show) {
        super(show);
        Styles.foot(this, "status.problems");
        show(ProblemsState.UNKNOWN);
    }

    /** Shows how many there are now, or that they are being looked for. */
    public void show(ProblemsState state) {
        setText(state.words());
        setIcon(Icons.of(state.icon()));
    }
}

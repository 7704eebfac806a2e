package dev.ledge.editor.panel;

import dev.ledge.editor.render.Icons;
import dev.ledge.engine.check.Finding;
import java.util.List;
import javax.swing.Action;
import javax.swing.JToggleButton;

/** How many problems there are; shows and hides their list. */
@SuppressWarnings("serial")
public final class ProblemsButton extends JToggleButton {

    /**
     * A button for no problems.
     *
     * @param show shows and hides the list
     */
    public ProblemsButton(Action show) {
        super(show);
        setHideActionText(true);
        setName("status.problems");
        putClientProperty("JButton.buttonType", "toolBarButton");
        Styles.small(this);
        setFocusable(false);
        tell(List.of());
    }

    /** Shows how many there are now. */
    public void tell(List<Finding> findings) {
        int count = findings.size();
        setText(count == 0 ? "No problems" : count == 1 ? "1 problem" : count + " problems");
        setIcon(Icons.of(count == 0 ? "ok" : "warning"));
    }
}

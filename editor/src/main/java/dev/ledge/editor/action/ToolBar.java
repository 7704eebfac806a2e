package dev.ledge.editor.action;

import java.awt.Component;
import javax.swing.AbstractButton;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;

/** The buttons below the menus. */
@SuppressWarnings("serial")
public final class ToolBar extends JToolBar {
    private final transient Actions actions;

    public ToolBar(Actions actions) {
        this.actions = actions;
        setName("toolbar");
        setFloatable(false);
        setRollover(true);
        setLayout(new ToolRows());
        getAccessibleContext().setAccessibleName("Toolbar");
    }

    /** Adds buttons of commands. */
    public ToolBar with(String... ids) {
        for (String id : ids) {
            add(button(actions.get(id)));
        }
        return this;
    }

    /** Adds a line. */
    public ToolBar line() {
        addSeparator();
        return this;
    }

    /** Moves what follows to the right end. */
    public ToolBar rightFrom() {
        add(Box.createHorizontalGlue());
        return this;
    }

    /** Adds any other component. */
    public ToolBar with(Component component) {
        add(component);
        return this;
    }

    private static AbstractButton button(Command command) {
        AbstractButton button = command.isSwitch() ? new JToggleButton(command) : new JButton(command);
        button.setName("toolbar." + command.id());
        button.setHideActionText(true);
        button.setFocusable(false);
        button.getAccessibleContext().setAccessibleName(command.title());
        return button;
    }
}

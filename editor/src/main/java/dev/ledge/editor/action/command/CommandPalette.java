package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.render.style.Icons;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.ListCellRenderer;

/** All commands that can be used now, and where moves and mechanics are set, by a few letters of their names. */
public final class CommandPalette {
    private CommandPalette() {}

    /** Shows it over a window. */
    public static void open(Workspace workspace, Actions actions) {
        actions.refresh();
        List<Command> usable = new ArrayList<>();
        for (Command command : actions.all()) {
            if (command.isEnabled() && !command.id().equals("help.commands")) {
                usable.add(command);
            }
        }
        for (HelpTopic topic : HelpTopics.of(workspace, actions)) {
            usable.add(new Command("help.topic", "Where it is set: " + topic.title(), topic.place()));
        }
        new QuickPick<>("Type what you want to do", usable, Command::searched, renderer(), Command::tryRun)
                .open(workspace);
    }

    private static ListCellRenderer<Command> renderer() {
        return (list, command, index, selected, focused) -> {
            JLabel title = new JLabel(command.fullTitle());
            title.setIcon(Icons.of(command.iconName() == null ? "blank" : command.iconName()));
            title.setIconTextGap(10);
            return QuickPick.row(title, new JLabel(command.keyText()), selected);
        };
    }
}

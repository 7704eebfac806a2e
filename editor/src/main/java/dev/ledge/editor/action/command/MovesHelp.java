package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Workspace;
import javax.swing.JLabel;

/** What players and levels can do: with the keys for it, an explanation, and the way to where it is set. */
final class MovesHelp {
    private MovesHelp() {}

    /** Shows it over a window. */
    static void open(Workspace workspace, Actions actions) {
        new QuickPick<HelpTopic>(
                        "What players and levels can do; Enter shows where it is set",
                        HelpTopics.of(workspace, actions),
                        HelpTopic::title,
                        (list, topic, index, selected, focused) ->
                                QuickPick.row(new JLabel(topic.title()), new JLabel(topic.keys()), selected),
                        topic -> topic.place().run())
                .explained(HelpTopic::text)
                .open(workspace);
    }
}

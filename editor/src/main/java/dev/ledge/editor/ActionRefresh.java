package dev.ledge.editor;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;

/** Has the commands look again at what they can do whenever the tools, the selection or the history change. */
final class ActionRefresh {
    private ActionRefresh() {}

    static void follow(Actions actions, ToolContext context) {
        context.addListener(new ToolListener() {
            @Override
            public void toolChanged() {
                actions.refresh();
            }

            @Override
            public void layerChanged() {
                actions.refresh();
            }

            @Override
            public void settingsChanged() {
                actions.refresh();
            }
        });
        DocumentFollower.follow(
                context,
                new DocumentListener() {
                    @Override
                    public void selectionChanged() {
                        actions.refresh();
                    }

                    @Override
                    public void stateChanged() {
                        actions.refresh();
                    }
                },
                () -> {});
    }
}

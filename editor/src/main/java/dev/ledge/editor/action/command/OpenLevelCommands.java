package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.AfterTyping;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.document.Document;
import dev.ledge.engine.problem.Excerpt;
import java.util.List;

/** From one open level to another, and closing them. */
final class OpenLevelCommands {
    private static final int NUMBERED = 9;

    private final Workspace workspace;

    private OpenLevelCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace, LevelFiles files) {
        new OpenLevelCommands(workspace).addTo(actions, files);
    }

    private void addTo(Actions actions, LevelFiles files) {
        actions.add(new Command(
                        "file.close",
                        "Close level",
                        () -> AfterTyping.then(workspace, () -> files.close(workspace.document())))
                .key("ctrl W")
                .explain("The last one closes the window"));
        actions.add(new Command("file.next", "Next open level", () -> turn(1))
                .key("alt shift PAGE_DOWN")
                .when(this::areSeveral));
        actions.add(new Command("file.previous", "Previous open level", () -> turn(-1))
                .key("alt shift PAGE_UP")
                .when(this::areSeveral));
        for (int i = 0; i < NUMBERED; i++) {
            int at = i;
            actions.add(new Command("open." + (i + 1), "Open level " + (i + 1), () -> show(at))
                    .titled(() -> isThere(at)
                            ? "Open level " + (at + 1) + ": "
                                    + Excerpt.of(open().get(at).title())
                            : "Open level " + (at + 1))
                    .key("alt " + (i + 1))
                    .when(() -> areSeveral() && isThere(at)));
        }
    }

    private List<Document> open() {
        return workspace.documents();
    }

    private boolean areSeveral() {
        return open().size() > 1;
    }

    private boolean isThere(int at) {
        return at < open().size();
    }

    private void show(int at) {
        Document document = open().get(at);
        AfterTyping.then(workspace, () -> {
            if (open().contains(document)) {
                workspace.show(document);
            }
        });
    }

    private void turn(int by) {
        show(Math.floorMod(open().indexOf(workspace.document()) + by, open().size()));
    }
}

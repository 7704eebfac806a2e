package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Workspace;

/** What is done to the run that is chosen in the list of runs. */
final class RunCommands {
    private RunCommands() {}

    static void add(Actions actions, Workspace workspace) {
        actions.add(
                new Command("run.rename", "Rename run…", () -> workspace.runs().rename())
                        .icon("rename")
                        .explain("Its file gets another name; F2 in the list of runs does it, too")
                        .when(() -> workspace.runs().canRename()));
        actions.add(new Command(
                        "run.accept-end",
                        "Accept how the run ends now",
                        () -> workspace.runs().acceptEnd())
                .icon("ok")
                .alsoFoundBy("hash exactly the same")
                .explain("Where it has to end exactly as it once did: from now on as it ends now")
                .when(() -> workspace.runs().canAcceptEnd()));
    }
}

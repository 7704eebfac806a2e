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
    }
}

package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.UserKeys;
import dev.ledge.editor.action.Workspace;
import java.util.List;
import java.util.Optional;

/** The command palette, what there is to play with, and the program's about box. */
final class HelpCommands {
    private HelpCommands() {}

    static void add(Actions actions, Workspace workspace, UserKeys keys) {
        actions.add(new Command("help.commands", "Command palette", () -> CommandPalette.open(workspace, actions))
                .key("ctrl shift P")
                .key("F1")
                .icon("search")
                .explain("Every command by a few letters of its name, with its key"));
        actions.add(new Command("help.moves", "Moves and mechanics", () -> MovesHelp.open(workspace, actions))
                .icon("keyboard")
                .alsoFoundBy("help controls")
                .explain("What the player can do, with its keys, what levels can do, and where each is set"));
        actions.add(new Command("help.keys", "Keyboard shortcuts…", () -> KeysWindow.open(workspace, keys))
                .icon("keyboard")
                .alsoFoundBy("help keys bindings hotkeys rebind preferences")
                .explain("The keys of all commands, and other keys for them"));
        actions.add(new Command(
                        "help.about", "About Ledge", () -> workspace.status().pass(about()))
                .icon("info"));
    }

    private static String about() {
        String version = Optional.ofNullable(HelpCommands.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
        return String.join(
                " · ",
                List.of(
                        "Ledge " + version,
                        "MIT licence",
                        "Java " + Runtime.version().feature()));
    }
}

package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.UserKeys;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.Importer;
import dev.ledge.editor.action.file.LevelFiles;

/** The list of all commands. */
public final class Commands {
    private Commands() {}

    /** All commands on a workspace, in the order in which the command palette lists them. */
    public static Actions on(Workspace workspace, LevelFiles files, Importer importer, Settings settings) {
        Actions actions = new Actions();
        UserKeys keys = new UserKeys(actions, settings);
        FileCommands.add(actions, workspace, files, importer);
        OpenLevelCommands.add(actions, workspace, files);
        EditCommands.add(actions, workspace);
        ToolCommands.add(actions, workspace);
        TileCommands.add(actions, workspace);
        PaletteFileCommands.add(actions, workspace, files);
        LayerCommands.add(actions, workspace);
        ViewCommands.add(actions, workspace, settings);
        PlayCommands.add(actions, workspace);
        RunCommands.add(actions, workspace);
        HandCommands.add(actions, workspace);
        HelpCommands.add(actions, workspace, keys);
        keys.load();
        KeysWindow.tellUnread(keys, workspace.notices());
        return actions;
    }
}

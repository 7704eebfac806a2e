package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.action.file.PaletteFiles;

/** Which palette the open level has: its own, or a file that levels share. */
final class PaletteFileCommands {
    private PaletteFileCommands() {}

    static void add(Actions actions, Workspace workspace, LevelFiles files) {
        PaletteFiles palettes = new PaletteFiles(workspace, files);
        actions.add(new Command("palette.move", "Move the palette to a file…", palettes::move)
                .icon("export")
                .alsoFoundBy("share tiles extract")
                .explain("What is part of this level becomes a file that other levels can have, too")
                .when(palettes::canMove));
        actions.add(new Command("palette.use", "Use a palette file…", palettes::use)
                .icon("open")
                .alsoFoundBy("share tiles tileset")
                .explain("Another palette of the project for this level")
                .when(palettes::canUse));
    }
}

package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.tool.PaletteCommands;
import dev.ledge.editor.tool.SurfaceCommands;

/** The tiles of the palette, and their surfaces. */
public final class TileCommands {
    /** What a right click on a tile of the palette offers. */
    public static final Object[] MENU = {"tile.edit", "tile.new", "tile.remove", "surface.remove"};

    private final Workspace workspace;
    private final PaletteCommands palette;
    private final SurfaceCommands surfaces;

    private TileCommands(Workspace workspace) {
        this.workspace = workspace;
        palette = new PaletteCommands(workspace.tools());
        surfaces = new SurfaceCommands(workspace.tools());
    }

    static void add(Actions actions, Workspace workspace) {
        new TileCommands(workspace).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("tile.edit", "Edit tile", this::edit)
                .icon("settings")
                .explain("What the tile that is painted with is, in the inspector")
                .when(() -> palette.chosen() != null));
        actions.add(new Command("tile.new", "New tile", this::add)
                .icon("add")
                .explain("Like the one that is painted with; the inspector gives it a name of its own")
                .when(this::isEditable));
        actions.add(new Command("tile.remove", "Remove tile", palette::remove)
                .icon("delete")
                .explain("Out of the palette and this level; not while other levels use it")
                .when(() -> isEditable() && palette.chosen() != null));
        actions.add(new Command("surface.remove", "Remove tile's surface", () -> surfaces.remove(palette.chosen()))
                .icon("delete")
                .explain("Out of the palette: tiles and objects that have it are as normal ground then;"
                        + " not while other levels use it")
                .when(() -> isEditable() && surfaces.of(palette.chosen()) != null));
    }

    private void edit() {
        workspace.view().show(ViewPart.PANELS, true);
        workspace.tools().editTile(palette.chosen());
    }

    private void add() {
        workspace.view().show(ViewPart.PANELS, true);
        palette.add();
    }

    private boolean isEditable() {
        return !workspace.document().isReadOnly();
    }
}

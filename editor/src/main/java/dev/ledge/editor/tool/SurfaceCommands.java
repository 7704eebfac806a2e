package dev.ledge.editor.tool;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEdits;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Renames and removes surfaces of the open level's palette. */
public final class SurfaceCommands {
    private final ToolContext context;

    public SurfaceCommands(ToolContext context) {
        this.context = context;
    }

    /** The surface of a tile of the palette, if the palette says what that does; else null. */
    public String of(String tile) {
        Palette palette = context.document().level().palette();
        String surface = tile == null ? null : palette.tiles().get(tile).surface();
        return surface != null && palette.surfaces().containsKey(surface) ? surface : null;
    }

    /** Gives a surface another name, wherever the level uses it; what stands against it is said. */
    public void rename(String from, String wanted) {
        String to = wanted.strip();
        if (to.equals(from) || !context.mayEdit()) {
            return;
        }
        if (to.isEmpty()) {
            context.status("A surface needs a name: tiles and objects call it by that");
        } else if (isFree(to)) {
            PaletteCommands.change(context, PaletteEntry.surface(from), document -> {
                if (isFree(to)) { // None was made while others were asked.
                    document.edit(
                            "Rename surface " + Excerpt.of(from) + " to " + Excerpt.of(to),
                            PaletteEdits.renameSurface(document.level(), from, to));
                }
            });
        }
    }

    /** True if no surface is called so, else it says so. */
    public boolean isFree(String name) {
        boolean isTaken = context.document().level().palette().hasSurface(name);
        if (isTaken) {
            context.status("There is a surface “" + Excerpt.of(name) + "” already: choose it under Surface");
        }
        return !isTaken;
    }

    /** Removes the surface of a tile; all that has it has the normal one then. */
    public void remove(String tile) {
        String surface = of(tile);
        if (surface != null && context.mayEdit()) {
            PaletteCommands.change(context, PaletteEntry.surface(surface), document -> remove(document, surface));
        }
    }

    private void remove(Document document, String surface) {
        Level level = document.level();
        int tiles = PaletteEdits.countTilesOn(level, surface);
        int objects = PaletteEdits.countObjectsOn(level, surface);
        document.edit("Remove surface " + Excerpt.of(surface), PaletteEdits.removeSurface(level, surface));
        List<String> had = new ArrayList<>();
        if (tiles > 0) {
            had.add(Words.count(tiles, "tile"));
        }
        if (objects > 0) {
            had.add(Words.count(objects, "object"));
        }
        // It may have been taken off all of them while others were asked.
        String now = had.isEmpty()
                ? ""
                : " from " + String.join(" and ", had) + (tiles + objects == 1 ? ", which is" : ", which are")
                        + " as normal ground now";
        context.status("Removed “" + Excerpt.of(surface) + "”" + now + "; undo takes that back");
    }
}

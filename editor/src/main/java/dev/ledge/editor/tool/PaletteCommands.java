package dev.ledge.editor.tool;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEdits;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.editor.render.tile.Material;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Makes, renames and removes tiles of the open level's palette. */
public final class PaletteCommands {
    private static final String FIRST = "tile";

    private final ToolContext context;

    public PaletteCommands(ToolContext context) {
        this.context = context;
    }

    /** The tile that is painted with, if the palette has it; else null. */
    public String chosen() {
        TileRef tile = context.tile();
        return tile != null && palette().tiles().containsKey(tile.tile()) ? tile.tile() : null;
    }

    /** Adds a tile like the chosen one, and shows it in the inspector; a solid one to a palette without tiles. */
    public void add() {
        if (!context.mayEdit()) {
            return;
        }
        String like = chosen();
        boolean isFirst = like == null && !palette().tiles().containsKey(FIRST);
        String name = isFirst ? FIRST : PaletteEdits.freshName(palette(), like == null ? FIRST : like);
        Document document = context.documentToEdit();
        document.edit("New tile " + Excerpt.of(name), PaletteEdits.add(document.level(), like, name));
        context.setTile(TileRef.of(name));
        context.editTile(name);
        context.showRow("Name");
    }

    /** Gives a tile another name, wherever the level uses it; what stands against it is said. */
    public void rename(String from, String wanted) {
        String to = wanted.strip();
        if (to.equals(from) || !context.mayEdit()) {
            return;
        }
        if (to.isEmpty()) {
            context.status("A tile needs a name: levels call it by that");
        } else if (isFree(to)) {
            change(from, document -> {
                if (isFree(to)) { // None was made while others were asked.
                    rename(document, from, to);
                }
            });
        }
    }

    private boolean isFree(String name) {
        boolean isTaken = palette().tiles().containsKey(name);
        if (isTaken) {
            context.status("This palette has a tile “" + Excerpt.of(name) + "” already: choose another name");
        }
        return !isTaken;
    }

    private static void rename(Document document, String from, String to) {
        Level level = document.level();
        TileType renamed = Material.renamed(level, level.palette().tiles().get(from), to);
        document.edit(
                "Rename tile " + Excerpt.of(from) + " to " + Excerpt.of(to), PaletteEdits.rename(level, from, renamed));
    }

    /** Removes the chosen tile, and what the level made of it. */
    public void remove() {
        String tile = chosen();
        if (tile != null && context.mayEdit()) {
            change(tile, document -> remove(document, tile));
        }
    }

    private void remove(Document document, String tile) {
        Level level = document.level();
        int cells = PaletteEdits.countCells(level, tile);
        int objects = PaletteEdits.countObjects(level, tile);
        context.editTile(null);
        document.edit("Remove tile " + Excerpt.of(tile), PaletteEdits.remove(level, tile));
        List<String> lost = new ArrayList<>();
        if (cells > 0) {
            lost.add(Words.count(cells, "cell"));
        }
        if (objects > 0) {
            lost.add("its picture in " + Words.count(objects, "object"));
        }
        if (!lost.isEmpty()) {
            context.status("Removed “" + Excerpt.of(tile) + "”, and with it " + String.join(" and ", lost)
                    + "; undo takes that back");
        }
    }

    private void change(String tile, Consumer<Document> change) {
        change(context, PaletteEntry.tile(tile), change);
    }

    /**
     * Does something to what a palette has once it is known that no other level needs it, if it is still there then.
     */
    static void change(ToolContext context, PaletteEntry entry, Consumer<Document> change) {
        Document asked = context.document();
        context.sharing().ifUnused(entry, () -> {
            context.tool().finish();
            if (context.document() == asked
                    && !asked.inGesture()
                    && entry.isIn(asked.level().palette())) {
                change.accept(asked);
            } else {
                context.status("The " + entry.words() + " stays as it is, as something else was begun");
            }
        });
    }

    private Palette palette() {
        return document().level().palette();
    }

    private Document document() {
        return context.document();
    }
}

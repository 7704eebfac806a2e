package dev.ledge.editor.tool;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.render.tile.Material;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;

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
        document()
                .edit(
                        "New tile " + Excerpt.of(name),
                        PaletteEdits.add(document().level(), like, name));
        inspect(name);
    }

    /** Gives a tile another name, wherever the level uses it; what stands against it is said. */
    public void rename(String from, String wanted) {
        String to = wanted.strip();
        if (to.equals(from) || !context.mayEdit()) {
            return;
        }
        if (to.isEmpty()) {
            context.status("A tile needs a name: levels call it by that");
        } else if (palette().tiles().containsKey(to)) {
            context.status("This palette has a tile “" + Excerpt.of(to) + "” already: choose another name");
        } else {
            change(from, () -> rename(document().level(), from, to));
        }
    }

    private void rename(Level level, String from, String to) {
        if (level.palette().tiles().containsKey(to)) {
            return; // It was made while others were asked.
        }
        boolean isEdited = from.equals(context.editedTile());
        TileType renamed = Material.renamed(level.palette().tiles().get(from), to);
        Stamp stamp = context.stamp();
        document()
                .edit(
                        "Rename tile " + Excerpt.of(from) + " to " + Excerpt.of(to),
                        PaletteEdits.rename(level, from, renamed));
        if (stamp != null) {
            context.setStamp(stamp.renamed(from, to));
        }
        if (isEdited) {
            context.editTile(to);
        }
    }

    /** Removes the chosen tile, and what the level made of it. */
    public void remove() {
        String tile = chosen();
        if (tile != null && context.mayEdit()) {
            change(tile, () -> remove(document().level(), tile));
        }
    }

    private void remove(Level level, String tile) {
        List<String> names = new ArrayList<>(level.palette().tiles().keySet());
        int at = names.indexOf(tile);
        names.remove(at);
        int cells = PaletteEdits.countCells(level, tile);
        int objects = PaletteEdits.countObjects(level, tile);
        context.editTile(null);
        document().edit("Remove tile " + Excerpt.of(tile), PaletteEdits.remove(level, tile));
        context.setTile(names.isEmpty() ? null : TileRef.of(names.get(Math.min(at, names.size() - 1))));
        List<String> lost = new ArrayList<>();
        if (cells > 0) {
            lost.add(Words.count(cells, "cell"));
        }
        if (objects > 0) {
            lost.add("the look of " + Words.count(objects, "object"));
        }
        if (!lost.isEmpty()) {
            context.status("Removed “" + Excerpt.of(tile) + "”, and with it " + String.join(" and ", lost)
                    + "; undo takes that back");
        }
    }

    /** Does something to a tile once it is known that no other level needs it, if it is still there then. */
    private void change(String tile, Runnable change) {
        Document asked = document();
        context.sharing().ifUnused(tile, () -> {
            if (document() == asked && !asked.inGesture() && palette().tiles().containsKey(tile)) {
                change.run();
            }
        });
    }

    private void inspect(String tile) {
        context.setTile(TileRef.of(tile));
        context.editTile(tile);
        context.showRow("Name");
    }

    private Palette palette() {
        return document().level().palette();
    }

    private Document document() {
        return context.document();
    }
}

package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Clipboard;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TilesAlong;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.problem.Excerpt;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What menus and keys do to the selection, whatever tool is in use. Holds what was copied, for all documents. */
public final class SelectionCommands {
    private final ToolContext context;
    private Clipboard clipboard = Clipboard.EMPTY;
    private TilesAlong along = TilesAlong.NONE;
    /** Weak, as it may be closed long before something else is copied. */
    private Reference<Document> copiedFrom = new WeakReference<>(null);
    /** Whose objects a key is moving; null for none. */
    private Document moving;

    public SelectionCommands(ToolContext context) {
        this.context = context;
    }

    /** True if objects or cells are selected. */
    public boolean hasSelection() {
        return !context.document().selection().isEmpty();
    }

    public boolean canPaste() {
        return !clipboard.isEmpty() && !context.document().isReadOnly();
    }

    /**
     * Removes the tool's own part of the selection (a point of a path), else the selected objects, else empties the
     * selected cells.
     */
    public void delete() {
        if (context.mayEdit() && !context.tool().delete()) {
            deleteAs("Delete ");
        }
    }

    private void deleteAs(String verb) {
        context.tool().finish();
        Document document = context.document(); // What is dragged goes on.
        Selection selection = document.selection();
        Level level = document.level();
        if (!selection.objectIds().isEmpty()) {
            String name = verb + objects(selection.objectIds());
            document.edit(name, ObjectEdits.delete(level, selection.objectIds()));
            return;
        }
        TileLayer layer = selection.cells().isEmpty() ? null : context.editableLayer();
        if (layer != null) {
            Level edited = CellEdits.erase(level, layer.id(), selection.cells());
            int cells = CellEdits.countChanged(level, edited, layer.id());
            document.edit(verb + Words.count(cells, "cell"), edited);
        }
    }

    public void copy() {
        Document document = context.document();
        Clipboard copied = Clipboard.copy(document.level(), document.selection(), context.activeLayerId());
        if (!copied.isEmpty()) {
            clipboard = copied;
            along = TilesAlong.of(document);
            copiedFrom = new WeakReference<>(document);
        }
    }

    public void cut() {
        if (context.mayEdit()) {
            copy();
            deleteAs("Cut ");
        }
    }

    /**
     * Puts objects at the pointer, or beside where they were; copied cells become the brush's stamp. Tiles that the
     * palette does not have come along.
     */
    public void paste() {
        if (!canPaste()) {
            return;
        }
        Document document = context.documentToEdit();
        Level level = along.into(document, clipboard);
        String refusal = clipboard.refusal(level);
        if (refusal != null) {
            context.status(refusal);
            return;
        }
        if (clipboard.cells() != null) {
            bringAlong(document, level);
            context.setStamp(clipboard.cells());
            context.useTool("brush");
            return;
        }
        Vec from = clipboard.objectsAt(level);
        Vec pointer = context.pointer();
        // By whole steps of the grid: what stood on a line of it, or lay between two, does so again.
        Vec way = pointer == null ? oneCell() : context.snap().apply(pointer.minus(from), false);
        boolean isElsewhere = copiedFrom.get() != context.document();
        addCopies("Paste ", level, isElsewhere ? clipboard.elsewhere() : clipboard, way);
    }

    private void bringAlong(Document document, Level withTiles) {
        int tiles = withTiles.palette().tiles().size()
                - document.level().palette().tiles().size();
        if (tiles > 0) {
            String name = Words.count(tiles, "tile");
            document.edit("Paste " + name + " into the palette", withTiles);
            context.status("Brought " + name + " along into the palette; undo takes that back");
        }
    }

    /** Copies the selected objects to one cell beside them; what was copied before stays to be pasted. */
    public void duplicate() {
        if (context.document().selection().objectIds().isEmpty() || !context.mayEdit()) {
            return;
        }
        Document document = context.documentToEdit();
        Clipboard copied = Clipboard.copy(
                document.level(), Selection.ofObjects(document.selection().objectIds()), null);
        addCopies("Duplicate ", document.level(), copied, oneCell());
    }

    /** To the right alone: what stands on the ground goes on standing there. */
    private Vec oneCell() {
        return new Vec(context.document().level().grid(), 0);
    }

    private void addCopies(String verb, Level level, Clipboard copied, Vec offset) {
        Document document = context.document();
        Clipboard.Pasted pasted = copied.pasteObjects(level, offset, context.random());
        if (pasted.ids().isEmpty()) {
            context.status("A level has one spawn: drag the one that is there");
            return;
        }
        document.edit(verb + describe(pasted.level(), List.copyOf(pasted.ids())), pasted.level());
        context.useTool("select");
        document.select(Selection.ofObjects(pasted.ids()));
    }

    /**
     * Selects all objects that are not on a hidden or locked layer, or all cells of the active layer while a tool for
     * cells is in use.
     */
    public void selectAll() {
        Document document = context.document();
        Level level = document.level();
        if (context.tool().selects() == Tool.Selects.CELLS) {
            document.select(Selection.ofCells(CellSet.rectangle(0, 0, level.columns(), level.rows())));
        } else {
            context.useTool("select");
            document.select(Selection.ofObjects(ObjectHits.reachable(level)));
        }
    }

    public void selectNone() {
        context.document().select(Selection.NONE);
    }

    /**
     * Selects the object that follows the selected one from left to right, or with −1 the one before it, and brings it
     * into view. Those of hidden and locked layers are left out.
     */
    public void selectNext(int step) {
        Document document = context.document();
        Level level = document.level();
        List<LevelObject> all = ObjectHits.reachable(level).stream()
                .map(level::object)
                .sorted(Comparator.comparingDouble(
                                (LevelObject object) -> object.bounds(level).left())
                        .thenComparingDouble(object -> object.bounds(level).top()))
                .toList();
        if (all.isEmpty()) {
            context.status("There is no object to select");
            return;
        }
        int from = step > 0 ? -1 : all.size();
        for (int i = 0; i < all.size(); i++) {
            if (document.selection().objectIds().contains(all.get(i).id())) {
                from = i;
            }
        }
        int index = Math.floorMod(from + step, all.size());
        LevelObject next = all.get(index);
        context.useTool("select");
        document.select(Selection.ofObject(next.id()));
        Aabb box = next.bounds(level);
        if (!context.viewport().visible().contains(box.centerX(), box.centerY())) {
            context.viewport().center(box.centerX(), box.centerY());
        }
        context.status(next.type() + " " + Excerpt.of(next.id()) + ", " + (index + 1) + " of " + all.size());
    }

    /**
     * Moves the selected objects by steps of the snap grid, by single pixels if {@code fine}. One undo entry until
     * {@link #nudged}.
     */
    public void nudge(int dx, int dy, boolean fine) {
        Document document = context.document();
        if (moving != document) {
            nudged();
        }
        Set<String> ids = document.selection().objectIds();
        boolean busy = document.inGesture() && moving != document;
        if (ids.isEmpty() || busy || !context.mayEdit()) {
            return;
        }
        moving = document;
        double step = fine || !context.snap().on() ? 1 : context.snap().step();
        document.show(ObjectEdits.move(document.level(), ids, dx * step, dy * step));
    }

    /** The key that nudges was let go. */
    public void nudged() {
        if (moving != null) {
            Document document = moving;
            moving = null;
            List<String> ids = List.copyOf(document.selection().objectIds());
            document.commit("Move " + describe(document.level(), ids));
        }
    }

    /** Mirrors the selected cells, or else the stamp, left-right. */
    public void flipHorizontally() {
        turn("Flip ", Stamp::flippedH);
    }

    /** Mirrors the selected cells, or else the stamp, top-bottom. */
    public void flipVertically() {
        turn("Flip ", Stamp::flippedV);
    }

    /** Turns the selected cells, or else the stamp, by a quarter clockwise. */
    public void rotateClockwise() {
        turn("Rotate ", Stamp::rotatedClockwise);
    }

    /** Turns the selected cells, or else the stamp, by a quarter counter-clockwise. */
    public void rotateCounterClockwise() {
        turn("Rotate ", stamp -> stamp.rotatedClockwise().rotatedClockwise().rotatedClockwise());
    }

    private void turn(String verb, UnaryOperator<Stamp> turn) {
        if (context.document().selection().cells().isEmpty()) {
            if (context.stamp() != null) {
                context.setStamp(turn.apply(context.stamp()));
            }
            return;
        }
        Document document = context.documentToEdit();
        CellSet cells = document.selection().cells();
        TileLayer layer = context.editableLayer();
        if (layer != null) {
            CellEdits.Turned turned = CellEdits.turn(document.level(), layer.id(), cells, turn);
            if (!turned.fits()) {
                context.status("There is no room to turn these cells: some would be outside the level");
                return;
            }
            // Turned once more, it must be the same cells that turn.
            Selection moved = Selection.ofCells(turned.cells());
            document.edit(verb + Words.count(cells.count(), "cell"), turned.level(), moved);
        }
    }

    private String objects(Set<String> ids) {
        return describe(context.document().level(), List.copyOf(ids));
    }

    /** {@code platform}, {@code 3 objects}. */
    public static String describe(Level level, List<String> ids) {
        LevelObject single = ids.size() == 1 ? level.object(ids.get(0)) : null;
        return single == null ? Words.count(ids.size(), "object") : single.type();
    }
}

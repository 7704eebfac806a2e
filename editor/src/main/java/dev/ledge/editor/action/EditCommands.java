package dev.ledge.editor.action;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Clipboard;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.History;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/** Undo, the clipboard and the selection. */
final class EditCommands {
    private static final String[] CELL_TOOLS = {"marquee", "wand"};

    private final Workspace workspace;
    private final RandomGenerator random = new SecureRandom();
    private Clipboard clipboard = Clipboard.EMPTY;

    private EditCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        new EditCommands(workspace).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("edit.undo", "Undo", () -> document().undo())
                .key("ctrl Z")
                .icon("undo")
                .when(() -> document().inGesture() || history().canUndo())
                .titled(() -> history().canUndo() ? "Undo " + history().undoName() : "Undo"));
        actions.add(new Command("edit.redo", "Redo", () -> document().redo())
                .key("ctrl shift Z")
                .key("ctrl Y")
                .icon("redo")
                .when(() -> !document().inGesture() && history().canRedo())
                .titled(() -> history().canRedo() ? "Redo " + history().redoName() : "Redo"));
        actions.add(new Command("edit.cut", "Cut", () -> {
                    copy();
                    delete("Cut");
                })
                .key("ctrl X")
                .icon("cut")
                .when(this::mayDelete));
        actions.add(new Command("edit.copy", "Copy", this::copy)
                .key("ctrl C")
                .icon("copy")
                .when(this::hasSelection));
        actions.add(new Command("edit.paste", "Paste", this::paste)
                .key("ctrl V")
                .icon("paste")
                .when(() -> isEditable() && !clipboard.isEmpty()));
        actions.add(new Command("edit.duplicate", "Duplicate", this::duplicate)
                .key("ctrl D")
                .icon("duplicate")
                .when(() -> isEditable() && !selection().objectIds().isEmpty()));
        actions.add(new Command("edit.delete", "Delete", () -> {
                    if (!tools().tool().delete()) {
                        delete("Delete");
                    }
                })
                .key("DELETE")
                .key("BACK_SPACE")
                .icon("delete")
                .when(this::mayDelete));
        actions.add(new Command("select.all", "Select all", this::selectAll)
                .key("ctrl A")
                .explain("All objects; with a tool for cells, all cells of the layer"));
        actions.add(
                new Command("select.none", "Select nothing", () -> document().select(Selection.NONE))
                        .key("ctrl shift A")
                        .when(this::hasSelection));
    }

    private void copy() {
        clipboard = Clipboard.copy(document().level(), selection(), tools().activeLayerId());
        if (clipboard.isEmpty()) {
            workspace.tell("Nothing to copy: the selected cells are empty");
        }
    }

    private void paste() {
        if (clipboard.cells() != null) {
            tools().setStamp(clipboard.cells());
            tools().useTool("brush");
            workspace.focusCanvas();
            workspace.tell("Click where the copied cells are to go");
        }
        if (!clipboard.objects().isEmpty()) {
            Vec at = clipboard.objectsAt(document().level());
            Vec to = tools().snap().apply(workspace.pointer(), false);
            addObjects("Paste", clipboard, to.minus(at));
        }
    }

    private void duplicate() {
        Level level = document().level();
        Clipboard copied = Clipboard.copy(level, Selection.ofObjects(selection().objectIds()), null);
        addObjects("Duplicate", copied, new Vec(level.grid(), level.grid()));
    }

    private void addObjects(String verb, Clipboard copied, Vec offset) {
        Clipboard.Pasted pasted = copied.pasteObjects(document().level(), offset, random);
        if (pasted.ids().isEmpty()) {
            workspace.tell("A level has one spawn; move it instead of adding another");
            return;
        }
        document().edit(verb + " " + objects(pasted.ids().size()), pasted.level());
        document().select(Selection.ofObjects(pasted.ids()));
        tools().useTool("select");
    }

    private void delete(String verb) {
        Selection selection = selection();
        if (!selection.objectIds().isEmpty()) {
            document()
                    .edit(
                            verb + " " + objects(selection.objectIds().size()),
                            ObjectEdits.delete(document().level(), selection.objectIds()));
        }
        TileLayer layer = selection.cells().isEmpty() ? null : tools().editableLayer();
        if (layer != null) {
            document()
                    .edit(
                            verb + " " + selection.cells().count() + " cells",
                            CellEdits.erase(document().level(), layer.id(), selection.cells()));
        }
    }

    private void selectAll() {
        Level level = document().level();
        for (String tool : CELL_TOOLS) {
            if (tools().tool().id().equals(tool)) {
                document().select(Selection.ofCells(CellSet.rectangle(0, 0, level.columns(), level.rows())));
                return;
            }
        }
        document()
                .select(Selection.ofObjects(
                        level.objects().stream().map(LevelObject::id).toList()));
        tools().useTool("select");
    }

    private boolean hasSelection() {
        return !selection().isEmpty();
    }

    private boolean mayDelete() {
        return isEditable() && hasSelection();
    }

    private boolean isEditable() {
        return !document().isReadOnly();
    }

    private Selection selection() {
        return document().selection();
    }

    private History history() {
        return document().history();
    }

    private Document document() {
        return workspace.document();
    }

    private ToolContext tools() {
        return workspace.tools();
    }

    private static String objects(int count) {
        return count == 1 ? "1 object" : count + " objects";
    }
}

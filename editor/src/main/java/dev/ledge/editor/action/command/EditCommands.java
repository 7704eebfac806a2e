package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.History;
import dev.ledge.editor.tool.SelectionCommands;

/** Undo, the clipboard and the selection. */
final class EditCommands {
    private final Workspace workspace;
    private final InputUndo inputs;

    private EditCommands(Workspace workspace) {
        this.workspace = workspace;
        inputs = new InputUndo(workspace);
    }

    static void add(Actions actions, Workspace workspace) {
        EditCommands commands = new EditCommands(workspace);
        commands.addHistory(actions);
        addHistoryWindow(actions, workspace);
        commands.addSelection(actions);
    }

    private void addHistory(Actions actions) {
        actions.add(new Command("edit.undo", "Undo", this::undo)
                .key("ctrl Z")
                .icon("undo")
                .when(() -> hasBegun() || inputs.canUndo() || history().canUndo())
                .titled(this::undoTitle));
        actions.add(new Command("edit.redo", "Redo", this::redo)
                .key("ctrl shift Z")
                .key("ctrl Y")
                .icon("redo")
                .when(() -> !isDrawing()
                        && !document().inGesture()
                        && (inputs.canRedo() || history().canRedo()))
                .titled(this::redoTitle));
    }

    private String undoTitle() {
        if (hasBegun()) {
            return "Undo";
        }
        return inputs.canUndo()
                ? "Undo " + InputUndo.NAME
                : history().canUndo() ? "Undo " + history().undoName() : "Undo";
    }

    private String redoTitle() {
        return inputs.canRedo()
                ? "Redo " + InputUndo.NAME
                : history().canRedo() ? "Redo " + history().redoName() : "Redo";
    }

    private static void addHistoryWindow(Actions actions, Workspace workspace) {
        actions.add(new Command("edit.history", "History…", () -> {
                    Typed.takeNow(); // Taken later, it would end what could be done again.
                    workspace.showHistory();
                })
                .key("ctrl shift H")
                .icon("history")
                .explain("What each edit changed, before and after, and the way back to it"));
    }

    /** What is being typed comes after the last edit: it must not stay when that is undone. */
    private void undo() {
        if (Typed.takeBackNow()) {
            return;
        }
        if (!hasBegun() && inputs.canUndo()) {
            inputs.undo();
        } else {
            workspace.tools().undo();
        }
    }

    private void redo() {
        if (inputs.canRedo()) {
            inputs.redo();
        } else {
            document().redo();
        }
    }

    private void addSelection(Actions actions) {
        SelectionCommands selection = workspace.selection();
        actions.add(new Command("edit.cut", "Cut", selection::cut)
                .key("ctrl X")
                .icon("cut")
                .when(() -> isEditable() && selection.hasSelection()));
        actions.add(new Command("edit.copy", "Copy", selection::copy)
                .key("ctrl C")
                .icon("copy")
                .when(selection::hasSelection));
        actions.add(new Command("edit.paste", "Paste", () -> {
                    selection.paste();
                    workspace.focusCanvas();
                })
                .key("ctrl V")
                .icon("paste")
                .when(selection::canPaste));
        actions.add(new Command("edit.duplicate", "Duplicate", selection::duplicate)
                .key("ctrl D")
                .icon("duplicate")
                .when(() -> isEditable() && !document().selection().objectIds().isEmpty()));
        // Its key, Delete, is the canvas's own: elsewhere it would delete what is not looked at.
        actions.add(new Command("edit.delete", "Delete", selection::delete)
                .icon("delete")
                .when(() -> isEditable() && selection.hasSelection()));
        actions.add(new Command("edit.properties", "Custom properties", () -> {
                    workspace.view().show(ViewPart.PANELS, true);
                    workspace.tools().showRow("Properties");
                })
                .icon("settings")
                .explain("What your game is told of what is in the inspector: the level, or a layer, object or tile")
                .alsoFoundBy("props fields data")
                .when(() -> document().selection().objectIds().size() <= 1));
        actions.add(new Command("select.all", "Select all", selection::selectAll)
                .key("ctrl A")
                .explain("All objects; with a tool for cells, all cells of the layer"));
        actions.add(new Command("select.none", "Select nothing", selection::selectNone)
                .key("ctrl shift A")
                .when(selection::hasSelection));
        actions.add(new Command("select.next", "Select next object", () -> selection.selectNext(1))
                .key("alt PAGE_DOWN")
                .explain("From left to right"));
        actions.add(new Command("select.previous", "Select previous object", () -> selection.selectNext(-1))
                .key("alt PAGE_UP"));
        turn(actions, "stamp.flip-h", "Flip left-right", "X", "flip-h", selection::flipHorizontally);
        turn(actions, "stamp.flip-v", "Flip top-bottom", "Y", "flip-v", selection::flipVertically);
        turn(actions, "stamp.rotate", "Turn clockwise", "Z", "rotate", selection::rotateClockwise);
        turn(
                actions,
                "stamp.rotate-back",
                "Turn anticlockwise",
                "shift Z",
                "rotate-back",
                selection::rotateCounterClockwise);
    }

    private void turn(Actions actions, String id, String title, String key, String icon, Runnable body) {
        actions.add(new Command(id, title, body)
                .key(key)
                .icon(icon)
                .explain("The selected cells, else what is painted with")
                .when(() -> workspace.tools().stamp() != null
                        || !document().selection().cells().isEmpty()));
    }

    /** True while there is what is no edit yet, which undo takes back before one. */
    private boolean hasBegun() {
        return Typed.isTypingNow() || isDrawing() || document().inGesture();
    }

    /** True while a tool has begun what is no edit yet. */
    private boolean isDrawing() {
        return workspace.tools().tool().hasSteps();
    }

    private boolean isEditable() {
        return !document().isReadOnly();
    }

    private History history() {
        return document().history();
    }

    private Document document() {
        return workspace.document();
    }
}

package dev.ledge.editor.action;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import java.util.List;
import javax.swing.JFrame;

/** The window and what is open in it, as the commands see it. */
public interface Workspace {

    /** The window that is worked in, as the owner of questions. */
    JFrame window();

    ToolContext tools();

    /** What is done to the selection. */
    SelectionCommands selection();

    /** The preview of the open level. */
    PreviewPanel preview();

    /** The open document. */
    default Document document() {
        return tools().document();
    }

    /**
     * Opens another document in a tab of its own, and shows it. A new level that nothing was done to gives way to it.
     */
    void open(Document document);

    /** The open documents, in the order of their tabs; never empty. */
    List<Document> documents();

    /** Shows one of the open documents, as it was left. */
    void show(Document document);

    /** Takes a document that is not the only one out of the window, unsaved changes included. */
    void close(Document document);

    /** Where in the level the pointer is, or the middle of what is seen, in level pixels. */
    default Vec pointer() {
        return tools().pointerOrMiddle();
    }

    /** Gives the focus to the canvas, or to the game while it is played. */
    void focusCanvas();

    /** Asks under which name what was played is to be kept as a run; null for what is asked about already. */
    void askAboutRun(RecordedPlay recorded);

    /** True if a run of one of the open documents is being recorded, or is there and has no name yet. */
    boolean isRecorded(Document document);

    /** What stays above the canvas until it is dealt with: what went wrong, what is to be decided. */
    Notices notices();

    /** The words at the foot of the window: what is being done, and in passing what worked. */
    StatusLine status();

    /** A save was refused, as another program changed the file: asks what to do. */
    void askAboutOutsideChange();

    /** What of the window is shown. */
    ViewSwitches view();

    /** What is drawn over the preview to explain the physics. */
    OverlayChoice overlays();

    /** Shows levels with their runs playing, to be looked at and opened. */
    void showGallery();

    /** Gives the player the one of the two feels that it does not have. */
    void swapFeels();

    /** The runs of the open level. */
    RunChoice runs();

    /** Shows the edits of the open level, with what each changed. */
    void showHistory();

    /** Shows the conflicts that a merge has noted in the open level, to be settled. */
    void settleConflicts();

    /** Lets the user type another name for the active layer. */
    void renameLayer();

    /** The first key of a command for people, as {@code Ctrl+Z}; empty if it has none. */
    String keyText(String command);

    void setTheme(ThemeChoice choice);

    /** Closes the window and ends the program. */
    void quit();
}

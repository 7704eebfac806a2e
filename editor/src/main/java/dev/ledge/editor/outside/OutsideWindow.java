package dev.ledge.editor.outside;

import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.List;

/** The window as far as changes from outside need it. */
public interface OutsideWindow {

    /** The open document. */
    Document document();

    Notices notices();

    StatusLine status();

    /** Saves the open document, asking whatever has to be asked. */
    void save();

    /** Saves the open document under another name. */
    void saveAs();

    /** True if a file is open, shown or not. */
    boolean isOpen(Path file);

    /** Opens a file, or shows it if it is open. */
    void open(Path file);

    /** Closes a document without asking. */
    void close(Document closed);

    /** Opens the document's file anew, in its place. */
    void openAnew();

    /** Why a file cannot be used, with the places, a line each. */
    List<String> explain(LevelFormatException why);

    /** Lists the levels of the project around a file; may take long, for any thread. */
    List<Path> levelsAround(Path file);

    /** Shows what differs, or takes another difference into what is shown already. */
    void showDifference(LevelMerge merge);

    /** True while a difference is shown. */
    boolean isDifferenceShown();

    void hideDifference();

    /** Gives the level the keyboard, after the user has answered. */
    void focusLevel();

    /** Paints everything anew with the pictures as they are now. */
    void picturesChanged();
}

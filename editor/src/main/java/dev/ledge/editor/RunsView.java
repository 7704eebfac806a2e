package dev.ledge.editor;

import dev.ledge.editor.action.RunChoice;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.panel.run.RunSaver;
import dev.ledge.editor.panel.run.RunsPanel;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.run.RunBook;
import dev.ledge.engine.run.Run;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javax.swing.JFrame;

/** The runs of the open level: their list, the question under which name a play is kept, and the level's history. */
final class RunsView implements RunChoice {
    private final Workspace workspace;
    private final RunBook book;
    private final RunsPanel panel;
    private final RunSaver saver;
    private final HistoryView history;
    /** The runs that the problems were looked for with. */
    private Map<Path, Run> checked = Map.of();

    /** The runs of what is open in a window; {@code saveLevel} is false if the level was not saved. */
    RunsView(JFrame window, Workspace workspace, LevelCanvas canvas, TileImages images, BooleanSupplier saveLevel) {
        this.workspace = workspace;
        book = new RunBook(
                why -> workspace.notices().show(Notice.error("runs", "The run was not changed", List.of(why))),
                () -> workspace.notices().withdraw("runs"));
        panel = new RunsPanel(
                book, workspace.tools(), this::session, at -> canvas.showPlace(at.x(), at.y()), workspace::keyText);
        saver = new RunSaver(
                workspace::document,
                this::showLevel,
                saveLevel,
                workspace.notices(),
                workspace.status(),
                panel::select,
                workspace::focusCanvas);
        DocumentFollower.follow(
                workspace.tools(),
                new DocumentListener() {
                    @Override
                    public void stateChanged() {
                        saver.levelChanged();
                    }
                },
                () -> {});
        MovedRuns.follow(workspace, book);
        book.addListener(this::checkOtherRuns);
        history = new HistoryView(window, workspace.tools(), images, book, this::session, workspace::focusCanvas);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowActivated(WindowEvent e) {
                book.lookAgain(); // Whoever comes back may have got other runs from git.
            }

            @Override
            public void windowClosed(WindowEvent e) {
                book.close();
            }
        });
    }

    /** Runs that came, went or were written are part of what is checked. */
    private void checkOtherRuns() {
        Map<Path, Run> now = new HashMap<>();
        book.entries().forEach(entry -> now.put(entry.file(), entry.run()));
        if (!now.equals(checked)) {
            checked = now;
            workspace.document().problems().lookAgain();
        }
    }

    private void showLevel(Document level) {
        if (workspace.documents().contains(level)) {
            workspace.show(level);
        }
    }

    private PreviewSession session() {
        return workspace.preview().session();
    }

    RunBook book() {
        return book;
    }

    /** The list below the canvas. */
    RunsPanel panel() {
        return panel;
    }

    /** The question below the preview. */
    RunSaver saver() {
        return saver;
    }

    /** Asks under which name what was played is to be kept. */
    void ask(RecordedPlay recorded) {
        workspace.view().show(ViewPart.PANELS, true);
        session().playhead().pause();
        saver.ask(recorded);
    }

    @Override
    public void show(Path run) {
        showList();
        panel.choose(run);
    }

    private void showList() {
        workspace.view().show(ViewPart.PANELS, true);
        workspace.view().show(ViewPart.RUNS, true);
    }

    @Override
    public boolean canRename() {
        return panel.canRename();
    }

    @Override
    public void rename() {
        showList();
        workspace.window().validate(); // Where the row is is known once the list is laid out.
        panel.rename();
    }

    @Override
    public boolean canAcceptEnd() {
        return panel.canAcceptEnd();
    }

    @Override
    public void acceptEnd() {
        panel.acceptEnd();
    }

    /** Shows the edits of the open level, with what each changed. */
    void showHistory() {
        history.open();
    }
}

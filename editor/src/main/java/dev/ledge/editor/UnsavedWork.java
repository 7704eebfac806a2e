package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.DifferenceView;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.action.file.Restoring;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.journal.Journals;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.engine.level.Level;
import java.util.List;

/**
 * Keeps what one window has not saved, however the program ends: the journals of its documents, what earlier windows
 * left, and the settings.
 */
final class UnsavedWork implements DifferenceView, MergePanel.Listener, AutoCloseable {
    private final Workspace workspace;
    private final Settings settings;
    private final Journals journals;
    private final Restoring restoring;
    private final Differences differences;
    private final MergePanel panel;
    private final AtExit atExit;

    UnsavedWork(Workspace workspace, LevelFiles files, Settings settings, Differences differences) {
        this.workspace = workspace;
        this.settings = settings;
        this.differences = differences;
        panel = differences.panel(MergeText.UNSAVED, this);
        journals = new Journals(
                settings.folder().resolve("journal"),
                reason -> report("journal", "Unsaved work would not survive a crash now: save often", reason));
        settings.setOnTrouble(reason -> report("settings", "The settings cannot be written", reason));
        restoring = new Restoring(workspace, files, journals, this);
        atExit = new AtExit(settings, journals);
    }

    private void report(String topic, String title, String reason) {
        EventThread.post(() -> {
            if (reason == null) {
                workspace.notices().withdraw(topic);
            } else {
                workspace
                        .notices()
                        .show(Notice.warning(topic, title, List.of(reason)).ofWindow());
            }
        });
    }

    /** Keeps the changes of a document that was just opened. */
    void follow(Document document) {
        journals.follow(document);
    }

    /** Another document is shown. */
    void shown() {
        restoring.documentOpened();
    }

    /** Forgets a document that its user closed. */
    void forget(Document document) {
        journals.forget(document);
    }

    /** Offers what earlier windows left. */
    void offer() {
        restoring.begin();
    }

    @Override
    public void show(LevelMerge merge) {
        differences.show(panel, merge);
    }

    @Override
    public void hide() {
        panel.dismiss();
    }

    @Override
    public void takeTheirs() {
        restoring.discardShown();
    }

    @Override
    public void merged(Level level) {
        restoring.take(level);
    }

    @Override
    public void closed() {
        restoring.closed();
        workspace.focusCanvas();
    }

    /** The window was closed by its user: nothing is unsaved. */
    @Override
    public void close() {
        journals.close();
        restoring.end();
        settings.close();
        atExit.cancel();
    }
}

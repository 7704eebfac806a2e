package dev.ledge.editor;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.ErrorText;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.action.file.LevelFolder;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.outside.OutsideChanges;
import dev.ledge.editor.outside.OutsideWindow;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;

/** Brings what other programs do to the open files into the editor's window. */
final class OutsideFrame implements OutsideWindow, MergePanel.Keeper {
    private final JFrame frame;
    private final Workspace workspace;
    private final LevelFiles files;
    private final LevelCanvas canvas;
    private final Differences differences;
    private final MergePanel panel;
    private final OutsideChanges changes;

    OutsideFrame(
            JFrame frame,
            Workspace workspace,
            LevelFiles files,
            LevelCanvas canvas,
            TileImages images,
            Differences differences) {
        this.frame = frame;
        this.workspace = workspace;
        this.files = files;
        this.canvas = canvas;
        this.differences = differences;
        panel = differences.panel(MergeText.OUTSIDE, this);
        changes = new OutsideChanges(this, images);
        frame.addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                changes.look();
            }
        });
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                changes.close();
            }
        });
    }

    OutsideChanges changes() {
        return changes;
    }

    @Override
    public Document document() {
        return workspace.document();
    }

    @Override
    public Notices notices() {
        return workspace.notices();
    }

    @Override
    public StatusLine status() {
        return workspace.status();
    }

    @Override
    public void save() {
        files.save();
        focusLevel();
    }

    @Override
    public void saveAs() {
        files.saveAs();
        focusLevel();
    }

    @Override
    public boolean isOpen(Path file) {
        return files.isOpen(file);
    }

    @Override
    public void open(Path file) {
        files.open(file);
    }

    @Override
    public void close(Document closed) {
        workspace.close(closed);
    }

    @Override
    public void openAnew() {
        files.openAnew();
    }

    @Override
    public List<String> explain(LevelFormatException why) {
        return ErrorText.of(why);
    }

    @Override
    public List<Path> levelsAround(Path file) {
        try {
            return LevelFolder.below(ProjectRoot.of(file));
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    @Override
    public void showDifference(LevelMerge merge) {
        differences.show(panel, merge);
    }

    @Override
    public boolean isDifferenceShown() {
        return panel.isVisible();
    }

    @Override
    public void hideDifference() {
        panel.dismiss();
    }

    @Override
    public void focusLevel() {
        canvas.requestFocusInWindow();
    }

    @Override
    public void picturesChanged() {
        frame.repaint();
    }

    @Override
    public void keepMine() {
        changes.keepMine();
    }

    @Override
    public void takeTheirs() {
        changes.takeTheirs();
    }

    @Override
    public void merged(Level level) {
        changes.take(level);
    }

    @Override
    public void closed() {
        changes.differenceClosed();
    }
}

package dev.ledge.editor;

import dev.ledge.editor.outside.GitConflicts;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.engine.level.Level;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;

/** Brings what git could not merge into the editor's window. */
final class GitFrame implements MergePanel.Keeper {
    private final GitConflicts conflicts;

    GitFrame(JFrame frame, OutsideFrame outside, Differences differences) {
        MergePanel panel = differences.panel(MergeText.GIT, this);
        conflicts = new GitConflicts(outside, merge -> differences.show(panel, merge), panel::dismiss);
        frame.addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                conflicts.look();
            }
        });
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                conflicts.close();
            }
        });
    }

    GitConflicts conflicts() {
        return conflicts;
    }

    @Override
    public void keepMine() {
        conflicts.keepOurs();
    }

    @Override
    public void takeTheirs() {
        conflicts.takeTheirs();
    }

    @Override
    public void merged(Level level) {
        conflicts.take(level);
    }

    @Override
    public void closed() {
        conflicts.closed();
    }
}

package dev.ledge.editor;

import dev.ledge.editor.outside.GitConflicts;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.engine.level.Level;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;

/** Brings what git, or a merge without it, could not merge into the editor's window. */
final class GitFrame implements MergePanel.Keeper {
    private final GitConflicts conflicts;
    private final NotedFrame noted;

    GitFrame(JFrame frame, OutsideFrame outside, Differences differences) {
        noted = new NotedFrame(frame, outside, differences);
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

    /** Another level is shown. */
    void opened() {
        conflicts.opened();
        noted.conflicts().opened();
    }

    /** Shows what a merge has noted in the open level, to be settled. */
    void settleNoted() {
        noted.conflicts().settle();
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

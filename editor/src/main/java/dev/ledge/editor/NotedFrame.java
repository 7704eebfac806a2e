package dev.ledge.editor;

import dev.ledge.editor.outside.NotedConflicts;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.engine.level.Level;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;

/** Brings the conflicts that a merge has noted in the open level into the editor's window. */
final class NotedFrame implements MergePanel.Keeper {
    private final NotedConflicts conflicts;

    NotedFrame(JFrame frame, OutsideFrame outside, Differences differences) {
        MergePanel panel = differences.panel(MergeText.NOTED, this);
        conflicts = new NotedConflicts(outside, merge -> differences.show(panel, merge), panel::dismiss);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                conflicts.close();
            }
        });
    }

    NotedConflicts conflicts() {
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

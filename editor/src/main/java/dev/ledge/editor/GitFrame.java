package dev.ledge.editor;

import dev.ledge.editor.outside.GitConflicts;
import dev.ledge.editor.outside.NotedConflicts;
import dev.ledge.editor.panel.merge.MergeText;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;

/** Brings what git, or a merge without it, could not merge into the editor's window. */
final class GitFrame {
    private final GitConflicts conflicts;
    private final NotedConflicts noted;

    GitFrame(JFrame frame, OutsideFrame outside, Differences differences) {
        noted = new ConflictsFrame<>(
                        frame, MergeText.NOTED, differences, (show, hide) -> new NotedConflicts(outside, show, hide))
                .conflicts();
        conflicts = new ConflictsFrame<>(
                        frame, MergeText.GIT, differences, (show, hide) -> new GitConflicts(outside, show, hide))
                .conflicts();
        frame.addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                conflicts.look();
            }
        });
    }

    /** Another level is shown. */
    void opened() {
        conflicts.opened();
        noted.opened();
    }

    /** Shows what a merge has noted in the open level, to be settled. */
    void settleNoted() {
        noted.settle();
    }
}

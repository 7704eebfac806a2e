package dev.ledge.editor;

import dev.ledge.editor.outside.GitConflicts;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.engine.level.Level;

/** Brings what git could not merge into the editor's window. */
final class GitFrame implements MergePanel.Keeper {
    private final GitConflicts conflicts;

    GitFrame(OutsideFrame outside, Differences differences) {
        MergePanel panel = differences.panel(MergeText.GIT, this);
        conflicts = new GitConflicts(outside, merge -> differences.show(panel, merge), panel::dismiss);
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

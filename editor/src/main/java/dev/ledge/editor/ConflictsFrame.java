package dev.ledge.editor;

import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.outside.Conflicts;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.engine.level.Level;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javax.swing.JFrame;

/** Brings conflicts of one kind into the editor's window, to be settled below the canvas. */
final class ConflictsFrame<C extends Conflicts> implements MergePanel.Keeper {
    private final C conflicts;

    /**
     * Shows none yet.
     *
     * @param make makes the conflicts, of what shows a difference and what takes it away
     */
    ConflictsFrame(
            JFrame frame,
            MergeText words,
            Differences differences,
            BiFunction<Consumer<LevelMerge>, Runnable, C> make) {
        MergePanel panel = differences.panel(words, this);
        conflicts = make.apply(merge -> differences.show(panel, merge), panel::dismiss);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                conflicts.close();
            }
        });
    }

    C conflicts() {
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

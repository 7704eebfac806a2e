package dev.ledge.editor.preview;

import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;

/**
 * Puts each edit of the level under the play, which goes on in it. Where all that is in the level has moved, as it was
 * resized at its left or upper edge, the play is moved with it, and so are earlier ones. Event thread only.
 */
final class LevelUnderPlay implements DocumentListener {
    private final Playhead playhead;
    private final Branches branches;
    private final InputEdit inputEdit;
    private final Hand hand;
    private final Runnable changed;

    LevelUnderPlay(Playhead playhead, Branches branches, InputEdit inputEdit, Hand hand, Runnable changed) {
        this.playhead = playhead;
        this.branches = branches;
        this.inputEdit = inputEdit;
        this.hand = hand;
        this.changed = changed;
    }

    @Override
    public void levelChanged(Level before, Level after) {
        Vec moved = ResizeCorner.moved(before, after);
        if (moved.equals(Vec.ZERO)) {
            show(after);
        } else {
            move(after, moved);
        }
        changed.run();
    }

    /**
     * Puts the edited level under the world. If that fails the world stays as it is, and so does all else that hears of
     * the edit.
     */
    void show(Level level) {
        trying(() -> playhead.play().edit(level));
    }

    private void move(Level level, Vec by) {
        branches.move(by);
        inputEdit.forget();
        hand.forget();
        trying(() -> playhead.playAgain(new Play(playhead.play(), level, by)));
    }

    private void trying(Runnable edit) {
        try {
            edit.run();
        } catch (RuntimeException | Error e) {
            playhead.halt();
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
        playhead.play().tween().forget();
        playhead.pastChanged();
    }
}

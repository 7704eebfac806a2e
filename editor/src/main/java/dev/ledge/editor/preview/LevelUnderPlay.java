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
    private final Autoplay autoplay;
    private final Runnable changed;

    /** How far the level has moved since the play and the earlier ones did, px. */
    private Vec behind = Vec.ZERO;

    LevelUnderPlay(
            Playhead playhead, Branches branches, InputEdit inputEdit, Hand hand, Autoplay autoplay, Runnable changed) {
        this.playhead = playhead;
        this.branches = branches;
        this.inputEdit = inputEdit;
        this.hand = hand;
        this.autoplay = autoplay;
        this.changed = changed;
    }

    @Override
    public void levelChanged(Level before, Level after) {
        behind = behind.plus(ResizeCorner.moved(before, after));
        show(after);
        changed.run();
    }

    /**
     * Puts the edited level under the world. If that fails the world stays as it is, and so does all else that hears of
     * the edit; how far the level has moved is made up for when it succeeds.
     */
    void show(Level level) {
        try {
            if (behind.equals(Vec.ZERO)) {
                playhead.play().edit(level);
            } else {
                Play before = playhead.play();
                playhead.goOnIn(new Play(before, level, behind));
                autoplay.goOnIn(before, playhead.play());
                inputEdit.forget();
                hand.forget();
                catchUp();
            }
        } catch (RuntimeException | Error e) {
            playhead.halt();
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
        playhead.play().tween().forget();
        playhead.pastChanged();
    }

    /** Where a place of the play is in the level as that is now, px; null for null. */
    Vec inLevel(Vec place) {
        return place == null ? null : place.plus(behind);
    }

    /** An earlier play as it is in the level as that is now. */
    Branch inLevel(Branch branch) {
        return behind.equals(Vec.ZERO) ? branch : branch.moved(behind);
    }

    /** The play is where its level is now, or over: so are the earlier ones. */
    void catchUp() {
        branches.move(behind);
        behind = Vec.ZERO;
    }
}

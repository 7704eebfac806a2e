package dev.ledge.editor.game;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.preview.LiveTrail;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.view.Trails;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import java.util.function.Consumer;

/**
 * Shows the last play once it is over or held, or the run that is shown, as it was played and as it would be in the
 * level as it is now, at every step of every edit; takes it away when the next play begins.
 */
final class LastRun implements AutoCloseable {
    private final PreviewSession session;
    private final Document document;
    private final LiveTrail trail;
    private final Runnable plays = () -> follow(false);
    private final DocumentListener edits = new DocumentListener() {
        @Override
        public void levelChanged(Level before, Level after) {
            follow(!ResizeCorner.moved(before, after).equals(Vec.ZERO));
            trail.play(after);
        }
    };
    private boolean wasRunning;
    private World shown;
    private int shownInput;

    LastRun(PreviewSession session, Document document, Consumer<Trails> show) {
        this.session = session;
        this.document = document;
        trail = new LiveTrail(show);
        session.addListener(plays);
        document.addListener(edits);
    }

    /** Follows another play; if all has moved, also the same one that was moved with it. */
    private void follow(boolean isMoved) {
        boolean isRunning = session.isPlaying() && !session.playhead().isPaused();
        boolean isSame = session.world() == shown && session.inputEdit().version() == shownInput;
        boolean isRun = session.shownRun().run() != null;
        boolean isNews = !isSame && (isRun || isMoved || session.playhead().isPaused());
        if (isRunning == wasRunning && !isNews) {
            return;
        }
        wasRunning = isRunning;
        shown = session.world();
        shownInput = session.inputEdit().version();
        if (isRunning) {
            trail.clear();
        } else if (session.wasPlayed() || isRun) {
            trail.follow(session.recorder().all(), document.level());
        }
    }

    @Override
    public void close() {
        session.removeListener(plays);
        document.removeListener(edits);
        trail.close();
    }
}

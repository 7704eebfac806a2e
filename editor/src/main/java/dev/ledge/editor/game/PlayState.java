package dev.ledge.editor.game;

import dev.ledge.editor.preview.PreviewSession;
import java.util.List;

/** Reports changes of a preview that commands depend on: far less often than it changes itself. */
public final class PlayState implements Runnable {
    private final PreviewSession session;
    private final Runnable onChange;
    private List<Object> shown = List.of();

    private PlayState(PreviewSession session, Runnable onChange) {
        this.session = session;
        this.onChange = onChange;
    }

    /** Begins to report those of a preview. */
    public static void follow(PreviewSession session, Runnable onChange) {
        session.addListener(new PlayState(session, onChange));
    }

    @Override
    public void run() {
        List<Object> now = List.of(
                session.playhead().isPaused(),
                session.isPlaying(),
                session.canStop(),
                session.recorder().isRecording(),
                session.branches().list().size(),
                session.inputEdit().hasFocus(),
                session.inputEdit().finished(),
                session.playhead().loop() != null,
                session.tick() > session.playhead().firstTick(),
                session.tick() < session.playhead().lastTick());
        if (!now.equals(shown)) {
            shown = now;
            onChange.run();
        }
    }
}

package dev.ledge.editor.preview;

import java.util.function.Consumer;

/** Records what the user plays, to be kept as a run. Starting over begins the recording anew. Event thread only. */
public final class RunRecorder {
    private static final int NOT_RECORDING = -1;

    private final PreviewSession session;
    private Consumer<RecordedPlay> onRecorded = recorded -> {};
    private long from = NOT_RECORDING;

    RunRecorder(PreviewSession session) {
        this.session = session;
    }

    /** Records from the current tick on, playing from the spawn if it is not played. */
    public void start() {
        if (!session.isPlaying()) {
            session.play();
        }
        from = session.tick();
        session.changed();
    }

    /** Ends the recording, if there is one; playing goes on. */
    public void stop() {
        if (isRecording()) {
            RecordedPlay recorded = new RecordedPlay(session.current(), from);
            from = NOT_RECORDING;
            onRecorded.accept(recorded);
            session.changed();
        }
    }

    public boolean isRecording() {
        return from != NOT_RECORDING;
    }

    /** Seconds since the recording was begun. */
    public double seconds() {
        return isRecording()
                ? Math.max(0, session.tick() - from) * session.playhead().dt()
                : 0;
    }

    /** All there is since the last start; compared with what it was before its input was changed, if it was. */
    public RecordedPlay all() {
        return session.inputEdit().compared(new RecordedPlay(session.current(), 0));
    }

    /** All of the current play until the user stopped playing; null if it was not played. */
    public RecordedPlay played() {
        Play play = session.current();
        return play.played() == 0 ? null : new RecordedPlay(play, 0, play.played());
    }

    /** The last seconds before the tick that is shown, at most; null if the user has not played them. */
    public RecordedPlay last(double seconds) {
        Play play = session.current();
        if (play.played() == 0) {
            return null;
        }
        long end = Math.min(play.played(), Math.max(1, play.tick()));
        return new RecordedPlay(
                play, Math.max(0, end - Math.round(seconds / session.playhead().dt())), end);
    }

    /** Is given what was recorded whenever a recording ends. */
    public void setOnRecorded(Consumer<RecordedPlay> listener) {
        onRecorded = listener;
    }

    /** The play goes on from a tick, with another future. */
    void cutAt(long tick) {
        if (isRecording()) {
            from = Math.min(from, tick);
        }
    }
}

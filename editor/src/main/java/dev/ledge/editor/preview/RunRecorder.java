package dev.ledge.editor.preview;

import java.util.function.Consumer;

/** Records what the user plays, to be kept as a run. Starting over begins the recording anew. Event thread only. */
public final class RunRecorder {
    private static final int NOT_RECORDING = -1;
    /** For so many seconds Shift goes down before the key that it belongs to. */
    private static final double MOMENT = 1;

    private final PreviewSession session;
    private Consumer<RecordedPlay> onRecorded = recorded -> {};
    private long from = NOT_RECORDING;

    /** The last ticks of a play that are none of a run, null for none. */
    private Tail leftOut;

    private record Tail(Play play, long from, long to) {}

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
            Play play = session.current();
            RecordedPlay recorded = new RecordedPlay(play, from, end(play, play.lastTick()));
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
        return play.played() == 0 ? null : new RecordedPlay(play, 0, end(play, play.played()));
    }

    /** The last seconds before the tick that is shown, at most; null if the user has not played them. */
    public RecordedPlay last(double seconds) {
        Play play = session.current();
        if (play.played() == 0) {
            return null;
        }
        long end = end(play, Math.min(play.played(), Math.max(1, play.tick())));
        return new RecordedPlay(
                play, Math.max(0, end - Math.round(seconds / session.playhead().dt())), end);
    }

    /** Is given what was recorded whenever a recording ends. */
    public void setOnRecorded(Consumer<RecordedPlay> listener) {
        onRecorded = listener;
    }

    /**
     * What was played from a tick on until now was not meant, and is none of a run that ends now. That is so of a
     * moment at most, in which the hand did nothing: else it is part of the play after all.
     */
    void leaveOut(long start) {
        Play play = session.current();
        long now = play.tick();
        if (start >= now && leftOut != null && leftOut.play == play && leftOut.to == now) {
            return; // Nothing was played since the last time.
        }
        boolean isMoment = start < now && (now - start) * session.playhead().dt() <= MOMENT;
        leftOut = isMoment && play.recording().lastIntervention() <= start ? new Tail(play, start, now) : null;
    }

    /** The last tick of a run that would end at a tick. */
    private long end(Play play, long tick) {
        return leftOut != null && leftOut.play == play && leftOut.to == tick ? Math.max(1, leftOut.from) : tick;
    }

    /** The play goes on from a tick, with another future. */
    void cutAt(long tick) {
        leftOut = null;
        if (isRecording()) {
            from = Math.min(from, tick);
        }
    }
}

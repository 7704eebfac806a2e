package dev.ledge.editor.preview;

import dev.ledge.editor.render.TrailRecorder;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import java.util.function.BooleanSupplier;

/** A play, or the last part of one, that the user wants to keep as a run. Immutable. */
public final class RecordedPlay {
    private final Vec start;
    private final Recording recording;
    private final double dt;
    private final int wantedFrom;
    private final int respawnedAt;
    private final Trail before;

    /**
     * All that was played so far.
     *
     * @param from the tick from which on it is wanted
     */
    RecordedPlay(Play play, long from) {
        this(play, from, play.lastTick());
    }

    /**
     * What was played up to a tick.
     *
     * @param from the tick from which on it is wanted
     * @param to the last tick
     */
    RecordedPlay(Play play, long from, long to) {
        start = play.start();
        recording = play.recording().copy(Math.toIntExact(to));
        dt = play.world().dt();
        wantedFrom = (int) Math.min(from, recording.ticks());
        respawnedAt = play.timelineEvents().lastRespawn(wantedFrom);
        before = null;
    }

    private RecordedPlay(Branch branch) {
        start = branch.start();
        recording = branch.recording();
        dt = branch.dt();
        wantedFrom = 0;
        respawnedAt = 0;
        before = null;
    }

    private RecordedPlay(RecordedPlay other, Vec start, Recording recording, Trail before) {
        this.start = start;
        this.recording = recording;
        dt = other.dt;
        wantedFrom = other.wantedFrom;
        respawnedAt = other.respawnedAt;
        this.before = before;
    }

    /** All of an earlier play. */
    static RecordedPlay of(Branch branch) {
        return new RecordedPlay(branch);
    }

    /** The same, compared with another trail than its own. */
    RecordedPlay comparedWith(Trail other) {
        return new RecordedPlay(this, start, recording, other);
    }

    /** The same in a level where everything has moved, px. */
    public RecordedPlay moved(Vec by) {
        return by.equals(Vec.ZERO)
                ? this
                : new RecordedPlay(this, start == null ? null : start.plus(by), recording.moved(by), null);
    }

    /** What it is compared with when it is played again: the way it went, if nothing else. */
    Trail before() {
        return before != null ? before : recording.trail(recording.ticks(), Integer.MAX_VALUE);
    }

    /** A run as if it had been played in a level; takes as long as playing it. */
    public static RecordedPlay of(Level level, Run run) {
        Play play = new Play(level, run.start());
        for (int tick = 0; tick < run.effectiveTicks(); tick++) {
            play.step(run.effectiveInput().buttonsAt(tick));
        }
        return new RecordedPlay(play, 0);
    }

    /**
     * Where the player is if the same is pressed in a level, or what there is of it when it is not wanted any more;
     * empty where that level cannot be played. Takes as long as playing it; for any thread.
     */
    public Trail trailIn(Level other, BooleanSupplier isOutdated) {
        try {
            Playback playback = new Playback(other, start, recording);
            return TrailRecorder.play(
                    playback.world(), ticks(), tick -> playback.step(recording.buttons(tick)), isOutdated);
        } catch (IllegalArgumentException unplayable) {
            return Trail.EMPTY;
        }
    }

    /** Where the player began, its upper left corner in px; null for the level's spawn. */
    public Vec start() {
        return start;
    }

    /** Ticks from the start of the play to the end. */
    public int ticks() {
        return recording.ticks();
    }

    /** The tick from which on it is wanted. */
    int wantedFrom() {
        return wantedFrom;
    }

    /** Seconds that were wanted. */
    public double seconds() {
        return (recording.ticks() - wantedFrom) * dt;
    }

    /**
     * The last tick, up to where the recording was begun, at which the player came back to its spawn; 0 if it never
     * did.
     */
    public int respawnedAt() {
        return respawnedAt;
    }

    Recording recording() {
        return recording;
    }

    public double secondsPerTick() {
        return dt;
    }
}

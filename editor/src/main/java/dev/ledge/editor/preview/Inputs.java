package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.util.Objects;

/** What was held in each tick of a play and what the hand did, to be given to another player. Immutable. */
public final class Inputs {
    private final Vec start;
    private final Vec size;
    private final Recording recording;

    /** Of all of a play that is known. */
    Inputs(Play play) {
        start = play.start();
        size = play.level().player().effectiveSize();
        recording = play.recording().withoutTrail();
    }

    /** Ticks that are known. */
    public int ticks() {
        return recording.ticks();
    }

    /** True if a play of these is a play of other inputs too, up to a tick. */
    boolean isSameUntil(Inputs other, long tick) {
        return Objects.equals(start, other.start)
                && size.equals(other.size)
                && recording.common(other.recording) >= tick;
    }

    /**
     * Gives them to the player of a level, from tick 0 on. One of another size has its feet and its middle where the
     * player had them that they were recorded of.
     *
     * @throws IllegalArgumentException if that level cannot be played
     */
    public Replay in(Level level) {
        return new Replay(this, level);
    }

    /** Where a player of a size begins, its upper left corner in px; null for the spawn. */
    Vec startOf(Vec other) {
        return start == null ? null : start.plus(shift(other));
    }

    /** For a player of a size. */
    Recording recordingOf(Vec other) {
        return other.equals(size) ? recording : recording.withPlayerShifted(shift(other));
    }

    private Vec shift(Vec other) {
        return new Vec((size.x() - other.x()) / 2, size.y() - other.y());
    }
}

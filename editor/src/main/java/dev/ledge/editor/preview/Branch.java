package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.Snapshot;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A play that something else took the place of: what was held and done and where it began, enough to play it again, and
 * where it parts from what followed. Some states along it are kept while there is memory for them. Immutable.
 */
public final class Branch {
    private static final int MINUTE = 60;

    /** What ended a play. */
    public enum Ending {
        STOPPED("stop", "stopped"),
        STARTED_OVER("starting over", "started over"),
        PLAYED_ON("playing on", "played on"),
        PLAYED_ANEW("new play", "then a new play"),
        INPUT("changing the input", "before its input was changed"),
        HAND("using the hand", "then the hand changed it"),
        LEFT("going to another play", "then another one");

        private final String noun;
        private final String remark;

        Ending(String noun, String remark) {
            this.noun = noun;
            this.remark = remark;
        }

        /** For {@code Undo stop}. */
        public String noun() {
            return noun;
        }
    }

    private final Vec start;
    private final Level level;
    private final List<Level> levels;
    private final Recording recording;
    private final List<Snapshot> states;
    private final List<TimelineEvent> timelineEvents;
    private final double dt;
    private final long partsAt;
    private final boolean wasPlaying;
    private final Ending ending;
    private final String name;

    Branch(Play play, boolean wasPlaying, Ending ending) {
        this.start = play.start();
        this.level = play.level();
        this.levels = play.levels();
        this.recording = play.recording().copy(play.played());
        int most = Branches.mostStates(play.world().actors().count());
        this.states = play.rewind().thinned(most, play.tick());
        this.timelineEvents = play.timelineEvents().list();
        this.dt = play.world().dt();
        this.partsAt = Math.min(play.tick(), play.played());
        this.wasPlaying = wasPlaying;
        this.ending = Objects.requireNonNull(ending);
        this.name = play.name();
    }

    private Branch(Branch other, List<Snapshot> states, String name) {
        this(other, other.start, other.recording, other.timelineEvents, states, name);
    }

    private Branch(
            Branch other,
            Vec start,
            Recording recording,
            List<TimelineEvent> timelineEvents,
            List<Snapshot> states,
            String name) {
        this.start = start;
        this.level = other.level;
        this.levels = other.levels;
        this.recording = recording;
        this.states = states;
        this.name = name;
        this.timelineEvents = timelineEvents;
        this.dt = other.dt;
        this.partsAt = other.partsAt;
        this.wasPlaying = other.wasPlaying;
        this.ending = other.ending;
    }

    /** The same in a level where everything has moved. */
    Branch moved(Vec by) {
        return new Branch(
                this,
                start == null ? null : start.plus(by),
                recording.moved(by),
                TimelineEvents.moved(timelineEvents, by),
                states.stream().map(state -> state.moved(by.x(), by.y())).toList(),
                name);
    }

    /** The same without states: only by playing it again it comes to where it was. */
    Branch withoutStates() {
        return new Branch(this, List.of(), name);
    }

    /** The same under a name; null for none. */
    Branch named(String newName) {
        return new Branch(this, states, newName);
    }

    /** What the user calls it, null if it has no name. */
    public String name() {
        return name;
    }

    /** The player's box at a tick, px; null beyond its end. */
    Aabb playerAt(long tick) {
        return tick > recording.reached() ? null : recording.box((int) tick);
    }

    /** Seconds a tick. */
    double dt() {
        return dt;
    }

    /** Where the player began, its upper left corner in px; null for the level's spawn. */
    public Vec start() {
        return start;
    }

    /** The level as it was when the play ended. */
    public Level level() {
        return level;
    }

    /**
     * That level with its spawn where the play began, then with the first clones that the hand made, by how many; the
     * states are of these very values.
     */
    List<Level> levels() {
        return levels;
    }

    /** What was held. */
    public InputTrack input() {
        return recording.input(0, recording.ticks());
    }

    /** How many ticks were played. */
    public int ticks() {
        return recording.ticks();
    }

    /** The tick at which it ended, 0 to {@link #ticks()}: what follows this play has the same past up to there. */
    public long partsAt() {
        return partsAt;
    }

    /** True if the user had the buttons. */
    public boolean wasPlaying() {
        return wasPlaying;
    }

    public Ending ending() {
        return ending;
    }

    /** For people: {@code 11:06.7, stopped at 0:15.3}, after its name if it has one. */
    public String label() {
        return name == null ? remark() : name + " · " + remark();
    }

    private String remark() {
        String length = clock(ticks() * dt);
        return length + ", " + ending.remark + (partsAt >= ticks() ? "" : " at " + clock(partsAt * dt));
    }

    /** Minutes and seconds, {@code 11:06.7}. */
    static String clock(double seconds) {
        long tenths = (long) Math.floor(seconds * 10 + 1e-6);
        return String.format(Locale.ROOT, "%d:%02d.%d", tenths / 10 / MINUTE, tenths / 10 % MINUTE, tenths % 10);
    }

    /** How much memory its states take, bytes. */
    long bytes() {
        long bytes = 0;
        Snapshot before = null;
        for (Snapshot state : states) {
            bytes += state.bytes(before);
            before = state;
        }
        return bytes;
    }

    Recording recording() {
        return recording;
    }

    /** True if that is this one under the same name, whether its states are still kept or not. */
    boolean isSame(Branch other) {
        return recording == other.recording && Objects.equals(name, other.name);
    }

    List<Snapshot> states() {
        return states;
    }

    List<TimelineEvent> timelineEvents() {
        return timelineEvents;
    }

    /** True if all that was played here was played there, too. */
    boolean isPartOf(Branch other) {
        return Objects.equals(start, other.start) && recording.isBeginningOf(other.recording);
    }
}

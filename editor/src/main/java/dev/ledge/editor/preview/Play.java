package dev.ledge.editor.preview;

import dev.ledge.editor.view.Tween;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.List;
import java.util.function.Consumer;

/**
 * One play of a level: its world, what was held in every tick since the start and what the hand did, and older states
 * of it to go back to.
 */
final class Play {
    /** A play without a button counts from so many seconds on. */
    private static final double WORTH_KEEPING = 1;

    private final Vec start;
    private final Playback playback;
    private final World world;
    private final Recording recording;
    private final Rewind rewind;
    private final TimelineEvents timelineEvents = new TimelineEvents();
    private final Tween tween = new Tween();

    /** The state at the world's tick before what the hand did there; of another tick if it did nothing. */
    private Snapshot here;

    private Level level;
    private int played;
    private Consumer<World> onStep = stepped -> {};
    private String name;

    /** A play at tick 0 of a level, from a place of the player's upper left corner in px; null for the spawn. */
    Play(Level level, Vec start) {
        this.level = level;
        this.start = start;
        recording = new Recording();
        playback = new Playback(level, start, recording);
        world = playback.world();
        rewind = new Rewind(world);
        Aabb player = playerBox();
        if (player != null) {
            recording.startAt(player);
        }
    }

    /** The play of a branch, in the level as it is now, at the tick where it ended. */
    Play(Branch branch, Level level) {
        this.level = level;
        start = branch.start();
        recording = branch.recording().copy(branch.ticks());
        boolean isSame = branch.level() == level;
        playback = new Playback(isSame ? branch.levels() : List.of(Playback.placed(level, start)), recording);
        world = playback.world();
        rewind = new Rewind(world);
        rewind.add(branch.states());
        timelineEvents.add(branch.timelineEvents());
        played = branch.ticks();
        name = branch.name();
    }

    /**
     * The same play in a level where everything has moved: it goes on from where it is, with what is known of it moved.
     * The other one is not to be used any more.
     *
     * @param by how far, px
     */
    Play(Play before, Level level, Vec by) {
        this.level = level;
        start = before.start == null ? null : before.start.plus(by);
        recording = before.recording.moved(by);
        playback = new Playback(level, start, recording);
        world = playback.world();
        rewind = before.rewind.moved(by);
        timelineEvents.add(before.timelineEvents.moved(by));
        played = before.played;
        name = before.name;
        onStep = before.onStep;
        boolean isBefore = before.playback.isBeforeInterventions();
        Snapshot state = (isBefore ? before.world.save() : before.here).moved(by.x(), by.y());
        playback.restore(state);
        if (!isBefore) {
            here = state;
            playback.act();
        }
    }

    /** What the user called it when it was a branch, null if it has no name. */
    String name() {
        return name;
    }

    Vec start() {
        return start;
    }

    World world() {
        return world;
    }

    /** The level as the document has it, with the spawn where that has it. */
    Level level() {
        return level;
    }

    /** The level where the play begins, then with its first clones. */
    List<Level> levels() {
        return playback.levels();
    }

    Recording recording() {
        return recording;
    }

    Rewind rewind() {
        return rewind;
    }

    TimelineEvents timelineEvents() {
        return timelineEvents;
    }

    Tween tween() {
        return tween;
    }

    long tick() {
        return world.tick();
    }

    /** The latest tick that was reached. */
    long lastTick() {
        return Math.max(recording.ticks(), world.tick());
    }

    /** Puts an edited level under it, which it goes on in. */
    void edit(Level edited) {
        playback.edit(edited, start);
        level = edited;
    }

    /** Goes back to a state that is kept from before a tick, unless the world is between the two. */
    void goTowards(long tick) {
        rewind.restore(playback, tick);
    }

    /** At a tick that is shown: does what the hand did there. */
    void arrive() {
        if (playback.isBeforeInterventions()
                && recording.firstIntervention(tick()) < recording.firstIntervention(tick() + 1)) {
            saveHere();
        }
        playback.act();
    }

    private void saveHere() {
        if (here == null) {
            here = world.save();
        } else {
            world.save(here);
        }
    }

    /** Does what the hand does now, at the world's tick, after which there must be nothing recorded. */
    void act(Intervention intervention) {
        arrive();
        if (playback.isBeforeInterventions()) {
            saveHere();
        }
        if (recording.add(intervention)) {
            playback.restore(here);
        }
        playback.act();
        tween.forget();
    }

    /** Takes back what the hand did at the world's tick, but for the first so many of all its interventions. */
    void takeBack(int kept) {
        if (recording.interventions().size() > kept && !playback.isBeforeInterventions()) {
            recording.cutInterventions(Math.max(kept, recording.firstIntervention(tick())));
            playback.restore(here);
            playback.forgetLaterClones();
            playback.act();
            tween.forget();
        }
    }

    /** Makes a step that is the user's. */
    void play(int buttons) {
        step(buttons);
        played = Math.max(played, (int) world.tick());
    }

    /** Is run after each step, those that are repeated included. */
    void setOnStep(Consumer<World> action) {
        onStep = action;
    }

    /** Makes a step. */
    void step(int buttons) {
        long tick = world.tick();
        playback.act();
        tween.remember(world);
        playback.step(buttons);
        recording.note(tick, buttons, playerBox());
        timelineEvents.note(world);
        rewind.note(world);
        if (hasInterventions()) {
            // What comes of it belongs to it, with or without buttons.
            own();
        }
        onStep.accept(world);
    }

    /** Puts in what is held from a tick to before another; what came of the old input after it is forgotten. */
    void put(InputTrack input, int from, int to) {
        recording.put(input, from, to);
        rewind.cutAfter(from);
        timelineEvents.cutAfter(from);
        if (world.tick() > from) {
            rewind.goBack(playback, from);
        }
    }

    /** From now on all that is recorded counts as the user's. */
    void own() {
        played = recording.ticks();
    }

    /** Makes a step with the buttons that were recorded, none after the end. */
    void repeat() {
        step(recording.buttons(world.tick()));
    }

    /** True if there is something recorded after the current tick. */
    boolean hasFuture() {
        return recording.ticks() > world.tick();
    }

    /** Forgets all after the current tick. */
    void cutFuture() {
        recording.cutFrom(world.tick());
        playback.forgetLaterClones();
        rewind.cutAfter(world.tick());
        timelineEvents.cutAfter(world.tick());
        played = (int) Math.min(played, world.tick());
    }

    /** Ticks up to the last in which the user had the buttons, or before which the hand did something. */
    int played() {
        return Math.max(played, recording.lastIntervention());
    }

    /** True if the hand did something. */
    boolean hasInterventions() {
        return !recording.interventions().isEmpty();
    }

    /** True if the user played, and not just looked in. */
    boolean isWorthKeeping() {
        boolean isLong = played * world.dt() >= WORTH_KEEPING;
        return hasInterventions() || played > 0 && (isLong || recording.hasButtons(played));
    }

    /** The player's box, or null if there is none. */
    Aabb playerBox() {
        return playerBox(world);
    }

    static Aabb playerBox(World world) {
        int player = world.player();
        return player < 0
                ? null
                : Aabb.of(
                        new Vec(world.actors().x(player), world.actors().y(player)),
                        new Vec(world.actors().width(player), world.actors().height(player)));
    }
}

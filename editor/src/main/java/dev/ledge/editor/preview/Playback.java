package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A world that goes along a recording: what the hand did is done again before the step from each tick, in the level
 * with the clones that it has made by then. The recording may grow, and change after the world's tick. For one thread.
 */
final class Playback {
    private Recording recording;
    private final World world;

    /** The level with the first clones of the recording, by how many: these very values, as snapshots are of them. */
    private List<Level> levels;

    /** Clones in the world. */
    private int clones;

    /** How many interventions of the world's tick have been done. */
    private int done;

    /**
     * A world at tick 0.
     *
     * @param start the player's upper left corner in px; null for the spawn
     */
    Playback(Level level, Vec start, Recording recording) {
        this(List.of(placed(level, start)), recording);
    }

    /**
     * A world at tick 0.
     *
     * @param levels the level where the play begins, then with its first clones, as many as there are known
     */
    Playback(List<Level> levels, Recording recording) {
        this.levels = new ArrayList<>(levels);
        this.recording = recording;
        world = new World(this.levels.get(0));
    }

    /** The level with its spawn where a play starts, null for its own. */
    static Level placed(Level level, Vec from) {
        return Run.placed(level, from);
    }

    World world() {
        return world;
    }

    Recording recording() {
        return recording;
    }

    /** Goes along another recording from now on, which is the same before the world's tick. */
    void follow(Recording other) {
        recording = other;
        levels.subList(clones + 1, levels.size()).clear();
    }

    /** The level where the play begins, then with its first clones, as many as are known. */
    List<Level> levels() {
        return List.copyOf(levels);
    }

    /** Puts an edited level under the world, with the clones that are there; if it is refused nothing has changed. */
    void edit(Level level, Vec start) {
        List<Level> before = levels;
        levels = new ArrayList<>(List.of(placed(level, start)));
        try {
            world.edit(with(clones));
        } catch (RuntimeException | Error refused) {
            levels = before;
            throw refused;
        }
    }

    /** Makes the step from the world's tick, after what the hand did there. */
    void step(int buttons) {
        act();
        world.step(buttons);
        done = 0;
    }

    /** Does what the hand did at the world's tick, as far as it has not been done. */
    void act() {
        int first = recording.firstIntervention(world.tick());
        while (first + done < recording.interventions().size()) {
            Intervention next = recording.interventions().get(first + done);
            if (next.tick() != world.tick()) {
                return;
            }
            if (next instanceof Intervention.Cloned) {
                clones++;
                world.edit(with(clones));
            }
            next.act(world);
            done++;
        }
    }

    /** True if nothing of what the hand did at the world's tick has been done. */
    boolean isBeforeInterventions() {
        return done == 0;
    }

    /** Puts back a state that was saved before what the hand did at its tick. */
    void restore(Snapshot state) {
        clones = recording.clonesBefore(state.tick());
        world.edit(with(clones));
        world.restore(state);
        done = 0;
    }

    /** Forgets the levels with clones that the recording has no more. */
    void forgetLaterClones() {
        int known = 1 + recording.clonesBefore(Long.MAX_VALUE);
        if (levels.size() > known) {
            levels.subList(known, levels.size()).clear();
        }
    }

    /** The level with the first clones of the recording. */
    private Level with(int count) {
        int made = 0;
        for (Intervention one : recording.interventions()) {
            if (made == count) {
                break;
            }
            if (one instanceof Intervention.Cloned clone) {
                made++;
                if (made == levels.size()) {
                    levels.add(added(levels.get(made - 1), clone.object()));
                }
            }
        }
        return levels.get(count);
    }

    /** A level that has got an object of that id meanwhile keeps its own. */
    private static Level added(Level level, LevelObject object) {
        return level.object(object.id()) != null ? level : level.withObject(Objects.requireNonNull(object));
    }
}

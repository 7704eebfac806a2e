package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;

/** Inputs that a player is given tick by tick, and goes on with as they grow. For one thread. */
public final class Replay {
    private final Playback playback;
    private final Vec size;
    private Inputs inputs;

    Replay(Inputs inputs, Level level) {
        this.inputs = inputs;
        size = level.player().effectiveSize();
        playback = new Playback(level, inputs.startOf(size), inputs.recordingOf(size));
    }

    /** The world that it is in; only {@link #step()} may change it. */
    public World world() {
        return playback.world();
    }

    /** True if there is something to be played after the world's tick. */
    public boolean hasNext() {
        return world().tick() < inputs.ticks();
    }

    /** Makes a step. */
    public void step() {
        playback.step(playback.recording().buttons(world().tick()));
    }

    /** Goes on with other inputs; false if what was played until now is not a part of these. */
    public boolean goOn(Inputs newer) {
        if (world().tick() > newer.ticks() || !inputs.isSameUntil(newer, world().tick())) {
            return false;
        }
        inputs = newer;
        playback.follow(newer.recordingOf(size));
        return true;
    }
}

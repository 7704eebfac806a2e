package dev.ledge.editor.exchange;

import dev.ledge.editor.render.TrailRecorder;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.World;
import java.util.function.BooleanSupplier;

/** Where the player is in a run, played in a level. */
public final class RunTrail {
    /** Of longer runs the beginning is drawn: what comes later is drawn over anyway. */
    private static final int MOST_TICKS = 500_000;

    private RunTrail() {}

    /** The trail; empty where the level has no player, or cannot be played. */
    static Trail of(Level level, Run run) {
        return of(level, run, () -> false);
    }

    /** The trail, or what there is of it when it is not wanted any more. */
    public static Trail of(Level level, Run run, BooleanSupplier isOutdated) {
        try {
            int ticks = Math.min(MOST_TICKS, run.effectiveTicks());
            World world = new World(run.placed(level));
            InputTrack input = run.effectiveInput();
            return TrailRecorder.play(world, ticks, tick -> world.step(input.buttonsAt(tick)), isOutdated);
        } catch (IllegalArgumentException unplayable) {
            return Trail.EMPTY;
        }
    }
}

package dev.ledge.editor.render;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/** Notes where the player of a world is, tick by tick. */
public final class TrailRecorder {
    /** Ticks between two looks at whether it is still wanted. */
    private static final int STRIDE = 32;

    private final World world;
    private final Trail.Builder trail;

    /** Notes where the player is now, as the first place of a trail of about so many ticks; the world must have one. */
    public TrailRecorder(World world, int ticks) {
        this.world = world;
        trail = new Trail.Builder(ticks + 1);
        note();
    }

    /**
     * The trail of a world that makes given steps, each from its tick; empty if it has no player, and as far as it has
     * got if it is not wanted any more.
     */
    public static Trail play(World world, int ticks, IntConsumer step, BooleanSupplier isOutdated) {
        if (world.player() < 0) {
            return Trail.EMPTY;
        }
        TrailRecorder recorder = new TrailRecorder(world, ticks);
        for (int tick = 0; tick < ticks && (tick % STRIDE != 0 || !isOutdated.getAsBoolean()); tick++) {
            step.accept(tick);
            recorder.note();
        }
        return recorder.build();
    }

    /** Notes where the player is after a step. */
    public void note() {
        Actors actors = world.actors();
        int player = world.player();
        Aabb box = Aabb.of(
                new Vec(actors.x(player), actors.y(player)), new Vec(actors.width(player), actors.height(player)));
        trail.add(box, step());
        if (actors.won(player)) {
            trail.win();
        }
    }

    /** What was noted so far. */
    public Trail build() {
        return trail.build();
    }

    private Trail.Step step() {
        Actors actors = world.actors();
        int player = world.player();
        if (actors.wedged(player)) {
            return Trail.Step.WEDGED;
        }
        return switch (actors.state(player)) {
            case GROUND -> Trail.Step.GROUND;
            case AIR -> Trail.Step.AIR;
            case CLIMB -> Trail.Step.CLIMB;
            case DEAD -> Trail.Step.DEAD;
        };
    }
}

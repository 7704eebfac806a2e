package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import java.util.Arrays;

/**
 * The surfaces that are all around an actor: those of climbable and shapeless tiles, which act while its centre is in
 * the cell. One with a conveyor is a current: it moves the actors in it, walking, flying or climbing, in place of a
 * belt under their feet, as all its values replace the ground's. It adds to no actor's velocity, so that a jump
 * inherits nothing of it. Article S003 (ladders and water as surfaces).
 */
public final class Currents extends LevelBound {
    private final ActorArrays a;
    private final ActiveSurfaces surfaces;
    private final double dt;
    /** Velocity of the current that an actor is in, px/s to the right; NaN if it is in none. */
    private double[] speeds = {};
    /** True if there may be a current anywhere; most levels have none, and then nobody is asked. */
    private boolean any;

    public Currents(CompiledLevel scene, ActorArrays actors, ActiveSurfaces surfaces) {
        super(scene);
        a = actors;
        this.surfaces = surfaces;
        dt = scene.dt;
        bind(scene);
    }

    /** Comes after the surfaces, which it asks. */
    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        any = surfaces.anyCurrent();
        if (any && speeds.length != a.count) {
            speeds = new double[a.count];
        }
        Arrays.fill(speeds, Double.NaN);
    }

    public boolean any() {
        return any;
    }

    /** A step begins: finds the current around each actor. */
    public void begin() {
        for (int i = 0; i < a.count; i++) {
            boolean isIn = a.isActive(i) && a.has(i, ActorFlags.WORLD_COLLISION);
            speeds[i] = isIn ? surfaces.currentAround(i) : Double.NaN;
        }
    }

    /** True if a current acted on an actor when the step began, and no belt does. */
    public boolean acts(int i) {
        return any && !Double.isNaN(speeds[i]);
    }

    /** How far a current is to move an actor in this step, px to the right; a rider moves with what it stands on. */
    public double transport(int i) {
        int body = a.supportMajor[i];
        boolean rides = a.supportKind[i] == SupportKind.ACTOR && acts(body) && !a.has(body, ActorFlags.NOT_TRANSPORTED);
        return rides ? 0 : speeds[i] * dt;
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;
import java.util.Arrays;

/**
 * Surfaces with a conveyor, which transport the actors on them. One that is all around an actor, of a climbable or
 * shapeless tile that its centre is in, is a current: it moves the actors in it, walking, flying or climbing, in place
 * of a belt under their feet, as all its values replace the ground's. It adds to no actor's velocity, so that a jump
 * inherits nothing of it. Cases SF-02, SF-03, article S003 (ladders and water as surfaces).
 */
public final class Belts extends LevelBound {
    private final ActorArrays a;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final BlockedRides blocked;
    /** Velocity of the current that an actor is in, px/s to the right; NaN if it is in none. */
    private double[] currents = {};

    private boolean any;
    /** True if there may be a current anywhere; most levels have none, and then no actor is asked. */
    private boolean anyCurrent;

    public Belts(
            CompiledLevel scene, ActorArrays actors, Footing footing, ActiveSurfaces surfaces, BlockedRides blocked) {
        super(scene);
        a = actors;
        this.footing = footing;
        this.surfaces = surfaces;
        this.blocked = blocked;
        bind(scene);
    }

    /** Comes after the surfaces, which it asks. */
    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        any = level.surfaces.anyConveyor();
        anyCurrent = surfaces.anyCurrent();
        if (anyCurrent && currents.length != a.count) {
            currents = new double[a.count];
        }
        Arrays.fill(currents, Double.NaN);
    }

    /** A step begins: how fast belts and currents transport actors. */
    public void begin() {
        if (anyCurrent) {
            findCurrents();
        }
        if (!any || scene.topDown) {
            return;
        }
        for (int i = 0; i < a.count; i++) {
            if (!mayBeOnBelt(i)) {
                continue;
            }
            double speed = surfaces.beltSpeed(i);
            if (speed != 0 && !a.has(i, ActorFlags.NOT_TRANSPORTED) && !blocked.isBlocked(i, scene.dt)) {
                footing.setSupportVx(i, speed * -a.groundY[i]);
            }
        }
    }

    private void findCurrents() {
        for (int i = 0; i < a.count; i++) {
            boolean isIn = a.isActive(i) && a.has(i, ActorFlags.WORLD_COLLISION);
            currents[i] = isIn ? surfaces.currentAround(i) : Double.NaN;
        }
    }

    private boolean mayBeOnBelt(int i) {
        boolean isGround = a.supportKind[i] == SupportKind.TILE || a.supportKind[i] == SupportKind.POLYGON;
        return isGround && a.state[i] == ActorArrays.GROUND && a.isActive(i);
    }

    /** True if no current acted on an actor in place of the ground when the step began. */
    public boolean acts(int i) {
        return !anyCurrent || Double.isNaN(currents[i]);
    }

    /** How far belts and currents are to move an actor in this step, px to the right, or along the ground. */
    public double transport(int i) {
        if (!any && !anyCurrent || a.has(i, ActorFlags.NOT_TRANSPORTED)) {
            return 0;
        }
        if (!acts(i)) {
            return ridesInCurrent(i) ? 0 : currents[i] * scene.dt;
        }
        // In levels seen from above only a platform that carries has a belt.
        boolean stands = scene.topDown ? a.supportKind[i] == SupportKind.PLATFORM : a.state[i] == ActorArrays.GROUND;
        return any && stands ? surfaces.beltSpeed(i) * scene.dt : 0;
    }

    /** True if an actor stands on another that a current moves, and so moves with that. */
    private boolean ridesInCurrent(int i) {
        int body = a.supportMajor[i];
        return a.supportKind[i] == SupportKind.ACTOR && !acts(body) && !a.has(body, ActorFlags.NOT_TRANSPORTED);
    }
}

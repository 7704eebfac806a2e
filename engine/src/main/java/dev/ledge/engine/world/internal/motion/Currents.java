package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import java.util.Arrays;

/**
 * The surfaces that are all around an actor: those of climbable and shapeless tiles, which act while its centre is in
 * the cell. One with a conveyor is a current: it moves the actors in it, walking, flying or climbing, in place of a
 * belt under their feet, as all its values replace the ground's. It adds to no actor's velocity, so that a jump
 * inherits nothing of it. Article S003 (ladders and water as surfaces).
 */
public final class Currents implements LevelBound {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final StandableActors standables;
    private final RiderIndex riders;
    private final StackDepth depth;
    private final ContactLog contacts;
    private final ActorPaths paths;
    private final ActiveSurfaces surfaces;
    private final GroundMover ground;
    private final double dt;
    private boolean topDown;
    /** Velocity of the current that an actor is in, in this step, px/s to the right; NaN outside currents. */
    private double[] speeds = {};
    /** Blocked displacement by the current in this step, px. */
    private double[] blocked = {};
    /** True if the level may have currents; most have none and need no look-up. */
    private boolean any;

    public Currents(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            StandableActors standables,
            RiderIndex riders,
            StackDepth depth,
            ContactLog contacts,
            ActorPaths paths,
            ActiveSurfaces surfaces,
            GroundMover ground) {
        a = actors;
        this.casts = casts;
        this.standables = standables;
        this.riders = riders;
        this.depth = depth;
        this.contacts = contacts;
        this.paths = paths;
        this.surfaces = surfaces;
        this.ground = ground;
        dt = scene.dt;
        bind(scene);
    }

    /** Comes after the surfaces, which it asks. */
    @Override
    public void bind(CompiledLevel level) {
        topDown = level.topDown;
        any = surfaces.anyCurrent();
        if (any && speeds.length != a.count) {
            speeds = new double[a.count];
            blocked = new double[a.count];
        }
        Arrays.fill(speeds, 0);
        Arrays.fill(blocked, 0);
    }

    public boolean any() {
        return any;
    }

    /** Phase 2, before any conveyor moves: finds the current around each actor. */
    public void begin() {
        for (int i = 0; i < a.count; i++) {
            boolean isIn = a.isActive(i) && a.has(i, ActorFlags.WORLD_COLLISION);
            speeds[i] = isIn ? surfaces.currentAround(i) : Double.NaN;
            blocked[i] = 0;
        }
    }

    /** True if a current acted on an actor when the step began, and no belt does. */
    public boolean acts(int i) {
        return !Double.isNaN(speeds[i]);
    }

    /** Moves each actor in a current once; a rider of another actor moves with that one. */
    public void transport() {
        for (int i = 0; i < a.count; i++) {
            double speed = speeds[i];
            if (Double.isNaN(speed) || speed == 0 || isTransported(i) || a.has(i, ActorFlags.NOT_TRANSPORTED)) {
                continue;
            }
            double x = a.x[i];
            double y = a.y[i];
            if (a.state[i] == ActorArrays.GROUND && !topDown) {
                blocked[i] = ground.drag(i, speed * dt);
                paths.add(i);
            } else {
                blocked[i] = drift(i, speed * dt, 0);
            }
            transportRiders(i, a.x[i] - x, a.y[i] - y);
        }
    }

    private boolean isTransported(int i) {
        int body = a.supportMajor[i];
        return a.supportKind[i] == SupportKind.ACTOR && acts(body) && !a.has(body, ActorFlags.NOT_TRANSPORTED);
    }

    /** Moves an actor up to the first contact; gives the blocked horizontal displacement, px. */
    private double drift(int i, double dx, double dy) {
        double x = a.x[i];
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
        if (casts.sweep(i, dx, dy)) {
            a.x[i] = casts.sweep.hitX();
            a.y[i] = casts.sweep.hitY();
            contacts.recordHit(i);
            paths.add(i);
            return dx - (a.x[i] - x);
        }
        a.x[i] += dx;
        a.y[i] += dy;
        paths.add(i);
        return 0;
    }

    /** Remaining own displacement of an actor, px: blocked transport by the current absorbs motion against it. */
    public double remaining(int i, double way) {
        return any && way * blocked[i] < 0 ? way + Numbers.limit(blocked[i], Math.abs(way)) : way;
    }

    private void transportRiders(int body, double dx, double dy) {
        if (dx == 0 && dy == 0 || !standables.any() || !a.has(body, ActorFlags.STANDABLE) || !depth.ascend()) {
            return;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (a.supportKind[i] == SupportKind.ACTOR
                    && a.supportMajor[i] == body
                    && a.isActive(i)
                    && a.has(i, ActorFlags.WORLD_COLLISION)
                    && !a.has(i, ActorFlags.NOT_TRANSPORTED)) {
                double x = a.x[i];
                double y = a.y[i];
                drift(i, dx, dy);
                transportRiders(i, a.x[i] - x, a.y[i] - y);
            }
        }
        depth.descend();
    }
}

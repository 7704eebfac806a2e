package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.EventType;

/**
 * Dashes: for a time an actor moves at the dash speed in the direction of the buttons, without gravity and steering.
 * One per stay in the air. The velocity is set once, so that a wall takes its axis for good. Case MV-05.
 */
public final class Dash {
    private static final double DIAGONAL = Math.sqrt(0.5);

    private final ActorArrays a;
    private final EventLog events;
    private final Footing footing;
    private final ActiveSurfaces surfaces;

    public Dash(ActorArrays actors, EventLog events, Footing footing, ActiveSurfaces surfaces) {
        a = actors;
        this.events = events;
        this.footing = footing;
        this.surfaces = surfaces;
    }

    /** At the start of a step: a dash that has ended leaves no more than the actor's other top speeds. */
    public void tick(int i, boolean topDown) {
        if (a.has(i, ActorFlags.DASH_ENDS)) {
            a.clear(i, ActorFlags.DASH_ENDS);
            slowAside(i, topDown);
        }
        if (a.has(i, ActorFlags.DASH_RISE_ENDS)) {
            a.clear(i, ActorFlags.DASH_RISE_ENDS);
            slowUpright(i, topDown);
        }
        if (a.dashTicks[i] == 0) {
            return;
        }
        a.dashTicks[i]--;
        if (a.dashTicks[i] == 0) {
            slowDown(i, topDown);
        }
    }

    private void slowDown(int i, boolean topDown) {
        if (!topDown) {
            slowAside(i, false);
            slowUpright(i, false);
            return;
        }
        double most = surfaces.topSpeed(i);
        double speed = Numbers.length(a.vx[i], a.vy[i]);
        if (speed > most) {
            a.vx[i] *= most / speed;
            a.vy[i] *= most / speed;
        }
    }

    private void slowUpright(int i, boolean topDown) {
        if (topDown) {
            a.vy[i] = Numbers.limit(a.vy[i], surfaces.topSpeed(i));
        } else if (a.state[i] == ActorArrays.AIR) {
            a.vy[i] = Math.max(a.vy[i], -a.profiles[i].jumpSpeed);
        }
    }

    private void slowAside(int i, boolean topDown) {
        if (topDown) {
            a.vx[i] = Numbers.limit(a.vx[i], surfaces.topSpeed(i));
        } else if (a.state[i] == ActorArrays.GROUND) {
            a.speed[i] = Numbers.limit(a.speed[i], a.airSpeed(i));
        } else {
            a.vx[i] = Numbers.limit(a.vx[i], a.airSpeed(i));
        }
    }

    /** True if an actor may dash now. */
    public boolean isReady(int i) {
        MovementParams p = a.profiles[i];
        return p.dashSpeed > 0 && p.dashTicks > 0 && !a.has(i, ActorFlags.DASHED | ActorFlags.EMBEDDED);
    }

    /** To which side a dash goes: 1 to the right, −1 to the left, 0 upright. */
    private int aside(int i, int dir, int vertical) {
        int ahead = a.has(i, ActorFlags.FACES_LEFT) ? -1 : 1;
        return dir == 0 && vertical == 0 ? ahead : dir;
    }

    /**
     * Begins a dash: on the ground along it unless upwards, else off it, or off the ladder. A jump pressed with it
     * comes from where it begins, so it leads off neither the ground nor a ladder before that.
     *
     * @param dir 1 to the right, −1 to the left, 0 neither
     * @param vertical 1 down, −1 up, 0 neither
     * @param jumpsOff whether a jump off the ground or the ladder follows in this tick
     */
    public void start(int i, int dir, int vertical, boolean topDown, boolean jumpsOff) {
        MovementParams p = a.profiles[i];
        double speed = p.dashSpeed * (dir != 0 && vertical != 0 ? DIAGONAL : 1);
        double vx = aside(i, dir, vertical) * speed;
        double vy = vertical * speed;
        // A jump off a ladder ends it at once.
        a.dashTicks[i] = jumpsOff && a.state[i] == ActorArrays.CLIMB ? 0 : p.dashTicks;
        a.clear(i, ActorFlags.CAN_CUT | ActorFlags.DASH_ENDINGS);
        if (!jumpsOff && (topDown || vertical < 0 || a.state[i] != ActorArrays.GROUND)) {
            leave(i, vx, vy, topDown);
        } else if (a.state[i] == ActorArrays.GROUND && !topDown) {
            a.speed[i] = vx;
        }
        events.add(EventType.DASHED, i);
    }

    private void leave(int i, double vx, double vy, boolean topDown) {
        if (a.state[i] == ActorArrays.CLIMB) {
            footing.letGo(i, vx, vy);
            events.add(EventType.LEFT_LADDER, i);
        } else if (a.state[i] == ActorArrays.GROUND && !topDown) {
            footing.toAir(i, vx, vy);
        }
        a.setVelocity(i, vx, vy);
        if (!topDown) {
            a.set(i, ActorFlags.DASHED);
        }
    }

    /** A jump ends a dash; its own speed upwards stays. */
    public void endByJump(int i) {
        a.endDash(i, ActorFlags.DASH_ENDS);
    }

    /** Something else that sets the velocity, or takes all of it, ends a dash. */
    public void end(int i) {
        a.dashTicks[i] = 0;
        a.clear(i, ActorFlags.DASH_ENDINGS);
    }
}

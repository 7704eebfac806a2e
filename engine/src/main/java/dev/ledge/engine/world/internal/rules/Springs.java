package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.world.internal.motion.AirMover;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.EventType;

/**
 * Springs: an actor that enters one with less than its power along its direction gets exactly that speed along it, in
 * the world; the other component stays. Rules SP-01 to SP-06.
 */
public final class Springs implements AreaEffect {
    private final ActorArrays a;
    private final EventLog events;
    private final Footing footing;
    private final AirMover air;

    public Springs(ActorArrays actors, EventLog events, Footing footing, AirMover air) {
        a = actors;
        this.events = events;
        this.footing = footing;
        this.air = air;
    }

    @Override
    public boolean entered(int i, int area, LevelObject source) {
        Spring spring = (Spring) source;
        double power = spring.effectivePower();
        Direction to = spring.effectiveDirection();
        double vx = footing.motion.worldVx(i);
        // With what the actors below had before a spring threw them in this step, whatever the ids.
        double vy = footing.motion.ownVy(i) + footing.motion.supportVelocityY(i);
        // Speeds that cancel out leave a rounding error, which would be thrown in a mirror or not.
        if (vx * to.dx() + vy * to.dy() >= power - Tolerance.ROUNDING) {
            return false;
        }
        if (to.dx() != 0) {
            throwSideways(i, to.dx() * power, vy);
        } else {
            throwVertically(i, vx, to == Direction.DOWN ? air.limitFall(i, power) : -power);
        }
        a.clear(i, ActorFlags.COYOTE | ActorFlags.CAN_CUT);
        // The spring's velocity stays, and excess speed across it ends with the next step.
        long across = to.dx() == 0 ? ActorFlags.DASH_ENDS : ActorFlags.DASH_RISE_ENDS;
        a.endDash(i, across);
        a.clear(i, ActorFlags.DASH_ENDINGS & ~across);
        events.add(EventType.SPRUNG, i, EventLog.AREA, area, 0);
        return true;
    }

    /** Sets a sideways velocity; a standing actor keeps its support. */
    private void throwSideways(int i, double vx, double vy) {
        if (a.state[i] == ActorArrays.GROUND && !footing.isSeenFromAbove()) {
            a.speed[i] = (vx - a.supportVx[i]) / -a.groundY[i];
            footing.showVelocity(i);
        } else if (a.state[i] == ActorArrays.CLIMB) {
            letGo(i, vx, vy);
        } else {
            a.vx[i] = vx - footing.motion.rideVx(i);
        }
    }

    private void throwVertically(int i, double vx, double vy) {
        if (a.state[i] == ActorArrays.GROUND && !footing.isSeenFromAbove()) {
            footing.toAir(i, vx, vy);
        } else if (a.state[i] == ActorArrays.CLIMB) {
            letGo(i, vx, vy);
        } else {
            a.vy[i] = vy - footing.motion.rideVy(i);
        }
    }

    private void letGo(int i, double vx, double vy) {
        footing.letGo(i, vx, vy);
        events.add(EventType.LEFT_LADDER, i);
    }
}

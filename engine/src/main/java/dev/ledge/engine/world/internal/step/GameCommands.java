package dev.ledge.engine.world.internal.step;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.SupportKind;

/** Commands of the game to actors, between two steps or from a controller. Cases AI-04, ED-02, NU-01. */
public final class GameCommands {
    private final Simulation sim;
    private final ActorArrays a;

    public GameCommands(Simulation sim) {
        this.sim = sim;
        this.a = sim.actors;
    }

    /** Places an actor elsewhere and finds its ground anew. */
    public void place(int i, double x, double y) {
        Numbers.requirePlace("a place", x, y);
        sim.events.keep(a, sim.scene);
        double vx = sim.footing.motion.velocityOf(i);
        double vy = a.state[i] == ActorArrays.GROUND ? 0 : a.vy[i];
        sim.placement.to(i, x, y);
        releaseRiders(i);
        if (a.has(i, ActorFlags.ALIVE)) {
            a.vx[i] = vx;
            a.vy[i] = vy;
            sim.lifecycle.settle(i);
        }
    }

    /**
     * Releases the riders of an actor that is placed elsewhere, without its velocity; as with platforms, case MP-14.
     */
    private void releaseRiders(int pusher) {
        for (int i = 0; i < a.count; i++) {
            if (a.supportKind[i] == SupportKind.ACTOR
                    && a.supportMajor[i] == pusher
                    && a.state[i] == ActorArrays.GROUND) {
                sim.footing.toAir(i, a.speed[i] * -a.groundY[i], 0);
                a.set(i, ActorFlags.COYOTE);
            }
        }
    }

    /** Sets an actor's velocity in the world; upwards takes it off the ground. */
    public void setVelocity(int i, double vx, double vy) {
        Numbers.requireVelocity(vx, vy);
        if (!a.has(i, ActorFlags.ALIVE)) {
            return;
        }
        sim.events.keep(a, sim.scene);
        if (a.state[i] == ActorArrays.GROUND && !sim.scene.topDown) {
            if (vy >= 0) {
                // Of the support's own velocity: an actor that was blocked here may follow it from now on.
                a.speed[i] = vx - sim.footing.motion.supportVelocity(i);
                sim.footing.showVelocity(i);
                return;
            }
            sim.footing.toAir(i, vx, vy);
        }
        a.vx[i] = vx;
        a.vy[i] = vy;
    }

    /** Gives an actor another size; feet and middle stay where they are, and its riders are lifted. */
    public void resize(int i, double width, double height) {
        Numbers.requireSide("an actor's width", width);
        Numbers.requireSide("an actor's height", height);
        sim.events.keep(a, sim.scene);
        double rise = height - a.h[i];
        sim.placement.by(i, (a.w[i] - width) / 2, -rise);
        a.w[i] = width;
        a.h[i] = height;
        a.clear(i, ActorFlags.CROUCHES);
        sim.standables.moved(i);
        sim.locator.moved(i);
        a.set(i, ActorFlags.MAY_OVERLAP);
        sim.riderTransport.lift(i, rise);
    }

    /** Ends an actor's life. */
    public void kill(int i) {
        if (a.isActive(i)) {
            sim.lifecycle.die(i, EventLog.GAME);
        }
    }

    /** Takes an actor out of the world. */
    public void remove(int i) {
        sim.events.keep(a, sim.scene);
        releaseRiders(i);
        a.clear(i, ActorFlags.PRESENT);
        sim.locator.forget();
    }

    /** Starts an actor again where its level has it. */
    public boolean respawn(int i) {
        ActorDefs.ActorDef def = sim.defs.get(i);
        sim.events.keep(a, sim.scene);
        if (!sim.lifecycle.restart(i, def.at(), def.rides(), def.velocity(), def.facing())) {
            return false;
        }
        releaseRiders(i);
        a.set(i, ActorFlags.PRESENT);
        a.clear(
                i,
                ActorFlags.WEDGED
                        | ActorFlags.EMBEDDED
                        | ActorFlags.CAN_CUT
                        | ActorFlags.COYOTE
                        | ActorFlags.CLIMB_LOCK
                        | ActorFlags.STOPPED);
        a.deadTicks[i] = 0;
        a.repelX[i] = 0;
        a.repelY[i] = 0;
        a.forgetEscape(i);
        return true;
    }

    /** Switches one of an actor's behaviours. */
    public void setSwitch(int i, ActorField field, boolean on) {
        long flag = flag(field);
        sim.events.keep(a, sim.scene);
        a.flags[i] = on ? a.flags[i] | flag : a.flags[i] & ~flag;
        if (flag == ActorFlags.STANDABLE && on) {
            sim.standables.add(i);
        }
        boolean falls = a.has(i, ActorFlags.GRAVITY) && a.has(i, ActorFlags.WORLD_COLLISION);
        if (!falls && a.state[i] != ActorArrays.AIR && a.has(i, ActorFlags.ALIVE) && !sim.scene.topDown) {
            sim.footing.toAir(i, sim.footing.motion.velocityOf(i), 0);
        }
        a.set(i, ActorFlags.MAY_OVERLAP);
    }

    private static long flag(ActorField field) {
        return switch (field) {
            case WORLD_COLLISION -> ActorFlags.WORLD_COLLISION;
            case APPLY_GRAVITY -> ActorFlags.GRAVITY;
            case APPLY_FRICTION -> ActorFlags.FRICTION;
            case STANDABLE -> ActorFlags.STANDABLE;
            default -> throw new IllegalArgumentException("'" + field.json() + "' is no switch");
        };
    }
}

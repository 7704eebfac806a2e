package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.LevelObject;

/** Birth and death: where actors start, what they die of, the goal, and coming back. Cases RG-01 to RG-04. */
final class Lives {
    /** How long the dead stay dead, ticks. */
    static final int DEAD_TICKS = 60;

    /** All of these but ALIVE are rare. */
    private static final int OUT_OF_THE_ORDINARY = Actors.ALIVE | Actors.CRUSHED | Actors.HIT_HAZARD | Actors.HIT_ENEMY;

    private final Sim sim;
    private final Actors a;
    /** The goal that the player touched in this step, −1 if none. */
    private int goal = -1;

    Lives(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
    }

    /** Looks for ground in contact with an actor that has just been put somewhere. */
    void settle(int i) {
        a.state[i] = Actors.AIR;
        a.supportKind[i] = Actors.NOTHING;
        a.sinceJump[i] = Actors.NEVER;
        a.sinceGround[i] = Actors.NEVER;
        a.groundX[i] = 0;
        a.groundY[i] = -1;
        a.carrierVx[i] = 0;
        a.airCap[i] = a.profiles[i].airSpeed;
        a.dropPlatform[i] = -1;
        a.dropTicks[i] = 0;
        a.touch[i] = 0;
        a.seenX[i] = a.x[i];
        a.seenY[i] = a.y[i];
        sim.markers.placed(i);
        sim.crowd.standables.moved(i);
        sim.crowd.whereabouts.moved(i);
        a.set(i, Actors.MAY_OVERLAP);
        if (sim.scene.topDown) {
            a.state[i] = Actors.GROUND;
            return;
        }
        standInContact(i);
    }

    private void standInContact(int i) {
        if (!isOnGround(i)) {
            return;
        }
        a.state[i] = Actors.GROUND;
        a.y[i] = sim.solver.sweep.hitY();
        a.speed[i] = a.vx[i];
        sim.ground.standOnHit(i);
        // A velocity of its own is relative to what carries it.
        a.speed[i] = a.vx[i];
        sim.ground.showVelocity(i);
        a.touch[i] = Touch.FLOOR;
    }

    /** True if one that falls is in contact with ground; the sweep then says with which. */
    private boolean isOnGround(int i) {
        boolean falls = a.has(i, Actors.GRAVITY) && a.has(i, Actors.WORLD_COLLISION) && !sim.scene.topDown;
        return falls && a.vy[i] >= 0 && sim.solver.stand(i, a.x[i], a.y[i], Sweep.EDGE) >= 0;
    }

    /** After an edit: whoever has got ground under the feet by it stands, as if the ground had been there first. */
    void standAll() {
        if (sim.tick == 0) {
            startAll();
            return;
        }
        for (int i = 0; i < a.count; i++) {
            if (a.state[i] == Actors.AIR && a.isActive(i) && isOnGround(i)) {
                a.y[i] = sim.solver.sweep.hitY();
                sim.air.land(i);
            }
        }
    }

    /** Nothing has moved yet: all are as they would be if the level had been like this from the start. */
    private void startAll() {
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i)) {
                a.clear(i, Actors.EMBEDDED);
                sim.crush.noteEmbedded(i);
            }
        }
        for (int i = 0; i < a.count && !sim.scene.topDown; i++) {
            if (!a.isActive(i)) {
                continue;
            }
            if (a.state[i] == Actors.GROUND) {
                a.vx[i] = a.speed[i];
                a.vy[i] = 0;
                a.state[i] = Actors.AIR;
                a.supportKind[i] = Actors.NOTHING;
                a.carrierVx[i] = 0;
                a.touch[i] = 0;
            }
            standInContact(i);
        }
    }

    void reachGoal(int i, int area) {
        if (!a.has(i, Actors.WON) && goal < 0) {
            goal = area;
        }
    }

    /** The end of a step for one actor: death before goal, then those who come back. */
    void finish(int i) {
        if ((a.flags[i] & OUT_OF_THE_ORDINARY) == Actors.ALIVE && a.kinds[i] != ActorKind.PLAYER && !isOutside(i)) {
            return;
        }
        if (!a.has(i, Actors.PRESENT)) {
            return;
        }
        if (!a.has(i, Actors.ALIVE)) {
            comeBack(i);
            return;
        }
        int cause = cause(i);
        if (cause != EventLog.NO_CAUSE) {
            die(i, cause);
        } else if (a.kinds[i] == ActorKind.PLAYER && goal >= 0) {
            a.set(i, Actors.WON);
            sim.events.add(EventType.WON, i, EventLog.AREA, goal, 0, EventLog.NO_AXIS, EventLog.NO_CAUSE);
        }
        if (a.kinds[i] == ActorKind.PLAYER) {
            goal = -1;
        }
    }

    private int cause(int i) {
        if (a.has(i, Actors.CRUSHED)) {
            return EventLog.CRUSH;
        }
        if (a.has(i, Actors.HIT_HAZARD)) {
            return EventLog.HAZARD;
        }
        if (a.has(i, Actors.HIT_ENEMY)) {
            return EventLog.ENEMY;
        }
        return isOutside(i) ? EventLog.FELL : EventLog.NO_CAUSE;
    }

    /** One that arrives exactly at the border is outside, whatever the last bit says. */
    private boolean isOutside(int i) {
        Scene scene = sim.scene;
        return scene.killBottom && a.y[i] >= scene.height - Sweep.EDGE
                || scene.killTop && a.feet(i) <= Sweep.EDGE
                || scene.killLeft && a.x[i] + a.w[i] <= Sweep.EDGE
                || scene.killRight && a.x[i] >= scene.width - Sweep.EDGE;
    }

    /** True if a way leads an actor past a border that kills; not if it hangs over that border already. */
    boolean isLost(int i, double dx, double dy) {
        Scene scene = sim.scene;
        double right = a.x[i] + a.w[i];
        double feet = a.feet(i);
        return scene.killBottom && feet <= scene.height + Sweep.SKIN && feet + dy > scene.height + Sweep.SKIN
                || scene.killTop && a.y[i] >= -Sweep.SKIN && feet + dy <= Sweep.EDGE
                || scene.killLeft && a.x[i] >= -Sweep.SKIN && right + dx <= Sweep.EDGE
                || scene.killRight && right <= scene.width + Sweep.SKIN && a.x[i] + dx >= scene.width - Sweep.EDGE;
    }

    void die(int i, int cause) {
        int by = cause == EventLog.ENEMY ? Actors.ACTOR : Actors.NOTHING;
        sim.events.add(EventType.DIED, i, by, a.hitBy[i], 0, EventLog.NO_AXIS, cause);
        a.clear(i, Actors.ALIVE | Actors.WEDGED | Actors.EMBEDDED | Actors.CAN_CUT | Actors.COYOTE);
        a.state[i] = Actors.DEAD;
        a.deadTicks[i] = DEAD_TICKS;
        a.vx[i] = 0;
        a.vy[i] = 0;
        a.speed[i] = 0;
        a.touch[i] = 0;
        a.supportKind[i] = Actors.NOTHING;
        a.repelX[i] = 0;
        a.repelY[i] = 0;
        a.outX[i] = 0;
        a.outY[i] = 0;
    }

    private void comeBack(int i) {
        if (a.deadTicks[i] > 0) {
            a.deadTicks[i]--;
        }
        if (a.deadTicks[i] > 0) {
            return;
        }
        LevelObject.Spawn spawn = a.kinds[i] == ActorKind.PLAYER ? sim.scene.spawn : null;
        if (spawn == null) {
            if (a.kinds[i] != ActorKind.PLAYER) {
                a.clear(i, Actors.PRESENT);
            }
            return;
        }
        restart(i, spawn.at(), spawn.effectiveVelocity(), spawn.effectiveFacing());
    }

    /** Lets an actor begin anew at a place, as large and with the behaviour that its level gives it; false if the place is taken. */
    boolean restart(int i, Vec at, Vec velocity, Facing facing) {
        Cast.Role role = sim.cast.get(i);
        int behaviour = (role.profile().flags | role.flags()) & Actors.BEHAVIOUR;
        boolean collides = (behaviour & Actors.WORLD_COLLISION) != 0;
        double width = role.size().x();
        double height = role.size().y();
        if (collides && sim.solver.depth(i, at.x(), at.y(), width, height) > Sweep.SKIN) {
            return false;
        }
        a.flags[i] = a.flags[i] & ~Actors.BEHAVIOUR | behaviour;
        if ((behaviour & Actors.STANDABLE) != 0) {
            sim.crowd.standables.add(i);
        }
        a.w[i] = width;
        a.h[i] = height;
        a.set(i, Actors.ALIVE);
        a.x[i] = at.x();
        a.y[i] = at.y();
        a.vx[i] = velocity.x();
        a.vy[i] = velocity.y();
        a.flags[i] = facing == Facing.LEFT ? a.flags[i] | Actors.FACES_LEFT : a.flags[i] & ~Actors.FACES_LEFT;
        settle(i);
        a.clear(i, Actors.MAY_OVERLAP);
        sim.events.add(EventType.RESPAWNED, i);
        return true;
    }
}

package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.ActorValue;
import java.util.EnumMap;
import java.util.Map;

/** Reads the {@link ActorValue}s of actors. */
final class ActorReader {
    /** Reads one value of the actor with an index. */
    @FunctionalInterface
    private interface Reading {
        double of(ActorReader reader, int i);
    }

    private static final Map<ActorValue, Reading> READINGS = new EnumMap<>(ActorValue.class);

    static {
        read(ActorValue.LEFT, (r, i) -> r.a.x[i]);
        read(ActorValue.TOP, (r, i) -> r.a.y[i]);
        read(ActorValue.RIGHT, (r, i) -> r.a.x[i] + r.a.w[i]);
        read(ActorValue.FEET, (r, i) -> r.a.feet(i));
        read(ActorValue.WIDTH, (r, i) -> r.a.w[i]);
        read(ActorValue.HEIGHT, (r, i) -> r.a.h[i]);
        read(ActorValue.STANDING_HEIGHT, (r, i) -> r.a.has(i, ActorFlags.CROUCHES) ? r.a.standingHeight[i] : r.a.h[i]);
        read(ActorValue.MOVED_X, (r, i) -> r.isStepped ? r.a.x[i] - r.a.oldX[i] : 0);
        read(ActorValue.MOVED_Y, (r, i) -> r.isStepped ? r.a.y[i] - r.a.oldY[i] : 0);
        read(ActorValue.VX, (r, i) -> r.a.vx[i]);
        read(ActorValue.VY, (r, i) -> r.a.vy[i]);
        read(ActorValue.WORLD_VX, (r, i) -> r.sim.footing.motion.worldVx(i));
        read(ActorValue.WORLD_VY, (r, i) -> r.sim.footing.motion.worldVy(i));
        read(ActorValue.SPEED, (r, i) -> r.a.speed[i]);
        read(ActorValue.TOP_SPEED, (r, i) -> r.sim.surfaces.topSpeed(i));
        read(ActorValue.REPEL_X, (r, i) -> r.a.repelX[i]);
        read(ActorValue.REPEL_Y, (r, i) -> r.a.repelY[i]);
        read(ActorValue.STATE, (r, i) -> r.a.state[i]);
        read(ActorValue.SUPPORT, (r, i) -> r.a.supportKind[i]);
        read(ActorValue.SUPPORT_MAJOR, (r, i) -> r.a.supportMajor[i]);
        read(ActorValue.SUPPORT_MINOR, (r, i) -> r.a.supportMinor[i]);
        read(ActorValue.SUPPORT_PART, (r, i) -> r.a.supportPart[i]);
        read(ActorValue.NORMAL_X, (r, i) -> r.a.groundX[i]);
        read(ActorValue.NORMAL_Y, (r, i) -> r.a.groundY[i]);
        read(ActorValue.SUPPORT_VX, (r, i) -> r.a.supportVx[i]);
        read(ActorValue.LEFT_VX, (r, i) -> r.a.leftVx[i]);
        read(ActorValue.TOUCH, (r, i) -> r.a.touch[i] | r.sim.resting.of(i));
        read(ActorValue.AIR_CAP, (r, i) -> r.a.airCap[i]);
        read(ActorValue.RUN_CAP, (r, i) -> r.a.runCap[i]);
        read(ActorValue.LIFT, (r, i) -> r.a.lift[i]);
        read(ActorValue.AIR_JUMPS_USED, (r, i) -> r.a.airJumpsUsed[i]);
        read(ActorValue.DROP_X, (r, i) -> r.a.dropX[i]);
        read(ActorValue.DROP_Y, (r, i) -> r.a.dropY[i]);
        read(ActorValue.DROP_PLATFORM, (r, i) -> r.a.dropPlatform[i]);
        read(ActorValue.DROP_BEFORE, (r, i) -> r.a.dropBefore[i]);
        read(ActorValue.DROP_POLYGON, (r, i) -> r.a.dropPolygon[i]);
        read(ActorValue.COYOTE_LEFT, (r, i) -> r.coyoteLeft(i));
        read(ActorValue.BUFFER_LEFT, (r, i) -> Math.max(0, r.a.profiles[i].bufferTicks - r.a.sinceJump[i]));
        read(ActorValue.SINCE_JUMP, (r, i) -> r.a.sinceJump[i]);
        read(ActorValue.SINCE_GROUND, (r, i) -> r.a.sinceGround[i]);
        read(ActorValue.DROP_TICKS, (r, i) -> r.a.dropTicks[i]);
        read(ActorValue.DASH_TICKS, (r, i) -> r.a.dashTicks[i]);
        read(ActorValue.LOCK_TICKS, (r, i) -> r.a.lockTicks[i]);
        read(ActorValue.DEAD_TICKS, (r, i) -> r.a.deadTicks[i]);
        read(ActorValue.SINCE_TURN, (r, i) -> r.a.sinceTurn[i]);
        read(ActorValue.ESCAPE_X, (r, i) -> r.a.escapeX[i]);
        read(ActorValue.ESCAPE_Y, (r, i) -> r.a.escapeY[i]);
        read(ActorValue.ESCAPE_RANK, (r, i) -> r.a.escapeRank[i]);

        readFlag(ActorValue.ALIVE, ActorFlags.ALIVE);
        readFlag(ActorValue.PRESENT, ActorFlags.PRESENT);
        readFlag(ActorValue.WON, ActorFlags.WON);
        readFlag(ActorValue.WEDGED, ActorFlags.WEDGED);
        readFlag(ActorValue.EMBEDDED, ActorFlags.EMBEDDED);
        readFlag(ActorValue.FACES_LEFT, ActorFlags.FACES_LEFT);
        readFlag(ActorValue.CROUCHES, ActorFlags.CROUCHES);
        readFlag(ActorValue.RUNS, ActorFlags.RUNS);
        readFlag(ActorValue.STOPPED, ActorFlags.STOPPED);
        readFlag(ActorValue.RIDES, ActorFlags.RIDES);
        readFlag(ActorValue.HELD_BACK, ActorFlags.RIDE_BLOCKED);
        readFlag(ActorValue.PRESSED, ActorFlags.PRESSED);
        readFlag(ActorValue.CAN_CUT, ActorFlags.CAN_CUT);
        readFlag(ActorValue.COYOTE, ActorFlags.COYOTE);
        readFlag(ActorValue.CLIMB_LOCK, ActorFlags.CLIMB_LOCK);
        readFlag(ActorValue.DASHED, ActorFlags.DASHED);
        readFlag(ActorValue.DASH_ENDS, ActorFlags.DASH_ENDINGS);
        readFlag(ActorValue.JUMP_HELD, ActorFlags.JUMP_WAS_HELD);
        readFlag(ActorValue.DASH_HELD, ActorFlags.DASH_WAS_HELD);
        readFlag(ActorValue.DOWN_HELD, ActorFlags.DOWN_WAS_HELD);
        readFlag(ActorValue.WORLD_COLLISION, ActorFlags.WORLD_COLLISION);
        readFlag(ActorValue.GRAVITY, ActorFlags.GRAVITY);
        readFlag(ActorValue.FRICTION, ActorFlags.FRICTION);
        readFlag(ActorValue.STANDABLE, ActorFlags.STANDABLE);
        readFlag(ActorValue.HURTS, ActorFlags.HURTS);
        readFlag(ActorValue.STOMPABLE, ActorFlags.STOMPABLE);
        readFlag(ActorValue.TURNS_AT_LEDGES, ActorFlags.TURNS_AT_LEDGES);
        readFlag(ActorValue.PUSHED, ActorFlags.PUSHED);
        readFlag(ActorValue.WAS_PUSHED, ActorFlags.WAS_PUSHED);
        readFlag(ActorValue.WAS_WEDGED, ActorFlags.WAS_WEDGED);
        readFlag(ActorValue.CRUSH_CANDIDATE, ActorFlags.CRUSH_CANDIDATE);
        readFlag(ActorValue.CRUSH_VERTICAL, ActorFlags.CRUSH_VERTICAL);
        readFlag(ActorValue.CRUSHED, ActorFlags.CRUSHED);
        readFlag(ActorValue.HIT_HAZARD, ActorFlags.HIT_HAZARD);
        readFlag(ActorValue.HIT_ENEMY, ActorFlags.HIT_ENEMY);
        readFlag(ActorValue.STOMPED, ActorFlags.STOMPED);
        readFlag(ActorValue.HIT_FLOOR, ActorFlags.HIT_FLOOR);
        readFlag(ActorValue.MOVED, ActorFlags.MOVED);
        readFlag(ActorValue.SUPPORT_CHECKED, ActorFlags.SUPPORT_CHECKED);
        readFlag(ActorValue.SUPPORTED, ActorFlags.SUPPORTED);
        readFlag(ActorValue.MAY_OVERLAP, ActorFlags.MAY_OVERLAP);
        readFlag(ActorValue.ESCAPE_PENDING, ActorFlags.ESCAPE_PENDING);
        readFlag(ActorValue.ESCAPE_TRIED, ActorFlags.ESCAPE_TRIED);
    }

    private final Simulation sim;
    private final ActorArrays a;
    /** True if the last step led to where the actors are. */
    private final boolean isStepped;

    ActorReader(Simulation sim, boolean isStepped) {
        this.sim = sim;
        this.isStepped = isStepped;
        a = sim.actors;
    }

    private static void read(ActorValue value, Reading reading) {
        READINGS.put(value, reading);
    }

    private static void readFlag(ActorValue value, long flag) {
        READINGS.put(value, (r, i) -> r.a.has(i, flag) ? 1 : 0);
    }

    double read(int i, ActorValue value) {
        return READINGS.get(value).of(this, i);
    }

    private int coyoteLeft(int i) {
        return a.state[i] == ActorArrays.AIR && a.has(i, ActorFlags.COYOTE)
                ? Math.max(0, a.profiles[i].coyoteTicks + 1 - a.sinceGround[i])
                : 0;
    }
}

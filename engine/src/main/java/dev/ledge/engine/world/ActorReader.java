package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.ActorValue;
import java.util.EnumMap;
import java.util.Map;

/** Reads the {@link ActorValue}s of actors. */
final class ActorReader {
    private static final Map<ActorValue, Long> FLAGS = new EnumMap<>(Map.ofEntries(
            Map.entry(ActorValue.ALIVE, ActorFlags.ALIVE),
            Map.entry(ActorValue.PRESENT, ActorFlags.PRESENT),
            Map.entry(ActorValue.WON, ActorFlags.WON),
            Map.entry(ActorValue.WEDGED, ActorFlags.WEDGED),
            Map.entry(ActorValue.EMBEDDED, ActorFlags.EMBEDDED),
            Map.entry(ActorValue.FACES_LEFT, ActorFlags.FACES_LEFT),
            Map.entry(ActorValue.CROUCHES, ActorFlags.CROUCHES),
            Map.entry(ActorValue.RUNS, ActorFlags.RUNS),
            Map.entry(ActorValue.STOPPED, ActorFlags.STOPPED),
            Map.entry(ActorValue.RIDES, ActorFlags.RIDES),
            Map.entry(ActorValue.HELD_BACK, ActorFlags.HELD_BACK),
            Map.entry(ActorValue.PRESSED, ActorFlags.PRESSED),
            Map.entry(ActorValue.CAN_CUT, ActorFlags.CAN_CUT),
            Map.entry(ActorValue.COYOTE, ActorFlags.COYOTE),
            Map.entry(ActorValue.CLIMB_LOCK, ActorFlags.CLIMB_LOCK),
            Map.entry(ActorValue.DASHED, ActorFlags.DASHED),
            Map.entry(ActorValue.DASH_ENDS, ActorFlags.DASH_ENDS),
            Map.entry(ActorValue.JUMP_HELD, ActorFlags.JUMP_WAS_HELD),
            Map.entry(ActorValue.DASH_HELD, ActorFlags.DASH_WAS_HELD),
            Map.entry(ActorValue.DOWN_HELD, ActorFlags.DOWN_WAS_HELD),
            Map.entry(ActorValue.WORLD_COLLISION, ActorFlags.WORLD_COLLISION),
            Map.entry(ActorValue.GRAVITY, ActorFlags.GRAVITY),
            Map.entry(ActorValue.FRICTION, ActorFlags.FRICTION),
            Map.entry(ActorValue.STANDABLE, ActorFlags.STANDABLE),
            Map.entry(ActorValue.HURTS, ActorFlags.HURTS),
            Map.entry(ActorValue.STOMPABLE, ActorFlags.STOMPABLE),
            Map.entry(ActorValue.TURNS_AT_LEDGES, ActorFlags.TURNS_AT_LEDGES),
            Map.entry(ActorValue.PUSHED, ActorFlags.PUSHED),
            Map.entry(ActorValue.WAS_PUSHED, ActorFlags.WAS_PUSHED),
            Map.entry(ActorValue.WAS_WEDGED, ActorFlags.WAS_WEDGED),
            Map.entry(ActorValue.CRUSH_CANDIDATE, ActorFlags.CRUSH_CANDIDATE),
            Map.entry(ActorValue.CRUSH_VERTICAL, ActorFlags.CRUSH_VERTICAL),
            Map.entry(ActorValue.CRUSHED, ActorFlags.CRUSHED),
            Map.entry(ActorValue.HIT_HAZARD, ActorFlags.HIT_HAZARD),
            Map.entry(ActorValue.HIT_ENEMY, ActorFlags.HIT_ENEMY),
            Map.entry(ActorValue.STOMPED, ActorFlags.STOMPED),
            Map.entry(ActorValue.HIT_FLOOR, ActorFlags.HIT_FLOOR),
            Map.entry(ActorValue.MOVED, ActorFlags.MOVED),
            Map.entry(ActorValue.SUPPORT_CHECKED, ActorFlags.SUPPORT_CHECKED),
            Map.entry(ActorValue.MAY_OVERLAP, ActorFlags.MAY_OVERLAP),
            Map.entry(ActorValue.ESCAPE_PENDING, ActorFlags.ESCAPE_PENDING),
            Map.entry(ActorValue.ESCAPE_TRIED, ActorFlags.ESCAPE_TRIED)));

    private final Simulation sim;
    private final ActorArrays a;
    /** True if the last step led to where the actors are. */
    private final boolean isStepped;

    ActorReader(Simulation sim, boolean isStepped) {
        this.sim = sim;
        this.isStepped = isStepped;
        a = sim.actors;
    }

    double read(int i, ActorValue value) {
        Long flag = FLAGS.get(value);
        if (flag != null) {
            return a.has(i, flag) ? 1 : 0;
        }
        return switch (value.group()) {
            case PLACE -> place(i, value);
            case VELOCITY -> velocity(i, value);
            case SUPPORT -> support(i, value);
            case FLIGHT -> flight(i, value);
            case TIMERS -> timer(i, value);
            default -> escape(i, value);
        };
    }

    private double place(int i, ActorValue value) {
        return switch (value) {
            case LEFT -> a.x[i];
            case TOP -> a.y[i];
            case RIGHT -> a.x[i] + a.w[i];
            case FEET -> a.feet(i);
            case WIDTH -> a.w[i];
            case HEIGHT -> a.h[i];
            case STANDING_HEIGHT -> a.standingHeight[i];
            case MOVED_X -> isStepped ? a.x[i] - a.oldX[i] : 0;
            case MOVED_Y -> isStepped ? a.y[i] - a.oldY[i] : 0;
            default -> throw new IllegalArgumentException(value.name());
        };
    }

    private double velocity(int i, ActorValue value) {
        return switch (value) {
            case VX -> a.vx[i];
            case VY -> a.vy[i];
            case WORLD_VX -> sim.footing.motion.worldVx(i);
            case WORLD_VY -> sim.footing.motion.worldVy(i);
            case SPEED -> a.speed[i];
            case TOP_SPEED -> sim.surfaces.topSpeed(i);
            case REPEL_X -> a.repelX[i];
            case REPEL_Y -> a.repelY[i];
            default -> throw new IllegalArgumentException(value.name());
        };
    }

    private double support(int i, ActorValue value) {
        return switch (value) {
            case STATE -> a.state[i];
            case SUPPORT -> a.supportKind[i];
            case SUPPORT_MAJOR -> a.supportMajor[i];
            case SUPPORT_MINOR -> a.supportMinor[i];
            case SUPPORT_PART -> a.supportPart[i];
            case NORMAL_X -> a.groundX[i];
            case NORMAL_Y -> a.groundY[i];
            case SUPPORT_VX -> a.supportVx[i];
            case LEFT_VX -> a.leftVx[i];
            case TOUCH -> a.touch[i] | sim.resting.of(i);
            default -> throw new IllegalArgumentException(value.name());
        };
    }

    private double flight(int i, ActorValue value) {
        return switch (value) {
            case AIR_CAP -> a.airCap[i];
            case RUN_CAP -> a.runCap[i];
            case LIFT -> a.lift[i];
            case AIR_JUMPS_USED -> a.airJumpsUsed[i];
            case DROP_Y -> a.dropY[i];
            case DROP_PLATFORM -> a.dropPlatform[i];
            case DROP_POLYGON -> a.dropPolygon[i];
            default -> throw new IllegalArgumentException(value.name());
        };
    }

    private double timer(int i, ActorValue value) {
        MovementParams p = a.profiles[i];
        return switch (value) {
            case COYOTE_LEFT ->
                a.state[i] == ActorArrays.AIR && a.has(i, ActorFlags.COYOTE)
                        ? Math.max(0, p.coyoteTicks + 1 - a.sinceGround[i])
                        : 0;
            case BUFFER_LEFT -> Math.max(0, p.bufferTicks - a.sinceJump[i]);
            case SINCE_JUMP -> a.sinceJump[i];
            case SINCE_GROUND -> a.sinceGround[i];
            case DROP_TICKS -> a.dropTicks[i];
            case DASH_TICKS -> a.dashTicks[i];
            case LOCK_TICKS -> a.lockTicks[i];
            case DEAD_TICKS -> a.deadTicks[i];
            case SINCE_TURN -> a.sinceTurn[i];
            default -> throw new IllegalArgumentException(value.name());
        };
    }

    private double escape(int i, ActorValue value) {
        return switch (value) {
            case ESCAPE_X -> a.escapeX[i];
            case ESCAPE_Y -> a.escapeY[i];
            case ESCAPE_RANK -> a.escapeRank[i];
            default -> throw new IllegalArgumentException(value.name());
        };
    }
}

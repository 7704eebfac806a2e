package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.util.function.Function;

/**
 * Turns an actor's buttons into velocity: walking, steering in flight, jumps with cut, coyote time and buffer, dropping
 * through one-ways. Cases JP-01 to JP-05, SF-01 to SF-03, OW-07, Appendix A Ch10, Ch15, Ch23.
 */
public final class MovementInput extends LevelBound {
    private static final double DIAGONAL = Math.sqrt(0.5);

    private static final int LEFT = Buttons.LEFT.bit();
    private static final int RIGHT = Buttons.RIGHT.bit();
    private static final int UP = Buttons.UP.bit();
    private static final int DOWN = Buttons.DOWN.bit();
    private static final int JUMP = Buttons.JUMP.bit();
    private static final int RUN = Buttons.RUN.bit();
    private static final int DASH = Buttons.DASH.bit();

    private final ActorArrays a;
    private final EventLog events;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final AirMover air;
    private final Climbing climbing;
    private final Dash dashes;
    private final WallMoves walls;
    private final Crouch crouching;
    private final Drops dropping;
    private final double dt;

    /** Most that a jump inherits of the support's velocity, px/s. */
    private double maxInheritedX = Double.POSITIVE_INFINITY;

    private double maxInheritedUp = Double.POSITIVE_INFINITY;

    public MovementInput(
            CompiledLevel scene,
            ActorArrays actors,
            EventLog events,
            Footing footing,
            ActiveSurfaces surfaces,
            AirMover air,
            Climbing climbing,
            Dash dashes,
            WallMoves walls,
            Crouch crouching,
            Drops dropping) {
        super(scene);
        a = actors;
        this.events = events;
        this.footing = footing;
        this.surfaces = surfaces;
        this.air = air;
        this.climbing = climbing;
        this.dashes = dashes;
        this.walls = walls;
        this.crouching = crouching;
        this.dropping = dropping;
        dt = scene.dt;
    }

    /** Limits what jumps inherit of the support's velocity, px/s. Appendix A Ch10. */
    public void capInherited(double sideways, double upwards) {
        maxInheritedX = sideways;
        maxInheritedUp = upwards;
    }

    public void capInheritedLike(MovementInput other) {
        capInherited(other.maxInheritedX, other.maxInheritedUp);
    }

    /** Applies the buttons that are down in this tick. */
    public void control(int i, int buttons) {
        int fresh = recordJump(i, buttons);
        boolean isSkilled = a.profiles[i].hasSkills;
        if (isSkilled) {
            fresh |= recordSkills(i, buttons);
        }
        if (!a.isActive(i) || a.has(i, ActorFlags.CRUSH_CANDIDATE)) {
            return;
        }
        int dir = axis(buttons, LEFT, RIGHT);
        int vertical = axis(buttons, UP, DOWN);
        if (isSkilled) {
            continueMoves(i);
        }
        if (dir != 0 && (!a.isLocked(i) || startsDash(i, fresh))) {
            face(i, dir);
        }
        a.startVx[i] = a.vx[i];
        a.startVy[i] = a.vy[i];
        if (scene.topDown) {
            if (startsDash(i, fresh)) {
                dashes.start(i, dir, vertical, true, false);
            }
            planar(i, dir, vertical);
        } else {
            sideOn(i, dir, vertical, buttons, fresh);
        }
    }

    private void face(int i, int dir) {
        a.flags[i] = a.flags[i] & ~ActorFlags.FACES_LEFT | dir >> Integer.SIZE - 1 & ActorFlags.FACES_LEFT;
    }

    /** Applies the buttons in a level that is seen from the side. */
    private void sideOn(int i, int dir, int vertical, int buttons, int fresh) {
        boolean down = (buttons & DOWN) != 0;
        if (a.profiles[i].hasSkills && (!down || a.state[i] != ActorArrays.GROUND)) {
            crouching.standUp(i);
        }
        boolean jump = (buttons & JUMP) != 0;
        boolean pressed = (fresh & JUMP) != 0;
        boolean drops = a.profiles[i].dropsByDown ? (fresh & DOWN) != 0 : pressed && down;
        if (startsDash(i, fresh) && beginDash(i, dir, vertical, pressed, drops)) {
            return;
        }
        if (climbing.control(i, dir, vertical, jump, pressed)) {
            dashes.end(i);
            return;
        }
        if (a.state[i] == ActorArrays.GROUND) {
            onGround(i, dir, jump, down, drops);
        } else {
            inAir(i, dir, jump, pressed);
        }
    }

    /** Begins a dash. True if it leads through the ground, which is all that the buttons do in this tick. */
    private boolean beginDash(int i, int dir, int vertical, boolean pressed, boolean drops) {
        boolean stands = a.state[i] == ActorArrays.GROUND;
        boolean leavesDown = stands && drops && dropping.begin(i);
        if (leavesDown) {
            dropThrough(i, dir);
        }
        dashes.start(i, dir, vertical, false, stands ? wantsJump(i) : pressed && climbing.isOnLadder(i));
        return leavesDown;
    }

    /** The direction of two opposite buttons: −1, 0, or 1. */
    private static int axis(int buttons, int back, int forth) {
        return Integer.bitCount(buttons & forth) - Integer.bitCount(buttons & back);
    }

    private boolean startsDash(int i, int fresh) {
        return (fresh & DASH) != 0 && dashes.isReady(i);
    }

    /** Stores whether jump is down; gives the button if it has just been pressed, else 0. */
    private int recordJump(int i, int buttons) {
        int jump = buttons & JUMP;
        boolean isFresh = jump != 0 && !a.has(i, ActorFlags.JUMP_WAS_HELD);
        a.flags[i] = a.flags[i] & ~ActorFlags.JUMP_WAS_HELD | (jump != 0 ? ActorFlags.JUMP_WAS_HELD : 0);
        a.sinceJump[i] = isFresh ? 0 : Math.min(a.sinceJump[i] + 1, ActorArrays.NEVER);
        return isFresh ? jump : 0;
    }

    /** Stores which of the skills' buttons are down; gives those that have just been pressed. */
    private int recordSkills(int i, int buttons) {
        long before = a.flags[i];
        int held = (before & ActorFlags.DASH_WAS_HELD) != 0 ? DASH : 0;
        held |= (before & ActorFlags.DOWN_WAS_HELD) != 0 ? DOWN : 0;
        boolean runs = (buttons & RUN) != 0 && a.profiles[i].runSpeed > 0;
        a.flags[i] = before & ~(ActorFlags.DASH_WAS_HELD | ActorFlags.DOWN_WAS_HELD | ActorFlags.RUNS)
                | ((buttons & DASH) != 0 ? ActorFlags.DASH_WAS_HELD : 0)
                | ((buttons & DOWN) != 0 ? ActorFlags.DOWN_WAS_HELD : 0)
                | (runs ? ActorFlags.RUNS : 0);
        return buttons & (DASH | DOWN) & ~held;
    }

    /** Continues what began in an earlier step. */
    private void continueMoves(int i) {
        a.lockTicks[i] = Math.max(0, a.lockTicks[i] - 1);
        if (a.state[i] != ActorArrays.AIR) {
            footing.giveBack(i);
        }
        dashes.tick(i, scene.topDown);
    }

    private void onGround(int i, int dir, boolean jump, boolean down, boolean drops) {
        if (drops && dropping.begin(i)) {
            dropThrough(i, dir);
            return;
        }
        if (wantsJump(i) && !isLedOutAside(i)) {
            takeOff(i, dir, jump);
            return;
        }
        if (down) {
            crouching.duck(i);
        }
        a.startVx[i] = a.speed[i];
        // What waits after a jump off a wall does so on the ground, too.
        if (!a.isDashing(i) && !a.isLocked(i)) {
            a.speed[i] = walk(i, a.speed[i], dir, surfaces.topSpeed(i));
        }
    }

    /** True of an actor that is pushed out of something, but not upwards: a jump would not move it. */
    private boolean isLedOutAside(int i) {
        return a.has(i, ActorFlags.EMBEDDED) && (a.escapeX[i] != 0 || a.escapeY[i] > 0);
    }

    private boolean wantsJump(int i) {
        return a.sinceJump[i] <= a.profiles[i].bufferTicks && a.profiles[i].jumpSpeed > 0;
    }

    /** The new speed on the ground. */
    private double walk(int i, double speed, int dir, double top) {
        if (dir == 0) {
            return towardsZero(speed, slowing(i) * dt);
        }
        double forward = speed * dir;
        if (forward > top) {
            forward = Math.max(top, forward - slowing(i) * dt);
        } else {
            MovementParams p = a.profiles[i];
            Surface ground = surfaces.under(i);
            Surface area = surfaces.around(i);
            double acceleration = forward < 0
                    ? pick(area, ground, MovementInput::turnOf, p.turnAcceleration)
                    : pick(area, ground, Surface::acceleration, p.acceleration);
            forward = Math.min(top, forward + acceleration * dt);
        }
        return forward * dir;
    }

    private static double towardsZero(double speed, double by) {
        return speed > 0 ? Math.max(0, speed - by) : Math.min(0, speed + by);
    }

    private static Double turnOf(Surface surface) {
        return surface.turnAcceleration() == null ? surface.acceleration() : surface.turnAcceleration();
    }

    /** A value of the area around the actor, else of the surface under it, else its own. */
    private static double pick(Surface area, Surface ground, Function<Surface, Double> what, double own) {
        Double value = area == null ? null : what.apply(area);
        if (value == null && ground != null) {
            value = what.apply(ground);
        }
        return value == null ? own : value;
    }

    private void inAir(int i, int dir, boolean jump, boolean pressed) {
        if (!jump || a.vy[i] >= 0) {
            a.clear(i, ActorFlags.CLIMB_LOCK);
        }
        if (!jumpsInAir(i, jump, pressed)) {
            cut(i, jump);
        }
        if (a.isDashing(i)) {
            return;
        }
        fall(i, dir);
    }

    /** The direction held and gravity act in the air, and a wall that is slid down. */
    private void fall(int i, int dir) {
        boolean slides = a.profiles[i].hasSkills && walls.slides(i, dir);
        if (slides) {
            walls.slow(i);
        }
        steer(i, dir);
        air.gravity(i);
        if (slides) {
            walls.limit(i);
        }
    }

    /** Uses a press of jump: up to the ground that was just left, off a wall, or in the air. False if it is kept. */
    private boolean jumpsInAir(int i, boolean jump, boolean pressed) {
        MovementParams p = a.profiles[i];
        if (a.has(i, ActorFlags.COYOTE) && a.sinceGround[i] <= p.coyoteTicks && wantsJump(i)) {
            double left = p.takeOff == TakeOff.UPWARD ? Numbers.limit(a.leftVx[i], maxInheritedX) : 0;
            dashes.endByJump(i);
            air.rise(i, jump, a.vx[i] + left, Math.max(-maxInheritedUp, a.lift[i]));
            return true;
        }
        return p.hasSkills && (jumpsOffWall(i, jump) || pressed && jumpsAgain(i, jump));
    }

    private boolean jumpsOffWall(int i, boolean jump) {
        MovementParams p = a.profiles[i];
        int wall = walls.wantsJump(i) ? walls.side(i) : 0;
        if (wall != 0) {
            dashes.end(i);
            a.airJumpsUsed[i] = 0;
            a.lockTicks[i] = p.wallJumpTicks;
            footing.freeCaps(i);
            face(i, -wall);
            air.rise(i, p.wallJump.y(), jump, -wall * p.wallJump.x(), 0, EventLog.WALL);
        }
        return wall != 0;
    }

    private boolean jumpsAgain(int i, boolean jump) {
        MovementParams p = a.profiles[i];
        if (a.airJumpsUsed[i] < p.airJumps && p.airJumpSpeed > 0) {
            dashes.endByJump(i);
            a.airJumpsUsed[i]++;
            air.rise(i, p.airJumpSpeed, jump, a.vx[i], 0, EventLog.AIR);
            return true;
        }
        return false;
    }

    /** Jump cut: when the button is let go, or the rise ends. */
    private void cut(int i, boolean jump) {
        if (a.has(i, ActorFlags.CAN_CUT) && (!jump || a.vy[i] >= a.lift[i])) {
            a.clear(i, ActorFlags.CAN_CUT);
            // The rise inherited from a support is kept: the cut applies to the jump's own speed.
            double own = a.vy[i] - a.lift[i];
            if (own < 0) {
                a.vy[i] = a.lift[i] + own * a.profiles[i].jumpCut;
                a.startVy[i] = a.vy[i];
            }
        }
    }

    /** Top speed of steering in this flight where no surface sets one, px/s. */
    private double airTop(int i) {
        if (a.has(i, ActorFlags.CROUCHES)) {
            return Math.min(a.airCap[i], a.profiles[i].crouchSpeed);
        }
        return a.has(i, ActorFlags.RUNS) ? a.runCap[i] : a.airCap[i];
    }

    private void steer(int i, int dir) {
        if (a.isLocked(i)) {
            return;
        }
        MovementParams p = a.profiles[i];
        Surface area = surfaces.around(i);
        double top = airTop(i);
        top = area != null && area.maxSpeed() != null ? Math.min(area.maxSpeed(), top) : top;
        double vx = a.vx[i];
        if (dir == 0) {
            if (a.has(i, ActorFlags.FRICTION)) {
                a.vx[i] = towardsZero(vx, p.airDeceleration * dt);
            }
        } else if (vx * dir < top) {
            a.vx[i] = dir * Math.min(top, vx * dir + pick(area, null, Surface::acceleration, p.airAcceleration) * dt);
        }
        if (area != null && area.maxSpeed() != null && Math.abs(a.vx[i]) > top && a.has(i, ActorFlags.FRICTION)) {
            double slower = Math.max(top, Math.abs(vx) - pick(area, null, Surface::deceleration, p.deceleration) * dt);
            a.vx[i] = Math.signum(vx) * slower;
        }
    }

    /**
     * A jump from the ground: inherits the support's horizontal velocity, and its vertical velocity when upward. Cases
     * MP-04, MP-05, MP-08.
     */
    private void takeOff(int i, int dir, boolean held) {
        dashes.endByJump(i);
        double own = a.speed[i] * -a.groundY[i];
        boolean takes = a.profiles[i].takeOff != TakeOff.NONE;
        double vx = takes ? own + Numbers.limit(a.supportVx[i], maxInheritedX) : own;
        double lift = takes ? Math.max(-maxInheritedUp, Math.min(0, footing.motion.supportVelocityY(i))) : 0;
        footing.toAir(i, vx, 0);
        air.rise(i, held, vx, lift);
        steer(i, dir);
        air.gravity(i);
    }

    /** Through the ground into the air, where the direction held acts at once, as off it by a jump. */
    private void dropThrough(int i, int dir) {
        a.sinceJump[i] = ActorArrays.NEVER;
        boolean dashes = a.isDashing(i);
        footing.fallOff(i, a.supportVx[i], dashes ? Math.max(0, a.speed[i] * a.groundX[i]) : 0);
        events.add(EventType.DROPPED_THROUGH, i);
        if (!dashes) {
            fall(i, dir);
        }
    }

    /**
     * Between a diagonal and straight on, neither axis is too fast but both together may be. The one that was faster
     * before, as after a run, slows down to that evenly; while one axis alone is too fast, and is slowed, what the
     * other gains is no speed on top.
     *
     * @param before how fast it was when the step began, px/s
     */
    private void limitTurn(int i, double before) {
        double top = surfaces.topSpeed(i);
        // Slowed down to the top speed, but for rounding.
        double limit = top + Tolerance.ROUNDING;
        boolean slow = Math.abs(a.vx[i]) <= limit && Math.abs(a.vy[i]) <= limit;
        double most = Math.max(top, slow ? before - slowing(i) * dt : before);
        double speed = Numbers.length(a.vx[i], a.vy[i]);
        if (speed > most) {
            a.vx[i] *= most / speed;
            a.vy[i] *= most / speed;
        }
    }

    /** How fast it loses what is too fast of its speed, px/s². */
    private double slowing(int i) {
        if (!a.has(i, ActorFlags.FRICTION)) {
            return 0;
        }
        return pick(surfaces.around(i), surfaces.under(i), Surface::deceleration, a.profiles[i].deceleration);
    }

    private void planar(int i, int dir, int vertical) {
        if (a.isDashing(i)) {
            return;
        }
        double before = Numbers.length(a.vx[i], a.vy[i]);
        double top = surfaces.topSpeed(i) * (dir != 0 && vertical != 0 ? DIAGONAL : 1);
        a.vx[i] = walk(i, a.vx[i], dir, top);
        a.vy[i] = walk(i, a.vy[i], vertical, top);
        if (dir != 0 || vertical != 0) {
            limitTurn(i, before);
        }
    }
}

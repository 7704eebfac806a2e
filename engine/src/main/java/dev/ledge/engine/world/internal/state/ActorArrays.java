package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.level.Facing;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import java.util.Arrays;
import java.util.List;

/**
 * The actors' state in flat arrays, one element an actor, sorted by id. Positions are of the top-left corner of the
 * box.
 */
public final class ActorArrays {

    public static final byte GROUND = (byte) ActorState.GROUND.ordinal();
    public static final byte AIR = (byte) ActorState.AIR.ordinal();
    public static final byte CLIMB = (byte) ActorState.CLIMB.ordinal();
    public static final byte DEAD = (byte) ActorState.DEAD.ordinal();

    private static final int WAS_PUSHED_SHIFT = 1;
    private static final int WAS_WEDGED_SHIFT = 15;

    public static final int NEVER = Integer.MAX_VALUE / 2;

    public final int count;
    public final String[] ids;
    public final ActorKind[] kinds;
    public final MovementParams[] profiles;
    public final double[] x;

    public final double[] y;
    public final double[] w;
    public final double[] h;
    /** Velocity: in the air the world's; on the ground along the surface and relative to the carrier. */
    public final double[] vx;

    public final double[] vy;
    /** Walking speed along the surface, signed, positive to the right. */
    public final double[] speed;
    /** Normal of the ground. */
    public final double[] groundX;

    public final double[] groundY;
    /** Velocity of what carries the actor, horizontally. */
    public final double[] supportVx;
    /** Top speed of steering in this flight. */
    public final double[] airCap;
    /** Upward velocity that a jump took along from what carried the actor, 0 or less. */
    public final double[] lift;

    /** Height of the ground that is being dropped through. */
    public final double[] dropY;
    /** Top speed of steering in this flight while run is held. */
    public final double[] runCap;
    /** Sideways velocity of what it fell off, for a coyote jump that takes it along. */
    public final double[] leftVx;
    /** How high it is when it does not crouch. */
    public final double[] tall;

    public final double[] repelX;
    public final double[] repelY;
    /** What is left of the way out of what encloses it, straight up, down, left or right. */
    public final double[] outX;

    public final double[] outY;
    /** How good that way is, 0 the best. */
    public final int[] outRank;

    public final long[] flags;
    public final byte[] state;
    public final byte[] touch;
    public final int[] supportKind;
    /** Index of the support, or its column. */
    public final int[] supportMajor;
    /** Row of a supporting tile. */
    public final int[] supportMinor;
    /** Part of a supporting tile. */
    public final int[] supportPart;
    /** Number of the surface of a supporting tile, −1 if it has to be looked up; follows from the rest. */
    public final int[] surface;
    /** Steps since jump was pressed. */
    public final int[] sinceJump;
    /** Steps since the ground was lost. */
    public final int[] sinceGround;

    public final int[] dropTicks;
    public final int[] dropPlatform;
    public final int[] deadTicks;
    /** Jumps in the air since it stood or climbed last. */
    public final int[] airJumpsUsed;
    /** What is left of a dash, this step included, 0 if it does not dash. */
    public final int[] dashTicks;
    /** How long it cannot steer after a jump off a wall, this step included. */
    public final int[] lockTicks;
    /** Steps since an enemy turned. */
    public final int[] sinceTurn;

    // Of the current step only.
    public final double[] oldX;
    public final double[] oldY;
    public final double[] startVx;
    public final double[] startVy;
    /** True if somebody was carried in this step. */
    private boolean anyTransport;
    /** How far it was carried. */
    public final double[] transportX;

    public final double[] transportY;
    /**
     * The part of its own motion that carrying has done already; less than 0 if it has yet to go along with a new
     * carrier.
     */
    public final double[] doneX;

    public final double[] doneY;
    /** What of a push could not be done. */
    public final double[] missingPushX;

    public final double[] missingPushY;
    /** On whom it stood when the step began, −1 if on nobody. */
    public final int[] rode;

    public final byte[] oldTouch;
    public final int[] crushPlatform;
    /** The enemy that hit it. */
    public final int[] hitBy;

    /** The arrays that make up the state, which a snapshot copies. */
    public final double[][] doubles;

    public final long[][] longs;
    public final int[][] ints;
    public final byte[][] bytes;

    public ActorArrays(List<ActorDefs.Role> cast) {
        count = cast.size();
        ids = new String[count];
        kinds = new ActorKind[count];
        profiles = new MovementParams[count];
        x = new double[count];
        y = new double[count];
        w = new double[count];
        h = new double[count];
        vx = new double[count];
        vy = new double[count];
        speed = new double[count];
        groundX = new double[count];
        groundY = new double[count];
        supportVx = new double[count];
        airCap = new double[count];
        lift = new double[count];
        dropY = new double[count];
        runCap = new double[count];
        leftVx = new double[count];
        tall = new double[count];
        repelX = new double[count];
        repelY = new double[count];
        outX = new double[count];
        outY = new double[count];
        outRank = new int[count];
        flags = new long[count];
        state = new byte[count];
        touch = new byte[count];
        supportKind = new int[count];
        supportMajor = new int[count];
        supportMinor = new int[count];
        supportPart = new int[count];
        surface = new int[count];
        sinceJump = new int[count];
        sinceGround = new int[count];
        dropTicks = new int[count];
        dropPlatform = new int[count];
        deadTicks = new int[count];
        airJumpsUsed = new int[count];
        dashTicks = new int[count];
        lockTicks = new int[count];
        sinceTurn = new int[count];
        oldX = new double[count];
        oldY = new double[count];
        startVx = new double[count];
        startVy = new double[count];
        transportX = new double[count];
        transportY = new double[count];
        doneX = new double[count];
        doneY = new double[count];
        missingPushX = new double[count];
        missingPushY = new double[count];
        rode = new int[count];
        Arrays.fill(rode, -1);
        oldTouch = new byte[count];
        crushPlatform = new int[count];
        hitBy = new int[count];
        doubles = new double[][] {
            x, y, w, h, vx, vy, speed, groundX, groundY, supportVx, airCap, lift, dropY, repelX, repelY, outX, outY,
            runCap, leftVx, tall
        };
        longs = new long[][] {flags};
        ints = new int[][] {
            supportKind,
            supportMajor,
            supportMinor,
            supportPart,
            outRank,
            sinceJump,
            sinceGround,
            dropTicks,
            dropPlatform,
            deadTicks,
            sinceTurn,
            airJumpsUsed,
            dashTicks,
            lockTicks
        };
        bytes = new byte[][] {state, touch};
        forgetSurfaces();
        for (int i = 0; i < count; i++) {
            dress(i, cast.get(i));
        }
    }

    /** Sets what a role says but its place. */
    private void dress(int i, ActorDefs.Role role) {
        ids[i] = role.id();
        kinds[i] = role.kind();
        profiles[i] = role.profile();
        w[i] = role.size().x();
        h[i] = role.size().y();
        flags[i] = role.profile().flags
                | role.flags()
                | ActorFlags.ALIVE
                | ActorFlags.PRESENT
                | (role.facing() == Facing.LEFT ? ActorFlags.FACES_LEFT : 0);
        dropPlatform[i] = -1;
        groundY[i] = -1;
    }

    /** A step begins: what holds for one step alone is over. True if somebody may be inside something. */
    public boolean begin() {
        long seen = 0;
        for (int i = 0; i < count; i++) {
            long before = flags[i];
            long was =
                    (before & ActorFlags.PUSHED) << WAS_PUSHED_SHIFT | (before & ActorFlags.WEDGED) << WAS_WEDGED_SHIFT;
            flags[i] = before & ~(ActorFlags.PER_STEP | ActorFlags.WAS_PUSHED | ActorFlags.WAS_WEDGED) | was;
            seen |= before;
        }
        System.arraycopy(touch, 0, oldTouch, 0, count);
        Arrays.fill(touch, (byte) 0);
        System.arraycopy(x, 0, oldX, 0, count);
        System.arraycopy(y, 0, oldY, 0, count);
        if (anyTransport) {
            anyTransport = false;
            Arrays.fill(transportX, 0);
            Arrays.fill(transportY, 0);
            Arrays.fill(doneX, 0);
            Arrays.fill(doneY, 0);
        }
        return (seen & (ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED)) != 0;
    }

    /** A step ends: the clocks go on. */
    public void end() {
        for (int i = 0; i < count; i++) {
            sinceTurn[i] = Math.min(sinceTurn[i] + 1, NEVER);
        }
        for (int i = 0; i < count; i++) {
            dropTicks[i] = Math.max(dropTicks[i] - 1, 0);
        }
        for (int i = 0; i < count; i++) {
            sinceGround[i] = Math.min(sinceGround[i] + (state[i] == AIR ? 1 : 0), NEVER);
        }
    }

    /** The level or the state has changed under everybody's feet. */
    public void forgetSurfaces() {
        Arrays.fill(surface, -1);
    }

    /** Notes that an actor was carried, px. */
    public void setTransport(int actor, double byX, double byY) {
        anyTransport = true;
        transportX[actor] += byX;
        transportY[actor] += byY;
    }

    /** True if carrying has got it somewhere in this step. */
    public boolean wasCarried(int actor) {
        return anyTransport && (transportX[actor] != 0 || transportY[actor] != 0);
    }

    /** Sets a flag of every actor. */
    public void setAll(long flag) {
        for (int i = 0; i < count; i++) {
            flags[i] |= flag;
        }
    }

    public boolean has(int actor, long flag) {
        return (flags[actor] & flag) != 0;
    }

    public void set(int actor, long flag) {
        flags[actor] |= flag;
    }

    public void clear(int actor, long flag) {
        flags[actor] &= ~flag;
    }

    /** True if the world acts on it: alive and in the world. */
    public boolean isActive(int actor) {
        return (flags[actor] & (ActorFlags.ALIVE | ActorFlags.PRESENT)) == (ActorFlags.ALIVE | ActorFlags.PRESENT);
    }

    /** Top speed that steering in the air reaches of itself, px/s. */
    public double airSpeed(int actor) {
        return has(actor, ActorFlags.RUNS) ? profiles[actor].runSpeed : profiles[actor].airSpeed;
    }

    /** True if a dash moves it in this step. */
    public boolean isDashing(int actor) {
        return dashTicks[actor] > 0;
    }

    public double feet(int actor) {
        return y[actor] + h[actor];
    }

    /** Index of an actor by id, −1 if there is none. */
    public int indexOf(String id) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = ids[middle].compareTo(id);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}

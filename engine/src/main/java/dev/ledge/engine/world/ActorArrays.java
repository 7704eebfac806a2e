package dev.ledge.engine.world;

import dev.ledge.engine.level.Facing;
import java.util.Arrays;
import java.util.List;

/**
 * The actors' state in flat arrays, one element an actor, sorted by id. Positions are of the top-left corner of the box.
 */
final class ActorArrays {

    static final byte GROUND = (byte) ActorState.GROUND.ordinal();
    static final byte AIR = (byte) ActorState.AIR.ordinal();
    static final byte CLIMB = (byte) ActorState.CLIMB.ordinal();
    static final byte DEAD = (byte) ActorState.DEAD.ordinal();

    private static final int WAS_PUSHED_SHIFT = 1;
    private static final int WAS_WEDGED_SHIFT = 15;

    static final int NEVER = Integer.MAX_VALUE / 2;

    final int count;
    final String[] ids;
    final ActorKind[] kinds;
    final Profile[] profiles;
    final double[] x;

    final double[] y;
    final double[] w;
    final double[] h;
    /** Velocity: in the air the world's; on the ground along the surface and relative to the carrier. */
    final double[] vx;

    final double[] vy;
    /** Walking speed along the surface, signed, positive to the right. */
    final double[] speed;
    /** Normal of the ground. */
    final double[] groundX;

    final double[] groundY;
    /** Velocity of what carries the actor, horizontally. */
    final double[] carrierVx;
    /** Top speed of steering in this flight. */
    final double[] airCap;
    /** Upward velocity that a jump took along from what carried the actor, 0 or less. */
    final double[] lift;

    /** Height of the ground that is being dropped through. */
    final double[] dropY;

    final double[] repelX;
    final double[] repelY;
    /** What is left of the way out of what encloses it, straight up, down, left or right. */
    final double[] outX;

    final double[] outY;
    /** How good that way is, 0 the best. */
    final int[] outRank;

    final long[] flags;
    final byte[] state;
    final byte[] touch;
    final int[] supportKind;
    /** Index of the support, or its column. */
    final int[] supportMajor;
    /** Row of a supporting tile. */
    final int[] supportMinor;
    /** Part of a supporting tile. */
    final int[] supportPart;
    /** Number of the surface of a supporting tile, −1 if it has to be looked up; follows from the rest. */
    final int[] surface;
    /** Steps since jump was pressed. */
    final int[] sinceJump;
    /** Steps since the ground was lost. */
    final int[] sinceGround;

    final int[] dropTicks;
    final int[] dropPlatform;
    final int[] deadTicks;
    /** Steps since an enemy turned. */
    final int[] sinceTurn;

    // Of the current step only.
    final double[] oldX;
    final double[] oldY;
    final double[] startVx;
    final double[] startVy;
    /** True if somebody was carried in this step. */
    private boolean anyCarried;
    /** How far it was carried. */
    final double[] carriedX;

    final double[] carriedY;
    /** The part of its own motion that carrying has done already; less than 0 if it has yet to go along with a new carrier. */
    final double[] doneX;

    final double[] doneY;
    /** What of a push could not be done. */
    final double[] squeezeX;

    final double[] squeezeY;
    /** On whom it stood when the step began, −1 if on nobody. */
    final int[] rode;

    final byte[] oldTouch;
    final int[] squeezedBy;
    /** The enemy that hit it. */
    final int[] hitBy;

    /** The arrays that make up the state, which a snapshot copies. */
    final double[][] doubles;

    final long[][] longs;
    final int[][] ints;
    final byte[][] bytes;

    ActorArrays(List<Cast.Role> cast) {
        count = cast.size();
        ids = new String[count];
        kinds = new ActorKind[count];
        profiles = new Profile[count];
        x = new double[count];
        y = new double[count];
        w = new double[count];
        h = new double[count];
        vx = new double[count];
        vy = new double[count];
        speed = new double[count];
        groundX = new double[count];
        groundY = new double[count];
        carrierVx = new double[count];
        airCap = new double[count];
        lift = new double[count];
        dropY = new double[count];
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
        sinceTurn = new int[count];
        oldX = new double[count];
        oldY = new double[count];
        startVx = new double[count];
        startVy = new double[count];
        carriedX = new double[count];
        carriedY = new double[count];
        doneX = new double[count];
        doneY = new double[count];
        squeezeX = new double[count];
        squeezeY = new double[count];
        rode = new int[count];
        Arrays.fill(rode, -1);
        oldTouch = new byte[count];
        squeezedBy = new int[count];
        hitBy = new int[count];
        doubles = new double[][] {
            x, y, w, h, vx, vy, speed, groundX, groundY, carrierVx, airCap, lift, dropY, repelX, repelY, outX, outY
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
            sinceTurn
        };
        bytes = new byte[][] {state, touch};
        forgetSurfaces();
        for (int i = 0; i < count; i++) {
            dress(i, cast.get(i));
        }
    }

    /** Sets what a role says but its place. */
    private void dress(int i, Cast.Role role) {
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
    boolean begin() {
        long seen = 0;
        for (int i = 0; i < count; i++) {
            long before = flags[i];
            long was =
                    (before & ActorFlags.PUSHED) << WAS_PUSHED_SHIFT | (before & ActorFlags.WEDGED) << WAS_WEDGED_SHIFT;
            flags[i] = before & ~(ActorFlags.OF_THE_STEP | ActorFlags.WAS_PUSHED | ActorFlags.WAS_WEDGED) | was;
            seen |= before;
        }
        System.arraycopy(touch, 0, oldTouch, 0, count);
        Arrays.fill(touch, (byte) 0);
        System.arraycopy(x, 0, oldX, 0, count);
        System.arraycopy(y, 0, oldY, 0, count);
        if (anyCarried) {
            anyCarried = false;
            Arrays.fill(carriedX, 0);
            Arrays.fill(carriedY, 0);
            Arrays.fill(doneX, 0);
            Arrays.fill(doneY, 0);
        }
        return (seen & (ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED)) != 0;
    }

    /** A step ends: the clocks go on. */
    void end() {
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
    void forgetSurfaces() {
        Arrays.fill(surface, -1);
    }

    /** Notes that an actor was carried, px. */
    void carried(int actor, double byX, double byY) {
        anyCarried = true;
        carriedX[actor] += byX;
        carriedY[actor] += byY;
    }

    /** True if carrying has got it somewhere in this step. */
    boolean wasCarried(int actor) {
        return anyCarried && (carriedX[actor] != 0 || carriedY[actor] != 0);
    }

    /** Sets a flag of every actor. */
    void setAll(long flag) {
        for (int i = 0; i < count; i++) {
            flags[i] |= flag;
        }
    }

    boolean has(int actor, long flag) {
        return (flags[actor] & flag) != 0;
    }

    void set(int actor, long flag) {
        flags[actor] |= flag;
    }

    void clear(int actor, long flag) {
        flags[actor] &= ~flag;
    }

    /** True if the world acts on it: alive and in the world. */
    boolean isActive(int actor) {
        return (flags[actor] & (ActorFlags.ALIVE | ActorFlags.PRESENT)) == (ActorFlags.ALIVE | ActorFlags.PRESENT);
    }

    double feet(int actor) {
        return y[actor] + h[actor];
    }

    /** Index of an actor by id, −1 if there is none. */
    int indexOf(String id) {
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

package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.level.object.Facing;
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
    /** Velocity: in the air the world's; on the ground along the surface and relative to the support. */
    public final double[] vx;

    public final double[] vy;
    /** Walking speed along the surface, signed, positive to the right. */
    public final double[] speed;
    /** Normal of the ground. */
    public final double[] groundX;

    public final double[] groundY;
    /** Horizontal velocity of the support, as far as it acts on the actor, px/s. */
    public final double[] supportVx;
    /** Top speed of steering in this flight. */
    public final double[] airCap;
    /** Upward velocity that a jump inherited from the support, px/s, 0 or less. */
    public final double[] lift;

    /** Height of the ground that is being dropped through. */
    public final double[] dropY;
    /** Top speed of steering in this flight while run is held. */
    public final double[] runCap;
    /** Horizontal velocity of the support it fell off, which a coyote jump inherits, px/s. */
    public final double[] leftVx;
    /** Height when it does not crouch, px. */
    public final double[] standingHeight;

    public final double[] repelX;
    public final double[] repelY;
    /** Rest of the escape displacement of a penetrating actor, px; straight up, down, left or right. */
    public final double[] escapeX;

    public final double[] escapeY;
    /** Rank of that escape, 0 the best. */
    public final int[] escapeRank;

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
    public final int[] dropPolygon;
    public final int[] deadTicks;
    /** Jumps in the air since it stood or climbed last. */
    public final int[] airJumpsUsed;
    /** Remaining steps of a dash, this one included, 0 if it does not dash. */
    public final int[] dashTicks;
    /** Remaining steps without steering after a wall jump, this one included. */
    public final int[] lockTicks;
    /** Steps since an enemy turned. */
    public final int[] sinceTurn;

    // Of the current step only.
    public final double[] oldX;
    public final double[] oldY;
    public final double[] startVx;
    public final double[] startVy;
    /** How far its motion took it, its own and that of its support together, px. */
    public final double[] movedX;

    public final double[] movedY;
    /** What of a push could not be done. */
    public final double[] missingPushX;

    public final double[] missingPushY;

    /** The supporting actor when the step began, −1 if none. */
    public final int[] oldSupportActor;

    public final byte[] oldTouch;
    public final int[] crushPlatform;
    /** The enemy that hit it. */
    public final int[] hitBy;

    /** The arrays of the state, which a snapshot copies. */
    public final ActorColumns columns;

    public ActorArrays(List<ActorDefs.ActorDef> defs) {
        count = defs.size();
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
        standingHeight = new double[count];
        repelX = new double[count];
        repelY = new double[count];
        escapeX = new double[count];
        escapeY = new double[count];
        escapeRank = new int[count];
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
        dropPolygon = new int[count];
        deadTicks = new int[count];
        airJumpsUsed = new int[count];
        dashTicks = new int[count];
        lockTicks = new int[count];
        sinceTurn = new int[count];
        oldX = new double[count];
        oldY = new double[count];
        startVx = new double[count];
        startVy = new double[count];
        movedX = new double[count];
        movedY = new double[count];
        missingPushX = new double[count];
        missingPushY = new double[count];
        oldSupportActor = new int[count];
        Arrays.fill(oldSupportActor, -1);
        oldTouch = new byte[count];
        crushPlatform = new int[count];
        hitBy = new int[count];
        double[][] doubles = {
            x,
            y,
            w,
            h,
            vx,
            vy,
            speed,
            groundX,
            groundY,
            supportVx,
            airCap,
            lift,
            dropY,
            repelX,
            repelY,
            escapeX,
            escapeY,
            runCap,
            leftVx,
            standingHeight
        };
        int[][] ints = {
            supportKind,
            supportMajor,
            supportMinor,
            supportPart,
            escapeRank,
            sinceJump,
            sinceGround,
            dropTicks,
            dropPlatform,
            dropPolygon,
            deadTicks,
            sinceTurn,
            airJumpsUsed,
            dashTicks,
            lockTicks
        };
        columns = new ActorColumns(doubles, new long[][] {flags}, ints, new byte[][] {state, touch});
        forgetSurfaces();
        for (int i = 0; i < count; i++) {
            initialise(i, defs.get(i));
        }
    }

    /** Sets all that a definition gives except the place. */
    private void initialise(int i, ActorDefs.ActorDef def) {
        ids[i] = def.id();
        kinds[i] = def.kind();
        profiles[i] = def.profile();
        w[i] = def.size().x();
        h[i] = def.size().y();
        flags[i] = def.profile().flags
                | def.flags()
                | ActorFlags.ALIVE
                | ActorFlags.PRESENT
                | (def.facing() == Facing.LEFT ? ActorFlags.FACES_LEFT : 0);
        forgetDrop(i);
        groundY[i] = -1;
    }

    /** Nothing lets an actor through any more. */
    public void forgetDrop(int i) {
        dropTicks[i] = 0;
        dropPlatform[i] = -1;
        dropPolygon[i] = -1;
        clear(i, ActorFlags.PRESSED);
    }

    /** Begins a step: clears the state of one step. True if an actor may be penetrating. */
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
        return (seen & (ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED)) != 0;
    }

    /** Ends a step: advances the counters. */
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

    /** Forgets the surfaces under all actors after a change of level or state. */
    public void forgetSurfaces() {
        Arrays.fill(surface, -1);
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

    /** True if it is alive and in the world. */
    public boolean isActive(int actor) {
        return (flags[actor] & (ActorFlags.ALIVE | ActorFlags.PRESENT)) == (ActorFlags.ALIVE | ActorFlags.PRESENT);
    }

    /** Top speed of steering in the air, px/s. */
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

package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.level.TakeOff;
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
public final class ActorArrays extends Columns {

    public static final byte GROUND = (byte) ActorState.GROUND.ordinal();
    public static final byte AIR = (byte) ActorState.AIR.ordinal();
    public static final byte CLIMB = (byte) ActorState.CLIMB.ordinal();
    public static final byte DEAD = (byte) ActorState.DEAD.ordinal();

    private static final int WAS_PUSHED_SHIFT = 1;
    private static final int WAS_WEDGED_SHIFT = 15;

    public static final int NEVER = Integer.MAX_VALUE / 2;

    public final String[] ids;
    public final ActorKind[] kinds;
    public final MovementParams[] profiles;

    public final double[] x = doubles();
    public final double[] y = doubles();
    public final double[] w = doubles();
    public final double[] h = doubles();
    /** Velocity: in the air the world's; on the ground along the surface and relative to the support. */
    public final double[] vx = doubles();

    public final double[] vy = doubles();
    /** Walking speed along the surface, signed, positive to the right. */
    public final double[] speed = doubles();
    /** Normal of the ground. */
    public final double[] groundX = doubles();

    public final double[] groundY = doubles();
    /** Horizontal velocity of the support, as far as it acts on the actor, px/s. */
    public final double[] supportVx = doubles();
    /** Top speed of steering in this flight. */
    public final double[] airCap = doubles();
    /** Upward velocity that a jump inherited from the support, or a coyote jump inherits, px/s, 0 or less. */
    public final double[] lift = doubles();
    /** Where it began to drop through the ground: its left edge; its feet. */
    public final double[] dropX = doubles();

    public final double[] dropY = doubles();

    public final double[] repelX = doubles();
    public final double[] repelY = doubles();
    /** Rest of the escape displacement of a penetrating actor, px; straight up, down, left or right. */
    public final double[] escapeX = doubles();

    public final double[] escapeY = doubles();
    /** Top speed of steering in this flight while run is held. */
    public final double[] runCap = rare(doubles());
    /** Horizontal velocity of the support it fell off, which a coyote jump inherits, px/s. */
    public final double[] leftVx = rare(doubles());
    /** Height when it does not crouch, px. */
    public final double[] standingHeight = rare(doubles());

    public final long[] flags = longs();
    public final byte[] supportKind = bytes();
    /** Index of the support, or its column. */
    public final int[] supportMajor = ints();
    /** Row of a supporting tile. */
    public final int[] supportMinor = ints();
    /** Part of a supporting tile. */
    public final int[] supportPart = ints();
    /** Rank of the escape, 0 the best. */
    public final byte[] escapeRank = bytes();
    /** Steps since jump was pressed. */
    public final int[] sinceJump = ints();
    /** Steps since the ground was lost. */
    public final int[] sinceGround = ints();

    public final int[] dropTicks = ints();
    public final int[] dropPlatform = ints();
    /** The platform that let it through before that one, in the same drop, −1 for none. */
    public final int[] dropBefore = ints();

    public final int[] dropPolygon = ints();
    public final byte[] deadTicks = bytes();
    /** Steps since an enemy turned. */
    public final int[] sinceTurn = ints();
    /** Jumps in the air since it stood or climbed last. */
    public final int[] airJumpsUsed = rare(ints());
    /** Remaining steps of a dash, this one included, 0 if it does not dash. */
    public final int[] dashTicks = rare(ints());
    /** Remaining steps without steering after a wall jump, this one included. */
    public final int[] lockTicks = rare(ints());

    public final byte[] state = bytes();
    public final byte[] touch = bytes();

    /** Number of the surface of a supporting tile, −1 if it has to be looked up; follows from the rest. */
    public final int[] surface = new int[count];

    // Of the current step only.
    public final double[] oldX = new double[count];
    public final double[] oldY = new double[count];
    public final double[] startVx = new double[count];
    public final double[] startVy = new double[count];
    /** How far its motion took it, its own and that of its support together, px. */
    public final double[] movedX = new double[count];

    public final double[] movedY = new double[count];
    public final byte[] oldTouch = new byte[count];
    /** Of crush candidates. */
    public final BlockedPushes blockedPushes = new BlockedPushes(count);
    /** The enemy that hit it. */
    public final int[] hitBy = new int[count];

    public ActorArrays(List<ActorDefs.ActorDef> defs) {
        super(defs.size());
        ids = new String[count];
        kinds = new ActorKind[count];
        profiles = new MovementParams[count];
        forgetSurfaces();
        for (int i = 0; i < count; i++) {
            initialise(i, defs.get(i));
            if (profiles[i].hasSkills || profiles[i].takeOff == TakeOff.UPWARD || has(i, ActorFlags.STANDABLE)) {
                useRare();
            }
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

    /** Nothing pushes an actor out of anything any more. */
    public void forgetEscape(int i) {
        escapeX[i] = 0;
        escapeY[i] = 0;
    }

    /** Nothing lets an actor through any more. */
    public void forgetDrop(int i) {
        dropTicks[i] = 0;
        dropPlatform[i] = -1;
        dropBefore[i] = -1;
        dropPolygon[i] = -1;
        clear(i, ActorFlags.PRESSED | ActorFlags.OPEN_SIDES);
    }

    /** Bits of the sides that what an actor is pressed through lets it through. */
    public int openSides(int i) {
        return (int) ((flags[i] & ActorFlags.OPEN_SIDES) >>> ActorFlags.OPEN_SIDES_SHIFT);
    }

    /** So does another side. */
    public void openSide(int i, int side) {
        set(i, (long) side << ActorFlags.OPEN_SIDES_SHIFT);
    }

    /** Nothing goes on any more that began with a skill. */
    public void endSkills(int i) {
        dashTicks[i] = 0;
        lockTicks[i] = 0;
        clear(i, ActorFlags.DASH_ENDINGS);
    }

    /** Ends a dash, if it dashes; what of its speed the next step takes is said by a flag, 0 for none. */
    public void endDash(int i, long flag) {
        if (isDashing(i)) {
            dashTicks[i] = 0;
            set(i, flag);
        }
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
        for (int i = 0; i < count; i++) {
            oldTouch[i] = touch[i];
            touch[i] = 0;
            oldX[i] = x[i];
            oldY[i] = y[i];
        }
        return (seen & (ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED)) != 0;
    }

    @Override
    long lasting(long bits) {
        return bits & ~ActorFlags.FORGOTTEN;
    }

    /** Ends a step: advances the counters. */
    public void end() {
        for (int i = 0; i < count; i++) {
            sinceTurn[i] = Math.min(sinceTurn[i] + 1, NEVER);
        }
        for (int i = 0; i < count; i++) {
            // Which actors fly is hard to predict: no branch.
            int flies = (state[i] ^ AIR) - 1 >>> Integer.SIZE - 1;
            sinceGround[i] = Math.min(sinceGround[i] + flies, NEVER);
        }
    }

    /** Forgets the surfaces under all actors after a change of level or state. */
    public void forgetSurfaces() {
        Arrays.fill(surface, -1);
    }

    public void setAll(long flag) {
        for (int i = 0; i < count; i++) {
            flags[i] |= flag;
        }
    }

    /** True if any actor may stand on another: one can be stood on, or could be before. */
    public boolean mayStack() {
        return usesRare();
    }

    /** True if any actor stands on another. */
    public boolean anyRides() {
        for (int i = 0; i < count && mayStack(); i++) {
            if (supportKind[i] == SupportKind.ACTOR) {
                return true;
            }
        }
        return false;
    }

    /**
     * Up to 64 actors from one on: a bit for each that is in a state and has flags {@code alike} of those in
     * {@code asked}. Which do is hard to predict, so that they are sorted out without a branch.
     */
    public long alike(int from, byte inState, long asked, long alike) {
        int to = Math.min(count - from, Long.SIZE);
        long found = 0;
        for (int k = 0; k < to; k++) {
            long unlike = flags[from + k] & asked ^ alike | state[from + k] ^ inState;
            found |= (unlike - 1 >>> Long.SIZE - 1) << k;
        }
        return found;
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

    /** Sets its velocity for all of the step, px/s. */
    public void setVelocity(int actor, double x, double y) {
        vx[actor] = x;
        vy[actor] = y;
        startVx[actor] = x;
        startVy[actor] = y;
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
        return usesRare() && dashTicks[actor] > 0;
    }

    /** True if a wall jump still keeps it from steering. */
    public boolean isLocked(int actor) {
        return usesRare() && lockTicks[actor] > 0;
    }

    /**
     * True if it flies and could stand, but neither rises nor falls in this step, as in a dash; gravity is yet to act
     * on any other that has just lost the ground.
     */
    public boolean fliesLevel(int actor) {
        return state[actor] == AIR
                && vy[actor] == 0
                && startVy[actor] == 0
                && (isDashing(actor) || sinceGround[actor] >= 0)
                && (flags[actor] & (ActorFlags.GRAVITY | ActorFlags.EMBEDDED)) == ActorFlags.GRAVITY;
    }

    /** Everything has moved: so have its places and the tile that it stands on. */
    void move(int actor, double dx, double dy, int columns, int rows) {
        x[actor] += dx;
        y[actor] += dy;
        dropX[actor] += dx;
        dropY[actor] += dy;
        if (supportKind[actor] == SupportKind.TILE) {
            supportMajor[actor] += columns;
            supportMinor[actor] += rows;
        }
    }

    public double feet(int actor) {
        return y[actor] + h[actor];
    }

    /** The diameter of the circle that repels others, px; 0 of one that repels none. */
    public double repelSize(int actor) {
        return profiles[actor].repel > 0 ? 2 * profiles[actor].radius : 0;
    }

    /** Index of an actor by id, −1 if there is none. */
    public int indexOf(String id) {
        return Math.max(-1, Arrays.binarySearch(ids, id));
    }
}

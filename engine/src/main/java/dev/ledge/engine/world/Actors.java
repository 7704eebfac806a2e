package dev.ledge.engine.world;

import dev.ledge.engine.level.Facing;
import java.util.Arrays;
import java.util.List;

/**
 * The actors' state in flat arrays, one element an actor, sorted by id; a view that always shows the current state. Positions are of the top-left
 * corner of the box. All that is asked of an index that no actor has, as the −1 that is the player of a level without one, ends in an
 * {@link IndexOutOfBoundsException}.
 */
public final class Actors {

    // Behaviour, which a game may switch while it runs.
    static final int WORLD_COLLISION = 1;
    static final int GRAVITY = 1 << 1;
    static final int FRICTION = 1 << 2;
    static final int STANDABLE = 1 << 3;
    // Condition.
    static final int ALIVE = 1 << 4;
    static final int WON = 1 << 5;
    static final int WEDGED = 1 << 6;
    static final int EMBEDDED = 1 << 7;
    static final int PRESENT = 1 << 8;
    static final int FACES_LEFT = 1 << 9;
    // Memory of the jump and the ladder.
    static final int CAN_CUT = 1 << 10;
    static final int CLIMB_LOCK = 1 << 11;
    static final int COYOTE = 1 << 12;
    static final int JUMP_WAS_HELD = 1 << 13;
    // What happens in the current step.
    static final int SQUEEZED = 1 << 14;
    static final int SQUEEZED_VERTICALLY = 1 << 15;
    static final int HIT_HAZARD = 1 << 16;
    static final int HIT_ENEMY = 1 << 17;
    static final int CRUSHED = 1 << 18;
    static final int PUSHED = 1 << 19;
    static final int WAS_PUSHED = 1 << 20;
    static final int WAS_WEDGED = 1 << 21;
    static final int MET_FLOOR = 1 << 22;
    static final int MAY_OVERLAP = 1 << 23;
    static final int HURTS = 1 << 24;
    static final int STOMPABLE = 1 << 25;
    static final int TURNS_AT_LEDGES = 1 << 26;
    static final int RIDES = 1 << 27;
    static final int STOMPED = 1 << 28;
    static final int MOVED = 1 << 29;
    static final int STOPPED = 1 << 30;
    /** The ground was looked for where the actor is now. */
    static final int HELD = 1 << 31;
    /** Bits that a level gives and a game may switch. */
    static final int BEHAVIOUR = WORLD_COLLISION | GRAVITY | FRICTION | STANDABLE | HURTS | STOMPABLE | TURNS_AT_LEDGES;

    /** Bits that hold for one step only. */
    static final int OF_THE_STEP = WEDGED
            | SQUEEZED
            | SQUEEZED_VERTICALLY
            | HIT_HAZARD
            | HIT_ENEMY
            | CRUSHED
            | PUSHED
            | MET_FLOOR
            | STOMPED
            | MOVED
            | HELD;

    static final byte GROUND = (byte) ActorState.GROUND.ordinal();
    static final byte AIR = (byte) ActorState.AIR.ordinal();
    static final byte CLIMB = (byte) ActorState.CLIMB.ordinal();
    static final byte DEAD = (byte) ActorState.DEAD.ordinal();

    // What holds an actor up.
    static final int NOTHING = 0;
    static final int TILE = 1;
    static final int POLYGON = 2;
    static final int PLATFORM = 3;
    static final int ACTOR = 4;
    static final int BORDER = 5;

    private static final int WAS_PUSHED_SHIFT = 1;
    private static final int WAS_WEDGED_SHIFT = 15;

    static final int NEVER = Integer.MAX_VALUE / 2;

    private Scene scene;
    /** Asked for contacts that do not block. */
    Feeler feeler;

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

    final int[] flags;
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
    /** Up to where its way was looked through for hazards and goals. */
    final double[] seenX;

    final double[] seenY;
    final byte[] oldTouch;
    final int[] squeezedBy;
    /** The enemy that hit it. */
    final int[] hitBy;

    /** The arrays that make up the state, which a snapshot copies. */
    final double[][] doubles;

    final int[][] ints;
    final byte[][] bytes;

    Actors(Scene scene, List<Cast.Role> cast) {
        this.scene = scene;
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
        flags = new int[count];
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
        seenX = new double[count];
        seenY = new double[count];
        oldTouch = new byte[count];
        squeezedBy = new int[count];
        hitBy = new int[count];
        doubles = new double[][] {
            x, y, w, h, vx, vy, speed, groundX, groundY, carrierVx, airCap, lift, dropY, repelX, repelY, outX, outY
        };
        ints = new int[][] {
            flags,
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
        flags[i] =
                role.profile().flags | role.flags() | ALIVE | PRESENT | (role.facing() == Facing.LEFT ? FACES_LEFT : 0);
        dropPlatform[i] = -1;
        groundY[i] = -1;
    }

    /** Puts a later version of the level underneath. */
    void rebind(Scene later) {
        scene = later;
        forgetSurfaces();
    }

    /** A step begins: what holds for one step alone is over. True if somebody may be inside something. */
    boolean begin() {
        int seen = 0;
        for (int i = 0; i < count; i++) {
            int before = flags[i];
            int was = (before & PUSHED) << WAS_PUSHED_SHIFT | (before & WEDGED) << WAS_WEDGED_SHIFT;
            flags[i] = before & ~(OF_THE_STEP | WAS_PUSHED | WAS_WEDGED) | was;
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
        return (seen & (MAY_OVERLAP | EMBEDDED)) != 0;
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

    boolean has(int actor, int flag) {
        return (flags[actor] & flag) != 0;
    }

    void set(int actor, int flag) {
        flags[actor] |= flag;
    }

    void clear(int actor, int flag) {
        flags[actor] &= ~flag;
    }

    /** True if the world acts on it: alive and in the world. */
    boolean isActive(int actor) {
        return (flags[actor] & (ALIVE | PRESENT)) == (ALIVE | PRESENT);
    }

    double feet(int actor) {
        return y[actor] + h[actor];
    }

    /**
     * {@return index of an actor by id, −1 if there is none}
     *
     * @param id the id
     */
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

    /** {@return number of actors; indices 0 to count − 1, sorted by id} */
    public int count() {
        return count;
    }

    /**
     * {@return the permanent id; the player's is {@code player}}
     *
     * @param actor index of the actor
     */
    public String id(int actor) {
        return ids[actor];
    }

    /**
     * {@return what it was made from}
     *
     * @param actor index of the actor
     */
    public ActorKind kind(int actor) {
        return kinds[actor];
    }

    /**
     * {@return left edge, px}
     *
     * @param actor index of the actor
     */
    public double x(int actor) {
        return x[actor];
    }

    /**
     * {@return top edge, px}
     *
     * @param actor index of the actor
     */
    public double y(int actor) {
        return y[actor];
    }

    /**
     * {@return width, px}
     *
     * @param actor index of the actor
     */
    public double width(int actor) {
        return w[actor];
    }

    /**
     * {@return height, px}
     *
     * @param actor index of the actor
     */
    public double height(int actor) {
        return h[actor];
    }

    /**
     * {@return px/s, to the right; on the ground relative to what carries it, and along the slope}
     *
     * @param actor index of the actor
     */
    public double vx(int actor) {
        return vx[actor];
    }

    /**
     * {@return px/s, downwards; on the ground along the slope}
     *
     * @param actor index of the actor
     */
    public double vy(int actor) {
        return vy[actor];
    }

    /**
     * {@return what it is doing}
     *
     * @param actor index of the actor
     */
    public ActorState state(int actor) {
        return ActorState.of(state[actor]);
    }

    /**
     * {@return where it looks}
     *
     * @param actor index of the actor
     */
    public Facing facing(int actor) {
        return has(actor, FACES_LEFT) ? Facing.LEFT : Facing.RIGHT;
    }

    /**
     * {@return false from its death until it comes back, if it does}
     *
     * @param actor index of the actor
     */
    public boolean alive(int actor) {
        return has(actor, ALIVE);
    }

    /**
     * {@return true once it has reached a goal}
     *
     * @param actor index of the actor
     */
    public boolean won(int actor) {
        return has(actor, WON);
    }

    /**
     * {@return true if opposing contacts took all of the motion that was wanted in the last step}
     *
     * @param actor index of the actor
     */
    public boolean wedged(int actor) {
        return has(actor, WEDGED);
    }

    /**
     * {@return true while an edit has left it inside something; it is pushed out by at most 4 px a step}
     *
     * @param actor index of the actor
     */
    public boolean embedded(int actor) {
        return has(actor, EMBEDDED);
    }

    /**
     * {@return false once a pickup was collected or an enemy is gone: it is no longer in the world, nor in a trace}
     *
     * @param actor index of the actor
     */
    public boolean present(int actor) {
        return has(actor, PRESENT);
    }

    /**
     * {@return what it stands on: {@code tile:COLUMN,ROW}, an object's id, or null: in the air and on the level's border (allocates for a tile)}
     *
     * @param actor index of the actor
     */
    public String on(int actor) {
        return switch (supportKind[actor]) {
            case TILE -> "tile:" + supportMajor[actor] + "," + supportMinor[actor];
            case POLYGON -> scene.polygons.ids[supportMajor[actor]];
            case PLATFORM -> scene.platforms.ids[supportMajor[actor]];
            case ACTOR -> ids[supportMajor[actor]];
            default -> null;
        };
    }

    /**
     * {@return bits of what it touched in the tick before, for controllers}
     *
     * @param actor index of the actor
     */
    public int lastTouch(int actor) {
        return oldTouch[actor];
    }

    /**
     * {@return steps since it turned last, for controllers; large if it never did}
     *
     * @param actor index of the actor
     */
    public int sinceTurn(int actor) {
        return sinceTurn[actor];
    }

    /**
     * {@return true if a marker has told it to stop}
     *
     * @param actor index of the actor
     */
    public boolean stopped(int actor) {
        return has(actor, STOPPED);
    }

    /**
     * {@return true if a walker turns where the ground ends}
     *
     * @param actor index of the actor
     */
    public boolean turnsAtLedges(int actor) {
        return has(actor, TURNS_AT_LEDGES);
    }

    /**
     * {@return bits of what it touches in this tick, be it at distance 0: 1 floor, 2 ceiling, 4 left, 8 right}
     *
     * @param actor index of the actor
     */
    public int touch(int actor) {
        return touch[actor] | feeler.feel(actor);
    }
}

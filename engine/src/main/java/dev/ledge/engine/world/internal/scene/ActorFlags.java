package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Outline;

/** The bits of an actor's flags. */
public final class ActorFlags {
    // Behaviour, which a game may switch while it runs.
    public static final long WORLD_COLLISION = 1;
    public static final long GRAVITY = 1L << 1;
    public static final long FRICTION = 1L << 2;
    public static final long STANDABLE = 1L << 3;
    // Condition.
    public static final long ALIVE = 1L << 4;
    public static final long WON = 1L << 5;
    public static final long WEDGED = 1L << 6;
    public static final long EMBEDDED = 1L << 7;
    public static final long PRESENT = 1L << 8;
    public static final long FACES_LEFT = 1L << 9;
    // Memory of the jump and the ladder.
    public static final long CAN_CUT = 1L << 10;
    public static final long CLIMB_LOCK = 1L << 11;
    public static final long COYOTE = 1L << 12;
    public static final long JUMP_WAS_HELD = 1L << 13;
    // What happens in the current step.
    public static final long CRUSH_CANDIDATE = 1L << 14;
    public static final long CRUSH_VERTICAL = 1L << 15;
    public static final long HIT_HAZARD = 1L << 16;
    public static final long HIT_ENEMY = 1L << 17;
    public static final long CRUSHED = 1L << 18;
    public static final long PUSHED = 1L << 19;
    public static final long WAS_PUSHED = 1L << 20;
    public static final long WAS_WEDGED = 1L << 21;
    public static final long HIT_FLOOR = 1L << 22;
    public static final long MAY_OVERLAP = 1L << 23;
    public static final long HURTS = 1L << 24;
    public static final long STOMPABLE = 1L << 25;
    public static final long TURNS_AT_LEDGES = 1L << 26;
    public static final long RIDES = 1L << 27;
    public static final long STOMPED = 1L << 28;
    public static final long MOVED = 1L << 29;
    public static final long STOPPED = 1L << 30;
    /** The support was searched where the actor is now. */
    public static final long SUPPORT_CHECKED = 1L << 31;
    /** It waits for its turn to be pushed out of something, and stays where it is until then. */
    public static final long ESCAPE_PENDING = 1L << 32;
    /** It had its turn, but others still wait. */
    public static final long ESCAPE_TRIED = 1L << 33;
    // Memory of skills.
    /** Run is held and acts. */
    public static final long RUNS = 1L << 34;

    public static final long DASH_WAS_HELD = 1L << 35;
    public static final long DOWN_WAS_HELD = 1L << 36;
    /** The dash of this stay in the air is used up. */
    public static final long DASHED = 1L << 37;
    /** A dash was ended; the next step takes its excess speed sideways, or upwards. */
    public static final long DASH_ENDS = 1L << 38;

    public static final long DASH_RISE_ENDS = 1L << 42;
    public static final long DASH_ENDINGS = DASH_ENDS | DASH_RISE_ENDS;

    public static final long CROUCHES = 1L << 39;
    /** Something was in the way of its last walk, so that it did not ride its support. */
    public static final long RIDE_BLOCKED = 1L << 40;
    /** What it falls through need not be such that can be dropped through: it is pressed through it. */
    public static final long PRESSED = 1L << 41;
    /** Others may stand on it, and its own support has been looked for in this step before theirs. */
    public static final long SUPPORTED = 1L << 43;
    /** So far up are the bits of the sides that what an actor is pressed through lets it through. */
    public static final int OPEN_SIDES_SHIFT = 44;

    public static final long OPEN_SIDES = (long) Outline.ALL << OPEN_SIDES_SHIFT;

    /** Bits that a level gives and a game may switch. */
    public static final long BEHAVIOUR =
            WORLD_COLLISION | GRAVITY | FRICTION | STANDABLE | HURTS | STOMPABLE | TURNS_AT_LEDGES;

    /** Bits that hold for one step only. */
    public static final long PER_STEP = WEDGED
            | CRUSH_CANDIDATE
            | CRUSH_VERTICAL
            | HIT_HAZARD
            | HIT_ENEMY
            | CRUSHED
            | PUSHED
            | HIT_FLOOR
            | STOMPED
            | MOVED
            | SUPPORTED
            | SUPPORT_CHECKED;

    /** Those of them that the next step does not look back at. */
    public static final long FORGOTTEN = PER_STEP & ~(PUSHED | WEDGED);

    /** Flags of actors that are pushed out of something, or will be, and that no conveyor moves. */
    public static final long NOT_TRANSPORTED = CRUSH_CANDIDATE | EMBEDDED;

    private ActorFlags() {}
}

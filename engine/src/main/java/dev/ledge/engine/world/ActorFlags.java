package dev.ledge.engine.world;

/** The bits of an actor's flags. */
final class ActorFlags {
    // Behaviour, which a game may switch while it runs.
    static final long WORLD_COLLISION = 1;
    static final long GRAVITY = 1L << 1;
    static final long FRICTION = 1L << 2;
    static final long STANDABLE = 1L << 3;
    // Condition.
    static final long ALIVE = 1L << 4;
    static final long WON = 1L << 5;
    static final long WEDGED = 1L << 6;
    static final long EMBEDDED = 1L << 7;
    static final long PRESENT = 1L << 8;
    static final long FACES_LEFT = 1L << 9;
    // Memory of the jump and the ladder.
    static final long CAN_CUT = 1L << 10;
    static final long CLIMB_LOCK = 1L << 11;
    static final long COYOTE = 1L << 12;
    static final long JUMP_WAS_HELD = 1L << 13;
    // What happens in the current step.
    static final long SQUEEZED = 1L << 14;
    static final long SQUEEZED_VERTICALLY = 1L << 15;
    static final long HIT_HAZARD = 1L << 16;
    static final long HIT_ENEMY = 1L << 17;
    static final long CRUSHED = 1L << 18;
    static final long PUSHED = 1L << 19;
    static final long WAS_PUSHED = 1L << 20;
    static final long WAS_WEDGED = 1L << 21;
    static final long MET_FLOOR = 1L << 22;
    static final long MAY_OVERLAP = 1L << 23;
    static final long HURTS = 1L << 24;
    static final long STOMPABLE = 1L << 25;
    static final long TURNS_AT_LEDGES = 1L << 26;
    static final long RIDES = 1L << 27;
    static final long STOMPED = 1L << 28;
    static final long MOVED = 1L << 29;
    static final long STOPPED = 1L << 30;
    /** The ground was looked for where the actor is now. */
    static final long HELD = 1L << 31;
    /** Bits that a level gives and a game may switch. */
    static final long BEHAVIOUR =
            WORLD_COLLISION | GRAVITY | FRICTION | STANDABLE | HURTS | STOMPABLE | TURNS_AT_LEDGES;

    /** Bits that hold for one step only. */
    static final long OF_THE_STEP = WEDGED
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

    /** Who is being pushed out of something, or is to be, is moved by no conveyor. */
    static final long HELD_FAST = SQUEEZED | EMBEDDED;

    private ActorFlags() {}
}

package dev.ledge.engine.world.reference;

/** Moves that a scene may show. */
enum Move {
    JUMP,
    DASH,
    SLIDE,
    WALL_JUMP,
    CROUCH,
    /** Staying low without room. */
    LOW,
    SPRING,
    RUN,
    AIR_JUMP,
    DROP,
    UPHILL,
    DOWNHILL,
    /** Over a peak, through a hollow, or onto a slope of another angle. */
    TURN,
    LAND_ON_SLOPE,
    /** Pushed up or down a slope by a wall. */
    PUSHED_ALONG,
    /** Pressed down a slope by a ceiling. */
    PRESSED_DOWN,
    RIDE_A_SLOPE,
    /** Up against a slanted ceiling in flight; pushed down by one that comes; on along one. */
    HIT_A_SLANT,
    PRESSED_BY_A_SLANT,
    ALONG_A_SLANT,
    /** On the ground, held or pushed aside by one. */
    ASIDE_UNDER_A_SLANT,
    CRUMBLE,
    COME_BACK,
    SWITCH,
    /** A group has taken something away. */
    GONE,
    /** Carried by a raft; from one that carries otherwise, or onto one. */
    RAFT,
    OFF_A_RAFT,
    /** On somebody's head; landing on one, and that while it moves up. */
    ON_A_HEAD,
    LAND_ON_A_HEAD,
    LIFTED_BY_A_HEAD,
    /** Pressed through a one-way or a head. */
    LET_THROUGH,
    GRAB,
    GRAB_AT_TOP,
    /** On a ladder that moves. */
    RIDE_A_LADDER,
    CLIMB_OUT,
    JUMP_OFF_A_LADDER,
    LEAVE_A_LADDER,
    /** Past a corner that the head has hit. */
    PAST_A_CORNER
}

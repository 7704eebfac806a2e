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
    CRUMBLE,
    COME_BACK,
    SWITCH,
    /** A group has taken something away. */
    GONE
}

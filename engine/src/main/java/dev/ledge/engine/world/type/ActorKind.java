package dev.ledge.engine.world.type;

/** What an actor was made from. */
public enum ActorKind {
    /** The player, which starts at the spawn and obeys the buttons. */
    PLAYER,
    /** An enemy on foot. */
    WALKER,
    /** An enemy without world collision and gravity that turns at markers. */
    PATROLLER,
    /** Falls, and is collected on touch. */
    PICKUP,
    /** A plain actor, perhaps one of many copies; the format's {@code actor}. */
    BODY
}

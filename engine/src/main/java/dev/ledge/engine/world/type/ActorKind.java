package dev.ledge.engine.world.type;

/** What an actor was made from. */
public enum ActorKind {
    /** The one at the spawn, whom the buttons move. */
    PLAYER,
    /** An enemy on foot. */
    WALKER,
    /** An enemy without world collision and gravity that turns at markers. */
    PATROLLER,
    /** Falls, and is collected on touch. */
    PICKUP,
    /** A plain actor, one of a crowd perhaps; the format's {@code actor}. */
    BODY
}

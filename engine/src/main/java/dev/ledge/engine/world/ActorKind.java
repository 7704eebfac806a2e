package dev.ledge.engine.world;

/** What an actor was made from. */
public enum ActorKind {
    PLAYER,
    WALKER,
    PATROLLER,
    PICKUP,
    BODY
}

package dev.ledge.engine.world;

/** What holds an actor up, and what a sweep hits. */
final class SupportKind {
    static final int NONE = 0;
    static final int TILE = 1;
    static final int POLYGON = 2;
    static final int PLATFORM = 3;
    static final int ACTOR = 4;
    static final int BORDER = 5;

    private SupportKind() {}
}

package dev.ledge.engine.world.internal.state;

/** Kinds of supports, and of what a sweep hits. */
public final class SupportKind {
    public static final int NONE = 0;
    public static final int TILE = 1;
    public static final int POLYGON = 2;
    public static final int PLATFORM = 3;
    public static final int ACTOR = 4;
    public static final int BORDER = 5;

    private SupportKind() {}
}

package dev.ledge.engine.world.internal.state;

/** Kinds of supports, and of what a sweep hits. */
public final class SupportKind {
    public static final byte NONE = 0;
    public static final byte TILE = 1;
    public static final byte POLYGON = 2;
    public static final byte PLATFORM = 3;
    public static final byte ACTOR = 4;
    public static final byte BORDER = 5;

    private SupportKind() {}
}

package dev.ledge.engine.world.internal.cast;

/** What a cast leaves out. Immutable; {@link CollisionQueries#without} gives that of a platform without allocation. */
public final class CastFilter {
    /** Leaves out nothing. */
    public static final CastFilter NONE = new CastFilter(-1);

    /** The platform that is not in the way, −1 if all are. */
    public final int platform;

    public CastFilter(int platform) {
        this.platform = platform;
    }
}

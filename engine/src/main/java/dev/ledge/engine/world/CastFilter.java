package dev.ledge.engine.world;

/** What a cast leaves out. Immutable; {@link Solver#without} gives that of a platform without allocation. */
final class CastFilter {
    /** Leaves out nothing. */
    static final CastFilter NONE = new CastFilter(-1);

    /** The platform that is not in the way, −1 if all are. */
    final int platform;

    CastFilter(int platform) {
        this.platform = platform;
    }
}

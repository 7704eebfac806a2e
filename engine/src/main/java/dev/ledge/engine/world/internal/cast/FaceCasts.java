package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/** Casts against a single platform, or what stands still, to see how far a face goes that an actor touches. */
public final class FaceCasts {
    private final CollisionQueries queries;
    private final ActorArrays actors;
    private final PlatformArrays platforms;

    FaceCasts(CollisionQueries queries, ActorArrays actors, PlatformArrays platforms) {
        this.queries = queries;
        this.actors = actors;
        this.platforms = platforms;
    }

    /**
     * True if an actor's box, displaced so far, hits a platform on a displacement, where that is when a part of the
     * step is left.
     *
     * @param platform the platform, −1 for what stands still
     */
    public boolean hits(int actor, int platform, double rest, double asideX, double asideY, double dx, double dy) {
        double x = actors.x[actor] + asideX;
        double y = actors.y[actor] + asideY;
        if (platform < 0) {
            return queries.sweep(CollisionQueries.STILL, actor, x, y, dx, dy);
        }
        Sweep sweep = queries.sweep;
        sweep.begin(x, y, actors.w[actor], actors.h[actor], dx, dy);
        if (platforms.outlines[platform] != null) {
            sweep.owner(SupportKind.PLATFORM, platform, 0, 0);
            double left = platforms.x[platform] - rest * platforms.movedX(platform);
            double top = platforms.y[platform] - rest * platforms.movedY(platform);
            sweep.outline(platforms.outlines[platform], left, top);
        }
        return sweep.hit();
    }
}

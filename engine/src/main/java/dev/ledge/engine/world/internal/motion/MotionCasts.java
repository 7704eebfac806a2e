package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.cast.CastFilter;
import dev.ledge.engine.world.internal.cast.CollisionQueries;

/** Casts of moving actors, without the platform that pushes or transports them at that moment. */
public final class MotionCasts {
    public final Sweep sweep;
    private final CollisionQueries solver;
    private CastFilter filter = CastFilter.NONE;

    public MotionCasts(CollisionQueries solver) {
        this.solver = solver;
        sweep = solver.sweep;
    }

    /** Leaves a platform out of the following casts; −1 ends that. */
    public void without(int platform) {
        filter = platform < 0 ? CastFilter.NONE : solver.without(platform);
    }

    /** True if no platform is left out. */
    public boolean isWithAll() {
        return filter.platform < 0;
    }

    /** As {@link CollisionQueries#sweep(CastFilter, int, double, double, double, double)} from where the actor is. */
    public boolean sweep(int actor, double dx, double dy) {
        return solver.sweep(filter, actor, dx, dy);
    }

    /** As {@link CollisionQueries#sweep(CastFilter, int, double, double, double, double)}. */
    public boolean sweep(int actor, double x, double y, double dx, double dy) {
        return solver.sweep(filter, actor, x, y, dx, dy);
    }

    /** As {@link CollisionQueries#stand(CastFilter, int, double, double, double)}. */
    public double stand(int actor, double x, double y, double reach) {
        return solver.stand(filter, actor, x, y, reach);
    }

    /** As {@link CollisionQueries#stand(CastFilter, int, double, double, double, double, double)}. */
    public double stand(int actor, double x, double y, double w, double h, double reach) {
        return solver.stand(filter, actor, x, y, w, h, reach);
    }

    /** As {@link CollisionQueries#standHere}. */
    public double standHere(int actor, double reach) {
        return solver.standHere(filter, actor, reach);
    }

    /** As {@link CollisionQueries#depth(CastFilter, int, double, double, double, double)}, of the actor's own size. */
    public double depth(int actor, double x, double y) {
        return solver.depth(filter, actor, x, y);
    }

    /** As {@link CollisionQueries#passes}. */
    public boolean passes(int actor, int platform) {
        return solver.passes(actor, platform);
    }

    /** As {@link CollisionQueries#escapeUp}. */
    public double escapeUp(int platform, double x, double y, double w, double h) {
        return solver.escapeUp(platform, x, y, w, h);
    }

    /** As {@link CollisionQueries#walkable}. */
    public boolean walkable() {
        return solver.walkable();
    }
}

package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;

/** The casts of actors that move, be it by themselves or because they are pushed and carried: the platform that does that right now is not in their way. */
final class MotionCasts {
    final Sweep sweep;
    private final Solver solver;
    private CastFilter filter = CastFilter.NONE;

    MotionCasts(Solver solver) {
        this.solver = solver;
        sweep = solver.sweep;
    }

    /** Leaves a platform out of the casts that follow; −1 ends that. */
    void without(int platform) {
        filter = platform < 0 ? CastFilter.NONE : solver.without(platform);
    }

    /** True if no platform is left out. */
    boolean isWithAll() {
        return filter.platform < 0;
    }

    /** As {@link Solver#sweep(CastFilter, int, double, double, double, double)} from where the actor is. */
    boolean sweep(int actor, double dx, double dy) {
        return solver.sweep(filter, actor, dx, dy);
    }

    /** As {@link Solver#sweep(CastFilter, int, double, double, double, double)}. */
    boolean sweep(int actor, double x, double y, double dx, double dy) {
        return solver.sweep(filter, actor, x, y, dx, dy);
    }

    /** As {@link Solver#stand(CastFilter, int, double, double, double)}. */
    double stand(int actor, double x, double y, double reach) {
        return solver.stand(filter, actor, x, y, reach);
    }

    /** As {@link Solver#stand(CastFilter, int, double, double, double, double, double)}. */
    double stand(int actor, double x, double y, double w, double h, double reach) {
        return solver.stand(filter, actor, x, y, w, h, reach);
    }

    /** As {@link Solver#standHere}. */
    double standHere(int actor, double reach) {
        return solver.standHere(filter, actor, reach);
    }

    /** As {@link Solver#depth(CastFilter, int, double, double, double, double)}, of the actor's own size. */
    double depth(int actor, double x, double y) {
        return solver.depth(filter, actor, x, y);
    }

    /** As {@link Solver#passes}. */
    boolean passes(int actor, int platform) {
        return solver.passes(actor, platform);
    }

    /** As {@link Solver#wayUp}. */
    double wayUp(int platform, double x, double y, double w, double h) {
        return solver.wayUp(platform, x, y, w, h);
    }

    /** As {@link Solver#walkable}. */
    boolean walkable() {
        return solver.walkable();
    }
}

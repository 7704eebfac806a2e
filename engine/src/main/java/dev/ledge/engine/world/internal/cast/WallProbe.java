package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/** How far it is from an actor to a wall beside it. Cases MV-03, MV-04. */
public final class WallProbe {
    private final CollisionQueries queries;
    private final ActorArrays actors;

    WallProbe(CollisionQueries queries, ActorArrays actors) {
        this.queries = queries;
        this.actors = actors;
    }

    /**
     * Distance of a wall beside an actor, before either moves: the side of a tile, polygon, platform or border, but not
     * of an actor, nor one that others cover.
     *
     * @param dir 1 to the right, −1 to the left
     * @param reach length of the cast, px, more than 0
     * @return px, 0 or more; infinite if there is none in reach
     */
    public double distance(int actor, int dir, double reach) {
        if (!actors.has(actor, ActorFlags.WORLD_COLLISION)) {
            return Double.POSITIVE_INFINITY;
        }
        queries.sweepWalls(actor, dir * reach);
        Sweep sweep = queries.sweep;
        return sweep.hit() && !isCovered(actor, dir) ? sweep.time() * reach : Double.POSITIVE_INFINITY;
    }

    /** True if other solids lie against all of the wall of the last hit that is beside an actor: it is a mere joint. */
    private boolean isCovered(int actor, int dir) {
        Sweep sweep = queries.sweep;
        if (!sweep.isFlat()) {
            return false;
        }
        double top = Math.max(sweep.low(), actors.y[actor]);
        double bottom = Math.min(sweep.high(), actors.y[actor] + actors.h[actor]);
        double inset = Math.min(Sweep.SKIN, (bottom - top) / 2);
        double before = sweep.pointX() - dir * Tolerance.CONTACT;
        return isInside(actor, before, top + inset) && isInside(actor, before, bottom - inset);
    }

    private boolean isInside(int actor, double x, double y) {
        double half = Tolerance.CONTACT / 2;
        return queries.depths.depth(CastFilter.NONE, actor, x - half, y - half, 2 * half, 2 * half) > 0;
    }
}

package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/** Whether other solids cover the wall beside an actor. Cases MV-03, MV-04. */
final class WallCovers {
    private final Sweep sweep;
    private final SolidDepths depths;
    private final ActorArrays actors;

    WallCovers(Sweep sweep, SolidDepths depths, ActorArrays actors) {
        this.sweep = sweep;
        this.depths = depths;
        this.actors = actors;
    }

    /** True if other solids lie against all of the wall of the last hit that is beside an actor: it is a mere joint. */
    boolean isCovered(int actor, int dir) {
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
        return depths.depth(CastFilter.NONE, actor, x - half, y - half, 2 * half, 2 * half) > 0;
    }
}

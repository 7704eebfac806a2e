package dev.ledge.engine.world.internal.support;

import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;

/**
 * In levels seen from above: a platform without collision transports actors whose middle is over it, edges included; of
 * several platforms the first by id. Case MV-10.
 */
public final class FloatingRides extends LevelBound {
    private final ActorArrays a;
    private final PlatformArrays p;
    private final PlatformReach index;
    private final Footing footing;
    private boolean any;

    public FloatingRides(
            CompiledLevel scene, ActorArrays actors, PlatformArrays platforms, PlatformReach index, Footing footing) {
        super(scene);
        a = actors;
        p = platforms;
        this.index = index;
        this.footing = footing;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        any = false;
        for (int i = 0; i < level.platforms.count; i++) {
            any |= level.topDown && level.platforms.outlines[i] == null;
        }
    }

    /** Finds the platform under an actor's middle. */
    public void look(int i) {
        if (any) {
            footing.hangOn(i, platformUnder(i));
        }
    }

    private int platformUnder(int i) {
        if (!a.has(i, ActorFlags.WORLD_COLLISION)) {
            return -1;
        }
        // A small square instead of a point, so that edges count.
        double half = Tolerance.CONTACT;
        double left = a.x[i] + a.w[i] / 2 - half;
        double top = a.y[i] + a.h[i] / 2 - half;
        int found = index.find(i, left, top, left + 2 * half, top + 2 * half);
        for (int k = 0; k < found; k++) {
            int n = index.found(k);
            if (scene.platforms.outlines[n] == null
                    && !p.absent[n]
                    && scene.platforms.shapes[n].pieces().depth(left - p.x[n], top - p.y[n], 2 * half, 2 * half) > 0) {
                return n;
            }
        }
        return -1;
    }
}

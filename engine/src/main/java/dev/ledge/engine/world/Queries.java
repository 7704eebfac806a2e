package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.internal.broadphase.ActorLocator;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.CastHit;
import java.util.Objects;
import java.util.function.IntConsumer;

/**
 * Questions that a game asks of a world between two steps: sweeps, rays, overlaps. They see what is solid as it is now
 * and change nothing.
 */
public final class Queries {
    private final Simulation sim;

    Queries(Simulation sim) {
        this.sim = sim;
    }

    /**
     * Sweeps a box along a line and gives the first tile, polygon or platform that it hits, from sides that block;
     * actors do not block. A box that only touches what it passes does not hit it; one that begins inside a solid hits
     * only what is in front of its faces, and so mostly leaves that solid.
     *
     * @param box where it starts, px; wider and higher than 0
     * @param dx how far it moves, px
     * @param dy how far it moves, px
     * @return null if the path is free
     * @throws IllegalArgumentException if a number is not finite, or the box has no size
     */
    public CastHit sweep(Aabb box, double dx, double dy) {
        Numbers.requireFinite("a sweep", box.left(), box.top(), box.right(), box.bottom(), dx, dy);
        if (box.width() <= 0 || box.height() <= 0) {
            throw new IllegalArgumentException("a box that is swept needs a size; for a point cast a ray");
        }
        return cast(box.left(), box.top(), box.width(), box.height(), dx, dy);
    }

    /**
     * Casts a ray and gives the first tile, polygon or platform that it hits, from sides that block; actors do not
     * block. The end of a face belongs to it, so that a ray along the seam of two cells hits them, and one that just
     * touches a corner hits that. A ray that begins inside a solid does not hit that solid's own faces from within.
     *
     * @param x px, to the right
     * @param y px, downwards
     * @param dx px, to the right
     * @param dy px, downwards
     * @return null if the path is free
     * @throws IllegalArgumentException if a number is not finite
     */
    public CastHit rayCast(double x, double y, double dx, double dy) {
        Numbers.requireFinite("a ray", x, y, dx, dy);
        return cast(x, y, 0, 0, dx, dy);
    }

    private CastHit cast(double x, double y, double w, double h, double dx, double dy) {
        return sim.queries.sweepBox(x, y, w, h, dx, dy) ? sim.castHit() : null;
    }

    /**
     * {@return how deep a box is inside something that is solid all round, px; 0 if it is free or only touches}
     *
     * @param box px
     * @throws IllegalArgumentException if a number is not finite
     */
    public double depth(Aabb box) {
        Numbers.requireFinite("a box", box.left(), box.top(), box.right(), box.bottom());
        return sim.queries.depths.depthOfBox(box.left(), box.top(), box.width(), box.height());
    }

    /**
     * Gives the indices of all actors in the world whose boxes touch an area, in ascending order. Between two steps,
     * while pairs are found, only actors near are tested; else all.
     *
     * @param area px
     * @param found takes one index after the other
     * @throws NullPointerException if one of them is null
     */
    public void actorsIn(Aabb area, IntConsumer found) {
        Objects.requireNonNull(area, "area");
        Objects.requireNonNull(found, "found");
        ActorLocator locator = sim.locator;
        int[] candidates = locator.find(area.left(), area.top(), area.right(), area.bottom());
        if (candidates == null) {
            allFrom(0, area, found);
            return;
        }
        int changes = locator.changes();
        for (int i : candidates) {
            if (isIn(i, area)) {
                found.accept(i);
                if (locator.changes() != changes) {
                    // The receiver has placed an actor elsewhere, which may be no candidate.
                    allFrom(i + 1, area, found);
                    return;
                }
            }
        }
    }

    private void allFrom(int first, Aabb area, IntConsumer found) {
        for (int i = first; i < sim.actors.count; i++) {
            if (isIn(i, area)) {
                found.accept(i);
            }
        }
    }

    private boolean isIn(int i, Aabb area) {
        ActorArrays a = sim.actors;
        return a.isActive(i)
                && a.x[i] <= area.right()
                && area.left() <= a.x[i] + a.w[i]
                && a.y[i] <= area.bottom()
                && area.top() <= a.feet(i);
    }
}

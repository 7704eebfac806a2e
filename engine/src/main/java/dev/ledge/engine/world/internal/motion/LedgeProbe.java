package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.cast.CastFilter;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;

/** Whether the ground goes on ahead of an actor, for walkers that turn at ledges. Cases AI-02, AI-03. */
public final class LedgeProbe extends LevelBound {
    /** Most edges along which ground that falls away is followed, so that the cost does not grow with the speed. */
    private static final int MAX_EDGES = 32;

    /**
     * Ground that falls away is followed no farther than this, and looked for no deeper than it falls away until there,
     * px.
     */
    static final double FARTHEST = 1024;

    /** Width of the leading edge that has to have ground under it, px. */
    static final double LEADING = 1;

    private final ActorArrays a;
    private final CollisionQueries queries;
    private final Sweep sweep;
    private final ActiveSurfaces surfaces;
    private final CellsAhead cells;
    private boolean asksCells = true;

    public LedgeProbe(CompiledLevel scene, ActorArrays actors, CollisionQueries queries, ActiveSurfaces surfaces) {
        super(scene);
        a = actors;
        this.queries = queries;
        sweep = queries.sweep;
        this.surfaces = surfaces;
        cells = new CellsAhead(scene, actors);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        cells.bind(level);
    }

    /** Asks the cells' kinds before it casts, or, for the test that compares both, casts at once. */
    public void askCells(boolean on) {
        asksCells = on;
    }

    /**
     * True if there is ground under the leading edge of an actor where the next step takes it, and a belt or current in
     * the same direction before the one after.
     */
    public boolean goesOn(int i, int direction) {
        if (scene.topDown) {
            // Seen from above the ground is everywhere.
            return true;
        }
        double step = step(i, direction);
        double x = front(i, direction, step);
        double reach = reach(step);
        return asksCells && cells.goOn(i, direction, x, reach)
                || !isEnd(i, direction, x, reach) && isGroundAt(i, direction, x, reach)
                // Where a wall ends the probed path, nothing hangs over what is beyond it.
                || queries.sweep(i, direction * step, direction * step * a.groundX[i] / -a.groundY[i])
                || isInside(i, x);
    }

    /** True if the leading edge at a place is in what the actor is pushed out of, which hides the ground there. */
    private boolean isInside(int i, double x) {
        return a.has(i, ActorFlags.EMBEDDED)
                && queries.depths.depth(CastFilter.NONE, i, x, a.y[i], LEADING, a.h[i]) > Sweep.SKIN;
    }

    /** True if there is ground under the leading edge at a place, or leads there. */
    private boolean isGroundAt(int i, int direction, double x, double reach) {
        // Where the ground falls away there is mostly nothing under the leading edge.
        boolean falls = a.groundX[i] * direction > 0;
        return falls && leadsTo(i, direction, x, reach)
                || isGroundBelow(CastFilter.NONE, i, x, a.y[i], reach)
                || !falls && leadsTo(i, direction, x, reach);
    }

    /** True if the ground ends ahead by the cells, and there is nothing else. */
    private boolean isEnd(int i, int direction, double x, double reach) {
        double left = Math.min(a.x[i], x) - LEADING;
        double right = Math.max(a.x[i] + a.w[i], x) + 2 * LEADING;
        double far = scene.terrain.grid;
        return asksCells
                && cells.end(i, direction, x, reach)
                && queries.isAlone(i, left, a.feet(i) - far, right, a.feet(i) + far);
    }

    /** How far the next step may take an actor, px. */
    private double step(int i, int direction) {
        double belt = scene.surfaces.anyConveyor() ? Math.max(0, conveyorOf(i) * direction) : 0;
        return (Math.max(Math.abs(a.speed[i]), surfaces.topSpeed(i)) + belt) * scene.dt;
    }

    /** Left edge of the leading edge after a step. */
    private double front(int i, int direction, double step) {
        return direction > 0 ? a.x[i] + a.w[i] + step - LEADING : a.x[i] - step;
    }

    /** How far below and above the feet ground is looked for, px. */
    private double reach(double step) {
        return (Math.min(step, FARTHEST) + LEADING) * scene.steepest + GroundMover.SNAP;
    }

    /** The narrow box in which ground is looked for first, px. */
    public Aabb area(int i, int direction) {
        double step = step(i, direction);
        double x = front(i, direction, step);
        double reach = reach(step);
        return new Aabb(x, a.feet(i) - Math.min(reach, a.h[i]), x + LEADING, a.feet(i) + reach);
    }

    private double conveyorOf(int i) {
        return surfaces.beltSpeed(i) + surfaces.currentSpeed(i);
    }

    /** True if there is ground under a narrow foot, up to a reach below a height or above it. */
    private boolean isGroundBelow(CastFilter filter, int i, double x, double y, double reach) {
        // From a little higher, so that rising ground is hit too.
        double rise = Math.min(reach, a.h[i]);
        return queries.stand(filter, i, x, y - rise, LEADING, a.h[i], rise + reach) >= 0;
    }

    /**
     * True if the ground leads from where an actor stands to a place. On a falling slope the leading edge is in the
     * air: there the ground is followed, edge by edge, whatever else moves over it.
     */
    private boolean leadsTo(int i, int direction, double x, double reach) {
        CastFilter still = queries.stillFor(i);
        if (Math.abs(x - a.x[i]) > FARTHEST || queries.stand(still, i, a.x[i], a.y[i], Tolerance.CONTACT) < 0) {
            return false;
        }
        double at = startOf(i, direction);
        double y = a.y[i];
        for (int edges = 0; edges < MAX_EDGES && isOnward(still, i, at, y, reach); edges++) {
            double end = direction > 0 ? sweep.groundTo() : sweep.groundFrom();
            if ((end - x) * direction > Sweep.EDGE) {
                return true;
            }
            double next = end + direction * Tolerance.JOINT_PROBE;
            y = sweep.hitY() - (next - at) * sweep.normalX() / sweep.normalY();
            at = next;
        }
        return false;
    }

    /** True if the ground goes on under a narrow foot, be it on a platform that goes along with the ground before. */
    private boolean isOnward(CastFilter still, int i, double x, double y, double reach) {
        return isGroundBelow(still, i, x, y, reach)
                || scene.platforms.count > 0 && isGroundBelow(queries.togetherWith(i), i, x, y, reach);
    }

    /** Where a narrow foot is on the ground that was hit under an actor, as far back as that touches it, px. */
    private double startOf(int i, int direction) {
        double left = a.x[i];
        double right = left + a.w[i];
        if (sweep.normalX() == 0) {
            // Not beyond its end by more than half, where a peak is a mere corner.
            left = Math.max(left, sweep.groundFrom() + a.w[i] - LEADING / 2);
            right = Math.min(right, sweep.groundTo() + LEADING / 2);
            return direction > 0 ? left : right - LEADING;
        }
        return sweep.normalX() > 0 ? left : right - LEADING;
    }
}

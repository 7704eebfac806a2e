package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.cast.CastFilter;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;

/** Whether the ground goes on ahead of an actor, for walkers that turn at ledges. Cases AI-02, AI-03. */
public final class LedgeProbe implements LevelBound {
    /** Distance of the probes where the ground falls away, px; larger on a long path. */
    private static final double STRIDE = 2;

    /** Most probes of ground that falls away, so that the cost does not grow with speed and width. */
    private static final int MAX_PROBES = 32;

    /**
     * Ground that falls away is followed no farther than this, and looked for no deeper than it falls away until there,
     * px.
     */
    private static final double FARTHEST = 1024;

    /** Width of the leading edge that has to have ground under it, px. */
    private static final double LEADING = 1;

    private final ActorArrays a;
    private final CollisionQueries solver;
    private final ActiveSurfaces surfaces;
    private final TileShortcuts shortcuts;
    private final FootShortcuts feet;
    private CompiledLevel scene;

    public LedgeProbe(
            CompiledLevel scene,
            ActorArrays actors,
            CollisionQueries solver,
            ActiveSurfaces surfaces,
            TileShortcuts shortcuts,
            FootShortcuts feet) {
        a = actors;
        this.solver = solver;
        this.surfaces = surfaces;
        this.shortcuts = shortcuts;
        this.feet = feet;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        scene = level;
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
        double rise = Math.min(reach, a.h[i]);
        double bottom = a.feet(i);
        double top = bottom - rise - Sweep.SKIN;
        boolean rides = a.supportKind[i] == SupportKind.PLATFORM && a.dropTicks[i] == 0;
        if (rides && shortcuts.isOnPlatform(i, x, top, x + LEADING, bottom + reach + 2 * Sweep.SKIN)) {
            return true;
        }
        if (feet.isFloor(i, x, top, x + LEADING, bottom + reach + 2 * Sweep.SKIN)) {
            return true;
        }
        int followed = feet.follow(i, direction, direction > 0 ? x + LEADING : x);
        return followed == FootShortcuts.GOES_ON
                || groundBelow(i, x, a.y[i], reach) >= 0
                || followed != FootShortcuts.ENDS && slopesDown(i, direction, step)
                // Where a wall ends the probed path, nothing hangs over what is beyond it.
                || solver.sweep(i, direction * step, direction * step * a.groundX[i] / -a.groundY[i]);
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
        return (Math.min(step, FARTHEST) + LEADING) * scene.steepest + Tolerance.GROUND_SNAP;
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

    /** How far below a height the ground under a narrow foot is, or a little above it; −1 if it is out of reach. */
    private double groundBelow(int i, double x, double y, double reach) {
        // From a little higher, so that rising ground is hit too.
        double rise = Math.min(reach, a.h[i]);
        double gap = feet.stand(i, x, y - rise, LEADING, rise + reach);
        if (Double.isNaN(gap)) {
            gap = solver.stand(CastFilter.NONE, i, x, y - rise, LEADING, a.h[i], rise + reach);
        }
        return gap < 0 ? -1 : Math.max(0, gap - rise);
    }

    /** On a falling slope the leading edge is in the air: follows the ground from the actor to there. */
    private boolean slopesDown(int i, int direction, double step) {
        double far = a.w[i] - LEADING + step;
        if (far > FARTHEST) {
            return false;
        }
        double stride = Math.max(STRIDE, far / MAX_PROBES);
        double back = direction > 0 ? a.x[i] : a.x[i] + a.w[i] - LEADING;
        double reach = stride * scene.steepest + LEADING / 2;
        double y = a.y[i];
        boolean stands = false;
        for (double gone = 0; ; gone += stride) {
            double here = Math.min(gone, far);
            double gap = groundBelow(i, back + direction * here, y, stands ? reach : LEADING / 2);
            if (gap >= 0) {
                stands = true;
                y += gap;
            } else if (stands) {
                return false;
            }
            if (here >= far) {
                return stands;
            }
        }
    }
}

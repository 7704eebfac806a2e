package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;

/** What an actor touches at distance 0 without pressing against it; asked only when somebody looks. Appendix A Ch2, case NU-07. */
final class Feeler {
    private static final double TOUCH = 1e-6;

    private final Sim sim;

    Feeler(Sim sim) {
        this.sim = sim;
    }

    /** The sides, as bits, on which something blocks at once. */
    int feel(int i) {
        Actors a = sim.actors;
        if (!a.isActive(i) || !a.has(i, Actors.WORLD_COLLISION) || a.has(i, Actors.EMBEDDED)) {
            return 0;
        }
        boolean floats = sim.scene.topDown || !a.has(i, Actors.GRAVITY);
        return toward(i, -TOUCH, 0, Touch.LEFT)
                | toward(i, TOUCH, 0, Touch.RIGHT)
                | toward(i, 0, -TOUCH, Touch.CEILING)
                | (floats ? toward(i, 0, TOUCH, Touch.FLOOR) : 0);
    }

    private int toward(int i, double dx, double dy, int side) {
        Sweep sweep = sim.solver.sweep;
        if (!sim.solver.sweep(i, dx, dy)) {
            return 0;
        }
        boolean wall = sweep.side() == Outline.LEFT
                || sweep.side() == Outline.RIGHT
                || sweep.side() == Outline.TOP && !sim.solver.walkable();
        boolean fits = switch (side) {
            case Touch.CEILING -> sweep.side() == Outline.BOTTOM;
            case Touch.FLOOR -> sweep.side() == Outline.TOP;
            default -> wall;
        };
        return fits ? side : 0;
    }
}

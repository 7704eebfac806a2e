package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;

/**
 * What an actor touches at distance 0 without pressing against it. Found when somebody asks, not at the end of each step: four casts an actor are more than
 * the rest of most steps, and nobody asks for a crowd's. Appendix A Ch2, case NU-07.
 */
final class RestingContacts implements LevelBound {
    private final ActorArrays a;
    private final Solver solver;
    private boolean topDown;

    RestingContacts(Scene scene, ActorArrays actors, Solver solver) {
        a = actors;
        this.solver = solver;
        bind(scene);
    }

    @Override
    public void bind(Scene level) {
        topDown = level.topDown;
    }

    /** The sides, as bits, on which something blocks at once. */
    int of(int i) {
        if (!a.isActive(i) || !a.has(i, ActorFlags.WORLD_COLLISION) || a.has(i, ActorFlags.EMBEDDED)) {
            return 0;
        }
        boolean floats = topDown || !a.has(i, ActorFlags.GRAVITY);
        return toward(i, -Tolerance.CONTACT, 0, Touch.LEFT)
                | toward(i, Tolerance.CONTACT, 0, Touch.RIGHT)
                | toward(i, 0, -Tolerance.CONTACT, Touch.CEILING)
                | (floats ? toward(i, 0, Tolerance.CONTACT, Touch.FLOOR) : 0);
    }

    private int toward(int i, double dx, double dy, int side) {
        if (!solver.sweep(i, dx, dy)) {
            return 0;
        }
        Sweep sweep = solver.sweep;
        boolean wall = sweep.side() == Outline.LEFT
                || sweep.side() == Outline.RIGHT
                || sweep.side() == Outline.TOP && !solver.walkable();
        boolean fits = switch (side) {
            case Touch.CEILING -> sweep.side() == Outline.BOTTOM;
            case Touch.FLOOR -> sweep.side() == Outline.TOP;
            default -> wall;
        };
        return fits ? side : 0;
    }
}

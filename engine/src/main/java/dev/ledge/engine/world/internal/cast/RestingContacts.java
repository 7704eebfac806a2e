package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;

/**
 * Contacts at distance 0 that no motion pressed. Computed on demand, not at the end of each step: four casts an actor
 * cost more than the rest of most steps. Appendix A Ch2, case NU-07.
 */
public final class RestingContacts implements LevelBound {
    private final ActorArrays a;
    private final CollisionQueries solver;
    private boolean topDown;

    public RestingContacts(CompiledLevel scene, ActorArrays actors, CollisionQueries solver) {
        a = actors;
        this.solver = solver;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        topDown = level.topDown;
    }

    /** Bits of the sides with a resting contact. */
    public int of(int i) {
        if (!a.isActive(i) || !a.has(i, ActorFlags.WORLD_COLLISION) || a.has(i, ActorFlags.EMBEDDED)) {
            return 0;
        }
        boolean floats = topDown || !a.has(i, ActorFlags.GRAVITY);
        return toward(i, -Tolerance.CONTACT, 0, ContactLog.LEFT)
                | toward(i, Tolerance.CONTACT, 0, ContactLog.RIGHT)
                | toward(i, 0, -Tolerance.CONTACT, ContactLog.CEILING)
                | (floats ? toward(i, 0, Tolerance.CONTACT, ContactLog.FLOOR) : 0);
    }

    /**
     * True if an actor has a resting contact on a side, a bit of {@link ContactLog}; the sweep of the queries then has
     * it.
     */
    public boolean toward(int i, int side) {
        return switch (side) {
            case ContactLog.LEFT -> toward(i, -Tolerance.CONTACT, 0, side) != 0;
            case ContactLog.RIGHT -> toward(i, Tolerance.CONTACT, 0, side) != 0;
            case ContactLog.CEILING -> toward(i, 0, -Tolerance.CONTACT, side) != 0;
            default -> toward(i, 0, Tolerance.CONTACT, side) != 0;
        };
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
            case ContactLog.CEILING -> sweep.side() == Outline.BOTTOM;
            case ContactLog.FLOOR -> sweep.side() == Outline.TOP;
            default -> wall;
        };
        return fits ? side : 0;
    }
}

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
public final class RestingContacts extends LevelBound {
    private final ActorArrays a;
    private final CollisionQueries solver;

    public RestingContacts(CompiledLevel scene, ActorArrays actors, CollisionQueries solver) {
        super(scene);
        a = actors;
        this.solver = solver;
    }

    /** Bits of the sides with a resting contact. */
    public int of(int i) {
        return among(i, ContactLog.FLOOR | ContactLog.TOLD);
    }

    /** Bits of those of some sides that have a resting contact. */
    public int among(int i, int sides) {
        if (!a.isActive(i) || !a.has(i, ActorFlags.WORLD_COLLISION) || a.has(i, ActorFlags.EMBEDDED)) {
            return 0;
        }
        boolean floats = scene.topDown || !a.has(i, ActorFlags.GRAVITY);
        int found = 0;
        for (int side = floats ? ContactLog.FLOOR : ContactLog.CEILING; side <= ContactLog.RIGHT; side <<= 1) {
            found |= (sides & side) != 0 && toward(i, side) ? side : 0;
        }
        return found;
    }

    /**
     * True if an actor has a resting contact on a side, a bit of {@link ContactLog}; the sweep of the queries then has
     * it.
     */
    public boolean toward(int i, int side) {
        double look = side == ContactLog.LEFT || side == ContactLog.CEILING ? -Tolerance.CONTACT : Tolerance.CONTACT;
        boolean isBeside = (side & (ContactLog.LEFT | ContactLog.RIGHT)) != 0;
        if (!solver.sweep(i, isBeside ? look : 0, isBeside ? 0 : look)) {
            return false;
        }
        Sweep sweep = solver.sweep;
        return switch (side) {
            case ContactLog.CEILING -> sweep.side() == Outline.BOTTOM;
            case ContactLog.FLOOR -> sweep.side() == Outline.TOP;
            default -> isWall(sweep.side());
        };
    }

    /** True if a side of what was hit stops a walk. */
    private boolean isWall(int side) {
        return side == Outline.LEFT || side == Outline.RIGHT || side == Outline.TOP && !solver.walkable();
    }
}

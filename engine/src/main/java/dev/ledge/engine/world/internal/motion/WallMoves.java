package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/**
 * What an actor in the air does beside a wall: slides down it, and jumps off it. Walls are looked for where they were
 * when the step began, as whoever presses a button sees them. Cases MV-03, MV-04.
 */
public final class WallMoves {
    /** A wall is in reach of a jump up to here, px. */
    private static final double REACH = 2;

    private final ActorArrays a;
    private final CollisionQueries queries;

    public WallMoves(ActorArrays actors, CollisionQueries queries) {
        a = actors;
        this.queries = queries;
    }

    /** True if a press of jump, be it a buffered one, is one off a wall; {@link #side} then tells of which. */
    public boolean wantsJump(int i) {
        MovementParams p = a.profiles[i];
        return p.wallJump != null && a.sinceJump[i] <= p.bufferTicks;
    }

    /** Where the wall is that an actor jumps off: 1 to its right, −1 to its left, 0 if none is in reach. */
    public int side(int i) {
        double left = queries.wallBeside(i, -1, REACH);
        double right = queries.wallBeside(i, 1, REACH);
        if (left > REACH && right > REACH) {
            return 0;
        }
        if (Math.abs(left - right) <= Tolerance.ROUNDING) {
            return a.has(i, ActorFlags.FACES_LEFT) ? -1 : 1;
        }
        return left < right ? -1 : 1;
    }

    /** True if an actor slides down a wall that it touches and presses against. */
    public boolean slides(int i, int dir) {
        return dir != 0
                && a.profiles[i].wallSlideSpeed < Double.POSITIVE_INFINITY
                && queries.wallBeside(i, dir, Tolerance.CONTACT) <= Tolerance.CONTACT;
    }

    /** Before gravity: no faster than the slide at once. */
    public void slow(int i) {
        a.vy[i] = Math.min(a.vy[i], a.profiles[i].wallSlideSpeed);
        a.startVy[i] = Math.min(a.startVy[i], a.vy[i]);
    }

    /** After gravity. */
    public void limit(int i) {
        a.vy[i] = Math.min(a.vy[i], a.profiles[i].wallSlideSpeed);
    }
}

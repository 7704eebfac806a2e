package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;

/**
 * Wall slide and wall jump. Walls are searched where they were when the step began, as the person at the buttons sees
 * them. Cases MV-03, MV-04.
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

    /** True if a press of jump, even a buffered one, is a wall jump; {@link #side} then gives the wall's side. */
    public boolean wantsJump(int i) {
        MovementParams p = a.profiles[i];
        return p.wallJump != null && a.sinceJump[i] <= p.bufferTicks;
    }

    /** Side of the wall that an actor can jump off: 1 right, −1 left, 0 if none is in reach. */
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

    /**
     * True if an actor touches a wall, moves toward it, and so slides down: the last hit of the queries is that wall.
     */
    public boolean slides(int i, int dir) {
        return dir != 0
                && a.profiles[i].wallSlideSpeed < Double.POSITIVE_INFINITY
                && queries.wallBeside(i, dir, Tolerance.CONTACT) <= Tolerance.CONTACT;
    }

    /**
     * Before gravity: no faster than the slide at once. Along a wall that leans it goes aside as it falls, and less so
     * as it falls more slowly; else it would leave the wall.
     */
    public void slow(int i) {
        double excess = Math.max(0, a.vy[i] - a.profiles[i].wallSlideSpeed);
        double aside = excess * -queries.sweep.normalY() / queries.sweep.normalX();
        if (aside * a.vx[i] > 0) {
            double cut = Math.copySign(Math.min(Math.abs(aside), Math.abs(a.vx[i])), aside);
            a.vx[i] -= cut;
            a.startVx[i] -= cut;
        }
        a.vy[i] -= excess;
        a.startVy[i] = Math.min(a.startVy[i], a.vy[i]);
    }

    /** After gravity. */
    public void limit(int i) {
        a.vy[i] = Math.min(a.vy[i], a.profiles[i].wallSlideSpeed);
    }
}

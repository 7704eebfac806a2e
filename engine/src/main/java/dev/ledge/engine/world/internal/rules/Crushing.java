package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.motion.GroundMover;
import dev.ledge.engine.world.internal.motion.MovingSupports;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.Squeezes;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.EventType;

/** A crush candidate escapes by a few pixels or is crushed. Cases CR-01 to CR-08, Appendix A Ch14. */
public final class Crushing extends LevelBound {
    /** Distance of the escapes that are tried, px; larger for long escapes, so that their number is bounded. */
    private static final double FINE = 0.25;

    private static final int MAX_SLIPS = 256;
    private final ActorArrays a;
    private final Squeezes squeezes;
    private final PlatformArrays p;
    private final CollisionQueries solver;
    private final EventLog events;
    private final GroundMover ground;
    private final MovingSupports supports;
    private final Placement placement;

    public Crushing(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            CollisionQueries solver,
            EventLog events,
            GroundMover ground,
            MovingSupports supports,
            Placement placement) {
        super(scene);
        a = actors;
        squeezes = actors.squeezes;
        p = platforms;
        this.solver = solver;
        this.events = events;
        this.ground = ground;
        this.supports = supports;
        this.placement = placement;
    }

    /** Decides about an actor whose push was blocked. */
    public void resolve(int i) {
        if (finishPush(i) || escape(i)) {
            a.clear(i, ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSH_VERTICAL);
            a.set(i, ActorFlags.MAY_OVERLAP);
            if (a.state[i] == ActorArrays.GROUND && !scene.topDown) {
                ground.keepSupport(i);
            }
            return;
        }
        int axis = a.has(i, ActorFlags.CRUSH_VERTICAL) ? EventLog.VERTICAL : EventLog.HORIZONTAL;
        events.add(EventType.CRUSHED, i, SupportKind.PLATFORM, culprit(i), 0, axis, EventLog.NO_CAUSE);
        a.set(i, ActorFlags.CRUSHED);
    }

    /** What crushes an actor: the platform that squeezed it last, unless that is out of its way. */
    private int culprit(int i) {
        int last = squeezes.last(i);
        int before = squeezes.before(i);
        boolean isGone = before >= 0 && !isInWay(i, last, a.x[i], a.y[i]) && isInWay(i, before, a.x[i], a.y[i]);
        return squeezes.platform(isGone ? before : last);
    }

    /** Repeats the blocked push: a platform in the path may have moved on since. */
    private boolean finishPush(int i) {
        int last = squeezes.last(i);
        double dx = squeezes.missingX(last);
        double dy = squeezes.missingY(last);
        if (barred(i, 0, 0) > Tolerance.CONTACT
                || solver.depths.depth(i, a.x[i] + dx, a.y[i] + dy) > Sweep.SKIN
                || isOtherInWay(i, a.x[i] + dx, a.y[i] + dy)) {
            return false;
        }
        placement.by(i, dx, dy);
        return true;
    }

    /** Escapes sideways if a free place is within the actor's limit. Case CR-08. */
    private boolean escape(int i) {
        if (slipTo(i, 0, 0, 0, 0)) {
            // The actor is already out of the path of a platform that ends there.
            return true;
        }
        boolean vertical = a.has(i, ActorFlags.CRUSH_VERTICAL);
        double most = a.profiles[i].crushEscape;
        // Of equal escapes up or ahead, so that mirrored levels behave alike.
        boolean backFirst = !vertical || a.has(i, ActorFlags.FACES_LEFT);
        if (slipPast(i, vertical, backFirst, most)) {
            return true;
        }
        double first = backFirst ? -1 : 1;
        double stride = Math.max(FINE, most / MAX_SLIPS);
        for (double far = stride; far <= most; far += stride) {
            if (slip(i, vertical, first * far, most) || slip(i, vertical, -first * far, most)) {
                return true;
            }
        }
        return false;
    }

    /** Escapes to just beside the platform, on its nearer side if that is possible. */
    private boolean slipPast(int i, boolean vertical, boolean backFirst, double most) {
        int by = squeezes.platform(squeezes.last(i));
        Outline shape = scene.platforms.shapes[by];
        double back;
        double forth;
        if (vertical) {
            back = a.x[i] + a.w[i] - (p.x[by] + shape.left());
            forth = p.x[by] + shape.right() - a.x[i];
        } else {
            back = a.feet(i) - (p.y[by] + shape.top());
            forth = p.y[by] + shape.bottom() - a.y[i];
        }
        boolean isBackNear = Math.abs(back - forth) <= Tolerance.ROUNDING ? backFirst : back < forth;
        return slip(i, vertical, isBackNear ? -back : forth, most)
                || slip(i, vertical, isBackNear ? forth : -back, most);
    }

    private boolean slip(int i, boolean vertical, double far, double most) {
        if (Math.abs(far) > most + Tolerance.ROUNDING) {
            return false;
        }
        double dx = vertical ? far : 0;
        double dy = vertical ? 0 : far;
        int last = squeezes.last(i);
        return slipTo(i, 0, 0, dx, dy) || slipTo(i, squeezes.missingX(last), squeezes.missingY(last), dx, dy);
    }

    private boolean slipTo(int i, double firstX, double firstY, double dx, double dy) {
        double x = a.x[i];
        double y = a.y[i];
        int last = squeezes.last(i);
        boolean isFirst = firstX == 0 && firstY == 0;
        if (isFirst
                && (isInWay(i, last, x + dx, y + dy) || supports.blocksMotion(i, squeezes.platform(last), dx, dy))) {
            return false;
        }
        if (solver.depths.depth(i, x + firstX + dx, y + firstY + dy) > Tolerance.ROUNDING
                || solver.sweep(i, x, y, dx, dy)) {
            return false;
        }
        if (!isFirst && barred(i, dx, dy) >= 0) {
            return false;
        }
        if (isOtherInWay(i, x + firstX + dx, y + firstY + dy)) {
            return false;
        }
        placement.to(i, x + firstX + dx, y + firstY + dy);
        return true;
    }

    /**
     * True if a platform would hit an actor at a place, or would have to pass through it: what it has pushed against
     * may have taken the actor past the whole of a fast one.
     */
    private boolean isInWay(int i, int squeeze, double x, double y) {
        int by = squeezes.platform(squeeze);
        double dx = squeezes.missingX(squeeze);
        double dy = squeezes.missingY(squeeze);
        // What has moved it since has not taken it past what squeezes it, neither back along that nor aside.
        double thenX = squeezes.ownX(squeeze, a.x[i]) + (squeezes.isVertical(squeeze) ? x - a.x[i] : 0);
        double thenY = squeezes.ownY(squeeze, a.y[i]) + (squeezes.isVertical(squeeze) ? 0 : y - a.y[i]);
        return supports.isInWay(i, by, x, y)
                || supports.wasPassed(i, by, x, y, dx, dy)
                || supports.wasPassed(i, by, thenX, thenY, dx, dy);
    }

    /** True if what has squeezed an actor before in this step would hit it at a place, too. */
    private boolean isOtherInWay(int i, double x, double y) {
        int before = squeezes.before(i);
        return before >= 0 && isInWay(i, before, x, y);
    }

    /**
     * How much of the last blocked push is still barred, from so far aside of where the actor is and of where it would
     * be if nothing had moved it since: what has done so has not taken it past what it is pressed against, px; −1 if
     * nothing is met.
     */
    private double barred(int i, double asideX, double asideY) {
        int last = squeezes.last(i);
        double here = barredAt(i, last, a.x[i] + asideX, a.y[i] + asideY);
        return Math.max(
                here, barredAt(i, last, squeezes.ownX(last, a.x[i]) + asideX, squeezes.ownY(last, a.y[i]) + asideY));
    }

    private double barredAt(int i, int squeeze, double x, double y) {
        double dx = squeezes.missingX(squeeze);
        double dy = squeezes.missingY(squeeze);
        boolean isBarred = solver.sweep(solver.without(squeezes.platform(squeeze)), i, x, y, dx, dy);
        return isBarred ? (1 - solver.sweep.time()) * (Math.abs(dx) + Math.abs(dy)) : -1;
    }
}

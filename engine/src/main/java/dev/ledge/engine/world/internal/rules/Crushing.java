package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.motion.GroundMover;
import dev.ledge.engine.world.internal.motion.MovingSupports;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.motion.RiderTransport;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.BlockedPushes;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.EventType;

/** A crush candidate escapes by a few pixels or is crushed. Cases CR-01 to CR-08, Appendix A Ch14. */
public final class Crushing extends LevelBound {
    /** An escape is looked for in strides of so many px; in longer ones if it may be long, to bound their number. */
    private static final double FINE = 0.25;

    private static final int MAX_SLIPS = 256;
    /** What has escaped keeps so far from contact, px. */
    private static final double CLEAR = 2 * Tolerance.CONTACT;

    private final ActorArrays a;
    private final BlockedPushes pushes;
    private final PlatformArrays p;
    private final CollisionQueries solver;
    private final EventLog events;
    private final GroundMover ground;
    private final MovingSupports supports;
    private final Placement placement;
    private final RiderTransport riders;

    public Crushing(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            CollisionQueries solver,
            EventLog events,
            GroundMover ground,
            MovingSupports supports,
            Placement placement,
            RiderTransport riders) {
        super(scene);
        a = actors;
        pushes = actors.blockedPushes;
        p = platforms;
        this.solver = solver;
        this.events = events;
        this.ground = ground;
        this.supports = supports;
        this.placement = placement;
        this.riders = riders;
    }

    /** Decides about an actor whose push was blocked; who stands on it goes where it does. */
    public void resolve(int i) {
        double x = a.x[i];
        double y = a.y[i];
        if (finishPush(i) || escape(i) || escapeFromStart(i) || escapeFromFirst(i)) {
            // An actor that escapes is moved, so that not all of its motion is taken.
            a.clear(i, ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSH_VERTICAL | ActorFlags.WEDGED);
            a.set(i, ActorFlags.MAY_OVERLAP);
            if (a.state[i] == ActorArrays.GROUND && !scene.topDown) {
                ground.keepSupport(i);
            }
            riders.carry(i, a.x[i] - x, a.y[i] - y);
            return;
        }
        int axis = a.has(i, ActorFlags.CRUSH_VERTICAL) ? EventLog.VERTICAL : EventLog.HORIZONTAL;
        events.add(EventType.CRUSHED, i, SupportKind.PLATFORM, culprit(i), 0, axis, EventLog.NO_CAUSE);
        a.set(i, ActorFlags.CRUSHED);
    }

    /** What crushes an actor: the platform that pressed it last, unless that is out of its way. */
    private int culprit(int i) {
        int last = pushes.last(i);
        int before = pushes.before(i);
        boolean isGone = before >= 0 && !isInWay(i, last, 0, 0) && isInWay(i, before, 0, 0);
        return pushes.platform(isGone ? before : last);
    }

    /** Repeats the blocked push: a platform in the path may have moved on since. */
    private boolean finishPush(int i) {
        double dx = pushX(i);
        double dy = pushY(i);
        if (blocked(i, pushes.last(i), 0, 0) > Tolerance.CONTACT
                || solver.depths.depth(i, a.x[i] + dx, a.y[i] + dy) > Sweep.SKIN
                || isOtherInWay(i, dx, dy, 0, 0)
                || hasPassed(i, a.x[i] + dx, a.y[i] + dy)) {
            return false;
        }
        double part = partToFace(i, dx, dy);
        placement.by(i, part * dx, part * dy);
        return true;
    }

    /**
     * The part of a push that takes an actor to the face that pushes it, 0 to 1: less than all where what it was
     * pressed against did not take it as far towards that as it seemed then.
     */
    private double partToFace(int i, double dx, double dy) {
        boolean isHit = solver.sweep(i, a.x[i] + dx, a.y[i] + dy, -dx, -dy);
        double back = isHit ? solver.sweep.time() : 1;
        return back * (Math.abs(dx) + Math.abs(dy)) > Tolerance.CONTACT ? 1 - back : 1;
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
        double past = past(i, vertical, backFirst, most);
        double first = backFirst ? -1 : 1;
        // Down a slope it ends as far from the press as what is no contact.
        double reach = Math.min(Math.abs(past), most > 0 ? most + CLEAR : 0);
        double stride = Math.max(FINE, reach / MAX_SLIPS);
        for (double near = 0; near < reach; near += stride) {
            double far = Math.min(near + stride, reach);
            double there = shortest(i, vertical, first, near, far);
            double back = shortest(i, vertical, -first, near, far);
            double least = Math.min(there, back);
            if (least <= far && least < Math.abs(past) - CLEAR) {
                return slip(i, vertical, there <= back + Tolerance.CONTACT ? first * there : -first * back);
            }
        }
        return Math.abs(past) < Double.POSITIVE_INFINITY && slip(i, vertical, past);
    }

    /**
     * The shortest escape to one side that is longer than {@code near}, if {@code far} is one, px: a slanted face is
     * left at any distance, not at that of a step. Infinite if there is none.
     */
    private double shortest(int i, boolean vertical, double side, double near, double far) {
        if (!isEscape(i, vertical, side * far)) {
            return Double.POSITIVE_INFINITY;
        }
        double in = near;
        double out = far;
        while (out - in > Tolerance.CONTACT) {
            double middle = (in + out) / 2;
            if (isEscape(i, vertical, side * middle)) {
                out = middle;
            } else {
                in = middle;
            }
        }
        // What is closer than that is in contact, and would press it again.
        double clear = Math.min(out + CLEAR, far);
        return isEscape(i, vertical, side * clear) ? clear : out;
    }

    private boolean isEscape(int i, boolean vertical, double far) {
        double x = a.x[i];
        double y = a.y[i];
        boolean escapes = slip(i, vertical, far);
        placement.to(i, x, y);
        return escapes;
    }

    /**
     * The same from where it was pressed: its own motion since may lead farther in, and a crush candidate stays on its
     * support.
     */
    private boolean escapeFromStart(int i) {
        double x = a.x[i];
        double y = a.y[i];
        int last = pushes.last(i);
        double rest = pushes.rest(last);
        if (pushes.isVertical(last)) {
            placement.to(i, pushes.startX(last) + rest * supports.carriedX(i), y);
        } else {
            placement.to(i, x, pushes.startY(last) + rest * supports.carriedY(i));
        }
        if (escape(i)) {
            return true;
        }
        placement.to(i, x, y);
        return false;
    }

    /** The same of several pushes from where the first one was: a crush candidate stays there for all of them. */
    private boolean escapeFromFirst(int i) {
        boolean escapes = pushes.stayAtFirst(i) && escapeFromStart(i);
        pushes.goOn();
        return escapes;
    }

    /**
     * How far an actor escapes to just beside the platform, px to the right or down, on its nearer side if that is
     * possible; infinite if it is on neither.
     */
    private double past(int i, boolean vertical, boolean backFirst, double most) {
        int by = pushes.platform(pushes.last(i));
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
        double near = isBackNear ? -back : forth;
        double other = isBackNear ? forth : -back;
        if (Math.abs(near) <= most + Tolerance.ROUNDING && isEscape(i, vertical, near)) {
            return near;
        }
        return Math.abs(other) <= most + Tolerance.ROUNDING && isEscape(i, vertical, other)
                ? other
                : Double.POSITIVE_INFINITY;
    }

    private boolean slip(int i, boolean vertical, double far) {
        double dx = vertical ? far : 0;
        double dy = vertical ? 0 : far;
        double pushX = pushX(i);
        double pushY = pushY(i);
        if (slipTo(i, 0, 0, dx, dy) || slipTo(i, pushX, pushY, dx, dy)) {
            return true;
        }
        // What is missing is less where what it is pressed against gives way, or its own way has led farther in.
        double more = solver.depths.depth(i, a.x[i] + pushX + dx, a.y[i] + pushY + dy);
        double moreX = Math.signum(pushX) * more;
        double moreY = Math.signum(pushY) * more;
        return more > Tolerance.ROUNDING && slipTo(i, pushX + moreX, pushY + moreY, dx, dy);
    }

    private boolean slipTo(int i, double pushX, double pushY, double dx, double dy) {
        double x = a.x[i];
        double y = a.y[i];
        int last = pushes.last(i);
        boolean isFirst = pushX == 0 && pushY == 0;
        if (isFirst && (isInWay(i, last, dx, dy) || supports.blocksMotion(i, pushes.platform(last), dx, dy))) {
            return false;
        }
        if (solver.depths.depth(i, x + pushX + dx, y + pushY + dy) > Tolerance.ROUNDING || isBlocked(i, dx, dy)) {
            return false;
        }
        if (!isFirst && blocked(i, last, dx, dy) >= 0 || isOtherInWay(i, pushX, pushY, dx, dy)) {
            return false;
        }
        if (hasPassed(i, x + pushX + dx, y + pushY + dy)) {
            return false;
        }
        placement.to(i, x + pushX + dx, y + pushY + dy);
        return true;
    }

    /** True if an actor at a place would be behind what has pressed it last, through all of which it has not come. */
    private boolean hasPassed(int i, double x, double y) {
        int last = pushes.last(i);
        return supports.isBehind(i, pushes.platform(last), x, y, pushes.missingX(last), pushes.missingY(last));
    }

    /** True if something is in the way of an escape, and not merely touched at its end. */
    private boolean isBlocked(int i, double dx, double dy) {
        return solver.sweep(i, a.x[i], a.y[i], dx, dy)
                && (1 - solver.sweep.time()) * (Math.abs(dx) + Math.abs(dy)) > Tolerance.ROUNDING;
    }

    /**
     * True if a platform would hit an actor so far from where it is, or would have to pass through it: what it has
     * pushed against may have taken the actor past the whole of a fast one.
     */
    private boolean isInWay(int i, int push, double byX, double byY) {
        int by = pushes.platform(push);
        double x = a.x[i] + byX;
        double y = a.y[i] + byY;
        double dx = pushes.missingX(push);
        double dy = pushes.missingY(push);
        // What has moved it since has not taken it past what presses it, neither back along that nor aside.
        double thenX = pushes.ownX(push, a.x[i]) + (pushes.isVertical(push) ? x - a.x[i] : 0);
        double thenY = pushes.ownY(push, a.y[i]) + (pushes.isVertical(push) ? 0 : y - a.y[i]);
        return isInWay(i, push, byX, byY, x, y)
                || supports.wasPassed(i, by, x, y, dx, dy)
                || supports.wasPassed(i, by, thenX, thenY, dx, dy);
    }

    /**
     * True if a platform would hit an actor both at the place where it ends, in all of the step, and had it gone so far
     * aside as it was pressed, then or on its way to that place: the escape is as long at one end of its way as at the
     * other, and each is looked at together with where the platform is meanwhile.
     */
    private boolean isInWay(int i, int push, double byX, double byY, double x, double y) {
        int by = pushes.platform(push);
        double rest = pushes.rest(push);
        double fromX = pushes.startX(push);
        double fromY = pushes.startY(push);
        return isInWayOnSupport(i, push, x, y)
                && (supports.blockedMotion(rest, i, by, fromX, fromY, byX, byY)
                        || supports.isInWaySince(rest, i, by, fromX + byX, fromY + byY, x, y));
    }

    /**
     * True if a platform would hit an actor at the place where it ends, in all of the step, as seen from what takes the
     * actor along aside of that: in a room that moves as in one that stands.
     */
    private boolean isInWayOnSupport(int i, int push, double x, double y) {
        boolean isVertical = pushes.isVertical(push);
        double carriedX = isVertical ? supports.carriedX(i) : 0;
        double carriedY = isVertical ? 0 : supports.carriedY(i);
        return supports.isInWay(i, pushes.platform(push), x, y, carriedX, carriedY);
    }

    /**
     * True if what has pressed an actor before in this step would hit it, too, once it is pushed and so far aside of
     * that. What presses the same way, and no farther, has pushed as well by then.
     */
    private boolean isOtherInWay(int i, double pushX, double pushY, double asideX, double asideY) {
        int before = pushes.before(i);
        if (before < 0) {
            return false;
        }
        double x = a.x[i] + pushX + asideX;
        double y = a.y[i] + pushY + asideY;
        return covers(pushX, pushes.missingX(before)) && covers(pushY, pushes.missingY(before))
                ? blocked(i, before, asideX, asideY) > Tolerance.CONTACT || isInWayOnSupport(i, before, x, y)
                : isInWay(i, before, pushX + asideX, pushY + asideY);
    }

    /** True if a push along an axis is all of another one, too. */
    private static boolean covers(double push, double other) {
        return Math.abs(other) <= push * Math.signum(other) + Tolerance.ROUNDING;
    }

    /** What is missing of the blocked push to the right, of two that press the same way of the longer one, px. */
    private double pushX(int i) {
        return longer(pushes.missingX(pushes.last(i)), i, true);
    }

    private double pushY(int i) {
        return longer(pushes.missingY(pushes.last(i)), i, false);
    }

    private double longer(double push, int i, boolean isAside) {
        int before = pushes.before(i);
        double other = before < 0 ? 0 : isAside ? pushes.missingX(before) : pushes.missingY(before);
        return other * push > 0 && covers(other, push) ? other : push;
    }

    /**
     * How much of a blocked push is still blocked, from so far aside of where the actor is and of where it would be if
     * nothing had moved it since: what has done so has not taken it past what it is pressed against, px; −1 if nothing
     * is hit.
     */
    private double blocked(int i, int push, double asideX, double asideY) {
        double thenX = pushes.ownX(push, a.x[i]);
        double thenY = pushes.ownY(push, a.y[i]);
        double here = blockedAt(i, push, a.x[i] + asideX, a.y[i] + asideY);
        return Math.max(here, blockedAt(i, push, thenX + asideX, thenY + asideY));
    }

    private double blockedAt(int i, int push, double x, double y) {
        double dx = pushes.missingX(push);
        double dy = pushes.missingY(push);
        boolean isBlocked = solver.sweep(solver.without(pushes.platform(push)), i, x, y, dx, dy);
        return isBlocked ? (1 - solver.sweep.time()) * (Math.abs(dx) + Math.abs(dy)) : -1;
    }
}

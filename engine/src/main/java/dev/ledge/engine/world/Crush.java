package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;

/**
 * Phase 6: what is squeezed escapes by a few pixels or is crushed; and what an edit has left inside something is pushed out gently. Cases CR-01 to
 * CR-08, ST-07, PG-04, ED-01, Appendix A Ch14.
 */
final class Crush {
    /** Bodies that an edit enclosed leave at no more than this, px per step. */
    private static final double RECOVERY = 4;

    /** How far apart a way out is looked at for how deep it leads, px. */
    private static final double STRIDE = 2;

    /** How far apart places to slip to are tried, px; farther where they may be far away, so that there are never more than so many. */
    private static final double FINE = 0.25;

    private static final int MOST_SLIPS = 256;
    private static final double EXACT = 1e-7;
    /** Ways out that differ by less are equally long, px. */
    private static final double ALIKE = 1e-5;
    /** Depths that differ by less are the same, px. */
    private static final double ROUNDING = 1e-9;

    private static final double SHORT = 1e-6;
    private static final double[] DIRECTION_X = {0, 0, -1, 1};
    private static final double[] DIRECTION_Y = {-1, 1, 0, 0};
    /** Ways out on which nothing new is met. */
    private static final int UNBARRED = 0;
    /** Ways out that end with what the actor is in, whatever else is met. */
    private static final int NO_LONGER = 1;

    private static final int ANY = 2;
    /** Ways out to where one dies, too. */
    private static final int DEADLY = 3;

    /**
     * The ways out, best first. Rather a longer one than one through something that the actor is not in, as a floor; then one through what is no
     * longer than what it is in, as a one-way; then one that leads deeper first; and last one past a border that kills.
     */
    private static final int[] KINDS = {UNBARRED, NO_LONGER, UNBARRED, ANY, ANY, DEADLY};

    private static final boolean[] IS_NO_DEEPER = {true, true, false, true, false, false};
    /** The sum of the indices of left and right. */
    private static final int SIDEWAYS = 5;

    private final Sim sim;
    private final Actors a;
    private final Solver solver;
    /** The way out that was chosen last, px, and its direction. */
    private double way;

    private int direction;

    Crush(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
        this.solver = sim.solver;
    }

    /** Decides about an actor whose push was cut short. */
    void resolve(int i) {
        if (finishPush(i) || escape(i)) {
            a.clear(i, Actors.SQUEEZED | Actors.SQUEEZED_VERTICALLY);
            a.set(i, Actors.MAY_OVERLAP);
            if (a.state[i] == Actors.GROUND && !sim.scene.topDown) {
                sim.ground.hold(i);
            }
            return;
        }
        int axis = a.has(i, Actors.SQUEEZED_VERTICALLY) ? EventLog.VERTICAL : EventLog.HORIZONTAL;
        sim.events.add(EventType.CRUSHED, i, Actors.PLATFORM, a.squeezedBy[i], 0, axis, EventLog.NO_CAUSE);
        a.set(i, Actors.CRUSHED);
    }

    /** What was in the way may have been a platform that has moved on since. */
    private boolean finishPush(int i) {
        double dx = a.squeezeX[i];
        double dy = a.squeezeY[i];
        solver.without(a.squeezedBy[i]);
        boolean met = solver.sweep(i, dx, dy);
        double missing = met ? (1 - solver.sweep.time()) * (Math.abs(dx) + Math.abs(dy)) : 0;
        solver.without(-1);
        if (missing > SHORT || solver.depth(i, a.x[i] + dx, a.y[i] + dy) > Sweep.SKIN) {
            return false;
        }
        a.x[i] += dx;
        a.y[i] += dy;
        return true;
    }

    /** Sideways out of the squeeze, if a free place is no farther than the actor may slip. Case CR-08. */
    private boolean escape(int i) {
        if (slipTo(i, 0, 0, 0, 0)) {
            // As far as it got it is out of the way already: of one that ends there no more comes.
            return true;
        }
        boolean vertical = a.has(i, Actors.SQUEEZED_VERTICALLY);
        double most = a.profiles[i].crushEscape;
        int p = a.squeezedBy[i];
        Outline shape = sim.scene.platforms.shapes[p];
        double back;
        double forth;
        if (vertical) {
            back = a.x[i] + a.w[i] - (sim.platforms.x[p] + shape.left());
            forth = sim.platforms.x[p] + shape.right() - a.x[i];
        } else {
            back = a.feet(i) - (sim.platforms.y[p] + shape.top());
            forth = sim.platforms.y[p] + shape.bottom() - a.y[i];
        }
        // Of equally long ways up or ahead, so that a mirror shows the same.
        boolean backFirst = !vertical || a.has(i, Actors.FACES_LEFT);
        boolean isBackNear = Math.abs(back - forth) <= ROUNDING ? backFirst : back < forth;
        double near = isBackNear ? -back : forth;
        if (slip(i, vertical, near, most) || slip(i, vertical, isBackNear ? forth : -back, most)) {
            return true;
        }
        double first = backFirst ? -1 : 1;
        double stride = Math.max(FINE, most / MOST_SLIPS);
        for (double far = stride; far <= most; far += stride) {
            if (slip(i, vertical, first * far, most) || slip(i, vertical, -first * far, most)) {
                return true;
            }
        }
        return false;
    }

    private boolean slip(int i, boolean vertical, double far, double most) {
        if (Math.abs(far) > most + EXACT) {
            return false;
        }
        double dx = vertical ? far : 0;
        double dy = vertical ? 0 : far;
        return slipTo(i, 0, 0, dx, dy) || slipTo(i, a.squeezeX[i], a.squeezeY[i], dx, dy);
    }

    private boolean slipTo(int i, double firstX, double firstY, double dx, double dy) {
        double x = a.x[i];
        double y = a.y[i];
        int by = a.squeezedBy[i];
        boolean isFirst = firstX == 0 && firstY == 0;
        if (isFirst && (sim.carrier.isInWay(i, by, x + dx, y + dy) || sim.carrier.bars(i, by, dx, dy))) {
            return false;
        }
        if (solver.depth(i, x + firstX + dx, y + firstY + dy) > EXACT || solver.sweep(i, x, y, dx, dy)) {
            return false;
        }
        if (!isFirst && isBlocked(i, x + dx, y + dy, firstX, firstY)) {
            return false;
        }
        a.x[i] = x + firstX + dx;
        a.y[i] = y + firstY + dy;
        return true;
    }

    private boolean isBlocked(int i, double x, double y, double dx, double dy) {
        solver.without(a.squeezedBy[i]);
        boolean blocked = solver.sweep(i, x, y, dx, dy);
        solver.without(-1);
        return blocked;
    }

    /** At the start of a step: is an actor inside something? Then it is pushed towards the nearest free side. */
    void recover(int i) {
        if (!a.has(i, Actors.MAY_OVERLAP | Actors.EMBEDDED)) {
            return;
        }
        a.clear(i, Actors.MAY_OVERLAP);
        if (!a.has(i, Actors.WORLD_COLLISION) || solver.depth(i, a.x[i], a.y[i]) <= Sweep.SKIN) {
            if (a.has(i, Actors.EMBEDDED)) {
                // What it was in has moved away, or was taken away, and perhaps its ground with it.
                a.clear(i, Actors.EMBEDDED);
                sim.ground.recheck(i);
            }
            a.outX[i] = 0;
            a.outY[i] = 0;
            return;
        }
        double rest = a.has(i, Actors.EMBEDDED) ? Math.abs(a.outX[i]) + Math.abs(a.outY[i]) : 0;
        int before = directionOf(a.outX[i], a.outY[i]);
        a.set(i, Actors.EMBEDDED);
        a.outX[i] = 0;
        a.outY[i] = 0;
        double depth = solver.depth(i, a.x[i], a.y[i]) + EXACT;
        int rank = 0;
        while (rank < KINDS.length && !choose(i, IS_NO_DEEPER[rank] ? depth : Double.POSITIVE_INFINITY, KINDS[rank])) {
            rank++;
        }
        if (rest > 0 && !isBetter(i, rank, before, rest, depth)) {
            // Another way is taken only if it is better than what is left of this one, so that nobody goes to and fro.
            double left = wayOut(i, before, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
            if (left <= rest + ALIKE) {
                direction = before;
                way = left;
                rank = a.outRank[i];
            }
        }
        a.outRank[i] = rank;
        if (direction >= 0) {
            leave(i, direction, way);
        }
    }

    /** True if the way that was chosen now is better than what is left of the one before; one that would lead deeper again is given up for one that does not. */
    private boolean isBetter(int i, int rank, int before, double rest, double depth) {
        int old = a.outRank[i];
        if (rank < old || rank == old && way < rest - ALIKE) {
            return true;
        }
        return rank < KINDS.length
                && IS_NO_DEEPER[rank]
                && rank <= old + 1
                && wayOut(i, before, Double.POSITIVE_INFINITY, depth) == Double.POSITIVE_INFINITY;
    }

    private static int directionOf(double x, double y) {
        return y < 0 ? 0 : y > 0 ? 1 : x < 0 ? 2 : SIDEWAYS - 2;
    }

    /** The shortest way out of a kind on which an actor is never deeper in anything than given. False if there is none. */
    private boolean choose(int i, double mostDepth, int kind) {
        way = Double.POSITIVE_INFINITY;
        direction = -1;
        for (int k = 0; k < DIRECTION_X.length; k++) {
            // Of equally long ones up, then down, then ahead.
            int d = k < 2 || a.has(i, Actors.FACES_LEFT) ? k : SIDEWAYS - k;
            double far = wayOut(i, d, way, mostDepth);
            if (far < way - ALIKE && is(kind, i, d, far)) {
                way = far;
                direction = d;
            }
        }
        return direction >= 0;
    }

    private boolean is(int kind, int i, int direction, double far) {
        if (kind != DEADLY && sim.lives.isLost(i, DIRECTION_X[direction] * far, DIRECTION_Y[direction] * far)) {
            return false;
        }
        return switch (kind) {
            case UNBARRED -> !isBarred(i, direction, far);
            case NO_LONGER -> far <= exitAt(i, direction, 0) + SHORT;
            default -> true;
        };
    }

    /** True if something new is met on the way; not if it is met at its end, where an actor just fits in. */
    private boolean isBarred(int i, int direction, double far) {
        return solver.sweep(i, DIRECTION_X[direction] * far, DIRECTION_Y[direction] * far)
                && (1 - solver.sweep.time()) * far > Sweep.SKIN;
    }

    /** Tells at tick 0 what starts inside something. */
    void noteEmbedded(int i) {
        if (a.has(i, Actors.WORLD_COLLISION) && solver.depth(i, a.x[i], a.y[i]) > Sweep.SKIN) {
            a.set(i, Actors.EMBEDDED);
        }
    }

    private void leave(int i, int to, double far) {
        if (a.supportKind[i] == Actors.PLATFORM || a.supportKind[i] == Actors.ACTOR) {
            // Away from what it stood on, which must not carry it from afar.
            a.speed[i] += a.carrierVx[i];
            a.carrierVx[i] = 0;
            a.supportKind[i] = Actors.NOTHING;
        }
        // As far as one step takes it, up to rounding, is out in one step.
        boolean isOut = far <= RECOVERY + EXACT;
        double part = isOut ? far : RECOVERY;
        a.outX[i] = DIRECTION_X[to] * (far - part);
        a.outY[i] = DIRECTION_Y[to] * (far - part);
        a.x[i] += DIRECTION_X[to] * part;
        a.y[i] += DIRECTION_Y[to] * part;
        sim.crowd.standables.moved(i);
        stopAgainst(i, DIRECTION_X[to], DIRECTION_Y[to]);
        if (!isOut) {
            return;
        }
        a.clear(i, Actors.EMBEDDED);
        // From outside, back to exact contact.
        double backX = -DIRECTION_X[to];
        double backY = -DIRECTION_Y[to];
        double margin = 4 * EXACT;
        if (solver.sweep(i, a.x[i] - backX * margin, a.y[i] - backY * margin, backX * 2 * margin, backY * 2 * margin)) {
            a.x[i] = solver.sweep.hitX();
            a.y[i] = solver.sweep.hitY();
        }
        sim.ground.recheck(i);
    }

    /** Nobody falls or flies deeper into what it is being pushed out of: deep inside no face is in the way. Cases AI-04, ED-01, PG-04. */
    private void stopAgainst(int i, double outX, double outY) {
        if (a.state[i] == Actors.AIR && a.vx[i] * outX + a.vy[i] * outY < 0) {
            a.vx[i] *= Math.abs(outY);
            a.vy[i] *= Math.abs(outX);
        }
    }

    /** How far it is to the nearest free place in a direction; infinite if that is {@code limit} or more, or leads deeper than given. */
    private double wayOut(int i, int direction, double limit, double mostDepth) {
        double most = Math.min(limit, MergedCells.FARTHEST);
        double far = 0;
        double exit;
        // What it is in on the way is left at the same place or later, so that no gap is missed, be it an exact fit.
        do {
            exit = exitAt(i, direction, far);
            far += exit;
        } while (exit > 0 && far < most);
        return far < most && !leadsDeeper(i, direction, far, mostDepth) ? far : Double.POSITIVE_INFINITY;
    }

    private boolean leadsDeeper(int i, int direction, double far, double mostDepth) {
        double at = 0;
        while (at < far && mostDepth < Double.POSITIVE_INFINITY) {
            double spare = mostDepth - depthAt(i, direction, at);
            if (spare < 0) {
                return true;
            }
            // Nobody gets deeper by more than it goes.
            at += Math.max(STRIDE, STRIDE * Math.floor(spare / STRIDE));
        }
        return false;
    }

    private double exitAt(int i, int direction, double far) {
        double dx = DIRECTION_X[direction];
        double dy = DIRECTION_Y[direction];
        return solver.exit(i, a.x[i] + dx * far, a.y[i] + dy * far, dx, dy, Sweep.SKIN);
    }

    private double depthAt(int i, int direction, double far) {
        return solver.depth(i, a.x[i] + DIRECTION_X[direction] * far, a.y[i] + DIRECTION_Y[direction] * far);
    }

    /** Moves an actor that is inside something: out is free, deeper is not; on its way out nothing else moves it. Case PG-04. */
    void moveEmbedded(int i, double wantedX, double wantedY) {
        double dx = wantedX;
        double dy = wantedY;
        boolean isLeaving = a.outX[i] != 0 || a.outY[i] != 0;
        if (isLeaving && dx * Math.signum(a.outX[i]) <= ROUNDING) {
            dx = 0;
            a.vx[i] = 0;
            a.speed[i] = 0;
        }
        if (isLeaving && dy * Math.signum(a.outY[i]) <= ROUNDING) {
            dy = 0;
            a.vy[i] = 0;
        }
        double depth = solver.depth(i, a.x[i], a.y[i]);
        if (goesTo(i, dx, dy, depth)) {
            return;
        }
        boolean sideways = goesTo(i, dx, 0, depth);
        if (!sideways) {
            a.vx[i] = 0;
            a.speed[i] = 0;
        }
        if (!goesTo(i, 0, dy, depth)) {
            a.vy[i] = 0;
        }
    }

    private boolean goesTo(int i, double dx, double dy, double depth) {
        if (dx == 0 && dy == 0) {
            return true;
        }
        if (solver.depth(i, a.x[i] + dx, a.y[i] + dy) > depth + ROUNDING || solver.sweep(i, dx, dy)) {
            return false;
        }
        a.x[i] += dx;
        a.y[i] += dy;
        return true;
    }
}

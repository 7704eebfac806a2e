package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.SolidRegions;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.motion.GroundMover;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.support.Footing;
import java.util.Arrays;

/**
 * What an edit, a game or a platform that jumps has left inside something is pushed out gently. Cases ST-07, PG-04,
 * ED-01.
 */
public final class Depenetration {
    /** Bodies that an edit enclosed leave at no more than this, px per step. */
    private static final double RECOVERY = 4;

    /** How far apart a way out is looked at for how deep it leads, px. */
    private static final double STRIDE = 2;

    /** What may be looked at in a step to push actors out, for each actor there is. */
    private static final long EFFORT = 400;

    /** What may be looked at for one actor in a step; longer ways out are then taken for none. */
    private static final long EFFORT_OF_ONE = 300_000;

    /** As if there were so many actors at least. */
    private static final int FEW = 1000;

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
     * The ways out, best first. Rather a longer one than one through something that the actor is not in, as a floor;
     * then one through what is no longer than what it is in, as a one-way; then one that leads deeper first; and last
     * one past a border that kills.
     */
    private static final int[] KINDS = {UNBARRED, NO_LONGER, UNBARRED, ANY, ANY, DEADLY};

    private static final boolean[] IS_NO_DEEPER = {true, true, false, true, false, false};
    /** The sum of the indices of left and right. */
    private static final int SIDEWAYS = 5;

    private final ActorArrays a;
    private final CollisionQueries solver;
    private final Footing footing;
    private final StandableActors standables;
    private final GroundMover ground;
    private final KillBorders borders;
    /** Per actor: where it was when no way out was found for it among what never moves; not a number at first. */
    private final double[] hopelessX;

    private final double[] hopelessY;
    /** What it took to find that out. */
    private final long[] hopelessEffort;

    /** Who may be inside something, in the order in which they are pushed out. */
    private final int[] turns;

    /** Per direction: how far it is to a free place, as asked last; not a number if not asked since it was moved. */
    private final double[] known = new double[DIRECTION_X.length];

    private final Placement placement;
    /** Where the effort for the actor that is looked at ends. */
    private long endOfTurn;

    /** The way out that was chosen last, px, and its direction. */
    private double way;

    private int direction;

    public Depenetration(
            ActorArrays actors,
            CollisionQueries solver,
            Footing footing,
            StandableActors standables,
            GroundMover ground,
            KillBorders borders,
            PlatformArrays platforms,
            Placement placement) {
        a = actors;
        this.solver = solver;
        this.footing = footing;
        this.standables = standables;
        this.ground = ground;
        this.borders = borders;
        int remembered = platforms.count == 0 ? a.count : 0;
        hopelessX = new double[remembered];
        hopelessY = new double[remembered];
        hopelessEffort = new long[remembered];
        turns = new int[a.count];
        Arrays.fill(hopelessX, Double.NaN);
        this.placement = placement;
    }

    /**
     * At the start of a step: whoever is inside something is pushed out. When that gets too much for one step those who
     * are left wait; and until everybody has had a turn, who has had one comes last.
     */
    public void recover() {
        int count = 0;
        for (int i = 0; i < a.count; i++) {
            if (mayBeInside(i) && !a.has(i, ActorFlags.HAD_TURN)) {
                turns[count++] = i;
            }
        }
        int first = count;
        for (int i = 0; i < a.count; i++) {
            if (mayBeInside(i) && a.has(i, ActorFlags.HAD_TURN)) {
                turns[count++] = i;
            }
        }
        long end = solver.effort.spent + EFFORT * Math.max(FEW, a.count);
        int k = 0;
        for (; k < count && solver.effort.spent < end; k++) {
            a.clear(turns[k], ActorFlags.WAITS);
            recover(turns[k]);
        }
        boolean hadAll = k >= first;
        for (int n = 0; n < count; n++) {
            if (hadAll) {
                a.clear(turns[n], ActorFlags.HAD_TURN);
            }
            if (n >= k) {
                a.set(turns[n], ActorFlags.WAITS | ActorFlags.EMBEDDED);
            } else if (k < count) {
                a.set(turns[n], ActorFlags.HAD_TURN);
            }
        }
    }

    private boolean mayBeInside(int i) {
        return a.has(i, ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED) && a.isActive(i);
    }

    /** At the start of a step: is an actor inside something? Then it is pushed towards the nearest free side. */
    private void recover(int i) {
        if (isHopeless(i)) {
            // As much as looking again, so that it makes no difference who remembers.
            solver.effort.spent += hopelessEffort[i];
            return;
        }
        long begun = solver.effort.spent;
        endOfTurn = begun + EFFORT_OF_ONE;
        a.clear(i, ActorFlags.MAY_OVERLAP);
        if (!a.has(i, ActorFlags.WORLD_COLLISION) || solver.depth(i, a.x[i], a.y[i]) <= Sweep.SKIN) {
            if (a.has(i, ActorFlags.EMBEDDED)) {
                // What it was in has moved away, or was taken away, and perhaps its ground with it.
                a.clear(i, ActorFlags.EMBEDDED);
                ground.recheck(i);
            }
            a.outX[i] = 0;
            a.outY[i] = 0;
            return;
        }
        Arrays.fill(known, Double.NaN);
        double rest = a.has(i, ActorFlags.EMBEDDED) ? Math.abs(a.outX[i]) + Math.abs(a.outY[i]) : 0;
        int before = directionOf(a.outX[i], a.outY[i]);
        a.set(i, ActorFlags.EMBEDDED);
        a.outX[i] = 0;
        a.outY[i] = 0;
        double depth = solver.depth(i, a.x[i], a.y[i]) + Tolerance.FREE;
        int rank = 0;
        while (rank < KINDS.length && !choose(i, IS_NO_DEEPER[rank] ? depth : Double.POSITIVE_INFINITY, KINDS[rank])) {
            rank++;
        }
        if (rest > 0 && !isBetter(i, rank, before, rest, depth)) {
            // Another way is taken only if it is better than what is left of this one, so that nobody goes to and fro.
            double left = wayOut(i, before, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
            if (left <= rest + Tolerance.EQUAL_ESCAPE) {
                direction = before;
                way = left;
                rank = a.outRank[i];
            }
        }
        a.outRank[i] = rank;
        if (direction >= 0) {
            leave(i, direction, way);
        } else if (hopelessX.length > 0 && rest == 0) {
            // With a rest it took more than it would take again.
            hopelessX[i] = a.x[i];
            hopelessY[i] = a.y[i];
            hopelessEffort[i] = solver.effort.spent - begun;
        }
    }

    /**
     * True if there was no way out for an actor where it is, and none can have opened: an edit lets everybody overlap
     * anew.
     */
    private boolean isHopeless(int i) {
        return hopelessX.length > 0
                && hopelessX[i] == a.x[i]
                && hopelessY[i] == a.y[i]
                && a.has(i, ActorFlags.EMBEDDED)
                && !a.has(i, ActorFlags.MAY_OVERLAP)
                && a.outRank[i] == KINDS.length
                && a.outX[i] == 0
                && a.outY[i] == 0
                && solver.rule() == null;
    }

    /**
     * True if the way that was chosen now is better than what is left of the one before; one that would lead deeper
     * again is given up for one that does not.
     */
    private boolean isBetter(int i, int rank, int before, double rest, double depth) {
        int old = a.outRank[i];
        if (rank < old || rank == old && way < rest - Tolerance.EQUAL_ESCAPE) {
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

    /**
     * The shortest way out of a kind on which an actor is never deeper in anything than given. False if there is none.
     */
    private boolean choose(int i, double mostDepth, int kind) {
        way = Double.POSITIVE_INFINITY;
        direction = -1;
        for (int k = 0; k < DIRECTION_X.length; k++) {
            // Of equally long ones up, then down, then ahead.
            int d = k < 2 || a.has(i, ActorFlags.FACES_LEFT) ? k : SIDEWAYS - k;
            double far = wayOut(i, d, way, mostDepth);
            if (far < way - Tolerance.EQUAL_ESCAPE && is(kind, i, d, far)) {
                way = far;
                direction = d;
            }
        }
        return direction >= 0;
    }

    private boolean is(int kind, int i, int direction, double far) {
        if (kind != DEADLY && borders.isLost(i, DIRECTION_X[direction] * far, DIRECTION_Y[direction] * far)) {
            return false;
        }
        return switch (kind) {
            case UNBARRED -> !isBarred(i, direction, far);
            case NO_LONGER -> far <= exitAt(i, direction, 0) + Tolerance.MISSING_PUSH;
            default -> true;
        };
    }

    /** True if something new is met on the way; not if it is met at its end, where an actor just fits in. */
    private boolean isBarred(int i, int direction, double far) {
        return solver.sweep(i, DIRECTION_X[direction] * far, DIRECTION_Y[direction] * far)
                && (1 - solver.sweep.time()) * far > Sweep.SKIN;
    }

    /** Tells at tick 0 what starts inside something. */
    public void noteEmbedded(int i) {
        if (a.has(i, ActorFlags.WORLD_COLLISION) && solver.depth(i, a.x[i], a.y[i]) > Sweep.SKIN) {
            a.set(i, ActorFlags.EMBEDDED);
        }
    }

    private void leave(int i, int to, double far) {
        if (footing.isOnBody(i)) {
            // Away from what it stood on, which must not carry it from afar.
            footing.detach(i);
        }
        // As far as one step takes it, up to rounding, is out in one step.
        boolean isOut = far <= RECOVERY + Tolerance.FREE;
        double part = isOut ? far : RECOVERY;
        a.outX[i] = DIRECTION_X[to] * (far - part);
        a.outY[i] = DIRECTION_Y[to] * (far - part);
        placement.by(i, DIRECTION_X[to] * part, DIRECTION_Y[to] * part);
        standables.moved(i);
        stopAgainst(i, DIRECTION_X[to], DIRECTION_Y[to]);
        if (!isOut) {
            return;
        }
        a.clear(i, ActorFlags.EMBEDDED);
        // From outside, back to exact contact.
        double backX = -DIRECTION_X[to];
        double backY = -DIRECTION_Y[to];
        double margin = 4 * Tolerance.FREE;
        if (solver.sweep(i, a.x[i] - backX * margin, a.y[i] - backY * margin, backX * 2 * margin, backY * 2 * margin)) {
            placement.to(i, solver.sweep.hitX(), solver.sweep.hitY());
        }
        ground.recheck(i);
    }

    /**
     * Nobody falls or flies deeper into what it is being pushed out of: deep inside no face is in the way. Cases AI-04,
     * ED-01, PG-04.
     */
    private void stopAgainst(int i, double outX, double outY) {
        if (a.state[i] == ActorArrays.AIR && a.vx[i] * outX + a.vy[i] * outY < 0) {
            a.vx[i] *= Math.abs(outY);
            a.vy[i] *= Math.abs(outX);
        }
    }

    /**
     * How far it is to the nearest free place in a direction; infinite if that is {@code limit} or more, or leads
     * deeper than given.
     */
    private double wayOut(int i, int direction, double limit, double mostDepth) {
        double most = Math.min(limit, SolidRegions.FARTHEST);
        double far = known[direction];
        if (Double.isNaN(far)) {
            far = toFreePlace(i, direction);
            known[direction] = far;
        }
        return far < most && !leadsDeeper(i, direction, far, mostDepth) ? far : Double.POSITIVE_INFINITY;
    }

    /**
     * How far it is to the nearest free place in a direction, px; somewhere beyond the farthest that is looked for if
     * it is not that near.
     */
    private double toFreePlace(int i, int direction) {
        double far = 0;
        double exit;
        // What it is in on the way is left at the same place or later, so that no gap is missed, be it an exact fit.
        do {
            exit = exitAt(i, direction, far);
            far += exit;
        } while (exit > 0 && far < SolidRegions.FARTHEST && solver.effort.spent < endOfTurn);
        return exit > 0 ? SolidRegions.FARTHEST : far;
    }

    private boolean leadsDeeper(int i, int direction, double far, double mostDepth) {
        double at = 0;
        while (at < far && mostDepth < Double.POSITIVE_INFINITY) {
            double spare = mostDepth - depthAt(i, direction, at);
            if (spare < 0 || solver.effort.spent > endOfTurn) {
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
}

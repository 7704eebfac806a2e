package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.SolidRegions;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.motion.GroundMover;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.motion.RiderTransport;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.support.Footing;
import java.util.Arrays;

/**
 * Pushes actors out that an edit, the game or a teleporting platform left inside something, a few pixels per step.
 * Cases ST-07, PG-04, ED-01.
 */
public final class Depenetration {
    /** Speed of the escape, px per step. */
    private static final double RECOVERY = 4;

    /** Distance of the places along an escape at which its depth is measured, px. */
    private static final double STRIDE = 2;

    /** Effort per step and actor in the level for finding escapes. */
    private static final long EFFORT = 400;

    /** Effort per step for one actor; a longer search finds no escape. */
    private static final long EFFORT_PER_ACTOR = 300_000;

    /** Least number of actors for that bound. */
    private static final int FEW = 1000;

    private static final double[] DIRECTION_X = {0, 0, -1, 1};
    private static final double[] DIRECTION_Y = {-1, 1, 0, 0};
    /** Escapes without a new contact. */
    private static final int FREE_PATH = 0;
    /** Escapes no longer than what the actor is in, even through something else. */
    private static final int NO_LONGER = 1;

    private static final int ANY = 2;
    /** Escapes past a border that kills, too. */
    private static final int DEADLY = 3;

    /**
     * Kinds of escapes, best first: a longer one rather than one through something that the actor is not in, as a
     * floor; then one through what is no longer than what it is in, as a one-way; then one that leads deeper first; and
     * last one past a border that kills.
     */
    private static final int[] KINDS = {FREE_PATH, NO_LONGER, FREE_PATH, ANY, ANY, DEADLY};

    private static final boolean[] IS_NO_DEEPER = {true, true, false, true, false, false};
    /** The sum of the indices of left and right. */
    private static final int SIDEWAYS = 5;

    private final ActorArrays a;
    private final CollisionQueries solver;
    private final Footing footing;
    private final StandableActors standables;
    private final GroundMover ground;
    private final KillBorders borders;
    /** Per actor: its place when no escape from static geometry was found; not a number at first. */
    private final double[] hopelessX;

    private final double[] hopelessY;
    /** The effort of that search. */
    private final long[] hopelessEffort;

    /** Actors that may be penetrating, in the order in which they are pushed out. */
    private final int[] turns;

    /** Per direction: distance to a free place, px; not a number if it was not measured since the actor moved. */
    private final double[] distances = new double[DIRECTION_X.length];

    private final Placement placement;
    private final RiderTransport riders;
    /** Where the effort for the present actor ends. */
    private long endOfTurn;

    /** The escape chosen last, px, and its direction. */
    private double escape;

    private int direction;

    public Depenetration(
            ActorArrays actors,
            CollisionQueries solver,
            Footing footing,
            StandableActors standables,
            GroundMover ground,
            KillBorders borders,
            PlatformArrays platforms,
            Placement placement,
            RiderTransport riders) {
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
        this.riders = riders;
    }

    /**
     * At the start of a step: pushes penetrating actors out. When the effort exceeds the step's bound the rest wait,
     * and actors that had their turn come last until all have had one.
     */
    public void recover() {
        int first = line(0, false);
        int count = line(first, true);
        long end = solver.effort.spent + EFFORT * Math.max(FEW, a.count);
        int k = 0;
        for (; k < count && solver.effort.spent < end; k++) {
            a.clear(turns[k], ActorFlags.ESCAPE_PENDING);
            recover(turns[k]);
        }
        boolean hadAll = k >= first;
        for (int n = 0; n < count; n++) {
            if (hadAll) {
                a.clear(turns[n], ActorFlags.ESCAPE_TRIED);
            }
            if (n >= k) {
                a.set(turns[n], ActorFlags.ESCAPE_PENDING | ActorFlags.EMBEDDED);
            } else if (k < count) {
                a.set(turns[n], ActorFlags.ESCAPE_TRIED);
            }
        }
    }

    /** Lines up the actors that had their turn, or those that had none, after others; gives how many are in line. */
    private int line(int before, boolean hadTurn) {
        int count = before;
        for (int i = 0; i < a.count; i++) {
            if (mayBeInside(i) && a.has(i, ActorFlags.ESCAPE_TRIED) == hadTurn) {
                turns[count++] = i;
            }
        }
        return count;
    }

    private boolean mayBeInside(int i) {
        return a.has(i, ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED) && a.isActive(i);
    }

    /** Pushes an actor, if it is penetrating, towards the nearest free side; who stands on it goes along. */
    private void recover(int i) {
        if (isHopeless(i)) {
            // Count the effort of a new search, so that remembering changes nothing.
            solver.effort.spent += hopelessEffort[i];
            return;
        }
        long begun = solver.effort.spent;
        endOfTurn = begun + EFFORT_PER_ACTOR;
        a.clear(i, ActorFlags.MAY_OVERLAP);
        if (!a.has(i, ActorFlags.WORLD_COLLISION) || solver.depths.depth(i, a.x[i], a.y[i]) <= Sweep.SKIN) {
            noteFree(i);
            return;
        }
        Arrays.fill(distances, Double.NaN);
        double rest = restOfEscape(i);
        int before = directionOf(a.escapeX[i], a.escapeY[i]);
        a.set(i, ActorFlags.EMBEDDED);
        a.forgetEscape(i);
        double ofOne = solver.depths.depth(i, a.x[i], a.y[i]);
        double depth = (solver.depths.wasOfSeveral() ? depthOfAll(i) : ofOne) + Tolerance.ROUNDING;
        int rank = chooseBest(i, depth);
        // Another escape is taken only if it is better than the rest of this one, so that no actor goes to and fro.
        if (rest <= 0 || isBetter(i, rank, before, rest, depth) || !goesOn(i, before, rest)) {
            a.escapeRank[i] = (byte) rank;
        }
        if (direction >= 0) {
            double x = a.x[i];
            double y = a.y[i];
            leave(i, direction, escape);
            riders.carry(i, a.x[i] - x, a.y[i] - y);
        } else if (hopelessX.length > 0 && rest == 0) {
            // With the rest of an earlier escape the effort was higher than that of a repetition.
            hopelessX[i] = a.x[i];
            hopelessY[i] = a.y[i];
            hopelessEffort[i] = solver.effort.spent - begun;
        }
    }

    /**
     * How deep an actor is in several bodies, px; infinite if there is no way out. In each by itself it may be less
     * deep: a seam between two is no way out of them.
     */
    private double depthOfAll(int i) {
        double depth = Double.POSITIVE_INFINITY;
        for (int d = 0; d < DIRECTION_X.length; d++) {
            depth = Math.min(depth, escapeDistance(i, d, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY));
        }
        return depth;
    }

    /** How far an actor that was penetrating had still to go, px. */
    private double restOfEscape(int i) {
        return a.has(i, ActorFlags.EMBEDDED) ? Math.abs(a.escapeX[i]) + Math.abs(a.escapeY[i]) : 0;
    }

    /** Chooses the rest of the escape that was begun; false if there is more left of it than there was. */
    private boolean goesOn(int i, int begun, double rest) {
        double left = escapeDistance(i, begun, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        if (left > rest + Tolerance.CONTACT) {
            return false;
        }
        direction = begun;
        escape = left;
        return true;
    }

    /** Notes that an actor is in nothing: what it was in has moved or was removed, perhaps with its ground. */
    private void noteFree(int i) {
        if (a.has(i, ActorFlags.EMBEDDED)) {
            a.clear(i, ActorFlags.EMBEDDED);
            ground.recheck(i);
        }
        a.forgetEscape(i);
    }

    /** Chooses an escape of the best kind that there is; the index of that kind, as many as kinds if there is none. */
    private int chooseBest(int i, double depth) {
        int rank = 0;
        while (rank < KINDS.length && !choose(i, IS_NO_DEEPER[rank] ? depth : Double.POSITIVE_INFINITY, KINDS[rank])) {
            rank++;
        }
        return rank;
    }

    /**
     * True if an actor had no escape where it is, and none can have opened: an edit marks all actors as overlapping
     * again.
     */
    private boolean isHopeless(int i) {
        return hopelessX.length > 0
                && hopelessX[i] == a.x[i]
                && hopelessY[i] == a.y[i]
                && a.has(i, ActorFlags.EMBEDDED)
                && !a.has(i, ActorFlags.MAY_OVERLAP)
                && a.escapeRank[i] == KINDS.length
                && a.escapeX[i] == 0
                && a.escapeY[i] == 0
                && solver.depths.rule() == null;
    }

    /**
     * True if the escape chosen now is better than the rest of the one before; one that leads deeper is given up for
     * one that does not.
     */
    private boolean isBetter(int i, int rank, int before, double rest, double depth) {
        int old = a.escapeRank[i];
        if (rank < old || rank == old && escape < rest - Tolerance.CONTACT) {
            return true;
        }
        return rank < KINDS.length
                && IS_NO_DEEPER[rank]
                && rank <= old + 1
                && escapeDistance(i, before, Double.POSITIVE_INFINITY, depth) == Double.POSITIVE_INFINITY;
    }

    private static int directionOf(double x, double y) {
        return y < 0 ? 0 : y > 0 ? 1 : x < 0 ? 2 : SIDEWAYS - 2;
    }

    /** Chooses the shortest escape of a kind on which the depth never exceeds a limit. False if there is none. */
    private boolean choose(int i, double maxDepth, int kind) {
        escape = Double.POSITIVE_INFINITY;
        direction = -1;
        for (int k = 0; k < DIRECTION_X.length; k++) {
            // Of equal escapes up, then down, then ahead.
            int d = k < 2 || a.has(i, ActorFlags.FACES_LEFT) ? k : SIDEWAYS - k;
            double far = escapeDistance(i, d, escape, maxDepth);
            if (far < escape - Tolerance.CONTACT && is(kind, i, d, far)) {
                escape = far;
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
            case FREE_PATH -> !isBlocked(i, direction, far);
            case NO_LONGER -> far <= exitAt(i, direction, 0) + Tolerance.CONTACT;
            default -> true;
        };
    }

    /** True if the escape hits something new; not at its end, where an actor just fits in. */
    private boolean isBlocked(int i, int direction, double far) {
        return solver.sweep(i, DIRECTION_X[direction] * far, DIRECTION_Y[direction] * far)
                && (1 - solver.sweep.time()) * far > Sweep.SKIN;
    }

    /** Reports at tick 0 the actors that start inside something. */
    public void noteEmbedded(int i) {
        if (a.has(i, ActorFlags.WORLD_COLLISION) && solver.depths.depth(i, a.x[i], a.y[i]) > Sweep.SKIN) {
            a.set(i, ActorFlags.EMBEDDED);
        }
    }

    private void leave(int i, int to, double far) {
        // Out in one step if the distance is one step's, up to rounding.
        boolean isOut = far <= RECOVERY + Tolerance.ROUNDING;
        double part = isOut ? far : RECOVERY;
        a.escapeX[i] = DIRECTION_X[to] * (far - part);
        a.escapeY[i] = DIRECTION_Y[to] * (far - part);
        placement.by(i, DIRECTION_X[to] * part, DIRECTION_Y[to] * part);
        standables.moved(i);
        stopAgainst(i, DIRECTION_X[to], DIRECTION_Y[to]);
        if (!isOut) {
            // It may still touch what it stands on, which otherwise must not transport it from afar; among tiles that
            // it is in no cast finds the floor, along which it goes aside.
            if (footing.motion.isOnBody(i) || DIRECTION_Y[to] != 0) {
                ground.recheck(i);
            }
            return;
        }
        a.clear(i, ActorFlags.EMBEDDED);
        // From outside, back to exact contact.
        double backX = -DIRECTION_X[to];
        double backY = -DIRECTION_Y[to];
        double margin = Tolerance.CONTACT;
        if (solver.sweep(i, a.x[i] - backX * margin, a.y[i] - backY * margin, backX * 2 * margin, backY * 2 * margin)) {
            placement.to(i, solver.sweep.hitX(), solver.sweep.hitY());
        }
        ground.recheck(i);
        if (solver.depths.depth(i, a.x[i], a.y[i]) > Sweep.SKIN) {
            // Its ground has lifted it back into what it was in.
            a.set(i, ActorFlags.EMBEDDED);
        }
    }

    /** Stops velocity against the escape: deep inside no face would block it. Cases AI-04, ED-01, PG-04. */
    private void stopAgainst(int i, double escapeX, double escapeY) {
        if (a.state[i] == ActorArrays.AIR && a.vx[i] * escapeX + a.vy[i] * escapeY < 0) {
            a.vx[i] *= Math.abs(escapeY);
            a.vy[i] *= Math.abs(escapeX);
        }
    }

    /**
     * Distance to the nearest free place in a direction, px; infinite if that is {@code limit} or more, or leads deeper
     * than given.
     */
    private double escapeDistance(int i, int direction, double limit, double maxDepth) {
        double most = Math.min(limit, SolidRegions.FARTHEST);
        double far = distances[direction];
        if (Double.isNaN(far)) {
            far = toFreePlace(i, direction);
            distances[direction] = far;
        }
        return far < most && !leadsDeeper(i, direction, far, maxDepth) ? far : Double.POSITIVE_INFINITY;
    }

    /**
     * Distance to the nearest free place in a direction, px; more than {@link SolidRegions#FARTHEST} if it is farther
     * than that.
     */
    private double toFreePlace(int i, int direction) {
        double far = 0;
        double exit;
        // Each exit on the way is at the same place or later, so that no gap is missed, even an exact fit.
        do {
            exit = exitAt(i, direction, far);
            far += exit;
        } while (exit > 0 && far < SolidRegions.FARTHEST && solver.effort.spent < endOfTurn);
        return exit > 0 ? SolidRegions.FARTHEST : far;
    }

    private boolean leadsDeeper(int i, int direction, double far, double maxDepth) {
        double at = 0;
        while (at < far && maxDepth < Double.POSITIVE_INFINITY) {
            double spare = maxDepth - depthAt(i, direction, at);
            if (spare < 0 || solver.effort.spent > endOfTurn) {
                return true;
            }
            // The depth grows by no more than the displacement.
            at += Math.max(STRIDE, STRIDE * Math.floor(spare / STRIDE));
        }
        return false;
    }

    private double exitAt(int i, int direction, double far) {
        double dx = DIRECTION_X[direction];
        double dy = DIRECTION_Y[direction];
        return solver.depths.exit(i, a.x[i] + dx * far, a.y[i] + dy * far, dx, dy, Sweep.SKIN);
    }

    private double depthAt(int i, int direction, double far) {
        return solver.depths.depth(i, a.x[i] + DIRECTION_X[direction] * far, a.y[i] + DIRECTION_Y[direction] * far);
    }
}

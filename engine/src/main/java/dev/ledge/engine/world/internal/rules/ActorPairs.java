package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.ActorLocator;
import dev.ledge.engine.world.internal.broadphase.CellMembers;
import dev.ledge.engine.world.internal.broadphase.PairList;
import dev.ledge.engine.world.internal.broadphase.UniformGrid;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.type.ActorKind;
import java.util.Arrays;

/**
 * Actors among each other: pairs once each, repelling, enemies. Pairs are found in the order of the actors, so that
 * nothing depends on the partition. Cases AA-01 to AA-09, MP-15, articles S002 and S004.
 */
public final class ActorPairs {
    /** Cells that are examined together, a bit each. */
    private static final int BATCH = Long.SIZE;

    private static final long FIGHTS = ActorFlags.HURTS | ActorFlags.STOMPABLE;

    private final ActorArrays a;
    private final EventLog events;
    private final ActorLocator locator;
    /** The partition of the pairs that are being found. */
    private UniformGrid grid;

    private CellMembers cellMembers;

    private final boolean anyRepel;
    /** True if some circle that repels is larger than the body that it is of, so that it touches others beyond that. */
    private final boolean anyWide;

    /** True if the level is seen from above now. */
    private boolean topDown;
    /** −1 if there is none. */
    private final int player;
    /**
     * Bounds of each actor and of its circle: left, top, right, bottom; rounded, so that more of it is in the cache.
     */
    private final float[] boxes;
    /** Members of the cells being examined, where each cell's begin, and their bounds. */
    private int[] members = new int[4 * BATCH];

    private final int[] starts = new int[BATCH + 1];
    private float[] near = new float[16 * BATCH];

    /** Pairs that may touch, and the cells that they were found in. */
    private int[] firsts = new int[4 * BATCH];

    private int[] seconds = new int[4 * BATCH];
    private int[] places = new int[4 * BATCH];
    private int candidates;

    private final PairList pairs;

    public ActorPairs(ActorArrays actors, EventLog events, ActorLocator locator) {
        a = actors;
        this.events = events;
        this.locator = locator;
        boolean repel = false;
        boolean wide = false;
        int found = -1;
        for (int i = 0; i < a.count; i++) {
            repel |= a.profiles[i].repel > 0;
            wide |= a.repelSize(i) > leastSide(i);
            found = a.kinds[i] == ActorKind.PLAYER ? i : found;
        }
        player = found;
        anyRepel = repel;
        anyWide = wide;
        boxes = new float[4 * a.count];
        pairs = new PairList(a.count);
    }

    /** The shorter side of an actor, also while it crouches, px. */
    private double leastSide(int i) {
        double least = Math.min(a.w[i], a.h[i]);
        double crouched = a.profiles[i].crouchHeight;
        return crouched > 0 ? Math.min(least, crouched) : least;
    }

    public void find(boolean seenFromAbove) {
        topDown = seenFromAbove;
        grid = locator.grid();
        cellMembers = grid.members;
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i)) {
                double moreX = anyWide ? Math.max(0, (a.repelSize(i) - a.w[i]) / 2) : 0;
                double moreY = anyWide ? Math.max(0, (a.repelSize(i) - a.h[i]) / 2) : 0;
                double left = a.x[i] - moreX;
                double top = a.y[i] - moreY;
                double right = a.x[i] + a.w[i] + moreX;
                double bottom = a.y[i] + a.h[i] + moreY;
                boxes[4 * i] = (float) left;
                boxes[4 * i + 1] = (float) top;
                boxes[4 * i + 2] = (float) right;
                boxes[4 * i + 3] = (float) bottom;
                grid.note(i, left, top, right, bottom);
            } else {
                grid.noteGone(i);
            }
        }
        grid.settle();
        locator.know();
        for (int k = 0; k < cellMembers.pairCells(); k += BATCH) {
            pairsOfTwo(k, Math.min(BATCH, cellMembers.pairCells() - k));
        }
        for (int k = 0; k < cellMembers.largeCells(); k += BATCH) {
            pairsOfMore(k, Math.min(BATCH, cellMembers.largeCells() - k));
        }
        if (pairs.any()) {
            for (int i = 0; i < a.count; i++) {
                int found = pairs.partnersOf(i);
                for (int k = 0; k < found; k++) {
                    interact(i, pairs.partner(k));
                }
            }
            pairs.clear();
        }
    }

    /**
     * Collects the pairs of some cells with two members each. In a large world none of it is in the cache: all is
     * fetched before the first branch, so that independent fetches overlap.
     */
    private void pairsOfTwo(int from, int cells) {
        for (int k = 0; k < cells; k++) {
            int c = cellMembers.pairCell(from + k);
            members[2 * k] = cellMembers.memberOfPair(c, 0);
            members[2 * k + 1] = cellMembers.memberOfPair(c, 1);
        }
        long touching = 0;
        for (int k = 0; k < cells; k++) {
            touching |= (long) mayTouch(boxes, 4 * members[2 * k], 4 * members[2 * k + 1]) << k;
        }
        for (; touching != 0; touching &= touching - 1) {
            int k = Long.numberOfTrailingZeros(touching);
            note(cellMembers.pairCell(from + k), members[2 * k], members[2 * k + 1]);
        }
    }

    /** Collects the pairs of some cells with more than two members each. */
    private void pairsOfMore(int from, int cells) {
        int size = 0;
        for (int k = 0; k < cells; k++) {
            size += cellMembers.size(cellMembers.largeCell(from + k));
        }
        if (members.length < size) {
            members = new int[2 * size];
            near = new float[8 * size];
        }
        size = 0;
        for (int k = 0; k < cells; k++) {
            starts[k] = size;
            size = cellMembers.copy(cellMembers.largeCell(from + k), members, size);
            if (size - starts[k] > pairs.most()) {
                Arrays.sort(members, starts[k], size);
            }
        }
        starts[cells] = size;
        for (int m = 0; m < size; m++) {
            int at = 4 * members[m];
            near[4 * m] = boxes[at];
            near[4 * m + 1] = boxes[at + 1];
            near[4 * m + 2] = boxes[at + 2];
            near[4 * m + 3] = boxes[at + 3];
        }
        for (int k = 0; k < cells; k++) {
            if (starts[k + 1] - starts[k] > pairs.most()) {
                pairsInLargeCell(cellMembers.largeCell(from + k), starts[k], starts[k + 1]);
            } else {
                pairsIn(cellMembers.largeCell(from + k), starts[k], starts[k + 1]);
            }
        }
        noteCandidates();
    }

    /**
     * Collects the pairs of one cell with so many members, in their order, that not all of their pairs are reported.
     */
    private void pairsInLargeCell(int c, int from, int to) {
        for (int k = from; k < to; k++) {
            int found = 0;
            for (int l = k + 1; l < to && found < pairs.most(); l++) {
                if (mayTouch(near, 4 * k, 4 * l) != 0 && note(c, members[k], members[l])) {
                    found++;
                }
            }
        }
    }

    private void pairsIn(int c, int from, int to) {
        for (int k = from + 1; k < to; k++) {
            if (candidates + k - from > firsts.length) {
                noteCandidates();
                makeRoom(k - from);
            }
            // Which actors touch is hard to predict: no branch.
            int count = candidates;
            for (int l = from; l < k; l++) {
                firsts[count] = members[k];
                seconds[count] = members[l];
                places[count] = c;
                count += mayTouch(near, 4 * k, 4 * l);
            }
            candidates = count;
        }
    }

    private void makeRoom(int size) {
        if (firsts.length < size) {
            firsts = new int[2 * size];
            seconds = new int[2 * size];
            places = new int[2 * size];
        }
    }

    private void noteCandidates() {
        for (int k = 0; k < candidates; k++) {
            note(places[k], firsts[k], seconds[k]);
        }
        candidates = 0;
    }

    /**
     * 0 if two boxes are certainly apart, else 1. Rounding keeps the order of two numbers but may make them equal, and
     * the difference of equal numbers is +0, as no box ends at −0.
     */
    private static int mayTouch(float[] of, int a, int b) {
        int x = Float.floatToRawIntBits(of[a + 2] - of[b]) | Float.floatToRawIntBits(of[b + 2] - of[a]);
        int y = Float.floatToRawIntBits(of[a + 3] - of[b + 1]) | Float.floatToRawIntBits(of[b + 3] - of[a + 1]);
        return ~(x | y) >>> Integer.SIZE - 1;
    }

    /** True if two actors are in contact: their boxes touch, or circles that are larger than these overlap. */
    private boolean isInContact(int i, int j) {
        return anyWide ? boxesTouch(i, j) || circlesOverlap(i, j) : touch(i, j);
    }

    private boolean circlesOverlap(int i, int j) {
        if (a.repelSize(i) == 0 || a.repelSize(j) == 0) {
            return false;
        }
        double reach = a.profiles[i].radius + a.profiles[j].radius;
        double dx = centreX(j) - centreX(i);
        double dy = centreY(j) - centreY(i);
        return dx * dx + dy * dy < reach * reach;
    }

    private double centreX(int i) {
        return a.x[i] + a.w[i] / 2;
    }

    private double centreY(int i) {
        return a.y[i] + a.h[i] / 2;
    }

    /** Exact test of two boxes that may touch, which are those noted. */
    private boolean touch(int i, int j) {
        int p = 4 * i;
        int q = 4 * j;
        boolean isSure = boxes[p + 2] > boxes[q]
                && boxes[q + 2] > boxes[p]
                && boxes[p + 3] > boxes[q + 1]
                && boxes[q + 3] > boxes[p + 1];
        return isSure || boxesTouch(i, j);
    }

    private boolean boxesTouch(int i, int j) {
        return a.x[i] + a.w[i] >= a.x[j] && a.x[j] + a.w[j] >= a.x[i] && a.feet(i) >= a.y[j] && a.feet(j) >= a.y[i];
    }

    /**
     * Adds a pair if its actors are in contact and the cell is the first in reading order that both are in; else false.
     */
    private boolean note(int c, int i, int j) {
        boolean isFound = isInContact(i, j) && grid.isFirst(c, i, j);
        if (isFound) {
            pairs.add(i, j);
        }
        return isFound;
    }

    private void interact(int i, int j) {
        if (!anyWide || boxesTouch(i, j)) {
            events.addPair(i, j);
        }
        if (anyRepel && a.profiles[i].repel > 0 && a.profiles[j].repel > 0) {
            repel(i, j);
        }
        if (i == player && a.has(j, FIGHTS)) {
            fight(i, j);
        } else if (j == player && a.has(i, FIGHTS)) {
            fight(j, i);
        }
    }

    /**
     * Sets velocities that separate two actors, by how far their circles overlap, for the start of the next step. Cases
     * AA-01, AA-02.
     */
    private void repel(int i, int j) {
        double reach = a.profiles[i].radius + a.profiles[j].radius;
        double dx = centreX(j) - centreX(i);
        double dy = centreY(j) - centreY(i);
        double square = dx * dx + dy * dy;
        if (square >= reach * reach) {
            return;
        }
        double distance = Math.sqrt(square);
        double speed = (a.profiles[i].repel + a.profiles[j].repel) / 2 * (1 - distance / reach);
        // At the same place, up to rounding, the actor with the lower id goes to the left.
        boolean isApart = distance > Sweep.EDGE;
        double nx = isApart ? dx / distance : 1;
        double ny = isApart ? dy / distance : 0;
        a.repelX[i] -= speed * nx;
        a.repelY[i] -= speed * ny;
        a.repelX[j] += speed * nx;
        a.repelY[j] += speed * ny;
    }

    /** Applies the repel velocities of the last step; they never lift a speed above the cap. Case AA-04. */
    public void applyRepel(boolean topDown) {
        if (!anyRepel) {
            return;
        }
        for (int i = 0; i < a.count; i++) {
            double jx = a.repelX[i];
            double jy = a.repelY[i];
            if (jx == 0 && jy == 0) {
                continue;
            }
            a.repelX[i] = 0;
            a.repelY[i] = 0;
            if (!a.isActive(i)) {
                continue;
            }
            double cap = a.profiles[i].repelCap;
            if (a.state[i] == ActorArrays.GROUND && !topDown) {
                double most = Math.max(cap, Math.abs(a.speed[i]));
                a.speed[i] = Math.max(-most, Math.min(most, a.speed[i] + jx));
                continue;
            }
            double vx = a.vx[i] + jx;
            double vy = a.vy[i] + jy;
            double most = Math.max(cap * cap, a.vx[i] * a.vx[i] + a.vy[i] * a.vy[i]);
            double square = vx * vx + vy * vy;
            double scale = square > most ? Math.sqrt(most / square) : 1;
            a.vx[i] = vx * scale;
            a.vy[i] = vy * scale;
        }
    }

    /** The player stomps the enemy and bounces, or is hit; each if the enemy is of that kind. */
    private void fight(int player, int enemy) {
        boolean overlaps = a.x[player] < a.x[enemy] + a.w[enemy] - Sweep.EDGE
                && a.x[enemy] < a.x[player] + a.w[player] - Sweep.EDGE
                && a.y[player] < a.feet(enemy) - Sweep.EDGE
                && a.y[enemy] < a.feet(player) - Sweep.EDGE;
        if (!overlaps) {
            return;
        }
        boolean fromAbove = a.oldY[player] + a.h[player] <= a.oldY[enemy] + Sweep.SKIN
                && a.feet(player) - a.oldY[player] - a.h[player] > a.y[enemy] - a.oldY[enemy];
        if (fromAbove && !topDown && a.has(enemy, ActorFlags.STOMPABLE)) {
            a.set(enemy, ActorFlags.HIT_ENEMY);
            a.hitBy[enemy] = player;
            a.set(player, ActorFlags.STOMPED);
        } else if (a.has(enemy, ActorFlags.HURTS)) {
            a.set(player, ActorFlags.HIT_ENEMY);
            a.hitBy[player] = enemy;
        }
    }

    /** Throws up a player that has stomped an enemy and been hit by none. */
    public void bounce(int i) {
        if (a.has(i, ActorFlags.STOMPED) && !a.has(i, ActorFlags.HIT_ENEMY) && a.state[i] == ActorArrays.AIR) {
            MovementParams p = a.profiles[i];
            a.vy[i] = -p.jumpSpeed * p.jumpCut;
            a.clear(i, ActorFlags.CAN_CUT | ActorFlags.COYOTE);
            a.endDash(i, ActorFlags.DASH_ENDS);
        }
    }
}

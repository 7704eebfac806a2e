package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;

/**
 * Phase 7: actors among each other: pairs once each, repelling, enemies, and standing on one another. Pairs are found in the order of the actors, so
 * that nothing depends on the partition. Cases AA-01 to AA-09, MP-15, articles S002 and S004.
 */
final class Crowd {
    /** So many cells are looked at together. */
    private static final int BATCH = 64;

    private final Actors a;
    private final EventLog events;
    private final SpatialGrid grid;
    private boolean anyStandable;
    private final boolean anyRepel;
    /** A game's own rule, or null. */
    ContactFilter filter;

    /** Where everybody is: left, top, right, bottom. */
    private final double[] boxes;
    /** Those in the cells that are being looked at, where each cell's begin, and where they are. */
    private int[] members = new int[4 * BATCH];

    private final int[] starts = new int[BATCH + 1];
    private double[] near = new double[16 * BATCH];

    private final Pairs pairs;

    Crowd(Scene scene, Actors actors, EventLog events) {
        a = actors;
        this.events = events;
        boolean standable = false;
        boolean repel = false;
        double largest = 1;
        for (int i = 0; i < a.count; i++) {
            standable |= a.has(i, Actors.STANDABLE);
            repel |= a.profiles[i].repel > 0;
            largest = Math.max(largest, Math.max(a.w[i], a.h[i]));
        }
        anyStandable = standable;
        anyRepel = repel;
        grid = new SpatialGrid(scene, a.count, largest);
        boxes = new double[4 * a.count];
        pairs = new Pairs(a.count);
    }

    boolean anyStandable() {
        return anyStandable;
    }

    /** An actor has become standable, or may be the last that was. */
    void noteStandable(boolean on) {
        anyStandable |= on;
    }

    /** Sets a flag of every actor. */
    void mark(int flag) {
        for (int i = 0; i < a.count; i++) {
            a.flags[i] |= flag;
        }
    }

    /** Horizontal velocity of an actor in the world. */
    double velocityOf(int i) {
        return a.state[i] == Actors.GROUND ? a.speed[i] * -a.groundY[i] + a.carrierVx[i] : a.vx[i];
    }

    /** The same of one that carries others: while it is pushed out of something, nothing else moves it. */
    double carryingVelocityOf(int i) {
        return a.has(i, Actors.EMBEDDED) ? 0 : velocityOf(i);
    }

    /** Meets the tops of standable actors. */
    void sweepTops(int actor, Sweep sweep, double left, double top, double right, double bottom) {
        for (int i = 0; i < a.count; i++) {
            if (i != actor
                    && a.has(i, Actors.STANDABLE)
                    && (filter == null || filter.meets(actor, a.ids[i]))
                    && a.isActive(i)
                    && a.x[i] <= right
                    && left <= a.x[i] + a.w[i]
                    && a.y[i] <= bottom
                    && top <= a.y[i]) {
                sweep.owner(Actors.ACTOR, i, 0, 0);
                sweep.flat(Outline.TOP, a.y[i], a.x[i], a.x[i] + a.w[i]);
            }
        }
    }

    /** Phase 7. */
    void pairs() {
        if (a.count < 2) {
            return;
        }
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i)) {
                double left = a.x[i];
                double top = a.y[i];
                double right = left + a.w[i];
                double bottom = top + a.h[i];
                boxes[4 * i] = left;
                boxes[4 * i + 1] = top;
                boxes[4 * i + 2] = right;
                boxes[4 * i + 3] = bottom;
                grid.update(i, left, top, right, bottom);
            } else {
                grid.remove(i);
            }
        }
        for (int k = 0; k < grid.crowdedCount(); k += BATCH) {
            pairsInCells(k, Math.min(BATCH, grid.crowdedCount() - k));
        }
        if (pairs.any()) {
            for (int i = 0; i < a.count; i++) {
                int found = pairs.partnersOf(i);
                for (int k = 0; k < found; k++) {
                    meet(i, pairs.partner(k));
                }
            }
            pairs.clear();
        }
    }

    /**
     * Notes the pairs of some crowded cells. In a large world nothing of this is in the cache: each loop only fetches, and independent fetches overlap.
     */
    private void pairsInCells(int from, int cells) {
        int size = 0;
        for (int k = 0; k < cells; k++) {
            size += grid.size(grid.crowded(from + k));
        }
        if (members.length < size) {
            members = new int[2 * size];
            near = new double[8 * size];
        }
        size = 0;
        for (int k = 0; k < cells; k++) {
            starts[k] = size;
            size = grid.members(grid.crowded(from + k), members, size);
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
            pairsIn(grid.crowded(from + k), starts[k], starts[k + 1]);
        }
    }

    /** Notes the pairs of a cell that touch each other, and for which it is the first cell, in reading order, that both are in. */
    private void pairsIn(int c, int from, int to) {
        for (int k = from + 1; k < to; k++) {
            double left = near[4 * k];
            double top = near[4 * k + 1];
            double right = near[4 * k + 2];
            double bottom = near[4 * k + 3];
            for (int l = from; l < k; l++) {
                double otherLeft = near[4 * l];
                double otherTop = near[4 * l + 1];
                if (otherLeft <= right
                        && otherTop <= bottom
                        && left <= near[4 * l + 2]
                        && top <= near[4 * l + 3]
                        && grid.isIn(c, Math.max(left, otherLeft), Math.max(top, otherTop))) {
                    pairs.add(members[k], members[l]);
                }
            }
        }
    }

    private void meet(int i, int j) {
        events.addPair(i, j);
        if (anyRepel && a.profiles[i].repel > 0 && a.profiles[j].repel > 0) {
            repel(i, j);
        }
        if (a.kinds[i] == ActorKind.PLAYER && a.has(j, Actors.HURTS)) {
            fight(i, j);
        } else if (a.kinds[j] == ActorKind.PLAYER && a.has(i, Actors.HURTS)) {
            fight(j, i);
        }
    }

    /** A speed away from each other by how far the circles overlap, to act at the next step's start. Cases AA-01, AA-02. */
    private void repel(int i, int j) {
        double reach = a.profiles[i].radius + a.profiles[j].radius;
        double dx = a.x[j] + a.w[j] / 2 - (a.x[i] + a.w[i] / 2);
        double dy = a.y[j] + a.h[j] / 2 - (a.y[i] + a.h[i] / 2);
        double square = dx * dx + dy * dy;
        if (square >= reach * reach) {
            return;
        }
        double distance = Math.sqrt(square);
        double speed = (a.profiles[i].repel + a.profiles[j].repel) / 2 * (1 - distance / reach);
        // At the same place, up to rounding, the lower id goes to the left.
        boolean isApart = distance > Sweep.EDGE;
        double nx = isApart ? dx / distance : 1;
        double ny = isApart ? dy / distance : 0;
        a.repelX[i] -= speed * nx;
        a.repelY[i] -= speed * ny;
        a.repelX[j] += speed * nx;
        a.repelY[j] += speed * ny;
    }

    /** Lets the impulses of the last step act; a speed is never lifted above the cap. Case AA-04. */
    void applyRepel(boolean topDown) {
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
            if (a.state[i] == Actors.GROUND && !topDown) {
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

    /** An enemy that is jumped on dies and throws the player up; else the player is hit. */
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
        if (fromAbove && a.has(enemy, Actors.STOMPABLE)) {
            a.set(enemy, Actors.HIT_ENEMY);
            a.hitBy[enemy] = player;
            a.set(player, Actors.STOMPED);
        } else {
            a.set(player, Actors.HIT_ENEMY);
            a.hitBy[player] = enemy;
        }
    }

    /** Throws up a player that has stomped an enemy and been hit by none. */
    void bounce(int i) {
        if (a.has(i, Actors.STOMPED) && !a.has(i, Actors.HIT_ENEMY) && a.state[i] == Actors.AIR) {
            Profile p = a.profiles[i];
            a.vy[i] = -p.jumpSpeed * p.jumpCut;
            a.clear(i, Actors.CAN_CUT | Actors.COYOTE);
        }
    }
}

package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import java.util.Arrays;

/**
 * Phase 7: actors among each other: pairs once each, repelling, enemies, and standing on one another. Pairs are found in the order of the actors, so
 * that nothing depends on the partition. Cases AA-01 to AA-09, MP-15, articles S002 and S004.
 */
final class Crowd {
    private final Actors a;
    private final EventLog events;
    private final SpatialGrid grid;
    private boolean anyStandable;
    private final boolean anyRepel;
    /** A game's own rule, or null. */
    ContactFilter filter;

    private int[] partners = new int[16];

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
                grid.update(i, a.x[i], a.y[i], a.x[i] + a.w[i], a.y[i] + a.h[i]);
            } else {
                grid.remove(i);
            }
        }
        for (int i = 0; i < a.count; i++) {
            if (grid.has(i)) {
                pairsOf(i);
            }
        }
    }

    private void pairsOf(int i) {
        int found = 0;
        int firstRow = grid.firstRow(i);
        int lastRow = grid.lastRow(i);
        int firstColumn = grid.firstColumn(i);
        int lastColumn = grid.lastColumn(i);
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                int c = grid.cellAt(column, row);
                if (grid.size(c) > 1) {
                    found = partnersIn(c, column, row, i, found);
                }
            }
        }
        for (int k = 0; k < found; k++) {
            meet(i, partners[k]);
        }
    }

    /** Collects those of a cell that touch an actor, have a higher index, and are met in this cell first. */
    private int partnersIn(int c, int column, int row, int i, int before) {
        double[] x = a.x;
        double[] y = a.y;
        double left = x[i];
        double top = y[i];
        double right = left + a.w[i];
        double bottom = top + a.h[i];
        int[] members = grid.members(c);
        int found = before;
        for (int k = grid.size(c) - 1; k >= 0; k--) {
            int j = members[k];
            if (j > i
                    && x[j] <= right
                    && y[j] <= bottom
                    && left <= x[j] + a.w[j]
                    && top <= y[j] + a.h[j]
                    && grid.isFirstShared(column, row, i, j)) {
                found = add(found, j);
            }
        }
        return found;
    }

    /** Keeps the partners sorted; there are few. */
    private int add(int found, int j) {
        if (found == partners.length) {
            partners = Arrays.copyOf(partners, 2 * found);
        }
        int at = found;
        while (at > 0 && partners[at - 1] > j) {
            partners[at] = partners[at - 1];
            at--;
        }
        partners[at] = j;
        return found + 1;
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
        // At the same place the lower id goes to the left.
        double nx = distance > 0 ? dx / distance : 1;
        double ny = distance > 0 ? dy / distance : 0;
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

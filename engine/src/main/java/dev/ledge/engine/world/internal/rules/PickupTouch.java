package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.EventType;
import java.util.Arrays;

/**
 * Pickups are collected where the player touches them on the way of both within a step; distance 0 counts. Case RG-04.
 * The segments of both ways are noted as the actors move, and compared when all have.
 */
final class PickupTouch {
    private static final int FIRST_CAPACITY = 16;

    private final ActorArrays a;
    private final EventLog events;
    /** The player's segments of this step, and those of all pickups. */
    private final Ways players = new Ways();

    private final Ways pickups = new Ways();
    /** Per pickup: which part of the step its segments reach to. */
    private final double[] noted;

    private int player;

    PickupTouch(ActorArrays actors, EventLog events) {
        a = actors;
        this.events = events;
        noted = new double[actors.count];
    }

    /** Forgets the segments of the last step. */
    void begin() {
        players.count = 0;
        pickups.count = 0;
        player = -1;
        Arrays.fill(noted, 0);
    }

    /** Notes a segment of the player's path, on which it may collect, from a place to where it is now, px. */
    void notePlayer(int i, double fromX, double fromY, double since, double until) {
        player = i;
        players.add(i, fromX, fromY, a.x[i], a.y[i], since, until);
    }

    /** Notes a segment of a pickup. */
    void notePickup(int i, double fromX, double fromY, double since, double until) {
        noted[i] = until;
        pickups.add(i, fromX, fromY, a.x[i], a.y[i], since, until);
    }

    /** Collects what the player has touched. */
    void collect() {
        if (player < 0) {
            return;
        }
        for (int k = 0; k < pickups.count; k++) {
            collide(pickups.actors[k], k);
        }
        for (int i = 0; i < a.count; i++) {
            if (a.kinds[i] == ActorKind.PICKUP && noted[i] < 1) {
                pickups.add(i, a.x[i], a.y[i], a.x[i], a.y[i], noted[i], 1);
                collide(i, pickups.count - 1);
            }
        }
    }

    private void collide(int pickup, int segment) {
        for (int k = 0; k < players.count && a.isActive(pickup); k++) {
            if (touches(k, pickup, segment)) {
                a.clear(pickup, ActorFlags.PRESENT);
                events.add(EventType.COLLECTED, player, SupportKind.ACTOR, pickup, 0);
            }
        }
    }

    /** True if the player and a pickup touch while both go along a segment. */
    private boolean touches(int k, int pickup, int n) {
        double from = Math.max(players.since[k], pickups.since[n]);
        double to = Math.min(players.until[k], pickups.until[n]);
        if (from > to) {
            return false;
        }
        double x = players.x(k, from, false);
        double y = players.y(k, from, false);
        double pickupX = pickups.x(n, from, false);
        double pickupY = pickups.y(n, from, false);
        // As seen from the pickup.
        double dx = players.x(k, to, true) - x - (pickups.x(n, to, true) - pickupX);
        double dy = players.y(k, to, true) - y - (pickups.y(n, to, true) - pickupY);
        double left = pickupX - (x + a.w[player]);
        double top = pickupY - (y + a.h[player]);
        return Slab.crosses(
                left - Tolerance.TRIGGER,
                pickupX + a.w[pickup] - x + Tolerance.TRIGGER,
                dx,
                top - Tolerance.TRIGGER,
                pickupY + a.h[pickup] - y + Tolerance.TRIGGER,
                dy);
    }

    /** Straight segments of ways within a step. */
    private static final class Ways {
        private int count;
        private int[] actors = new int[FIRST_CAPACITY];
        private double[] fromX = new double[FIRST_CAPACITY];
        private double[] fromY = new double[FIRST_CAPACITY];
        private double[] toX = new double[FIRST_CAPACITY];
        private double[] toY = new double[FIRST_CAPACITY];
        private double[] since = new double[FIRST_CAPACITY];
        private double[] until = new double[FIRST_CAPACITY];

        private void add(int i, double x0, double y0, double x1, double y1, double from, double to) {
            if (count == actors.length) {
                grow();
            }
            actors[count] = i;
            fromX[count] = x0;
            fromY[count] = y0;
            toX[count] = x1;
            toY[count] = y1;
            since[count] = from;
            until[count++] = to;
        }

        private void grow() {
            int capacity = 2 * count;
            actors = Arrays.copyOf(actors, capacity);
            fromX = Arrays.copyOf(fromX, capacity);
            fromY = Arrays.copyOf(fromY, capacity);
            toX = Arrays.copyOf(toX, capacity);
            toY = Arrays.copyOf(toY, capacity);
            since = Arrays.copyOf(since, capacity);
            until = Arrays.copyOf(until, capacity);
        }

        private double x(int k, double time, boolean isEnd) {
            return fromX[k] + (toX[k] - fromX[k]) * part(k, time, isEnd);
        }

        private double y(int k, double time, boolean isEnd) {
            return fromY[k] + (toY[k] - fromY[k]) * part(k, time, isEnd);
        }

        /** The part of a segment that is over; one that takes no time is over when what goes on there ends. */
        private double part(int k, double time, boolean isEnd) {
            double length = until[k] - since[k];
            return length > 0 ? (time - since[k]) / length : isEnd ? 1 : 0;
        }
    }
}

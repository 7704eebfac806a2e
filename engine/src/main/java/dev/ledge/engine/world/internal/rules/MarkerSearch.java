package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.internal.broadphase.RidingAreas;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.scene.TriggerAreas;

/** Which marker a point that moves comes into first, be the marker at rest or riding. Case NU-01. */
final class MarkerSearch {
    /** Length of the first piece in which a path is searched, px; each next one is longer by {@link #GROWTH}. */
    private static final double NEAR = 64;

    private static final double GROWTH = 4;

    private final TriggerAreas areas;
    private final RidingAreas riding;

    /** The marker that the last search found, −1 if none. */
    private int nearest;

    /** The part of the way, seen from the marker, at which it was found, and how far that way goes to the right. */
    private double best;

    private double nearestDx;

    MarkerSearch(TriggerAreas areas, RidingAreas riding) {
        this.areas = areas;
        this.riding = riding;
    }

    /** The marker that the last search found, −1 if none. */
    int found() {
        return nearest;
    }

    /** How far the way, seen from the marker that was found, goes to the right, px. */
    double foundDx() {
        return nearestDx;
    }

    /** True if a point is in the marker that was found, or on its border, with a part of the step left. */
    boolean isAtFound(double x, double y, double rest) {
        double offX = riding.offsetX(nearest) - riding.movedX(nearest) * rest;
        double offY = riding.offsetY(nearest) - riding.movedY(nearest) * rest;
        double close = Tolerance.TRIGGER + Tolerance.CONTACT;
        return x >= areas.left[nearest] + offX - close
                && x <= areas.right[nearest] + offX + close
                && y >= areas.top[nearest] + offY - close
                && y <= areas.bottom[nearest] + offY + close;
    }

    /**
     * When a point that moves first comes into a marker from outside; {@link #found} says which.
     *
     * @param rest the part of the step that is left, which its way takes
     */
    double enter(double x, double y, double dx, double dy, double rest) {
        nearest = -1;
        best = Double.POSITIVE_INFINITY;
        if (areas.markers != null) {
            enterStaying(x, y, dx, dy);
        }
        if (areas.anyMarkerRides) {
            enterRiding(x, y, dx, dy, rest);
        }
        return best;
    }

    private void enterRiding(double x, double y, double dx, double dy, double rest) {
        double margin = Tolerance.TRIGGER + Tolerance.LAST_BITS * Math.ulp(Math.max(Math.abs(dx), Math.abs(dy)));
        int found = riding.find(
                x + Math.min(dx, 0) - margin,
                y + Math.min(dy, 0) - margin,
                x + Math.max(dx, 0) + margin,
                y + Math.max(dy, 0) + margin);
        for (int k = 0; k < found; k++) {
            int n = riding.found(k);
            if (areas.kinds[n] == TriggerAreas.MARKER) {
                // As seen from the marker, which is where it is at the end of the step.
                double startX = x - riding.offsetX(n) + riding.movedX(n) * rest;
                double startY = y - riding.offsetY(n) + riding.movedY(n) * rest;
                double seenDx = Numbers.sum(dx, -riding.movedX(n) * rest);
                enter(n, startX, startY, seenDx, Numbers.sum(dy, -riding.movedY(n) * rest));
            }
        }
    }

    /**
     * Markers that stay. A long way is looked through piece by piece, so that what lies behind the first marker costs
     * nothing. Case NU-01.
     */
    private void enterStaying(double x, double y, double dx, double dy) {
        double length = Math.max(Math.abs(dx), Math.abs(dy));
        if (length <= NEAR) {
            enterStaying(x, y, dx, dy, 0, 1, Tolerance.TRIGGER);
            return;
        }
        double margin = Tolerance.TRIGGER + Tolerance.LAST_BITS * Math.ulp(length);
        Aabb all = areas.markers;
        double left = all.left() - margin - x;
        double top = all.top() - margin - y;
        double right = all.right() + margin - x;
        double bottom = all.bottom() + margin - y;
        double from = Math.max(0, Math.max(Slab.enter(left, right, dx), Slab.enter(top, bottom, dy)));
        double end = Math.min(1, Math.min(Slab.leave(left, right, dx), Slab.leave(top, bottom, dy)));
        for (double piece = NEAR / length; from <= end; piece *= GROWTH) {
            double to = Math.min(end, from + piece);
            enterStaying(x, y, dx, dy, from, to, margin);
            if (best <= to || to == end) {
                break;
            }
            from = to;
        }
    }

    /** Searches one piece of a path; the result may lie behind it. */
    private void enterStaying(double x, double y, double dx, double dy, double from, double to, double margin) {
        nearest = -1;
        best = Double.POSITIVE_INFINITY;
        int found = areas.index.find(
                x + Math.min(dx * from, dx * to) - margin,
                y + Math.min(dy * from, dy * to) - margin,
                x + Math.max(dx * from, dx * to) + margin,
                y + Math.max(dy * from, dy * to) + margin);
        for (int k = 0; k < found; k++) {
            int n = areas.staying[areas.index.found(k)];
            if (areas.kinds[n] == TriggerAreas.MARKER) {
                enter(n, x, y, dx, dy);
            }
        }
    }

    /**
     * Keeps a marker if a point that moves comes into it before all others: a little before its border, so that one
     * that begins where the ground ends is touched on the ground.
     */
    private void enter(int n, double x, double y, double dx, double dy) {
        double left = areas.left[n] - Tolerance.TRIGGER - x;
        double top = areas.top[n] - Tolerance.TRIGGER - y;
        double right = areas.right[n] + Tolerance.TRIGGER - x;
        double bottom = areas.bottom[n] + Tolerance.TRIGGER - y;
        double t = Math.max(Slab.enter(left, right, dx), Slab.enter(top, bottom, dy));
        double leave = Math.min(Slab.leave(left, right, dx), Slab.leave(top, bottom, dy));
        double length = Math.abs(dx) + Math.abs(dy);
        // A start inside, or on the border, is no entry; so an end on the border has to be one.
        boolean startsOutside = t * length > Tolerance.ROUNDING;
        boolean enters = startsOutside && (t - 1) * length <= Tolerance.ROUNDING && t <= leave;
        double part = Math.min(1, t);
        if (enters && (part < best || part == best && n < nearest)) {
            best = part;
            nearest = n;
            nearestDx = dx;
        }
    }
}

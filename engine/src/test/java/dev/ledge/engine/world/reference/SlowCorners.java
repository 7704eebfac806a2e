package dev.ledge.engine.world.reference;

/**
 * A head that rises and hits a corner by little goes past it, aside, if there is room and it does not go against it.
 */
final class SlowCorners {
    /** Lengths that differ by less are alike as far as small steps can resolve, px. */
    private static final double ALIKE = 0.1;

    private static final double NOTHING = 1e-6;

    private final double most;
    private final SlowBody body;
    private final SlowSolids solids;

    SlowCorners(Scene scene, SlowBody body, SlowSolids solids) {
        most = scene.skills().feel().corner();
        this.body = body;
        this.solids = solids;
    }

    /** Moves the body past a corner that its head has hit; false if that is none. */
    boolean passes(int i) {
        if (most == 0 || body.vy >= 0 || body.stands() || body.climbs >= 0) {
            return false;
        }
        boolean isPast = passes(i, toLeft(i), -1) || passes(i, toRight(i), 1);
        for (int k = 0; k < solids.count() && !isPast; k++) {
            boolean isBeside = solids.overlapX(k) > 0 && Math.min(toLeft(k), toRight(k)) < most + ALIKE;
            if (k != i && !solids.get(k).oneWay() && isBeside && Math.abs(solids.overlapY(k)) < ALIKE) {
                body.undecide("a corner and another ceiling at one height");
            }
        }
        return isPast;
    }

    /** How far to the left the body is past a solid, px. */
    private double toLeft(int i) {
        return body.x + body.w - solids.left(i);
    }

    private double toRight(int i) {
        return solids.right(i) - body.x;
    }

    private boolean passes(int i, double by, int side) {
        if (Math.abs(by - most) < ALIKE) {
            body.undecide("hardly a corner");
        }
        if (by > most) {
            return false;
        }
        if (solids.movedX(i) != 0) {
            body.undecide("a corner that moves");
        }
        if (body.vx * side < -NOTHING) {
            return false;
        }
        double from = body.x;
        body.x += side * by;
        double deepest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < solids.count(); k++) {
            if (k != i && !solids.get(k).oneWay()) {
                deepest = Math.max(deepest, Math.min(solids.overlapX(k), solids.overlapY(k)));
            }
        }
        if (Math.abs(deepest) < ALIKE) {
            body.undecide("hardly room beside a corner");
        }
        if (deepest > 0) {
            body.x = from;
            return false;
        }
        body.seen.add(Move.PAST_A_CORNER);
        return true;
    }
}

package dev.ledge.engine.world.reference;

/** The walls beside the body: which it can jump off, and which it slides along. */
final class SlowWalls {
    static final double FLUSH = 1e-6;
    /** Lengths that differ by less are alike as far as small steps can tell, px. */
    static final double ALIKE = 0.05;

    /** How near a wall is that can be jumped off, px. */
    private static final double REACH = 2;

    private final SlowBody body;
    private final SlowSolids solids;

    SlowWalls(SlowBody body, SlowSolids solids) {
        this.body = body;
        this.solids = solids;
    }

    /** The side of a wall that can be jumped off, 1 for the right; 0 if there is none. */
    int inReach() {
        double toLeft = gap(-1);
        double toRight = gap(1);
        double nearest = Math.min(toLeft, toRight);
        if (Math.abs(nearest - REACH) < ALIKE) {
            body.undecide("a wall hardly in reach");
        }
        if (nearest > REACH) {
            return 0;
        }
        if (Math.abs(toLeft - toRight) < ALIKE) {
            body.undecide("walls to both sides");
        }
        return toLeft < toRight ? -1 : 1;
    }

    /** How far it is to the nearest wall on a side, px. */
    private double gap(int side) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < solids.count(); i++) {
            double gap = side > 0 ? solids.left(i) - body.x - body.w : body.x - solids.right(i);
            if (solids.get(i).oneWay() || gap < -FLUSH || solids.overlapY(i) <= -ALIKE) {
                continue;
            }
            if (gap <= REACH && solids.overlapY(i) < ALIKE) {
                body.undecide("at the end of a wall");
            }
            nearest = Math.min(nearest, gap);
        }
        return nearest;
    }

    /** True if the direction held is towards a wall that is touched. */
    boolean areHeld(int direction) {
        if (direction == 0) {
            return false;
        }
        double gap = gap(direction);
        if (gap > FLUSH && gap < ALIKE) {
            body.undecide("hardly touches a wall");
        }
        return gap <= FLUSH;
    }

    /** True if there is room above the head. */
    boolean isRoomAbove(double rise) {
        for (int i = 0; i < solids.count(); i++) {
            if (solids.get(i).oneWay()) {
                continue;
            }
            double above = Math.min(body.y, solids.bottom(i)) - Math.max(body.y - rise, solids.top(i));
            double least = Math.min(above, solids.overlapX(i));
            if (least > ALIKE) {
                return false;
            }
            if (Math.abs(least) > FLUSH && least > -ALIKE) {
                body.undecide("hardly room to stand up");
            }
        }
        return true;
    }
}

package dev.ledge.engine.world.reference;

/** The walls beside the body: which it can jump off, and which it slides along. */
final class SlowWalls {
    static final double FLUSH = 1e-6;
    /** Lengths that differ by less are alike as far as small steps can resolve, px. */
    static final double ALIKE = 0.05;

    /** How near a wall is that can be jumped off, px. */
    private static final double REACH = 2;

    private final SlowBody body;
    private final SlowSolids solids;

    SlowWalls(SlowBody body, SlowSolids solids) {
        this.body = body;
        this.solids = solids;
    }

    /**
     * True if a solid is in the way of rising so far, in a part of the tick in which its support alone moves the body.
     */
    private boolean isRoof(int i, double rise, double part) {
        if (!solids.isThere(i) || solids.get(i).oneWay() || solids.isHead(i)) {
            return false;
        }
        double x = body.x + part * ((body.stands() ? solids.takesX(body.support) : 0) - solids.movedX(i));
        double y = body.y + part * ((body.stands() ? solids.movedY(body.support) : 0) - solids.movedY(i));
        double bottom = solids.bottomAside(i, x - body.x);
        double above = Math.min(y, bottom) - Math.max(y - rise, solids.topAside(i, x - body.x));
        double beside = Math.min(x + body.w, solids.right(i)) - Math.max(x, solids.left(i));
        double least = Math.min(above, beside);
        if (Math.abs(least) > FLUSH && Math.abs(least) < ALIKE) {
            body.undecide("hardly room to stand up");
        }
        if (least > FLUSH && bottom > y + FLUSH) {
            body.undecide("pushed while it stands up");
        }
        boolean isOnWalker = body.stands() && solids.isHead(body.support) && solids.movedX(body.support) != 0;
        if (part > 0
                && isOnWalker
                && above > FLUSH
                && solids.movedX(i) != 0
                && beside > -Math.abs(solids.movedX(body.support))) {
            // How far it is taken until then is not known yet as it is to stand up.
            body.undecide("stands up on who walks, before what comes");
        }
        if (part > 0 && least > ALIKE && solids.bottom(i) > body.y + FLUSH) {
            // It is held by that while it is low, too, or once it stands.
            body.undecide("stands up past the end of a wall");
        }
        if (part > 0 && least > ALIKE && body.wasHeld) {
            // What holds it beside that may have pushed it out from under this by then.
            body.undecide("stands up beside what holds it");
        }
        return least > ALIKE;
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

    /** True if there is room above the head, now and when the tick is over. */
    boolean isRoomAbove(double rise) {
        boolean isNow = true;
        boolean isThen = true;
        for (int i = 0; i < solids.count(); i++) {
            isNow &= !isRoof(i, rise, 0);
            isThen &= !isRoof(i, rise, 1);
        }
        if (isNow != isThen && body.stands() && solids.isHead(body.support)) {
            body.undecide("room on a head that moves");
        }
        return isNow && isThen;
    }
}

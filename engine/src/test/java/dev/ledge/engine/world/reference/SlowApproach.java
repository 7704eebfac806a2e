package dev.ledge.engine.world.reference;

import java.util.Arrays;

/**
 * From which side the body comes at each solid: what they shared when a part of the tick began says which axis had kept
 * them apart. Where that was neither, or both, by little, a corner decides, and small steps prove nothing.
 */
final class SlowApproach {
    /** Small steps that are off by more may differ from what is, px. */
    private static final double MOST_OFF = 0.05;

    private final Scene scene;
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowSlopes slopes;
    /** Per solid: how much of the body's width and height it shared when the part began. */
    private final double[] beforeX;

    private final double[] beforeY;
    /** Per solid: how much of the body's width it shared when the tick began. */
    private final double[] firstX;
    /** Per solid: its face was touched, and the body goes off that at its end, to the side or upright. */
    private final boolean[] leavesX;

    private final boolean[] leavesY;
    /** Per solid: it has moved the body in this tick, to the side or upright. */
    private final boolean[] isHeldX;

    private final boolean[] isHeldY;

    /** True until the first part of the tick begins. */
    private boolean isFirst;
    /** True if the body stood when the tick began. */
    private boolean stood;

    SlowApproach(Scene scene, SlowBody body, SlowSolids solids, SlowSlopes slopes) {
        this.scene = scene;
        this.body = body;
        this.solids = solids;
        this.slopes = slopes;
        int count = solids.count();
        beforeX = new double[count];
        beforeY = new double[count];
        firstX = new double[count];
        leavesX = new boolean[count];
        leavesY = new boolean[count];
        isHeldX = new boolean[count];
        isHeldY = new boolean[count];
    }

    /** A tick begins. */
    void begin() {
        Arrays.fill(isHeldX, false);
        Arrays.fill(isHeldY, false);
        Arrays.fill(leavesX, false);
        Arrays.fill(leavesY, false);
        Arrays.setAll(firstX, solids::overlapX);
        isFirst = true;
        stood = body.stands();
    }

    /** A solid has moved the body out. */
    void hold(int i, boolean isAside) {
        isHeldX[i] |= isAside;
        isHeldY[i] |= !isAside && i != body.support;
    }

    /** True if what has held or pushed the body aside moves aside itself. */
    boolean isHeldByMoving() {
        for (int i = 0; i < solids.count(); i++) {
            if (isHeldX[i] && solids.movedX(i) != 0) {
                return true;
            }
        }
        return false;
    }

    /** What has held or pushed the body does so no more past its end: what it took of the body's own motion is lost. */
    void goPastEnds() {
        for (int i = 0; i < solids.count(); i++) {
            boolean isPastX = isHeldX[i] && solids.overlapY(i) <= 0;
            boolean isPastY = isHeldY[i] && solids.overlapX(i) <= 0;
            if ((isPastX || isPastY) && (isSloping(i) || isSloping(body.support))) {
                body.undecide("past the end of a face on a slope");
            }
            boolean isOff = !body.stands() || !solids.isUnderFeet(body.support);
            if (isPastX && stood && isOff) {
                // Small steps let it fall, or fall any faster, only as the tick ends.
                body.undecide("off a ledge and past the end of a face in one tick");
            }
            if (isPastX && isHardlyPressed(i, true) || isPastY && isHardlyPressed(i, false)) {
                body.undecide("past the end of a face, hardly pressed");
            }
            if (isPastX) {
                goPast(solids.movedX(i) - body.ownX, solids.movedY(i) - body.ownY);
                boolean isLeft = body.x < solids.left(i);
                body.ownX = body.carriedX + leftAside(i, isLeft);
            }
            if (isPastY) {
                goPast(solids.movedY(i) - body.ownY, solids.movedX(i) - body.ownX);
                boolean isAbove = body.y < solids.top(i);
                // A ceiling gives its own speed down, but to no body on a ladder.
                boolean isFollowed = scene.isAbove() || body.climbs >= 0;
                double goes = solids.movedY(i) - body.carriedY;
                double followed = isAbove ? Math.max(0, goes) : Math.min(0, goes);
                double given = isFollowed ? followed : solids.movedY(i);
                double own = body.ownY - body.carriedY;
                body.ownY = body.carriedY + (isAbove ? Math.min(given, own) : Math.max(given, own));
            }
            isHeldX[i] &= !isPastX;
            isHeldY[i] &= !isPastY;
        }
    }

    /** True if something is so near on the other side that the last part of a push by a solid may have come to it. */
    private boolean isHardlyPressed(int i, boolean isAside) {
        for (int k = 0; k < solids.count(); k++) {
            double moved = isAside ? solids.movedX(i) - solids.movedX(k) : solids.movedY(i) - solids.movedY(k);
            double gap = isAside ? -solids.overlapX(k) : -solids.overlapY(k);
            double shared = isAside ? solids.overlapY(k) : solids.overlapX(k);
            boolean isOpposite = isAside
                    ? solids.left(k) < body.x != solids.left(i) < body.x
                    : solids.top(k) < body.y != solids.top(i) < body.y;
            if (k != i && isOpposite && shared > 0 && gap <= 2 * Math.abs(moved) / body.parts) {
                return true;
            }
        }
        return false;
    }

    /**
     * What has held or pushed the body aside does so on the ground, too, even if the tick is over as it lands; what
     * goes away is followed.
     */
    void goOnHolding() {
        for (int i = 0; i < solids.count(); i++) {
            if (isHeldX[i] && solids.overlapY(i) > 0 && solids.overlapX(i) > -SlowSolids.FLUSH) {
                boolean isLeft = body.x < solids.left(i);
                // A current takes it on where the face ends.
                body.ownX = body.carriedX + leftAside(i, isLeft);
                stop(i, isLeft ? -1 : 1);
            }
        }
    }

    /** What a side leaves of the body's own motion in this tick, px: what goes away is followed. */
    private double leftAside(int i, boolean isLeft) {
        double own = body.ownX - body.carriedX;
        double taken = body.isTaken && body.stands() ? solids.movedX(body.support) : 0;
        double goes = solids.movedX(i) - body.carriedX - taken;
        return isLeft ? Math.min(Math.max(0, goes), own) : Math.max(Math.min(0, goes), own);
    }

    /**
     * A side takes of a speed what leads into it: who comes up behind one that goes away goes on as fast as that does.
     *
     * @param direction where it has moved the body, -1 for left
     */
    void stop(int i, int direction) {
        // What it stood on as the tick began may have let it through.
        boolean flies = !body.stands() && body.climbs < 0 && !scene.isAbove();
        double carried = flies ? scene.current() / scene.rate() : body.carriedX;
        if (body.stands()) {
            carried = scene.current() / scene.rate() + solids.takesX(body.support);
        }
        double least = Math.min(0, (solids.movedX(i) - carried) * direction) * scene.rate() * slopes.longer(-direction);
        if (body.vx * direction < least) {
            body.vx = least * direction;
        }
    }

    /**
     * Small steps see the end of a face some of them late, and a body that is off by a little then, much later.
     *
     * @param push how much farther it pushes than the body goes, px in a whole tick
     * @param past how much farther it goes along its face, px
     */
    private void goPast(double push, double past) {
        double late = 1.0 / body.parts + (past == 0 ? 1 : Math.min(1, body.off / Math.abs(past)));
        body.off += Math.abs(push) * late;
        if (body.off > MOST_OFF) {
            body.undecide("past the end of a face, sooner or later");
        }
    }

    private boolean isSloping(int i) {
        return i >= 0 && !solids.get(i).heights().isEmpty();
    }

    /** A part of the tick begins: the body is where the last one has left it. */
    void beginPart() {
        for (int i = 0; i < solids.count(); i++) {
            beforeX[i] = solids.overlapX(i);
            beforeY[i] = solids.overlapY(i);
            boolean isNear = isNear(beforeX[i]) && isNear(beforeY[i]);
            boolean mayLeave = !isNear || !isFirst || i == body.support;
            leavesX[i] = isFlush(beforeY[i]) && beforeX[i] > 0 && mayLeave || isNear && leavesX[i];
            leavesY[i] = isFlush(beforeX[i]) && beforeY[i] > 0 && mayLeave || isNear && leavesY[i];
        }
        isFirst = false;
    }

    /** True if the body came into a solid from its side, not from above or below. */
    boolean isFromAside(int i) {
        boolean wasAside = beforeX[i] < SlowSolids.FLUSH;
        boolean wasUpright = beforeY[i] < SlowSolids.FLUSH;
        if (wasAside == wasUpright || isSloping(i)) {
            return solids.overlapX(i) < solids.overlapY(i);
        }
        return wasAside;
    }

    /** True if the body is so close to a corner that it may pass it or hit either face. */
    boolean isAtCorner(int i) {
        double px = solids.overlapX(i);
        double py = solids.overlapY(i);
        // A body that goes off a face at once may do so within one small step.
        boolean isNear = isNear(px) && isNear(py) || isNear(beforeX[i]) && isNear(beforeY[i]);
        if (!isNear) {
            return false;
        }
        boolean goesOff = leavesX[i] && px <= beforeX[i] || leavesY[i] && py <= beforeY[i];
        return !goesOff;
    }

    /** True if the body has come to the end of a face that it is on in this tick, or is hardly past that. */
    boolean comesToEnd(int i) {
        return isNear(solids.overlapX(i)) && Math.abs(solids.overlapX(i) - firstX[i]) > SlowSolids.FLUSH;
    }

    private static boolean isNear(double overlap) {
        return Math.abs(overlap) < SlowContacts.CORNER;
    }

    private static boolean isFlush(double overlap) {
        return Math.abs(overlap) < SlowSolids.FLUSH;
    }
}

package dev.ledge.engine.world.reference;

/**
 * The body under ceilings that are not level. In flight one takes the upward part of a motion, and what is left goes
 * along it; one that comes presses straight down, or aside if it is as steep as a wall. A body that stands is held or
 * pushed aside.
 */
final class SlowCeilings {
    /** How far aside a ceiling is looked at for its slope, px. */
    private static final double ASIDE = 1e-4;
    /** This near to a turn of a ceiling its slope is not known, px. */
    private static final double NEAR = 0.3;

    private static final double NOTHING = 1e-6;
    /**
     * A body that would have to go more than about twice as far as a ceiling and the ground close, as before what comes
     * straight down and falls by less than 30°, does not get out by itself.
     */
    private static final double FAR = 1.98;
    /** What falls by more on a px, 60°, is no ceiling but a side. */
    private static final double STEEP = Math.sqrt(3);

    private final Scene scene;
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowSlopes slopes;

    SlowCeilings(Scene scene, SlowBody body, SlowSolids solids, SlowSlopes slopes) {
        this.scene = scene;
        this.body = body;
        this.solids = solids;
        this.slopes = slopes;
    }

    /** True if the body's head is under a part that is not level. */
    boolean isSlant(int i) {
        return solids.get(i).hangs() && (sinks(i, 1, ASIDE) > NOTHING || sinks(i, -1, ASIDE) > NOTHING);
    }

    /** By how much a ceiling gets lower over the body on each px to a side, if that is so far. */
    private double sinks(int i, int side, double far) {
        return (solids.bottomAside(i, side * far) - solids.bottom(i)) / far;
    }

    /** How much lower it is on each px to the right. */
    private double fall(int i) {
        double toRight = sinks(i, 1, ASIDE);
        double toLeft = sinks(i, -1, ASIDE);
        if (toRight > NOTHING && toLeft > NOTHING) {
            body.undecide("under the peak of a ceiling");
        }
        double fall = toRight > NOTHING ? toRight : -toLeft;
        if (Math.abs(sinks(i, 1, NEAR) - fall) + Math.abs(sinks(i, -1, NEAR) + fall) > NOTHING) {
            body.undecide("where a ceiling turns");
        }
        return fall;
    }

    /** Moves the body out of a ceiling: 0 to the left, 1 to the right, 3 down. */
    int moveOut(int i) {
        double fall = fall(i);
        double comes = solids.movedY(i) - fall * solids.movedX(i);
        if (body.climbs >= 0 || scene.isAbove()) {
            body.undecide("a slanted ceiling on a ladder or from above");
        }
        if (body.stands()) {
            return moveAside(i, fall, comes);
        }
        body.isPushed |= comes > NOTHING;
        body.isPressed = true;
        if (scene.falls() && comes > NOTHING) {
            giveWay(i, fall);
        } else {
            goAlong(i, fall);
        }
        return 3;
    }

    /**
     * One that comes presses down, or along its normal where it is as steep as a wall; either takes the rise, and gives
     * its speed, but for a side.
     */
    private void giveWay(int i, double fall) {
        body.seen.add(Move.PRESSED_BY_A_SLANT);
        if (Math.abs(Math.abs(fall) - 1) < NOTHING) {
            body.undecide("pressed by 45°");
        }
        stopRise();
        boolean isSide = Math.abs(fall) > STEEP;
        body.ownY = isSide ? body.ownY : Math.max(body.ownY, solids.movedY(i));
        if (Math.abs(fall) < 1) {
            body.y = Math.max(body.y, solids.bottom(i));
        } else {
            comeOut(i, fall);
            body.vx = body.vx * fall > 0 ? 0 : body.vx;
        }
        body.vy = Math.max(body.vy, isSide ? 0 : Math.max(0, solids.speedY(i)));
    }

    /** A body that flies below the lowest point of one has no more upwards when that has passed by. */
    void stopAtPeak(int i) {
        if (!scene.falls() || body.climbs >= 0 || !solids.get(i).hangs()) {
            return;
        }
        if (Math.abs(sinks(i, 1, NEAR)) + Math.abs(sinks(i, -1, NEAR)) > NOTHING) {
            body.undecide("at the very peak of a ceiling");
        }
        if (solids.movedY(i) < -NOTHING && body.ownY < 0) {
            body.undecide("up with the lowest point of a ceiling");
        }
        stopRise();
        body.ownY = Math.max(body.ownY, solids.movedY(i));
    }

    private void stopRise() {
        double lost = Math.max(0, -body.ownY);
        body.y += lost / body.parts;
        body.off += lost / body.parts;
        body.ownY += lost;
    }

    /** The shortest way out. */
    private void comeOut(int i, double fall) {
        double depth = Math.max(0, solids.bottom(i) - body.y);
        double length = 1 + fall * fall;
        body.x -= depth * fall / length;
        body.y += depth / length;
    }

    /** A body that flies loses what it has upwards, unless it floats, and goes on along the ceiling. */
    private void goAlong(int i, double fall) {
        // At the same place aside: a slant that moves along itself is one that stands still.
        double comes = solids.movedY(i) - fall * solids.movedX(i);
        if (scene.falls() && body.ownY < Math.min(0, comes)) {
            if (comes < -NOTHING) {
                // How far what is left of the way goes up after it is not said.
                body.undecide("up against a slant that goes away");
            }
            body.seen.add(Move.HIT_A_SLANT);
            stopRise();
        }
        comeOut(i, fall);
        body.vy = scene.falls() ? Math.max(0, body.vy) : body.vy;
        double leaves = Math.min(0, comes - body.carriedY + fall * body.carriedX) * scene.rate();
        double against = body.vx * fall - body.vy + leaves;
        if (against > 0) {
            body.seen.add(Move.ALONG_A_SLANT);
            body.vx -= against * fall / (1 + fall * fall);
            body.vy += against / (1 + fall * fall);
        }
    }

    /** A body that stands goes aside on its ground. */
    private int moveAside(int i, double fall, double comes) {
        int side = fall > 0 ? -1 : 1;
        boolean isClosing = comes > NOTHING || solids.movedY(body.support) < 0;
        if (isClosing && isScissors(i, fall)) {
            body.undecide("pressed under a gentle slope");
        }
        if (!solids.isUnderFeet(body.support)) {
            // Small steps let it fall only as the tick ends.
            body.undecide("off a ledge and up against a slant in one tick");
        }
        if (slopes.isOn()) {
            body.undecide("between two slopes");
        }
        body.seen.add(Move.ASIDE_UNDER_A_SLANT);
        body.isPushed |= isClosing;
        body.x += side * (solids.bottom(i) - body.y) / Math.abs(fall);
        double carried = scene.current() / scene.rate() + solids.takesX(body.support);
        double leaves = solids.movedY(i) - solids.movedY(body.support) - fall * (solids.movedX(i) - carried);
        double least = Math.min(0, leaves) / Math.abs(fall) * scene.rate();
        if (body.vx * side < least) {
            body.vx = least * side;
        }
        body.hold();
        return side < 0 ? 0 : 1;
    }

    /** True if the way out from between a ceiling and level ground is long, measured on either of them. */
    private boolean isScissors(int i, double fall) {
        double closingX = solids.movedX(i) - solids.movedX(body.support);
        double closingY = solids.movedY(i) - solids.movedY(body.support);
        double out = closingX - closingY / fall;
        double far = Math.max(Math.abs(out), Math.hypot(out - closingX, closingY));
        return far > FAR * Math.hypot(closingX, closingY);
    }
}

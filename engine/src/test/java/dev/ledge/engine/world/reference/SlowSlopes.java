package dev.ledge.engine.world.reference;

/**
 * The body on ground that is not level: it goes along the line on which its base lies on the ground, as fast along that
 * as on level ground. Where the ground falls away on both sides the base lies on the peak, and in a hollow on two
 * places.
 */
final class SlowSlopes {
    /** How far aside the ground is looked at for its slope, px. */
    private static final double ASIDE = 1e-4;
    /** This near to a turn of the ground its slope is not known, px. */
    private static final double NEAR = 0.3;

    /** How far aside of a body that is pushed off it in a tick a slope has to go on evenly, px. */
    private static final double AHEAD = 5;

    private static final double NOTHING = 1e-6;
    /** Ground that falls away by this much may be followed or not, px. */
    private static final double ABRUPT = 0.5;

    /**
     * What falls by less on a px, 30°, and a ceiling above it close like scissors, out of which no body gets by itself.
     */
    private static final double GENTLE = 0.58;

    private final SlowBody body;
    private final SlowSolids solids;
    /** True if the end of a slope was left in this tick. */
    private boolean hasLeft;
    /** How the ground fell when the body last walked, which way that was, and on what. */
    private double lastFall;

    private double lastSide;
    private int lastOn = -1;

    SlowSlopes(SlowBody body, SlowSolids solids) {
        this.body = body;
        this.solids = solids;
    }

    /** A tick begins. */
    void begin() {
        hasLeft = false;
    }

    /** True if the end of a slope was left in this tick: gravity has still to act. */
    boolean hasLeft() {
        return hasLeft;
    }

    /** True if what the body stands on is not level everywhere. */
    boolean isOn() {
        return body.stands() && solids.get(body.support).isSloping();
    }

    /** How far the ground falls on the next pixel to a side, px; less than 0 if it rises. */
    double fall(int side) {
        return (solids.topAside(body.support, side * ASIDE) - solids.top(body.support)) / ASIDE;
    }

    /** Out of a slope by the shortest way, so far up and aside, as one is pushed that does not stand on it. */
    void pushOut(int i, double depth) {
        double after = solids.topAside(i, AHEAD) - solids.top(i);
        double before = solids.topAside(i, -AHEAD) - solids.top(i);
        if (Math.abs(after + before) > NOTHING) {
            body.undecide("pushed off a slope that turns");
        }
        double fall = after / AHEAD;
        body.x += depth * fall / (1 + fall * fall);
        body.y -= depth / (1 + fall * fall);
        if (body.vx * fall < 0) {
            body.vx = 0;
        }
    }

    /** Goes on for a part of the tick. */
    void move() {
        if (!isOn()) {
            body.x += body.ownX / body.parts + (body.isTaken && body.stands() ? solids.partX(body.support) : 0);
            body.y += body.stands() ? ride() : body.ownY / body.parts;
            return;
        }
        double ride = solids.movedX(body.support);
        double along = (body.ownX - ride) / body.parts;
        // Where the end has already gone on its slope is that of the part before.
        boolean isAtEnd = solids.overlapX(body.support) < Math.abs(solids.partX(body.support)) + ASIDE;
        double fall = isAtEnd && lastOn == body.support ? lastFall : fall(along < 0 ? -1 : 1);
        note(along, fall);
        body.x += ride / body.parts + along / Math.hypot(1, fall);
        body.y += solids.movedY(body.support) / body.parts;
        keep(along, fall);
        if (body.stands() && along != 0) {
            double next = fall(along < 0 ? -1 : 1);
            body.off += Math.abs(along / Math.hypot(1, next) - along / Math.hypot(1, fall));
        }
    }

    /**
     * How far level ground takes the body up or down: what it has landed on in this tick lifts only what is above it.
     */
    private double ride() {
        double ride = solids.partY(body.support);
        return body.lands && solids.overlapX(body.support) <= 0 ? Math.max(0, ride) : ride;
    }

    private void note(double along, double fall) {
        if (solids.get(body.support).speed() != 0) {
            body.seen.add(Move.RIDE_A_SLOPE);
        }
        if (along == 0) {
            return;
        }
        if (Math.abs(fall) > NOTHING) {
            body.seen.add(fall < 0 ? Move.UPHILL : Move.DOWNHILL);
        }
        if (Math.abs(fall - lastFall) > ASIDE && lastSide == Math.signum(along) && lastOn == body.support) {
            body.seen.add(Move.TURN);
        }
        lastFall = fall;
        lastSide = Math.signum(along);
        lastOn = body.support;
    }

    /** Down or up to the ground, as long as that lasts. */
    private void keep(double along, double fall) {
        if (solids.overlapX(body.support) > 0) {
            settle();
            return;
        }
        for (int i = 0; i < solids.count(); i++) {
            if (i != body.support && solids.overlapX(i) > 0 && Math.abs(body.feet() - solids.top(i)) < ABRUPT) {
                body.undecide("from one slope to another ground");
            }
        }
        if (fall > NOTHING) {
            leave(along, fall);
        }
    }

    /** The body's base onto the ground, if it stands on a slope. */
    void settle() {
        if (!isOn() || solids.overlapX(body.support) <= 0) {
            return;
        }
        double gap = solids.top(body.support) - body.feet();
        if (Math.abs(gap) > ABRUPT) {
            body.undecide("a step in the ground");
        }
        body.y += gap;
    }

    /** The end of a slope downwards: on in its direction, and gravity acts at the tick's end. */
    private void leave(double along, double fall) {
        if (solids.movedX(body.support) != 0 || solids.movedY(body.support) != 0) {
            body.undecide("off a slope that moves");
        }
        int side = along < 0 ? -1 : 1;
        body.ownX = along * body.parts / Math.hypot(1, fall);
        body.ownY = body.ownX * fall * side;
        body.vx /= Math.hypot(1, fall);
        body.vy = Math.max(0, body.vx * fall * side);
        body.leftBehind = 0;
        body.leftLift = 0;
        body.support = -1;
        hasLeft = true;
    }

    /** How many times longer a way along the ground is than one to the side. */
    double longer() {
        if (isAtTurn()) {
            body.undecide("thrown aside where the ground turns");
        }
        return isOn() ? Math.hypot(1, fall(1)) : 1;
    }

    /** The same to a side, up to where the ground turns. */
    double longer(int side) {
        return isOn() ? Math.hypot(1, fall(side)) : 1;
    }

    /** How fast walking takes the body down, px/s. */
    double downwards() {
        return isOn() ? body.vx * fall(1) / Math.hypot(1, fall(1)) : 0;
    }

    /** The velocity to the right in the world of a body that goes off the ground, but for what carries. */
    double levelSpeed() {
        if (!isOn() || body.vx == 0) {
            return body.vx;
        }
        if (isTurning()) {
            body.undecide("off the ground where that turns");
        }
        return body.vx / Math.hypot(1, fall(1));
    }

    /** True if the ground turns where the body stands. */
    boolean isAtTurn() {
        return isOn() && isTurning();
    }

    private boolean isTurning() {
        double here = solids.top(body.support);
        double before = solids.topAside(body.support, -NEAR) - here;
        double after = solids.topAside(body.support, NEAR) - here;
        return Math.abs(before + after) > NOTHING;
    }

    /** Up or down with what has pushed the body aside. */
    void follow() {
        if (body.isPushed && isOn() && isSloping()) {
            body.seen.add(Move.PUSHED_ALONG);
        }
        settle();
    }

    /** The body has come down on what it stands on. */
    void land() {
        if (isOn()) {
            body.off += Math.abs(body.ownX) / body.parts;
        }
        if (isOn() && isSloping()) {
            body.seen.add(Move.LAND_ON_SLOPE);
        }
    }

    private boolean isSloping() {
        return Math.abs(fall(1)) > NOTHING || Math.abs(fall(-1)) > NOTHING;
    }

    /** Downhill out of what comes from above; false if there is no way down. */
    boolean giveWay(double depth) {
        if (!isOn()) {
            return false;
        }
        double toRight = fall(1);
        double toLeft = fall(-1);
        if (toRight > NOTHING && toLeft > NOTHING) {
            body.undecide("pressed on a peak");
            return true;
        }
        if (toRight <= NOTHING && toLeft <= NOTHING) {
            return false;
        }
        if (Math.max(toRight, toLeft) < GENTLE) {
            body.undecide("pressed on a gentle slope");
        }
        body.seen.add(Move.PRESSED_DOWN);
        int side = toRight > NOTHING ? 1 : -1;
        body.x += side * depth / Math.max(toRight, toLeft);
        settle();
        if (body.vx * side < 0) {
            body.vx = 0;
        }
        return true;
    }
}

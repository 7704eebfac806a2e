package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.TakeOff;
import java.util.Arrays;

/** Moves the body out of what it has come into, by the side that is nearest; if that is not possible, it is pressed. */
final class SlowContacts {
    /** How close to a corner one is that decides, px. */
    static final double CORNER = 0.1;

    /** Two faces that share no more than this with a body, beside its escape, press it at its corner, px. */
    private static final double AT_CORNER = 0.3;
    /** The same on a slope, along which it may get higher than one of them. */
    private static final double ON_SLOPE = 8;

    private static final double NOTHING = 1e-9;
    /** This little below a top may count as above it, px. */
    private static final double SKIN = 0.05;

    /** A body that is farther from an even way within a tick does not go evenly, px. */
    private static final double BENT = 0.05;

    private static final int MOST_CONTACTS = 6;

    private final Scene scene;
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowSlopes slopes;
    private final SlowCorners corners;
    private final SlowCeilings ceilings;
    private final SlowApproach approach;
    /**
     * Per solid: hit in this tick; how far it has moved the body in it, px; at its border at the end of the last one.
     */
    private final boolean[] isMet;

    private final double[] movedBy;

    private final boolean[] wasBeside;
    /** Per solid: not higher than its top when the tick began; when the last part of it began. */
    private final boolean[] wasBelow;

    private final boolean[] isBelow;
    /** Per solid: its top was passed upwards in this tick. */
    private final boolean[] comesOut;

    /** Per solid: its top was hardly passed upwards, or not quite, in this tick. */
    private final boolean[] isNear;

    /** Per solid: how far it is from an even way in this tick, px. */
    private final double[] bend;

    /** What the body stood on when the tick began. */
    private int firstSupport = -1;

    private boolean hasBegun;
    /** True if the body stood before the last part of this tick. */
    private boolean isLanded;

    SlowContacts(Scene scene, SlowBody body, SlowSolids solids, SlowSlopes slopes) {
        this.scene = scene;
        this.body = body;
        this.solids = solids;
        this.slopes = slopes;
        corners = new SlowCorners(scene, body, solids);
        ceilings = new SlowCeilings(scene, body, solids, slopes);
        approach = new SlowApproach(scene, body, solids, slopes);
        int count = solids.count();
        isMet = new boolean[count];
        movedBy = new double[count];
        wasBeside = new boolean[count];
        wasBelow = new boolean[count];
        isBelow = new boolean[count];
        comesOut = new boolean[count];
        isNear = new boolean[count];
        bend = new double[count];
        for (int i = 0; i < count; i++) {
            wasBeside[i] = solids.isBeside(i);
        }
    }

    /** A tick begins. */
    void begin() {
        hasBegun = true;
        approach.begin();
        firstSupport = body.support;
        if (body.stands() && solids.leaps(body.support)) {
            body.undecide("on the head of somebody who crouches or stands up");
        }
        Arrays.fill(isMet, false);
        Arrays.fill(movedBy, 0);
        for (int i = 0; i < solids.count(); i++) {
            bend[i] = solids.bend(i);
            wasBelow[i] = body.feet() > solids.top(i) + NOTHING;
            boolean isBeside = solids.overlapX(i) <= 0;
            boolean isOut = body.isPressedThrough || solids.overlapY(i) <= 0;
            boolean isPast = isBeside || wasBelow[i] && isOut;
            if (i == body.dropped && (isPast || body.vy < 0 || body.stands())) {
                body.dropped = -1;
            }
            boolean isLevel = wasBelow[i] && body.feet() < solids.top(i) + SKIN && solids.overlapX(i) > -CORNER;
            if (solids.get(i).oneWay() && isLevel && body.support != i && body.climbs != i) {
                body.undecide("at the height of a one-way");
            }
            isBelow[i] = wasBelow[i];
            comesOut[i] = false;
            isNear[i] = false;
        }
    }

    /** A tick has been moved through. */
    void end() {
        for (int i = 0; i < solids.count() && body.isAlive; i++) {
            if (isNear[i] && isBelow[i]) {
                body.undecide("at the height of a one-way");
            }
            boolean isReached = isMet[i]
                    // A landing moves the body once, and ends what would move it on.
                    ? movedBy[i] < body.off && (i != body.support || !isLanded)
                    : i != body.support && solids.isBeside(i, SlowSolids.FLUSH + body.off);
            if (isReached && !wasBeside[i]) {
                body.undecide("reached at the very end of a tick");
            }
            wasBeside[i] = solids.isBeside(i);
        }
        if (body.isAlive && fitsExactly()) {
            body.undecide("a gap as large as the body");
        }
    }

    /** A head goes evenly to where it ends, whatever it meets on its way: what it meets then is not the same. */
    private void checkHeads() {
        for (int i = 0; i < solids.count(); i++) {
            double off = i == firstSupport ? 0 : Math.max(bend[i], firstSupport < 0 ? 0 : bend[firstSupport]);
            if (off > BENT && solids.overlapX(i) > -CORNER - off && solids.overlapY(i) > -CORNER - off) {
                body.undecide("met a head that turns within a tick, or on one");
            }
        }
    }

    /** True if there is no room to either side, or neither above nor below. */
    private boolean fitsExactly() {
        boolean[] flush = new boolean[4];
        for (int i = 0; i < solids.count(); i++) {
            if (solids.isBeside(i)) {
                boolean isAside = !solids.get(i).oneWay() && solids.overlapX(i) < solids.overlapY(i);
                boolean isBefore = isAside ? solids.left(i) < body.x : solids.top(i) < body.y;
                flush[(isAside ? 0 : 2) + (isBefore ? 0 : 1)] = true;
            }
        }
        return flush[0] && flush[1] || flush[2] && flush[3];
    }

    /** The body has been moved by something else. */
    void forget() {
        Arrays.fill(wasBeside, false);
    }

    /** True if the body comes to the end of a solid, or hardly past that. */
    boolean isAtEnd(int i) {
        return approach.comesToEnd(i);
    }

    /** True if what has held or pushed the body aside in this tick moves aside itself. */
    boolean isHeldByMoving() {
        return approach.isHeldByMoving();
    }

    /** A part of the tick begins. */
    void beginPart() {
        body.order.beginPart();
        approach.beginPart();
    }

    /** Out of whatever the body is in. */
    void resolve() {
        isLanded = body.stands();
        int[] mover = new int[4];
        Arrays.fill(mover, -1);
        for (int k = 0; k < MOST_CONTACTS; k++) {
            int deepest = deepest();
            if (deepest < 0) {
                if (body.undecided() == null) {
                    approach.goPastEnds();
                    landLevel();
                    checkHeads();
                    notePassing();
                }
                return;
            }
            int side = moveOut(deepest, depth(deepest));
            mover[side] = deepest;
            if (mover[side ^ 1] >= 0) {
                if (!pressBetween(mover[side & 2], mover[side | 1], side >= 2)) {
                    return;
                }
                // Below what has let it through there may be something solid.
                Arrays.fill(mover, -1);
            }
        }
        body.undecide("too many contacts");
    }

    /** What the body is deepest in, −1 if in nothing. */
    private int deepest() {
        int deepest = -1;
        double most = NOTHING;
        for (int i = 0; i < solids.count(); i++) {
            boolean isOneWay = solids.get(i).oneWay();
            boolean isAtTop = !isOneWay
                    || i != body.dropped && i != body.climbs && Math.abs(body.feet() - solids.top(i)) < CORNER;
            if (isAtTop && approach.isAtCorner(i) && !isAlongTop(i) && !isSeam(i)) {
                body.undecide("corner");
                return -1;
            }
            double depth = depth(i);
            if (depth > most) {
                most = depth;
                deepest = i;
            }
        }
        return deepest;
    }

    private double depth(int i) {
        double px = solids.overlapX(i);
        double py = solids.overlapY(i);
        return solids.get(i).oneWay() ? depthBelowTop(i, px, py) : Math.min(px, py);
    }

    /** True if the body flies along the top of a solid, neither falling nor rising, as in a dash. */
    private boolean isAlongTop(int i) {
        boolean isLevel = body.ownY == 0 && body.vy == 0 && !body.stands() && body.climbs < 0;
        return isLevel && scene.falls() && !scene.isAbove() && solids.movedY(i) == 0 && solids.isAtTop(i);
    }

    /** Feet on a top stand there, however they came. */
    private void landLevel() {
        for (int i = 0; i < solids.count(); i++) {
            if (i != body.dropped && isAlongTop(i) && solids.isUnderFeet(i)) {
                isMet[i] = true;
                land(i);
            }
        }
    }

    /** True if a solid goes on flush where another ends that the body stands on. */
    private boolean isSeam(int i) {
        for (int k = 0; k < solids.count() && body.stands(); k++) {
            boolean isBeside = Math.abs(solids.right(k) - solids.left(i)) < NOTHING
                    || Math.abs(solids.left(k) - solids.right(i)) < NOTHING;
            if (isBeside && solids.isUnderFeet(k) && solids.isAlike(i, k) && solids.top(i) == solids.top(k)) {
                return true;
            }
        }
        return false;
    }

    private void notePassing() {
        for (int i = 0; i < solids.count(); i++) {
            // What it comes back to is reached anew.
            wasBeside[i] &= solids.isBeside(i, CORNER);
            isBelow[i] = body.feet() > solids.top(i) + NOTHING;
            // A one-way that is passed and hit again in one tick lets through, or does not.
            boolean isThrough = solids.get(i).oneWay() && solids.overlapX(i) > -CORNER;
            if (isThrough && wasBelow[i] && !isBelow[i] && body.support != i && hasBegun) {
                comesOut[i] = true;
            }
            boolean isLevel = Math.abs(body.feet() - solids.top(i)) < CORNER;
            isNear[i] |= isThrough && isLevel && wasBelow[i] && body.support != i && hasBegun;
        }
    }

    /** How deep the feet are below the top of a one-way that they were above of before; 0 if they were not. */
    private double depthBelowTop(int i, double px, double py) {
        double depth = body.feet() - solids.top(i);
        if (i == body.dropped || i == body.climbs || isBelow[i] || px <= 0 || py <= 0 || depth <= NOTHING) {
            return 0;
        }
        if (body.climbs >= 0) {
            body.undecide("a one-way on a ladder");
        }
        if (comesOut[i]) {
            body.undecide("through a one-way and back on it in one tick");
        }
        return depth;
    }

    /** Moves the body out by the nearest side: 0 to the left, 1 to the right, 2 up, 3 down. */
    private int moveOut(int i, double depth) {
        Solid solid = solids.get(i);
        isMet[i] = true;
        movedBy[i] += depth;
        boolean isAside = !solid.oneWay() && approach.isFromAside(i);
        if (isAside) {
            approach.hold(i, true);
            boolean toLeft = body.x + body.w / 2 < solids.left(i) + solid.w() / 2;
            body.x = toLeft ? solids.left(i) - body.w : solids.right(i);
            int direction = toLeft ? -1 : 1;
            approach.stop(i, direction);
            body.isPushed |= solids.speedX(i) * direction > NOTHING;
            body.hold();
            slopes.follow();
            return toLeft ? 0 : 1;
        }
        boolean up = solid.oneWay() || body.feet() - solids.top(i) < solids.bottom(i) - body.y;
        if (!up && corners.passes(i)) {
            return body.x < solids.left(i) ? 0 : 1;
        }
        approach.hold(i, false);
        if (!up && ceilings.isSlant(i)) {
            return ceilings.moveOut(i);
        }
        if (!up && slopes.giveWay(solids.overlapY(i))) {
            body.isPushed |= solids.speedY(i) > NOTHING;
            body.hold();
            return 3;
        }
        boolean isClimberUp = up && body.climbs >= 0 && body.vy <= 0 && solid.isSloping();
        if (isClimberUp) {
            slopes.pushOut(i, depth);
        } else {
            body.y = up ? solids.top(i) - body.h : solids.bottom(i);
        }
        body.isPressed |= !up;
        body.isPushed |= solids.speedY(i) * (up ? -1 : 1) > NOTHING;
        if (scene.isAbove()) {
            body.hold();
            double leaves = (solids.movedY(i) - body.carriedY) * scene.rate();
            body.vy = up ? Math.min(body.vy, Math.max(0, leaves)) : Math.max(body.vy, Math.min(0, leaves));
        } else if (!up) {
            ceilings.stopAtPeak(i);
            body.vy = Math.max(body.vy, body.climbs >= 0 ? 0 : Math.max(0, solids.speedY(i)));
        } else if (!scene.falls()) {
            body.vy = Math.min(body.vy, Math.min(0, solids.speedY(i)));
        } else if (body.climbs >= 0 && body.vy <= 0) {
            // A body that climbs up goes on climbing, whatever lifts it.
            if (body.vy == 0) {
                body.undecide("lifted on a ladder");
            }
        } else if (body.support != i) {
            land(i);
        }
        return up ? 2 : 3;
    }

    private void land(int i) {
        if (body.climbs >= 0) {
            // Off a ladder, at rest on what is below.
            body.support = i;
            body.vx = 0;
            body.vy = 0;
            body.ownX = solids.movedX(i);
            return;
        }
        double world = body.stands() ? body.vx + solids.carrier(body.support) : body.vx;
        if (body.stands() && !solids.isAlike(body.support, i)) {
            body.undecide("joint");
        }
        boolean flew = !body.stands();
        if (flew) {
            body.lands = true;
            body.order.land();
        }
        body.support = i;
        if (flew) {
            slopes.land();
        }
        body.sinceGround = SlowBody.NEVER;
        body.canCut = false;
        body.vx = world - solids.carrier(i);
        body.vy = 0;
        if (flew) {
            approach.goOnHolding();
        }
    }

    /** What lets through is no anvil: down through it, below what presses. */
    private void giveWay(int ceiling) {
        double carrier = solids.carrier(body.support);
        if (carrier != 0 && (body.isHeld || body.wasHeld || solids.isHead(body.support))) {
            body.undecide("pressed through what carries aside");
        }
        body.vx += scene.skills().feel().takeOff() == TakeOff.ADD ? carrier : 0;
        body.seen.add(Move.LET_THROUGH);
        body.dropped = body.support;
        body.isPressedThrough = true;
        body.support = -1;
        body.sinceGround = SlowBody.NEVER;
        body.y = solids.bottom(ceiling);
        body.vy = Math.max(0, solids.speedY(ceiling));
        body.ownY = 0;
    }

    /**
     * Between two faces: crushed if the gap at the end of the tick is too small for the body.
     *
     * @return true if one of them lets the body through
     */
    private boolean pressBetween(int low, int high, boolean vertically) {
        // A body that was moved to the left has the wall at its right.
        Solid before = solids.get(high);
        if (solids.get(low).hangs() || before.hangs()) {
            body.undecide("pressed under a slope");
            return false;
        }
        if (vertically
                && body.stands()
                && body.support == low
                && solids.get(low).oneWay()
                && !before.oneWay()) {
            giveWay(high);
            return true;
        }
        if (before.oneWay() || solids.get(low).oneWay()) {
            body.undecide("pressed through a one-way");
            return false;
        }
        if (vertically && solids.get(low).isSloping()) {
            body.undecide("pressed on a slope");
            return false;
        }
        double gap = vertically
                ? solids.endTop(low) - solids.endBottom(high) - body.h
                : solids.endLeft(low) - (solids.endLeft(high) + before.w()) - body.w;
        // A body that slips past a corner while it is pressed may get away.
        double shared = vertically
                ? Math.min(solids.endOverlapX(low), solids.endOverlapX(high))
                : Math.min(solids.endOverlapY(low), solids.endOverlapY(high));
        double least = slopes.isOn() ? ON_SLOPE : AT_CORNER;
        if (shared - solids.mostAside(low, high, vertically) < least + scene.escape()) {
            body.undecide("pressed at a corner");
        } else if (Math.abs(gap) < 0.02) {
            body.undecide("a gap as large as the body");
        } else if (gap < 0) {
            body.isAlive = false;
        }
        return false;
    }
}

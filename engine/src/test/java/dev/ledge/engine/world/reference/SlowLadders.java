package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.type.Buttons;

/**
 * The body on ladders: up anywhere on one takes hold, down at its top, and then it goes as the buttons say, beside what
 * the ladder does. It ends on the top, on the ground, past an end or a side, and with a jump.
 */
final class SlowLadders {
    private static final double CLIMB = 60;
    /** A body that shares less with a ladder, or is no farther from it, may be on it or not, px. */
    private static final double GRAZE = 0.05;
    /** A ladder that begins so little below a plank may count as one at it, px. */
    private static final double BELOW = 1;

    private final SlowBody body;
    private final SlowSolids solids;
    private final double dt;
    /** True if a body that falls off keeps the speed of what carried. */
    private final boolean takesAlong;
    /** True if up takes no hold, since a jump off a ladder. */
    private boolean isBlocked;

    private boolean hasGrabbed;
    /** True if the body has come onto the top of its ladder in this tick. */
    private boolean isOut;

    SlowLadders(Scene scene, SlowBody body, SlowSolids solids) {
        this.body = body;
        this.solids = solids;
        dt = 1 / scene.rate();
        takesAlong = scene.skills().feel().takeOff() == TakeOff.ADD;
    }

    /** Takes hold of a ladder if that is what buttons say, and lives on it; true if it is to be left by a jump. */
    boolean hold(int buttons, boolean isJumpKept, boolean isJumpFresh, boolean isDashing) {
        hasGrabbed = false;
        isOut = false;
        boolean wantsUp = Buttons.UP.in(buttons) && !Buttons.DOWN.in(buttons);
        isBlocked &= Buttons.JUMP.in(buttons) && body.vy < 0;
        if (body.climbs >= 0 && (solids.isThere(body.climbs) || goesOn())) {
            checkOthers();
            return isJumpFresh;
        }
        if (body.climbs >= 0) {
            if (solids.get(body.climbs).speed() != 0) {
                body.undecide("on a ladder that goes away as it moves");
            }
            lose();
        }
        if (isDashing) {
            return false;
        }
        if (body.stands() && solids.get(body.support).climbable() && Buttons.DOWN.in(buttons) && !wantsUp) {
            checkTop();
            checkJump(isJumpKept);
            body.seen.add(Move.GRAB_AT_TOP);
            take(body.support);
            return false;
        }
        if (body.stands()
                && Buttons.DOWN.in(buttons)
                && solids.get(body.support).oneWay()) {
            checkPlank();
        }
        int ladder = wantsUp && !isBlocked ? ladder() : -1;
        if (ladder >= 0) {
            checkJump(isJumpKept);
            hasGrabbed = !body.stands();
            body.seen.add(Move.GRAB);
            take(ladder);
            checkOthers();
        }
        return false;
    }

    /** A ladder that goes on below a plank may be one that begins there. */
    private void checkPlank() {
        for (int i = 0; i < solids.count(); i++) {
            boolean goesOn = solids.overlapX(i) > -GRAZE && solids.overlapY(i) > -BELOW;
            if (i != body.support && solids.get(i).climbable() && goesOn) {
                body.undecide("down on a plank before a ladder");
            }
        }
    }

    private void checkJump(boolean isJumpKept) {
        if (isJumpKept) {
            body.undecide("a jump and a grab at once");
        }
    }

    /** Of two ladders that move otherwise one wins, by no rule of small steps. */
    private void checkOthers() {
        for (int i = 0; i < solids.count(); i++) {
            boolean isAt = solids.get(i).climbable() && Math.min(solids.overlapX(i), solids.overlapY(i)) > -GRAZE;
            if (isAt && !solids.isAlike(i, body.climbs)) {
                body.undecide("at two ladders");
            }
        }
    }

    private void checkTop() {
        for (int i = 0; i < solids.count(); i++) {
            if (i != body.support && solids.isUnderFeet(i)) {
                body.undecide("down at a ladder and beside it");
            }
        }
    }

    private void take(int ladder) {
        body.climbs = ladder;
        body.support = -1;
        body.vx = 0;
        body.vy = 0;
        body.canCut = false;
        body.sinceGround = SlowBody.NEVER;
    }

    /** The ladder that the body is on or before, −1 if there is none. */
    private int ladder() {
        int found = -1;
        for (int i = 0; i < solids.count(); i++) {
            if (!solids.get(i).climbable() || i == body.support) {
                continue;
            }
            double inside = Math.min(solids.overlapX(i), solids.overlapY(i));
            if (Math.abs(inside) < GRAZE) {
                body.undecide("hardly at a ladder");
            }
            if (inside > 0 && found >= 0 && !solids.isAlike(i, found)) {
                body.undecide("at two ladders");
            }
            found = inside > 0 ? i : found;
        }
        return found;
    }

    /** The motion of a tick; a body that has just taken hold in the air stays for that tick. */
    void climb(int toRight, int down) {
        body.vx = hasGrabbed ? 0 : toRight * CLIMB;
        body.vy = hasGrabbed ? 0 : down * CLIMB;
        body.carriedX += solids.speedX(body.climbs) * dt;
        body.carriedY = solids.speedY(body.climbs) * dt;
        body.ownX = body.vx * dt + body.carriedX;
        body.ownY = body.vy * dt + body.carriedY;
        if (solids.get(body.climbs).speed() != 0) {
            body.seen.add(Move.RIDE_A_LADDER);
        }
    }

    void jump() {
        body.seen.add(Move.JUMP_OFF_A_LADDER);
        body.climbs = -1;
        isBlocked = true;
    }

    /** Something has thrown the body off its ladder. */
    void letGo() {
        body.climbs = -1;
    }

    /** Onto the top, if the feet have come up there. */
    void climbOut() {
        if (body.climbs < 0) {
            return;
        }
        if (body.stands()) {
            // On the ground, or on something else on the way.
            body.climbs = -1;
        } else if (body.ownY < body.carriedY && body.feet() <= solids.top(body.climbs) && !goesOn()) {
            if (solids.overlapX(body.climbs) < SlowContacts.CORNER) {
                body.undecide("off a ladder at its corner");
            }
            body.seen.add(Move.CLIMB_OUT);
            isOut = true;
            body.y = solids.top(body.climbs) - body.h;
            body.support = body.climbs;
            body.climbs = -1;
            body.vx = 0;
            body.vy = 0;
        }
    }

    /** True if the body has come onto the top of its ladder in this tick. */
    boolean isOut() {
        return isOut;
    }

    /** A body that comes to a ladder as another one ends may be on its top by then, or go on. */
    private void checkNext() {
        for (int i = 0; i < solids.count(); i++) {
            double inside = Math.min(solids.overlapX(i), solids.overlapY(i));
            if (i != body.support && solids.get(i).climbable() && inside > -GRAZE) {
                body.undecide("out of a ladder as another comes");
            }
        }
    }

    /** True if the body is on another ladder, too, where its own one ends. */
    private boolean goesOn() {
        for (int i = 0; i < solids.count(); i++) {
            double inside = Math.min(solids.overlapX(i), solids.overlapY(i));
            if (i != body.climbs && solids.get(i).climbable() && inside > -GRAZE) {
                if (inside < GRAZE) {
                    body.undecide("hardly at a ladder");
                }
                body.climbs = i;
                return true;
            }
        }
        return false;
    }

    /** True if the ladder has ended in this tick: the body falls. */
    boolean leave() {
        if (isOut) {
            checkNext();
        }
        if (body.climbs < 0 || !body.isAlive) {
            return false;
        }
        double inside = Math.min(solids.overlapX(body.climbs), solids.overlapY(body.climbs));
        if (inside > 1e-6) {
            if (inside < GRAZE) {
                body.undecide("hardly on a ladder");
            }
            // What it holds on to now decides how fast a spring finds it.
            checkOthers();
            return false;
        }
        if (goesOn()) {
            return false;
        }
        if (body.isHeld) {
            body.undecide("held where a ladder ends");
        }
        lose();
        return true;
    }

    /** There is no ladder any more. */
    private void lose() {
        body.seen.add(Move.LEAVE_A_LADDER);
        body.vx += takesAlong ? solids.speedX(body.climbs) : 0;
        body.vy = 0;
        body.climbs = -1;
    }
}

package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;

/**
 * The body seen from above: it walks to all sides as on the ground, dashes, and is carried by the raft that its middle
 * is over. Its velocity is relative to that, and stays what it is when the raft is left.
 */
final class SlowAbove {
    private static final double NOTHING = 1e-9;
    /** A body that is no farther from the edge of a raft may be on it or not, px. */
    private static final double GRAZE = 0.05;

    private final Scene scene;
    private final Skills skills;
    private final SlowBody body;
    private final SlowSolids solids;
    private final double dt;
    /** Ticks of a dash that are left, this one included. */
    private int dashLeft;

    private boolean isRightAhead = true;
    private int lastRaft = -1;

    SlowAbove(Scene scene, SlowBody body, SlowSolids solids) {
        this.scene = scene;
        skills = scene.skills();
        this.body = body;
        this.solids = solids;
        dt = 1 / scene.rate();
    }

    /** Velocity and displacement of a tick with buttons held, some of them freshly pressed. */
    void control(int buttons, int fresh) {
        int toRight = between(buttons, Buttons.LEFT, Buttons.RIGHT);
        int down = between(buttons, Buttons.UP, Buttons.DOWN);
        isRightAhead = toRight == 0 ? isRightAhead : toRight > 0;
        double fastest = Buttons.RUN.in(buttons) && skills.feel().runSpeed() > 0
                ? skills.feel().runSpeed()
                : Scene.WALK;
        endDash(fastest);
        if (scene.isPlayed() && skills.dashSpeed() > 0 && Buttons.DASH.in(fresh)) {
            dash(toRight, down);
        }
        double before = body.vx;
        double beforeY = body.vy;
        if (dashLeft == 0) {
            walk(toRight, down, fastest);
        }
        int raft = raft();
        note(raft);
        body.carriedX = (scene.current() + (raft < 0 ? 0 : solids.carrier(raft))) * dt;
        body.carriedY = raft < 0 ? 0 : solids.speedY(raft) * dt;
        body.ownX = (before + body.vx) / 2 * dt + body.carriedX;
        body.ownY = (beforeY + body.vy) / 2 * dt + body.carriedY;
    }

    private void walk(int toRight, int down, double fastest) {
        double most = toRight != 0 && down != 0 ? fastest * Math.sqrt(0.5) : fastest;
        body.vx = scene.walked(body.vx, toRight, most);
        body.vy = scene.walked(body.vy, down, most);
        boolean walks = toRight != 0 || down != 0;
        if (walks && Math.hypot(body.vx, body.vy) > fastest + NOTHING) {
            body.undecide("between a diagonal and straight on");
        }
    }

    private void endDash(double fastest) {
        boolean isOver = dashLeft == 1;
        dashLeft = Math.max(0, dashLeft - 1);
        double speed = Math.hypot(body.vx, body.vy);
        if (isOver && speed > fastest) {
            body.vx *= fastest / speed;
            body.vy *= fastest / speed;
        }
    }

    private void dash(int toRight, int down) {
        if (dashLeft > 0) {
            body.undecide("a dash within a dash");
        }
        body.seen.add(Move.DASH);
        int ahead = isRightAhead ? 1 : -1;
        double speed = skills.dashSpeed() * (toRight != 0 && down != 0 ? Math.sqrt(0.5) : 1);
        body.vx = speed * (toRight == 0 && down == 0 ? ahead : toRight);
        body.vy = speed * down;
        dashLeft = skills.dashTicks();
    }

    /** The first raft by id that the body's middle is over, −1 if there is none. */
    private int raft() {
        int first = -1;
        for (int i = 0; i < solids.count(); i++) {
            double inside = inside(i);
            if (solids.get(i).isRaft() && Math.abs(inside) < GRAZE) {
                body.undecide("at the edge of a raft");
            }
            boolean isOver = solids.get(i).isRaft() && inside >= 0;
            if (isOver
                    && (first < 0
                            || solids.get(i).id().compareTo(solids.get(first).id()) < 0)) {
                first = i;
            }
        }
        return first;
    }

    /** How far the body's middle is inside of a solid, px; less than 0 beside it. */
    private double inside(int i) {
        double middleX = body.x + body.w / 2;
        double middleY = body.y + body.h / 2;
        double aside = Math.min(middleX - solids.left(i), solids.right(i) - middleX);
        return Math.min(aside, Math.min(middleY - solids.top(i), solids.bottom(i) - middleY));
    }

    private void note(int raft) {
        if (raft >= 0) {
            body.seen.add(Move.RAFT);
        }
        if (lastRaft >= 0 && raft != lastRaft) {
            body.seen.add(Move.OFF_A_RAFT);
        }
        lastRaft = raft;
    }

    private static int between(int buttons, Buttons one, Buttons other) {
        return (other.in(buttons) ? 1 : 0) - (one.in(buttons) ? 1 : 0);
    }
}

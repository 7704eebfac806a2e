package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;
import java.util.Arrays;
import java.util.List;

/**
 * A scene in hundreds of small steps a tick: everything goes a little on, and the body is moved out of what it has come
 * into by the side that is nearest. What velocities become at a contact is as in the engine's rules: a contact takes
 * the part of the body's own speed that goes against it, a ceiling that comes down gives its speed, and a fall ends on
 * what is under the feet. Where a corner decides, or the place at which ground ends, small steps prove nothing: then
 * {@link #undecided} says so, and nothing after that counts.
 */
final class SlowSimulation {
    private static final int PARTS = 256;
    /** How close to a corner one is that decides, px. */
    private static final double CORNER = 0.3;

    /** Two faces that share less than this with a body squeeze it at its corner, px. */
    private static final double AT_CORNER = 8;

    private static final double NOTHING = 1e-9;
    /** This little below a top may count as above it, px. */
    private static final double SKIN = 0.05;

    private static final int MOST_CONTACTS = 6;
    private static final int NEVER = 1000;
    /** Of a player that a level says nothing else of, px/s and px/s². */
    private static final double WALK = 120;

    private static final double ACCELERATION = 1200;
    private static final double STEERING = 600;
    private static final double JUMP = 400;
    private static final double CUT = 0.45;
    /** How long a press and a lost ground count for a jump, s. */
    private static final double PATIENCE = 0.1;

    private final Scene scene;
    private final List<Solid> solids;
    private final double[] left;
    private final double[] top;
    /** Per solid: met in this tick; at its border at the end of the last one. */
    private final boolean[] isMet;

    private final boolean[] wasBeside;
    /** Per solid: not higher than its top when the tick began; when the last part of it began. */
    private final boolean[] wasBelow;

    private final boolean[] isBelow;
    /** Per solid: its top was passed upwards in this tick. */
    private final boolean[] comesOut;

    /** Per solid: its top was hardly passed upwards, or not quite, in this tick. */
    private final boolean[] isNear;

    private final double[] fromX;
    private final double[] fromY;
    private final double[] toX;
    private final double[] toY;
    private final double dt;
    private long tick;
    private double x;
    private double y;
    /** Velocity: in the air the world's, on the ground relative to what carries. */
    private double vx;

    private double vy;
    /** Its own motion in this tick, px. */
    private double ownX;

    private double ownY;
    private int held;
    /** Ticks since jump was pressed, and since the ground was left by falling; far in the past if never. */
    private int sinceJump = NEVER;

    private int sinceGround = NEVER;
    /** The velocity that a jump has from its support, px/s; letting go cuts what is more. */
    private double lift;

    private boolean canCut;
    /** What it stands on, −1 if it flies. */
    private int support = -1;

    private boolean alive = true;
    private boolean pushed;
    /** True if something beside it held or pushed it in this tick. */
    private boolean metSideways;
    /** The same of the tick before. */
    private boolean wasHeld;
    /** True if a fall has ended in this tick. */
    private boolean lands;

    private String undecided;

    SlowSimulation(Scene scene) {
        this.scene = scene;
        dt = 1 / scene.rate();
        solids = scene.solids();
        int count = solids.size();
        left = new double[count];
        top = new double[count];
        isMet = new boolean[count];
        wasBeside = new boolean[count];
        wasBelow = new boolean[count];
        isBelow = new boolean[count];
        comesOut = new boolean[count];
        isNear = new boolean[count];
        fromX = new double[count];
        fromY = new double[count];
        toX = new double[count];
        toY = new double[count];
        x = scene.x();
        y = scene.y();
        vx = scene.vx();
        vy = scene.vy();
        place(0, 0);
        for (int i = 0; i < count; i++) {
            wasBeside[i] = isBeside(i);
            if (scene.falls() && !scene.isAbove() && vy >= 0 && isUnderFeet(i)) {
                support = support >= 0 && !isAlike(support, i) ? undecide("joint at the start") : i;
                vy = 0;
            }
        }
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    /** Velocity: on the ground relative to what carries. */
    double vx() {
        return vx;
    }

    double vy() {
        return support >= 0 ? 0 : vy;
    }

    boolean isAlive() {
        return alive;
    }

    /** True if something was met in this tick that moved against the body. */
    boolean isPushed() {
        return pushed;
    }

    /** What it stands on, or null. */
    Solid support() {
        return support < 0 ? null : solids.get(support);
    }

    /** Why nothing is proven any more, or null. */
    String undecided() {
        return undecided;
    }

    private int undecide(String why) {
        undecided = undecided == null ? why : undecided;
        return support;
    }

    private void place(long at, int part) {
        for (int i = 0; i < solids.size(); i++) {
            if (part == 0) {
                fromX[i] = solids.get(i).xAt(at * dt);
                fromY[i] = solids.get(i).yAt(at * dt);
                toX[i] = solids.get(i).xAt((at + 1) * dt);
                toY[i] = solids.get(i).yAt((at + 1) * dt);
            }
            left[i] = fromX[i] + (toX[i] - fromX[i]) * part / PARTS;
            top[i] = fromY[i] + (toY[i] - fromY[i]) * part / PARTS;
        }
    }

    private double speedX(int i) {
        return (toX[i] - fromX[i]) / dt;
    }

    private double speedY(int i) {
        return (toY[i] - fromY[i]) / dt;
    }

    /** How fast the top of a solid carries; a current acts in place of all belts. */
    private double belt(int i) {
        return scene.current() == 0 ? solids.get(i).belt() : 0;
    }

    /** One tick with buttons held, which nobody listens to unless somebody plays. */
    void step(int buttons) {
        place(tick, 0);
        tick++;
        pushed = false;
        wasHeld = metSideways;
        metSideways = false;
        lands = false;
        Arrays.fill(isMet, false);
        for (int i = 0; i < solids.size(); i++) {
            wasBelow[i] = y + scene.h() > top[i] + NOTHING;
            boolean isLevel = wasBelow[i] && y + scene.h() < top[i] + SKIN && overlapX(i) > -CORNER;
            if (solids.get(i).oneWay() && isLevel && support != i) {
                undecide("at the height of a one-way");
            }
            isBelow[i] = wasBelow[i];
            comesOut[i] = false;
            isNear[i] = false;
        }
        double middleX = x + scene.w() / 2;
        double middleY = y + scene.h() / 2;
        boolean isIn = middleX > 1
                && middleX < Scene.COLUMNS * Scene.GRID - 1
                && middleY > 1
                && middleY < Scene.ROWS * Scene.GRID - 1;
        if (scene.current() != 0 && !isIn) {
            undecide("out of the current");
        }
        ownX = scene.current() * dt;
        ownY = 0;
        for (int i = 0; i < solids.size() && support >= 0; i++) {
            if (isUnderFeet(i) && !isAlike(i, support)) {
                undecide("a joint that parts");
            }
        }
        boolean jumps = scene.isPlayed() && press(buttons);
        if (jumps) {
            jump(buttons);
        } else if (scene.isAbove()) {
            double before = vx;
            double beforeY = vy;
            boolean isDiagonal = direction(buttons) != 0 && upOrDown(buttons) != 0;
            double most = isDiagonal ? WALK * Math.sqrt(0.5) : WALK;
            vx = walked(vx, direction(buttons), most);
            vy = walked(vy, upOrDown(buttons), most);
            if ((direction(buttons) != 0 || upOrDown(buttons) != 0) && Math.hypot(vx, vy) > WALK + NOTHING) {
                undecide("between a diagonal and straight on");
            }
            ownX += (before + vx) / 2 * dt;
            ownY = (beforeY + vy) / 2 * dt;
        } else if (support >= 0) {
            double before = vx;
            vx = walked(vx, direction(buttons), WALK);
            ownX += ((before + vx) / 2 + speedX(support) + belt(support)) * dt;
            if (speedY(support) > Scene.FASTEST_FALL) {
                undecide("outrun by the ground");
            }
        } else {
            fly(vx, vy, buttons);
        }
        for (int part = 1; part <= PARTS && alive && undecided == null; part++) {
            place(tick - 1, part);
            x += ownX / PARTS;
            y += support >= 0 ? (toY[support] - fromY[support]) / PARTS : ownY / PARTS;
            resolve();
        }
        for (int i = 0; i < solids.size() && alive; i++) {
            if (isNear[i] && isBelow[i]) {
                undecide("at the height of a one-way");
            }
            boolean isBeside = isBeside(i);
            if (isBeside && i != support && !isMet[i] && !wasBeside[i]) {
                undecide("reached at the very end of a tick");
            }
            wasBeside[i] = isBeside;
        }
        if (lands && metSideways && alive) {
            // Which comes first decides what is left of a speed.
            undecide("landing beside a wall");
        }
        if (support >= 0 && alive && undecided == null) {
            keepSupport();
        }
    }

    private static int direction(int buttons) {
        return (Buttons.RIGHT.in(buttons) ? 1 : 0) - (Buttons.LEFT.in(buttons) ? 1 : 0);
    }

    private static int upOrDown(int buttons) {
        return (Buttons.DOWN.in(buttons) ? 1 : 0) - (Buttons.UP.in(buttons) ? 1 : 0);
    }

    /** Counts presses; true if one is used in this tick. */
    private boolean press(int buttons) {
        boolean isFresh = Buttons.JUMP.in(buttons) && !Buttons.JUMP.in(held);
        held = buttons;
        sinceJump = isFresh ? 0 : Math.min(sinceJump + 1, NEVER);
        int patience = (int) Math.floor(PATIENCE * scene.rate() + NOTHING);
        boolean mayJump = support >= 0 || sinceGround <= patience;
        return !scene.isAbove() && mayJump && sinceJump <= patience;
    }

    /** Off the ground, or a moment after it was left. */
    private void jump(int buttons) {
        double startX = vx;
        lift = 0;
        if (support >= 0) {
            double carrier = speedX(support) + belt(support);
            if (wasHeld && carrier != 0) {
                undecide("a jump off what it is held against");
            }
            startX += carrier;
            lift = Math.min(0, speedY(support));
        }
        support = -1;
        sinceJump = NEVER;
        sinceGround = NEVER;
        canCut = Buttons.JUMP.in(buttons);
        vx = startX;
        fly(startX, -JUMP * (canCut ? 1 : CUT) + lift, buttons);
    }

    /** Motion through the air from a velocity. */
    private void fly(double startX, double startY, int buttons) {
        double from = startY;
        if (canCut && (!Buttons.JUMP.in(buttons) || from >= lift)) {
            canCut = false;
            from = from < lift ? lift + (from - lift) * CUT : from;
        }
        if (scene.isPlayed() && startX * direction(buttons) < WALK && direction(buttons) != 0) {
            vx = direction(buttons) * Math.min(WALK, startX * direction(buttons) + STEERING * dt);
        }
        vy = scene.falls() ? Math.min(from + Scene.GRAVITY * dt, Scene.FASTEST_FALL) : from;
        ownX += (startX + vx) / 2 * dt;
        ownY = (from + vy) / 2 * dt;
        sinceGround = Math.min(sinceGround + 1, NEVER);
    }

    /** A speed on the ground after a tick. */
    private double walked(double speed, int direction, double most) {
        if (scene.isPlayed() && direction != 0 && speed * direction <= most) {
            return direction * Math.min(most, speed * direction + ACCELERATION * dt);
        }
        double least = scene.isPlayed() && direction * speed > 0 ? most : 0;
        boolean isSlowing = scene.slows() || scene.isPlayed();
        return isSlowing ? Math.signum(speed) * Math.max(least, Math.abs(speed) - Scene.DECELERATION * dt) : speed;
    }

    /** The support at the end of a tick; without one the body falls. */
    private void keepSupport() {
        for (int i = 0; i < solids.size(); i++) {
            if (isUnderFeet(i) && !isAlike(i, support)) {
                undecide("joint");
            }
        }
        if (isUnderFeet(support) || undecided != null) {
            return;
        }
        if (overlapX(support) > -CORNER) {
            undecide("the very end of a ledge");
        } else if (metSideways) {
            undecide("held at a ledge");
        }
        // The whole tick's gravity acts in the tick in which the ground ends.
        vx += speedX(support) + belt(support);
        support = -1;
        sinceGround = 0;
        canCut = false;
        vy = Scene.GRAVITY * dt;
        y += vy * dt / 2;
        for (int i = 0; i < solids.size(); i++) {
            if (overlapX(i) > -CORNER && overlapY(i) > -CORNER) {
                undecide("met below a ledge");
            }
            wasBeside[i] = false;
        }
    }

    /** Out of whatever the body is in; if that is not possible, it is squeezed. */
    private void resolve() {
        int[] mover = new int[4];
        Arrays.fill(mover, -1);
        for (int k = 0; k < MOST_CONTACTS; k++) {
            int deepest = -1;
            double most = NOTHING;
            for (int i = 0; i < solids.size(); i++) {
                double px = overlapX(i);
                double py = overlapY(i);
                boolean isAtTop = !solids.get(i).oneWay() || Math.abs(y + scene.h() - top[i]) < CORNER;
                if (isAtTop && Math.abs(px) < CORNER && Math.abs(py) < CORNER) {
                    undecide("corner");
                    return;
                }
                double depth = solids.get(i).oneWay() ? depthBelowTop(i, px, py) : Math.min(px, py);
                if (depth > most) {
                    most = depth;
                    deepest = i;
                }
            }
            if (deepest < 0) {
                for (int i = 0; i < solids.size(); i++) {
                    isBelow[i] = y + scene.h() > top[i] + NOTHING;
                    // A one-way that is passed and met again in one tick lets through, or does not.
                    boolean isThrough = solids.get(i).oneWay() && overlapX(i) > -CORNER;
                    if (isThrough && wasBelow[i] && !isBelow[i] && support != i && tick > 0) {
                        comesOut[i] = true;
                    }
                    boolean isLevel = Math.abs(y + scene.h() - top[i]) < CORNER;
                    isNear[i] |= isThrough && isLevel && wasBelow[i] && support != i && tick > 0;
                }
                return;
            }
            int side = moveOut(deepest);
            mover[side] = deepest;
            if (mover[side ^ 1] >= 0) {
                squeeze(mover[side & 2], mover[side | 1], side >= 2);
                return;
            }
        }
        undecide("too many contacts");
    }

    /** How deep the feet are below the top of a one-way that they were above of before; 0 if they were not. */
    private double depthBelowTop(int i, double px, double py) {
        double depth = y + scene.h() - top[i];
        if (isBelow[i] || px <= 0 || py <= 0 || depth <= NOTHING) {
            return 0;
        }
        if (comesOut[i]) {
            undecide("through a one-way and back on it in one tick");
        }
        return depth;
    }

    private double overlapX(int i) {
        return Math.min(x + scene.w(), left[i] + solids.get(i).w()) - Math.max(x, left[i]);
    }

    private double overlapY(int i) {
        return Math.min(y + scene.h(), top[i] + solids.get(i).h()) - Math.max(y, top[i]);
    }

    private boolean isBeside(int i) {
        return Math.abs(overlapX(i)) < 1e-6 && overlapY(i) > 0 || Math.abs(overlapY(i)) < 1e-6 && overlapX(i) > 0;
    }

    private boolean isUnderFeet(int i) {
        return overlapX(i) > 0 && Math.abs(y + scene.h() - top[i]) < 1e-6;
    }

    private boolean isAlike(int i, int j) {
        return i == j
                || Math.abs(speedX(i) - speedX(j)) + Math.abs(speedY(i) - speedY(j)) < NOTHING
                        && solids.get(i).belt() == solids.get(j).belt()
                        && solids.get(i).oneWay() == solids.get(j).oneWay();
    }

    /** Moves the body out by the nearest side: 0 to the left, 1 to the right, 2 up, 3 down. */
    private int moveOut(int i) {
        Solid solid = solids.get(i);
        isMet[i] = true;
        if (!solid.oneWay() && overlapX(i) < overlapY(i)) {
            boolean toLeft = x + scene.w() / 2 < left[i] + solid.w() / 2;
            x = toLeft ? left[i] - scene.w() : left[i] + solid.w();
            int direction = toLeft ? -1 : 1;
            if (vx * direction < 0) {
                vx = 0;
            }
            pushed |= speedX(i) * direction > NOTHING;
            metSideways = true;
            return toLeft ? 0 : 1;
        }
        boolean up = solid.oneWay() || y + scene.h() / 2 < top[i] + solid.h() / 2;
        y = up ? top[i] - scene.h() : top[i] + solid.h();
        pushed |= speedY(i) * (up ? -1 : 1) > NOTHING;
        if (scene.isAbove()) {
            metSideways = true;
            vy = up ? Math.min(vy, 0) : Math.max(vy, 0);
            return up ? 2 : 3;
        }
        if (!up) {
            vy = Math.max(vy, Math.max(0, speedY(i)));
            return 3;
        }
        if (!scene.falls()) {
            vy = Math.min(vy, Math.min(0, speedY(i)));
        } else if (support != i) {
            double world = support >= 0 ? vx + speedX(support) + belt(support) : vx;
            if (support >= 0 && !isAlike(support, i)) {
                undecide("joint");
            }
            lands |= support < 0;
            support = i;
            sinceGround = NEVER;
            canCut = false;
            vx = world - speedX(i) - belt(i);
            vy = 0;
        }
        return 2;
    }

    private double endOverlapX(int i) {
        return Math.min(x + scene.w(), toX[i] + solids.get(i).w()) - Math.max(x, toX[i]);
    }

    private double endOverlapY(int i) {
        return Math.min(y + scene.h(), toY[i] + solids.get(i).h()) - Math.max(y, toY[i]);
    }

    /** How far at most a body that is squeezed may still go aside in this tick, px. */
    private double mostAside(int low, int high, boolean vertically) {
        double most = Math.abs(vertically ? ownX : ownY);
        for (int i = 0; i < solids.size(); i++) {
            boolean comesNear = endOverlapX(i) > -CORNER && endOverlapY(i) > -CORNER;
            if (i == support || i != low && i != high && comesNear) {
                most += Math.abs(vertically ? toX[i] - fromX[i] : toY[i] - fromY[i]);
            }
        }
        return most;
    }

    /** Between two faces: crushed if the gap at the end of the tick is too small for the body. */
    private void squeeze(int low, int high, boolean vertically) {
        // Who was moved to the left has the wall at its right.
        Solid before = solids.get(high);
        if (before.oneWay() || solids.get(low).oneWay()) {
            undecide("pressed through a one-way");
            return;
        }
        double gap = vertically
                ? toY[low] - (toY[high] + before.h()) - scene.h()
                : toX[low] - (toX[high] + before.w()) - scene.w();
        // Who slips past a corner while it is squeezed may get away.
        double shared = vertically
                ? Math.min(endOverlapX(low), endOverlapX(high))
                : Math.min(endOverlapY(low), endOverlapY(high));
        if (shared - mostAside(low, high, vertically) < AT_CORNER) {
            undecide("squeezed at a corner");
        } else if (Math.abs(gap) < 0.02) {
            undecide("a gap as large as the body");
        } else if (gap < 0 && scene.escape() > 0) {
            undecide("may escape");
        } else if (gap < 0) {
            alive = false;
        }
    }
}

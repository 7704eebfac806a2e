package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.type.Buttons;
import java.util.Set;
import java.util.stream.IntStream;

/** What buttons and gravity make of the body's velocity in a tick, and how far it wants to go. */
final class SlowMoves {
    private static final double NOTHING = 1e-9;
    /** Of a player that a level says nothing else of, px/s and px/s². */
    private static final double STEERING = 600;

    private static final double JUMP = 400;
    private static final double CUT = 0.45;
    private static final double CROUCH = 60;
    /** How long a press and a lost ground count for a jump, s. */
    private static final double PATIENCE = 0.1;

    private final Scene scene;
    private final Skills skills;
    private final Feel feel;
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowSlopes slopes;
    private final SlowWalls walls;
    private final SlowAbove above;
    private final SlowLadders ladders;
    private final double dt;
    private final Set<Move> seen;
    private int held;
    private int sinceJump = SlowBody.NEVER;
    private boolean isRightAhead = true;
    /** Ticks of a dash that are left, this one included. */
    private int dashLeft;

    /** True if a dash was ended, so that the next tick begins no faster sideways than in flight. */
    private boolean slowsDown;
    /** The same of a rise: no faster than a jump. */
    private boolean slowsRise;

    private boolean hasDashed;
    /** Ticks without steering that are left, this one included. */
    private int lockLeft;

    private boolean isLow;
    /** Jumps in the air that were made in this flight. */
    private int airJumps;

    private boolean isRunning;

    SlowMoves(Scene scene, SlowBody body, SlowSolids solids, SlowSlopes slopes, SlowLadders ladders) {
        this.scene = scene;
        skills = scene.skills();
        feel = skills.feel();
        this.body = body;
        seen = body.seen;
        this.solids = solids;
        this.slopes = slopes;
        walls = new SlowWalls(body, solids);
        above = new SlowAbove(scene, body, solids);
        dt = 1 / scene.rate();
        this.ladders = ladders;
    }

    boolean isDashing() {
        return dashLeft > 0;
    }

    /** Velocity and displacement of a tick with buttons held, which act only if there is a player. */
    void control(int buttons) {
        body.carriedX = scene.current() * dt;
        body.ownX = body.carriedX;
        body.ownY = 0;
        int fresh = buttons & ~held;
        held = buttons;
        isRunning = Buttons.RUN.in(buttons) && feel.runSpeed() > 0;
        sinceJump = Buttons.JUMP.in(fresh) ? 0 : Math.min(sinceJump + 1, SlowBody.NEVER);
        if (scene.isAbove()) {
            above.control(buttons, fresh);
            return;
        }
        int direction = direction(buttons);
        endMoves();
        // What sinks faster than the body can fall has left it before that.
        boolean fromGround = body.stands() && solids.speedY(body.support) <= Scene.FASTEST_FALL;
        if (isLow && (!Buttons.DOWN.in(buttons) || !fromGround)) {
            standUp();
        }
        boolean dashes = scene.isPlayed() && Buttons.DASH.in(fresh) && skills.dashSpeed() > 0 && !hasDashed;
        // A body that jumped off a wall looks away from it for as long as it does not steer.
        if (direction != 0 && (lockLeft == 0 || dashes)) {
            isRightAhead = direction > 0;
        }
        boolean jumpsOff = body.climbs >= 0 && sinceJump == 0;
        if (dashes && !jumpsOff) {
            dash(direction, upOrDown(buttons));
        }
        if (scene.isPlayed() && climbs(buttons, direction)) {
            return;
        }
        if (scene.isPlayed() && body.stands() && drops(buttons, fresh)) {
            if (dashes || isDashing()) {
                body.undecide("a dash and a drop at once");
            }
            drop(buttons);
            return;
        }
        if (scene.isPlayed() && jumps(buttons, fresh)) {
            if (dashes && !fromGround) {
                body.undecide("a dash and a jump at once");
            }
            return;
        }
        if (body.stands()) {
            walk(buttons, direction);
        } else {
            fly(body.vx, body.vy, buttons);
        }
    }

    /** Takes hold of a ladder, goes along it or jumps off it; false if it does nothing of that. */
    private boolean climbs(int buttons, int direction) {
        boolean isJumpKept = sinceJump <= patience();
        if (ladders.hold(buttons, isJumpKept, sinceJump == 0, isDashing())) {
            sinceJump = SlowBody.NEVER;
            boolean takes = feel.takeOff() != TakeOff.NONE;
            body.vx = direction * top() + (takes ? solids.speedX(body.climbs) : 0);
            body.lift = takes ? Math.min(0, solids.speedY(body.climbs)) : 0;
            ladders.jump();
            // Steering begins in the tick after.
            lockLeft = 1;
            takeOff(body.vx, JUMP, buttons);
            return true;
        }
        if (body.climbs >= 0) {
            hasDashed = false;
            airJumps = 0;
            ladders.climb(direction, upOrDown(buttons));
        }
        return body.climbs >= 0;
    }

    private void endMoves() {
        if (body.hasLanded || body.stands() || body.climbs >= 0) {
            hasDashed = false;
            airJumps = 0;
        }
        if (body.climbs >= 0) {
            lockLeft = 0;
        }
        lockLeft = Math.max(0, lockLeft - 1);
        boolean isOver = dashLeft == 1;
        dashLeft = Math.max(0, dashLeft - 1);
        if (isOver || slowsDown) {
            body.vx = Math.signum(body.vx) * Math.min(top(), Math.abs(body.vx));
        }
        if (isOver || slowsRise) {
            body.vy = Math.max(body.vy, -JUMP);
        }
        slowsDown = false;
        slowsRise = false;
    }

    /** Something else than its own time ends a dash. */
    private void endDash(boolean isFast) {
        slowsDown |= isDashing() && !isFast;
        dashLeft = 0;
    }

    private void dash(int direction, int vertical) {
        if (isDashing()) {
            body.undecide("a dash within a dash");
        }
        if (!body.stands() && IntStream.range(0, solids.count()).anyMatch(solids::isUnderFeet)) {
            body.undecide("a dash from ground that is merely touched");
        }
        seen.add(Move.DASH);
        double speed = skills.dashSpeed() * (direction != 0 && vertical != 0 ? Math.sqrt(0.5) : 1);
        int ahead = isRightAhead ? 1 : -1;
        body.vx = (direction == 0 && vertical == 0 ? ahead : direction) * speed;
        dashLeft = skills.dashTicks();
        body.canCut = false;
        // A jump off the ground that is pressed with it comes from there.
        if (body.stands() && (vertical >= 0 || sinceJump <= patience())) {
            return;
        }
        body.vy = vertical * speed;
        hasDashed = true;
        if (body.climbs >= 0) {
            ladders.letGo();
        }
        if (body.stands()) {
            if (solids.speedY(body.support) > 0) {
                body.undecide("a dash off what sinks");
            }
            body.support = -1;
            body.sinceGround = SlowBody.NEVER;
        }
    }

    /** Stands up where there is room now and when the tick is over, on the same feet. */
    private void standUp() {
        double rise = scene.h() - body.h;
        if (!walls.isRoomAbove(rise)) {
            seen.add(Move.LOW);
            return;
        }
        isLow = false;
        body.y -= rise;
        body.h = scene.h();
    }

    /** Top speed of walking and steering, px/s. */
    private double top() {
        if (isRunning) {
            seen.add(Move.RUN);
        }
        return isRunning ? feel.runSpeed() : Scene.WALK;
    }

    private boolean drops(int buttons, int fresh) {
        boolean isPressed =
                feel.dropsByDown() ? Buttons.DOWN.in(fresh) : Buttons.DOWN.in(buttons) && Buttons.JUMP.in(fresh);
        boolean letsThrough = solids.get(body.support).oneWay() && !solids.isHead(body.support);
        if (!feel.drops() || !isPressed || !letsThrough) {
            return false;
        }
        for (int i = 0; i < solids.count(); i++) {
            if (i != body.support && solids.isUnderFeet(i)) {
                body.undecide("a drop through two");
            }
        }
        return true;
    }

    /** Through a one-way, without a moment in which a press still jumps. */
    private void drop(int buttons) {
        seen.add(Move.DROP);
        if (solids.speedY(body.support) > 0) {
            body.undecide("a drop as fast as what sinks");
        }
        if (body.wasHeld && solids.carrier(body.support) != 0) {
            body.undecide("a drop off what it is held against");
        }
        sinceJump = SlowBody.NEVER;
        body.dropped = body.support;
        body.isPressedThrough = false;
        body.vx += feel.takeOff() == TakeOff.ADD ? solids.carrier(body.support) : 0;
        body.vy = 0;
        body.support = -1;
        body.sinceGround = SlowBody.NEVER;
        fly(body.vx, 0, buttons);
    }

    /** For how many ticks a press is kept. */
    private int patience() {
        return (int) Math.floor(PATIENCE * scene.rate() + NOTHING);
    }

    /**
     * Uses a press for a jump off the ground, a moment after it was left, off a wall, or in the air; false if there is
     * none.
     */
    private boolean jumps(int buttons, int fresh) {
        int patience = patience();
        if (sinceJump > patience) {
            return false;
        }
        if (body.stands() || body.sinceGround <= patience) {
            jump(buttons);
            return true;
        }
        int wall = skills.wallX() > 0 ? walls.inReach() : 0;
        if (wall != 0) {
            jumpOffWall(wall, buttons);
            return true;
        }
        if (Buttons.JUMP.in(fresh) && airJumps < feel.airJumps()) {
            jumpAgain(buttons);
            return true;
        }
        return false;
    }

    private void jumpAgain(int buttons) {
        seen.add(Move.AIR_JUMP);
        airJumps++;
        body.lift = 0;
        endDash(false);
        takeOff(body.vx, feel.airJumpSpeed(), buttons);
    }

    private void jump(int buttons) {
        seen.add(Move.JUMP);
        double startX = slopes.levelSpeed();
        body.lift = 0;
        if (body.stands()) {
            double carrier = solids.carrier(body.support);
            if (body.wasHeld && carrier != 0) {
                body.undecide("a jump off what it is held against");
            }
            if (feel.takeOff() != TakeOff.NONE) {
                startX += carrier;
                body.lift = solids.lift(body.support);
            }
        } else {
            startX += body.leftBehind;
            body.lift = body.leftLift;
            if (Double.isNaN(body.leftLift)) {
                body.undecide("off a head whose speed changed");
            }
        }
        endDash(false);
        takeOff(startX, JUMP, buttons);
    }

    private void jumpOffWall(int wall, int buttons) {
        seen.add(Move.WALL_JUMP);
        endDash(true);
        body.lift = 0;
        airJumps = 0;
        isRightAhead = wall < 0;
        lockLeft = skills.wallTicks();
        takeOff(-wall * skills.wallX(), skills.wallY(), buttons);
    }

    private void takeOff(double startX, double speed, int buttons) {
        body.support = -1;
        sinceJump = SlowBody.NEVER;
        body.sinceGround = SlowBody.NEVER;
        body.canCut = Buttons.JUMP.in(buttons);
        body.vx = startX;
        fly(startX, -speed * (body.canCut ? 1 : CUT) + body.lift, buttons);
    }

    /** Motion through the air from a velocity. */
    private void fly(double startX, double startY, int buttons) {
        body.sinceGround = Math.min(body.sinceGround + 1, SlowBody.NEVER);
        if (isDashing()) {
            body.ownX += startX * dt;
            body.ownY = startY * dt;
            return;
        }
        double from = startY;
        if (body.canCut && (!Buttons.JUMP.in(buttons) || from >= body.lift)) {
            body.canCut = false;
            from = from < body.lift ? body.lift + (from - body.lift) * CUT : from;
        }
        int direction = scene.isPlayed() ? direction(buttons) : 0;
        double fastest = Scene.FASTEST_FALL;
        double pull = Scene.GRAVITY * dt * feel.gravity(from, Buttons.JUMP.in(buttons));
        boolean isAsSlow = Math.abs(Math.abs(from) - feel.apexSpeed()) < 1e-6;
        // Rounding decides whether it falls already.
        boolean hardlyFalls = feel.fallGravity() != 1 && Math.abs(from) < 1e-6;
        if ((isAsSlow || hardlyFalls) && from != 0) {
            body.undecide("as fast as slow is");
        }
        if (from + pull > skills.slideSpeed() && walls.areHeld(direction)) {
            seen.add(Move.SLIDE);
            fastest = skills.slideSpeed();
            from = Math.min(from, fastest);
        }
        double most = isLow ? Math.min(CROUCH, Scene.WALK) : top();
        if (lockLeft == 0 && startX * direction < most && direction != 0) {
            body.vx = direction * Math.min(most, startX * direction + STEERING * dt);
        }
        body.vy = scene.falls() ? Math.min(from + pull, fastest) : from;
        body.ownX += (startX + body.vx) / 2 * dt;
        body.ownY = (from + body.vy) / 2 * dt;
    }

    private void walk(int buttons, int direction) {
        if (scene.isPlayed() && Buttons.DOWN.in(buttons) && skills.lowHeight() > 0 && !isLow) {
            seen.add(Move.CROUCH);
            isLow = true;
            body.y += body.h - skills.lowHeight();
            body.h = skills.lowHeight();
        }
        double before = body.vx;
        if (!isDashing() && lockLeft == 0) {
            body.vx = scene.walked(body.vx, direction, isLow ? CROUCH : top());
        }
        body.isTaken = solids.isHead(body.support);
        body.carriedX += body.isTaken ? 0 : solids.carrier(body.support) * dt;
        body.ownX = (before + body.vx) / 2 * dt + body.carriedX;
        if (solids.speedY(body.support) > Scene.FASTEST_FALL) {
            body.undecide("outrun by the ground");
        }
    }

    /** The ground has ended, at the end of a tick. */
    void leave() {
        double carrier = solids.carrier(body.support);
        body.vx += feel.takeOff() == TakeOff.ADD ? carrier : 0;
        leaveBehind(carrier);
        body.support = -1;
        body.vy = 0;
    }

    /** What a late jump still takes along of what carried. */
    private void leaveBehind(double carrier) {
        body.leftBehind = feel.takeOff() == TakeOff.UPWARD ? carrier : 0;
        body.leftLift = feel.takeOff() == TakeOff.NONE ? 0 : solids.liftIfKnown(body.support);
    }

    /** What carried is not there any more, so many ticks ago. */
    void loseGround(int since) {
        double carrier = solids.carrier(body.support);
        if (body.isHeld && carrier != 0) {
            body.undecide("held where ground goes");
        }
        body.vx = slopes.levelSpeed() + (feel.takeOff() == TakeOff.ADD ? carrier : 0);
        leaveBehind(carrier);
        body.support = -1;
        body.vy = 0;
        body.sinceGround = since;
        body.canCut = false;
    }

    /** A fall begins at the end of a tick: the whole tick's gravity acts in it, unless it dashes. */
    void beginFall() {
        body.sinceGround = 0;
        body.canCut = false;
        double pull = isDashing() ? 0 : Scene.GRAVITY * dt * feel.gravity(body.vy, Buttons.JUMP.in(held));
        body.vy += pull;
        body.y += pull * dt / 2;
    }

    /**
     * A spring has thrown the body, aside or upright: that ends a dash, and what is too fast across ends with it, but
     * nothing that it gave.
     */
    void endBySpring(boolean isSideways) {
        body.sinceGround = SlowBody.NEVER;
        body.canCut = false;
        slowsRise = isSideways && (slowsRise || isDashing());
        slowsDown &= !isSideways;
        endDash(isSideways);
    }

    private static int direction(int buttons) {
        return (Buttons.RIGHT.in(buttons) ? 1 : 0) - (Buttons.LEFT.in(buttons) ? 1 : 0);
    }

    private static int upOrDown(int buttons) {
        return (Buttons.DOWN.in(buttons) ? 1 : 0) - (Buttons.UP.in(buttons) ? 1 : 0);
    }
}

package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.DropThroughBy;
import dev.ledge.engine.level.TakeOff;

/** The numbers of an {@link ActorProfile} in force for one actor, as the step reads them. Immutable. */
public final class MovementParams {
    public final double radius;
    public final double walkSpeed;
    public final double acceleration;
    public final double turnAcceleration;
    public final double deceleration;
    public final double airSpeed;
    public final double airAcceleration;
    public final double airDeceleration;
    public final double jumpSpeed;
    public final double jumpCut;
    public final int coyoteTicks;
    public final int bufferTicks;
    public final double climbSpeed;
    public final double cornerCorrection;
    public final double stepHeight;
    public final double crushEscape;
    public final double repel;
    public final double repelCap;
    public final double fallGravity;
    public final double apexGravity;
    public final double apexSpeed;
    public final double runSpeed;
    public final int airJumps;
    public final double airJumpSpeed;
    /** Infinite if it does not slide. */
    public final double wallSlideSpeed;
    /** Away from the wall and up; null if it jumps off none. */
    public final Vec wallJump;

    public final int wallJumpTicks;
    public final double dashSpeed;
    public final int dashTicks;
    public final double crouchHeight;
    public final double crouchSpeed;
    public final boolean dropsByDown;
    public final TakeOff takeOff;
    /** True if gravity is not the same all the way. */
    public final boolean bendsGravity;
    /** True if it can do more than walk, jump and climb; other actors skip that code. */
    public final boolean hasSkills;

    public final long flags;

    /**
     * The numbers of an actor.
     *
     * @param speed replaces walkSpeed, or NaN
     * @param withoutWorld true for one that neither collides with the world nor falls
     */
    public MovementParams(ActorProfile source, Vec size, double tickRate, double speed, boolean withoutWorld) {
        radius = source.get(ActorField.RADIUS, size);
        walkSpeed = Double.isNaN(speed) ? source.get(ActorField.WALK_SPEED) : speed;
        acceleration = source.get(ActorField.ACCELERATION);
        turnAcceleration = source.get(ActorField.TURN_ACCELERATION);
        deceleration = source.get(ActorField.DECELERATION);
        airSpeed = source.get(ActorField.AIR_SPEED);
        airAcceleration = source.get(ActorField.AIR_ACCELERATION);
        airDeceleration = source.get(ActorField.AIR_DECELERATION);
        jumpSpeed = source.get(ActorField.JUMP_SPEED);
        jumpCut = source.get(ActorField.JUMP_CUT);
        coyoteTicks = ticks(source.get(ActorField.COYOTE_TIME), tickRate);
        bufferTicks = ticks(source.get(ActorField.JUMP_BUFFER), tickRate);
        climbSpeed = source.get(ActorField.CLIMB_SPEED);
        cornerCorrection = source.get(ActorField.CORNER_CORRECTION);
        stepHeight = source.get(ActorField.STEP_HEIGHT);
        crushEscape = source.get(ActorField.CRUSH_ESCAPE);
        repel = source.get(ActorField.REPEL);
        repelCap = source.get(ActorField.REPEL_CAP);
        fallGravity = source.get(ActorField.FALL_GRAVITY);
        apexGravity = source.get(ActorField.APEX_GRAVITY);
        apexSpeed = source.get(ActorField.APEX_SPEED);
        runSpeed = source.get(ActorField.RUN_SPEED);
        airJumps = (int) source.get(ActorField.AIR_JUMPS);
        airJumpSpeed = source.get(ActorField.AIR_JUMP_SPEED);
        wallSlideSpeed = source.get(ActorField.WALL_SLIDE_SPEED);
        wallJump = source.pair(ActorField.WALL_JUMP);
        wallJumpTicks = ticks(source.get(ActorField.WALL_JUMP_TIME), tickRate);
        dashSpeed = source.get(ActorField.DASH_SPEED);
        double dashTime = source.get(ActorField.DASH_TIME);
        dashTicks = dashTime > 0 ? Math.max(1, ticks(dashTime, tickRate)) : 0;
        crouchHeight = source.get(ActorField.CROUCH_HEIGHT);
        crouchSpeed = source.get(ActorField.CROUCH_SPEED);
        dropsByDown = source.dropThroughBy() == DropThroughBy.DOWN;
        takeOff = source.takeOff();
        bendsGravity = fallGravity != 1 || apexGravity != 1 && apexSpeed > 0;
        hasSkills = hasAirSkills() || runSpeed > 0 || crouchHeight > 0 || dropsByDown;
        flags = flags(source, withoutWorld);
    }

    private boolean hasAirSkills() {
        return airJumps > 0
                || wallSlideSpeed < Double.POSITIVE_INFINITY
                || wallJump != null
                || dashSpeed > 0 && dashTicks > 0;
    }

    private static long flags(ActorProfile source, boolean withoutWorld) {
        long bits = source.is(ActorField.STANDABLE) ? ActorFlags.STANDABLE : 0;
        if (withoutWorld) {
            return bits;
        }
        bits |= source.is(ActorField.WORLD_COLLISION) ? ActorFlags.WORLD_COLLISION : 0;
        bits |= source.is(ActorField.APPLY_GRAVITY) ? ActorFlags.GRAVITY : 0;
        bits |= source.is(ActorField.APPLY_FRICTION) ? ActorFlags.FRICTION : 0;
        return bits;
    }

    /** Whole ticks in a time; 0.1 s at 60 ticks a second is 6 although the product is a little less. */
    private static int ticks(double seconds, double tickRate) {
        return (int) Math.min(Integer.MAX_VALUE / 2, Math.floor(seconds * tickRate + Tolerance.ROUNDING));
    }
}

package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;

/**
 * Where the player starts; the size is the player's.
 *
 * @param common what every object has
 * @param velocity px/s at the start, or null for 0
 * @param facing where it looks at the start, or null for right
 */
public record Spawn(
        ObjectCommon common,

        @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
        Vec velocity,

        Facing facing)
        implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Spawn> TYPE =
            new ObjectType<>("spawn", Spawn.class, ObjectType.Role.START, common -> new Spawn(common, null, null));

    private static final Limits LIMITS = Limits.of(Spawn.class);

    /**
     * Checks the velocity.
     *
     * @param common what every object has
     * @param velocity px/s at the start, or null for 0
     * @param facing where it looks at the start, or null for right
     * @throws IllegalArgumentException if it is beyond its limits
     */
    public Spawn {
        LIMITS.check("velocity", velocity);
    }

    @Override
    public ObjectType<Spawn> objectType() {
        return TYPE;
    }

    @Override
    public Spawn withCommon(ObjectCommon newCommon) {
        return new Spawn(newCommon, velocity, facing);
    }

    /** The player's, whatever the file says. */
    @Override
    public Vec effectiveSize(Level level) {
        return level.player().effectiveSize();
    }

    /** {@return the velocity in force, px/s; 0 where the file gives none} */
    public Vec effectiveVelocity() {
        return velocity == null ? Vec.ZERO : velocity;
    }

    /** {@return the direction in force, right where the file gives none} */
    public Facing effectiveFacing() {
        return facing == null ? Facing.RIGHT : facing;
    }
}

package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;

/**
 * An enemy without world collision and gravity that turns at markers.
 *
 * @param common what every object has
 * @param velocity px/s, or null for 0
 */
public record Patroller(
        ObjectCommon common,

        @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
        Vec velocity) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Patroller> TYPE = new ObjectType<>(
            "patroller", Patroller.class, ObjectType.Role.ACTOR, common -> new Patroller(common, null));

    private static final Limits LIMITS = Limits.of(Patroller.class);

    /**
     * Checks the numbers.
     *
     * @param common what every object has
     * @param velocity px/s, or null for 0
     * @throws IllegalArgumentException if one is beyond its limits
     */
    public Patroller {
        LIMITS.check("velocity", velocity);
        Limits.checkActorSize(common.size());
    }

    @Override
    public ObjectType<Patroller> objectType() {
        return TYPE;
    }

    @Override
    public Patroller withCommon(ObjectCommon newCommon) {
        return new Patroller(newCommon, velocity);
    }

    /** {@return the velocity in force, px/s; 0 where the file gives none} */
    public Vec effectiveVelocity() {
        return velocity == null ? Vec.ZERO : velocity;
    }
}

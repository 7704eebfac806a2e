package dev.ledge.engine.level.object;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;

/**
 * An area that gives a speed to what comes into it. Not solid. Components but {@code common} are null where the file
 * left them out.
 *
 * @param common what every object has
 * @param power the speed along the direction, px/s, null means {@link #DEFAULT_POWER}
 * @param direction where to, null means up
 */
public record Spring(
        ObjectCommon common,

        @Within(min = 0, max = Limits.MAX_SPEED, unit = "px/s")
        Double power,

        Direction direction) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Spring> TYPE =
            new ObjectType<>("spring", Spring.class, ObjectType.Role.AREA, common -> new Spring(common, null, null));

    /** The speed where the file does not say, px/s. */
    public static final double DEFAULT_POWER = 520;

    private static final Limits LIMITS = Limits.of(Spring.class);

    /**
     * Checks the numbers.
     *
     * @param common what every object has
     * @param power the speed along the direction, px/s, null means {@link #DEFAULT_POWER}
     * @param direction where to, null means up
     * @throws IllegalArgumentException if the power is beyond its limits
     */
    public Spring {
        LIMITS.check("power", power);
    }

    @Override
    public ObjectType<Spring> objectType() {
        return TYPE;
    }

    @Override
    public Spring withCommon(ObjectCommon newCommon) {
        return new Spring(newCommon, power, direction);
    }

    /** {@return the speed in force, px/s} */
    public double effectivePower() {
        return power == null ? DEFAULT_POWER : power;
    }

    /** {@return the direction in force, up where the file gives none} */
    public Direction effectiveDirection() {
        return direction == null ? Direction.UP : direction;
    }
}

package dev.ledge.engine.level.object;

import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;

/**
 * An enemy on foot. Components but {@code common} and {@code actor} are null where the file left them out.
 *
 * @param common what every object has
 * @param speed px/s, null means {@link #DEFAULT_SPEED}
 * @param facing where it goes first, null means right
 * @param turnsAtLedges null means true
 * @param hurts whether it kills the player on touch; null means true
 * @param stompable whether the player kills it from above; null means true
 * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
 */
public record Walker(
        ObjectCommon common,

        @Within(min = 0, max = Limits.MAX_SPEED, unit = "px/s")
        Double speed,

        Facing facing,
        Boolean turnsAtLedges,
        Boolean hurts,
        Boolean stompable,
        ActorProfile actor)
        implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Walker> TYPE = new ObjectType<>(
            "walker",
            Walker.class,
            ObjectType.Role.ACTOR,
            common -> new Walker(common, null, null, null, null, null, null));

    private static final Limits LIMITS = Limits.of(Walker.class);

    /** How fast it walks where the file does not say, px/s. */
    public static final double DEFAULT_SPEED = 30;

    /**
     * Puts defaults in place of a missing profile.
     *
     * @param common what every object has
     * @param speed px/s, null means {@link #DEFAULT_SPEED}
     * @param facing where it goes first, null means right
     * @param turnsAtLedges null means true
     * @param hurts whether it kills the player on touch; null means true
     * @param stompable whether the player kills it from above; null means true
     * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
     */
    public Walker {
        LIMITS.check("speed", speed);
        Limits.checkActorSize(common.size());
        actor = actor == null ? ActorProfile.DEFAULT : actor;
    }

    @Override
    public ObjectType<Walker> objectType() {
        return TYPE;
    }

    @Override
    public Walker withCommon(ObjectCommon newCommon) {
        return new Walker(newCommon, speed, facing, turnsAtLedges, hurts, stompable, actor);
    }

    /** {@return the walking speed in force, px/s} */
    public double effectiveSpeed() {
        return speed == null ? DEFAULT_SPEED : speed;
    }

    /** {@return the direction in force, right where the file gives none} */
    public Facing effectiveFacing() {
        return facing == null ? Facing.RIGHT : facing;
    }
}

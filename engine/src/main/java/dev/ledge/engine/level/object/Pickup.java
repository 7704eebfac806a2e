package dev.ledge.engine.level.object;

import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;

/**
 * Collected on touch; falls and collides with the world.
 *
 * @param common what every object has
 * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
 */
public record Pickup(ObjectCommon common, ActorProfile actor) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Pickup> TYPE =
            new ObjectType<>("pickup", Pickup.class, ObjectType.Role.ACTOR, common -> new Pickup(common, null));

    /**
     * Puts defaults in place of a missing profile.
     *
     * @param common what every object has
     * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
     */
    public Pickup {
        Limits.checkActorSize(common.size());
        actor = actor == null ? ActorProfile.DEFAULT : actor;
    }

    @Override
    public ObjectType<Pickup> objectType() {
        return TYPE;
    }

    @Override
    public Pickup withCommon(ObjectCommon newCommon) {
        return new Pickup(newCommon, actor);
    }
}

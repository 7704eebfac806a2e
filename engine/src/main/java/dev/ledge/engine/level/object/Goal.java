package dev.ledge.engine.level.object;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;

/**
 * An area; touching it ends the run as won.
 *
 * @param common what every object has
 */
public record Goal(ObjectCommon common) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Goal> TYPE = new ObjectType<>("goal", Goal.class, ObjectType.Role.AREA, Goal::new);

    @Override
    public ObjectType<Goal> objectType() {
        return TYPE;
    }

    @Override
    public Goal withCommon(ObjectCommon newCommon) {
        return new Goal(newCommon);
    }
}

package dev.ledge.engine.level.object;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;

/**
 * An area; touching it kills.
 *
 * @param common what every object has
 */
public record HazardArea(ObjectCommon common) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<HazardArea> TYPE =
            new ObjectType<>("hazard", HazardArea.class, ObjectType.Role.AREA, HazardArea::new);

    @Override
    public ObjectType<HazardArea> objectType() {
        return TYPE;
    }

    @Override
    public HazardArea withCommon(ObjectCommon newCommon) {
        return new HazardArea(newCommon);
    }
}

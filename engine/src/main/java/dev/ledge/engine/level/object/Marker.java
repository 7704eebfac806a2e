package dev.ledge.engine.level.object;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;

/**
 * An area with a command for enemies: {@code turn}, {@code up}, {@code down}, {@code left}, {@code right},
 * {@code stop}.
 *
 * @param common what every object has
 * @param tells one of the words above
 */
public record Marker(ObjectCommon common, String tells) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Marker> TYPE =
            new ObjectType<>("marker", Marker.class, ObjectType.Role.AREA, common -> new Marker(common, null));

    @Override
    public ObjectType<Marker> objectType() {
        return TYPE;
    }

    @Override
    public Marker withCommon(ObjectCommon newCommon) {
        return new Marker(newCommon, tells);
    }
}

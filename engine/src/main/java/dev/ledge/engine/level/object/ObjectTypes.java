package dev.ledge.engine.level.object;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The types of objects that the engine knows. */
public final class ObjectTypes {
    /** All of them. */
    public static final List<ObjectType<? extends LevelObject>> ALL = List.of(
            Spawn.TYPE,
            Platform.TYPE,
            StaticPolygon.TYPE,
            Walker.TYPE,
            Patroller.TYPE,
            Marker.TYPE,
            Pickup.TYPE,
            Body.TYPE,
            Goal.TYPE,
            HazardArea.TYPE,
            Sprite.TYPE,
            Spring.TYPE,
            Switch.TYPE);

    private static final Map<String, ObjectType<?>> BY_NAME =
            ALL.stream().collect(Collectors.toUnmodifiableMap(ObjectType::name, Function.identity()));

    private ObjectTypes() {}

    /**
     * {@return the type of that name, or null if the engine does not know it}
     *
     * @param name in files
     */
    public static ObjectType<?> named(String name) {
        return BY_NAME.get(name);
    }
}

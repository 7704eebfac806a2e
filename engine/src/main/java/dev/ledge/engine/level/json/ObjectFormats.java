package dev.ledge.engine.level.json;

import dev.ledge.engine.level.ObjectType;
import java.util.HashMap;
import java.util.Map;

/** The format of each type of object: its own where the record has more than simple components, else the record's. */
final class ObjectFormats {
    private static final Map<String, ObjectFormat<?>> OWN = Map.of(
            "platform", new PlatformFormat(),
            "polygon", new PolygonFormat(),
            "walker", new WalkerFormat(),
            "marker", new MarkerFormat(),
            "pickup", new PickupFormat(),
            "actor", new BodyFormat(),
            "sprite", new SpriteFormat());

    private static final Map<String, ObjectFormat<?>> ALL = new HashMap<>();

    static {
        for (ObjectType<?> type : ObjectType.ALL) {
            ObjectFormat<?> own = OWN.get(type.name());
            ALL.put(type.name(), own == null ? new RecordFormat<>(type) : own);
        }
    }

    private ObjectFormats() {}

    /** The format of a type that the engine knows, else null. */
    static ObjectFormat<?> named(String type) {
        return ALL.get(type);
    }
}

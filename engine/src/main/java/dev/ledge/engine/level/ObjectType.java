package dev.ledge.engine.level;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What there is to know of a type of object without looking at one. Every type that the engine knows is a record and an
 * entry of {@link #ALL}; files are read and written by the record's components.
 *
 * @param name the type's name in files
 * @param record what an object of the type is
 * @param role what it is to the simulation
 * @param fresh makes one with all fields missing; null if there is none without a field
 * @param <T> the record
 */
public record ObjectType<T extends LevelObject>(
        String name, Class<T> record, Role role, Function<ObjectCommon, T> fresh) {

    /** What objects of a type are to the simulation. */
    public enum Role {
        /** Where the player starts. */
        START,
        /** It becomes an actor, or several. */
        ACTOR,
        /** Solid, still or moving; it has an outline. */
        SOLID,
        /** A box that acts on actors that come into it. */
        AREA,
        /** Nothing but a picture. */
        PICTURE;

        /** {@return true if what has this role can move with a platform} */
        public boolean canRide() {
            return this == START || this == AREA || this == PICTURE;
        }
    }

    /** All types that the engine knows. */
    public static final List<ObjectType<? extends LevelObject>> ALL = List.of(
            new ObjectType<>(
                    "spawn", LevelObject.Spawn.class, Role.START, common -> new LevelObject.Spawn(common, null, null)),
            new ObjectType<>(
                    "platform",
                    LevelObject.Platform.class,
                    Role.SOLID,
                    common -> LevelObject.Platform.of(common.id(), common.at(), common.size())
                            .withCommon(common)),
            new ObjectType<>("polygon", LevelObject.StaticPolygon.class, Role.SOLID, null),
            new ObjectType<>(
                    "walker",
                    LevelObject.Walker.class,
                    Role.ACTOR,
                    common -> new LevelObject.Walker(common, null, null, null, null, null, null)),
            new ObjectType<>(
                    "patroller",
                    LevelObject.Patroller.class,
                    Role.ACTOR,
                    common -> new LevelObject.Patroller(common, null)),
            new ObjectType<>(
                    "marker", LevelObject.Marker.class, Role.AREA, common -> new LevelObject.Marker(common, null)),
            new ObjectType<>(
                    "pickup", LevelObject.Pickup.class, Role.ACTOR, common -> new LevelObject.Pickup(common, null)),
            new ObjectType<>(
                    "actor",
                    LevelObject.Body.class,
                    Role.ACTOR,
                    common -> new LevelObject.Body(common, null, null, null, null)),
            new ObjectType<>("goal", LevelObject.Goal.class, Role.AREA, LevelObject.Goal::new),
            new ObjectType<>("hazard", LevelObject.HazardArea.class, Role.AREA, LevelObject.HazardArea::new),
            new ObjectType<>(
                    "sprite",
                    LevelObject.Sprite.class,
                    Role.PICTURE,
                    common -> new LevelObject.Sprite(common, null, null)),
            new ObjectType<>("spring", Spring.class, Role.AREA, common -> new Spring(common, null, null)),
            new ObjectType<>("switch", Switch.class, Role.AREA, common -> new Switch(common, null, null, null)));

    private static final Map<String, ObjectType<?>> BY_NAME = new HashMap<>();
    private static final Map<Class<?>, ObjectType<?>> BY_RECORD = new HashMap<>();

    static {
        for (ObjectType<?> type : ALL) {
            BY_NAME.put(type.name, type);
            BY_RECORD.put(type.record, type);
        }
    }

    /**
     * {@return the type of that name, or null if the engine does not know it}
     *
     * @param name in files
     */
    public static ObjectType<?> named(String name) {
        return BY_NAME.get(name);
    }

    /**
     * {@return the type of an object, or null if the engine does not know it}
     *
     * @param object the object
     */
    public static ObjectType<?> of(LevelObject object) {
        return BY_RECORD.get(object.getClass());
    }

    /**
     * {@return true if an object can move with a platform}
     *
     * @param object the object
     */
    public static boolean canRide(LevelObject object) {
        ObjectType<?> type = of(object);
        return type != null && type.role.canRide();
    }

    /**
     * {@return true if an object has a role}
     *
     * @param object the object
     * @param role the role
     */
    public static boolean isA(LevelObject object, Role role) {
        ObjectType<?> type = of(object);
        return type != null && type.role == role;
    }
}

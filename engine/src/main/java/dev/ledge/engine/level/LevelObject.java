package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Sprite;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.level.object.Walker;
import java.util.List;

/**
 * Something placed in a level that is not a tile. The closed set of types that the engine knows, and {@link Custom} for
 * all others.
 *
 * <p>The list of those permitted is the one place where this package names {@code level.object}; it uses nothing of it.
 */
public sealed interface LevelObject
        permits Spawn,
                Platform,
                StaticPolygon,
                Walker,
                Patroller,
                Marker,
                Pickup,
                Body,
                Goal,
                HazardArea,
                Sprite,
                Custom,
                Spring,
                Switch {

    /** {@return what every object has} */
    ObjectCommon common();

    /**
     * {@return this object with another common part}
     *
     * @param common the common part
     */
    LevelObject withCommon(ObjectCommon common);

    /** {@return what is known of its type; null if the engine does not know it} */
    ObjectType<? extends LevelObject> objectType();

    /** {@return the type's name in files} */
    default String type() {
        return objectType().name();
    }

    /**
     * {@return true if its type has a role}
     *
     * @param role the role
     */
    default boolean isA(ObjectType.Role role) {
        ObjectType<?> type = objectType();
        return type != null && type.role() == role;
    }

    /** {@return true if it can move with a platform} */
    default boolean canRide() {
        ObjectType<?> type = objectType();
        return type != null && type.role().canRide();
    }

    /** {@return its permanent id} */
    default String id() {
        return common().id();
    }

    /** {@return the top-left corner of its box, px} */
    default Vec at() {
        return common().at();
    }

    /**
     * {@return this object elsewhere}
     *
     * @param at top-left corner, px
     */
    default LevelObject movedTo(Vec at) {
        return withCommon(common().withAt(at));
    }

    /** {@return the points of a polygon, or of a platform that is one; null for all others} Offsets from {@code at}. */
    default List<Vec> outlinePoints() {
        return null;
    }

    /**
     * {@return this with another outline; itself if its type has none}
     *
     * @param points offsets from {@code at}, px
     */
    default LevelObject withPoints(List<Vec> points) {
        return this;
    }

    /** {@return the name of its surface; null if it has none} */
    default String surface() {
        return null;
    }

    /** {@return the name of the tile that draws it; null if none does} */
    default String tile() {
        return null;
    }

    /** {@return the name of its group; null if it has none} */
    default String group() {
        return null;
    }

    /** {@return the offsets from {@code at} that it moves along, px, the first [0, 0]; none if it is no platform} */
    default List<Vec> effectivePath() {
        return List.of();
    }

    /** {@return true if it becomes many actors, which its box is not the size of} */
    default boolean hasCopies() {
        return false;
    }

    /** {@return how many actors it becomes, the player not counted} */
    default int actorCount() {
        return isA(ObjectType.Role.ACTOR) ? 1 : 0;
    }

    /** {@return the size of each actor that it becomes, px; null where the file gives none} */
    default Vec actorSize() {
        return common().size();
    }

    /** {@return true if it becomes one actor, the player not counted, whose box it has} */
    default boolean isSingleActor() {
        return isA(ObjectType.Role.ACTOR) && !hasCopies();
    }

    /**
     * {@return the box in the level, in pixels, defaults applied}
     *
     * @param level the level it is in, for defaults
     */
    default Aabb bounds(Level level) {
        List<Vec> points = outlinePoints();
        if (points == null || points.isEmpty()) {
            return Aabb.of(at(), effectiveSize(level));
        }
        Aabb box = null;
        for (Vec point : points) {
            Aabb one = Aabb.of(at().plus(point), Vec.ZERO);
            box = box == null ? one : box.union(one);
        }
        return box;
    }

    /**
     * {@return the size in force: the file's, else the type's default}
     *
     * @param level the level it is in, for defaults
     */
    default Vec effectiveSize(Level level) {
        if (common().size() != null) {
            return common().size();
        }
        if (isA(ObjectType.Role.ACTOR)) {
            return ActorProfile.DEFAULT_SIZE;
        }
        return new Vec(level.grid(), level.grid());
    }
}

package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectFigures;
import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The list of all types of objects. */
public final class ObjectKinds {
    /** One of each that the engine knows, in the order in which they are offered. */
    public static final List<ObjectKind<? extends LevelObject>> ALL = List.of(
            new SpawnKind(),
            new GoalKind(),
            new HazardKind(),
            new WalkerKind(),
            new PatrollerKind(),
            new MarkerKind(),
            new PickupKind(),
            new BodyKind(),
            new SpringKind(),
            new SwitchKind(),
            new SpriteKind(),
            new PlatformKind(),
            new PolygonKind());

    /** How objects are drawn; those that only the game knows are boxes with their names in them. */
    public static final ObjectFigures FIGURES = new ObjectFigures() {
        @Override
        public boolean isMark(LevelObject object) {
            ObjectKind<?> kind = of(object);
            return kind != null && kind.isMark();
        }

        @Override
        public void paint(ObjectSight sight, LevelObject object) {
            ObjectKind<?> kind = of(object);
            TileRef picture = kind == null || kind.takesPicture() ? sight.picture(object) : null;
            if (picture != null) {
                sight.tile(picture);
            }
            if (kind == null) {
                sight.custom(object);
            } else if (picture == null) {
                paintAs(kind, sight, object);
            }
        }
    };

    private static final Map<Class<?>, ObjectKind<?>> BY_RECORD = new HashMap<>();

    static {
        ALL.forEach(kind -> BY_RECORD.put(kind.record(), kind));
    }

    private ObjectKinds() {}

    /** The kind of an object; null for one that only the game knows. */
    public static ObjectKind<?> of(LevelObject object) {
        return BY_RECORD.get(object.getClass());
    }

    /** What comes of touching an object; null if it neither blocks nor kills nor can be climbed. */
    public static Touch touch(LevelObject object) {
        ObjectKind<?> kind = of(object);
        return kind == null ? null : touch(kind, object);
    }

    private static <T extends LevelObject> Touch touch(ObjectKind<T> kind, LevelObject object) {
        return kind.touch(kind.record().cast(object));
    }

    private static <T extends LevelObject> void paintAs(ObjectKind<T> kind, ObjectSight sight, LevelObject object) {
        kind.paint(sight, kind.record().cast(object));
    }
}

package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.ObjectTypes;

/**
 * A type of object in the editor: all that tools, painters and the inspector have to know of it. Its icon is called as
 * the type is in files.
 *
 * @param <T> what objects of the type are
 */
public abstract class ObjectKind<T extends LevelObject> {
    private final Class<T> record;
    private final String label;
    private final Placing placing;

    /** How an object of a type comes into a level. */
    public enum Placing {
        /** Dragged out as a box. */
        AREA,
        /** Put into a cell, to stand on its lower border. */
        STANDING,
        /** By a tool of its own. */
        OWN_TOOL
    }

    ObjectKind(Class<T> record, String label, Placing placing) {
        this.record = record;
        this.label = label;
        this.placing = placing;
    }

    /** What objects of the type are. */
    public final Class<T> record() {
        return record;
    }

    /** The type's name in files, and the name of its icon. */
    public final String name() {
        return ObjectTypes.ALL.stream()
                .filter(type -> type.record() == record)
                .findFirst()
                .orElseThrow()
                .name();
    }

    /** For people. */
    public final String label() {
        return label;
    }

    /** How one comes into a level. */
    public final Placing placing() {
        return placing;
    }

    /** Size in pixels of a new one that stands; null where there is no such size. */
    public Vec newSize() {
        return null;
    }

    /** True if a level has one at most: another one placed moves the first. */
    public boolean isUnique() {
        return false;
    }

    /** True for what only the designer sees. */
    public boolean isMark() {
        return false;
    }

    /** True if a picture that an object of the type brings along, {@code props.tile}, is drawn in its place. */
    public boolean takesPicture() {
        return true;
    }

    /** What comes of touching an object of the type; null if it neither blocks nor kills nor can be climbed. */
    Touch touch(T object) {
        return null;
    }

    /**
     * A new object; null for one that has a tool of its own.
     *
     * @param tile what is painted with, or null
     */
    public abstract T create(ObjectCommon common, TileRef tile);

    /** Draws an object. */
    public abstract void paint(ObjectSight sight, T object);

    /** Says what the inspector shows beyond what every object has. */
    public abstract void rows(Rows<T> rows);
}

package dev.ledge.editor.render.object;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.Map;

/** The picture that an object brings along: {@code props.tile}, the name of a tile with an image in the palette. */
public final class ObjectLook {
    private ObjectLook() {}

    /**
     * {@return the tile that draws an object instead of its type's own figure; null where there is none}
     *
     * @param level has the palette
     * @param object the object, or null
     */
    public static TileRef of(Level level, LevelObject object) {
        Map<String, Object> props = object == null ? null : object.common().props();
        if (props == null || !(props.get("tile") instanceof String name)) {
            return null;
        }
        TileType type = level.palette().tiles().get(name);
        if (type == null || type.image() == null) {
            return null;
        }
        return new TileRef(name, props.get("flip") instanceof String letters ? flip(letters) : Flip.NONE);
    }

    private static Flip flip(String letters) {
        int bits = (letters.contains("h") ? Flip.H : 0)
                | (letters.contains("v") ? Flip.V : 0)
                | (letters.contains("d") ? Flip.D : 0);
        return new Flip(bits);
    }
}

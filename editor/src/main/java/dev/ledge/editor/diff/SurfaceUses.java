package dev.ledge.editor.diff;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileType;
import java.util.ArrayList;
import java.util.List;

/** What has a surface, by name: kinds of tile of a level's palette, and objects. */
public final class SurfaceUses {
    private static final String SURFACE = "surface";

    private SurfaceUses() {}

    /** The number of kinds of tile that have it. */
    public static int countTiles(Level level, String surface) {
        return (int) level.palette().tiles().values().stream()
                .filter(type -> surface.equals(type.surface()))
                .count();
    }

    /** The number of objects that have it. */
    public static int countObjects(Level level, String surface) {
        return (int) level.objects().stream()
                .filter(object -> surface.equals(object.surface()))
                .count();
    }

    /**
     * The level with another surface for all that has one; the palette's surfaces stay.
     *
     * @param to its name; null for none
     */
    public static Level renamed(Level level, String from, String to) {
        Palette palette = level.palette();
        for (TileType type : level.palette().tiles().values()) {
            if (from.equals(type.surface())) {
                palette = palette.withTile(type.withSurface(to));
            }
        }
        List<LevelObject> objects = new ArrayList<>(level.objects());
        objects.replaceAll(
                object -> from.equals(object.surface()) ? (LevelObject) Parts.with(object, SURFACE, to) : object);
        return level.toBuilder()
                .palette(level.palettePath(), palette)
                .objects(objects)
                .build();
    }
}

package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Form;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Body;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What values of a level or a palette refer to while its file is read. */
final class LevelScope {
    private final Path file;
    private final boolean isDetached;
    private final Pictures pictures;
    private final UniqueIds layers = new UniqueIds("layer");
    private final UniqueIds objects = new UniqueIds("object");
    private final Set<String> layerIds = new HashSet<>();
    private final Map<TileRef, Integer> tiles = new LinkedHashMap<>();
    /** The number of copies by id. */
    private final Map<String, Integer> copies = new LinkedHashMap<>();

    private long actors;

    /**
     * @param file what paths are relative to
     * @param isDetached true to take what other files have as it is
     */
    LevelScope(Path file, boolean isDetached) {
        this.file = file;
        this.isDetached = isDetached;
        this.pictures = new Pictures(isDetached ? null : file);
    }

    static LevelScope of(Reading reading) {
        return reading.scope(LevelScope.class);
    }

    Path file() {
        return file;
    }

    boolean isDetached() {
        return isDetached;
    }

    /** Looks for pictures. */
    Pictures pictures() {
        return pictures;
    }

    /** Looks at the ids of layers. */
    UniqueIds layers() {
        return layers;
    }

    /** Looks at the ids of objects. */
    UniqueIds objects() {
        return objects;
    }

    /** The ids that layers have, be they wrong. */
    Set<String> layerIds() {
        return layerIds;
    }

    /** The placed tiles of all legends so far, with the indices that cells have of them. */
    Map<TileRef, Integer> tiles() {
        return tiles;
    }

    /** The number of copies by id. */
    Map<String, Integer> copies() {
        return copies;
    }

    /** So many actors and other objects have been seen, copies included. */
    long actors() {
        return actors;
    }

    /** So many more objects have been seen. */
    void noteActors(int more) {
        actors += more;
    }

    /** The object of that id is so many actors. */
    void noteCopies(Body body) {
        noteActors(body.copies() - 1);
        copies.put(body.id(), body.copies());
    }

    /** The palette of the level; none where a palette is read by itself, or the level says that it has none. */
    static PaletteField palette(Reading reading) {
        PaletteField palette = (PaletteField) reading.value("palette");
        if (palette != null) {
            return palette;
        }
        return of(reading).isDetached ? PaletteField.BROKEN : PaletteField.NONE;
    }

    /** The names of the surfaces that there are; null where nothing can be said of them. */
    static Set<String> surfaces(Reading reading) {
        Form palette = reading.formWith("surfaces");
        if (palette != null) {
            Object surfaces = palette.value("surfaces");
            return surfaces == null ? Set.of() : names((Map<?, ?>) surfaces);
        }
        PaletteField field = palette(reading);
        Palette known = field.palette() == null ? Palette.EMPTY : field.palette();
        return field.isBroken() ? null : known.surfaces().keySet();
    }

    @SuppressWarnings("unchecked") // the keys of JSON objects are texts
    private static Set<String> names(Map<?, ?> map) {
        return (Set<String>) map.keySet();
    }

    /** The side of a cell, px; 1 if the file does not say. */
    static int grid(Reading reading) {
        Object grid = reading.value("grid");
        return grid == null ? 1 : (Integer) grid;
    }

    /** The largest side that an actor can have, px. */
    static double maxActorSize(Reading reading) {
        return Limits.maxActorSize(grid(reading));
    }
}

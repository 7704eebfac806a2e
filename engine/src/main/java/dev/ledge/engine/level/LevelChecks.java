package dev.ledge.engine.level;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the parts of a level have to have in common. */
final class LevelChecks {
    private LevelChecks() {}

    /**
     * Checks that there are not too many layers, that their ids differ and that none has cells outside the level; what
     * a layer lacks is empty.
     */
    static void layers(List<? extends Layer> layers, int columns, int rows) {
        if (layers.size() > Level.MAX_LAYERS) {
            throw new IllegalArgumentException(
                    "a level can have at most " + Level.MAX_LAYERS + " layers, not " + layers.size());
        }
        Set<String> ids = new HashSet<>();
        for (Layer layer : layers) {
            if (!ids.add(layer.id())) {
                throw new IllegalArgumentException("there are two layers '" + layer.id() + "'");
            }
            if (layer instanceof TileLayer tiles
                    && (tiles.grid().columns() > columns || tiles.grid().rows() > rows)) {
                throw new IllegalArgumentException("layer '" + layer.id() + "' has "
                        + tiles.grid().columns() + "×" + tiles.grid().rows() + " cells, the level " + columns + "×"
                        + rows);
            }
        }
    }

    /**
     * Checks that the ids of objects differ, which are sorted by them, and that there are not too many, copies
     * included.
     */
    static void objects(List<LevelObject> sorted) {
        long count = 0;
        String before = null;
        for (LevelObject object : sorted) {
            if (object.id().equals(before)) {
                throw new IllegalArgumentException("there are two objects '" + before + "'");
            }
            before = object.id();
            count += object instanceof LevelObject.Body body && body.copies() != null ? body.copies() : 1;
        }
        if (count > Level.MAX_OBJECTS) {
            throw new IllegalArgumentException(
                    "a level can have at most " + Level.MAX_OBJECTS + " objects, copies included, not " + count);
        }
    }
}

package dev.ledge.engine.level;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Tile types and surfaces, shared by the levels of a project; the order is the file's.
 *
 * @param surfaces by name
 * @param tiles by name
 * @param props free JSON, or null
 * @param unknown fields this version does not know
 */
public record Palette(
        Map<String, Surface> surfaces,
        Map<String, TileType> tiles,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    public static final Palette EMPTY = new Palette(Map.of(), Map.of(), null, Map.of());

    public Palette {
        surfaces = Collections.unmodifiableMap(new LinkedHashMap<>(surfaces));
        tiles = Collections.unmodifiableMap(new LinkedHashMap<>(tiles));
    }

    /** The surface of that name, or {@link Surface#NORMAL} if the name is null or not known. */
    public Surface surface(String name) {
        Surface surface = name == null ? null : surfaces.get(name);
        return surface == null ? Surface.NORMAL : surface;
    }
}

package dev.ledge.engine.level;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Tile types and surfaces, shared by the levels of a project; the order is the file's.
 *
 * @param surfaces by name; null was left out by the file
 * @param tiles by name; null was left out by the file
 * @param props free JSON, or null
 * @param unknown fields this version does not know
 */
public record Palette(
        Map<String, Surface> surfaces,
        Map<String, TileType> tiles,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    /** No tiles, and no surface but the normal one. */
    public static final Palette EMPTY = new Palette(Map.of(), Map.of(), null, Map.of());

    /**
     * Takes copies, in the order given.
     *
     * @param surfaces by name; null was left out by the file
     * @param tiles by name; null was left out by the file
     * @param props free JSON, or null
     * @param unknown fields this version does not know
     */
    public Palette {
        surfaces = surfaces == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(surfaces));
        tiles = tiles == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(tiles));
    }

    /**
     * {@return a palette of those tiles, by name, and no surface but the normal one}
     *
     * @param types the kinds of tile
     */
    public static Palette of(TileType... types) {
        Map<String, TileType> byName = new LinkedHashMap<>();
        for (TileType type : types) {
            byName.put(type.name(), type);
        }
        return new Palette(null, byName, null, Map.of());
    }

    /**
     * {@return this palette with a surface added or replaced}
     *
     * @param name the name
     * @param surface the surface
     */
    public Palette withSurface(String name, Surface surface) {
        Map<String, Surface> changed = new LinkedHashMap<>(surfaces());
        changed.put(name, surface);
        return new Palette(changed, tiles, props, unknown);
    }

    /**
     * {@return this palette with a kind of tile added or replaced, by name}
     *
     * @param type the kind of tile
     */
    public Palette withTile(TileType type) {
        Map<String, TileType> changed = new LinkedHashMap<>(tiles());
        changed.put(type.name(), type);
        return new Palette(surfaces, changed, props, unknown);
    }

    /** {@return the surfaces by name, never null} */
    @Override
    public Map<String, Surface> surfaces() {
        return surfaces == null ? Map.of() : surfaces;
    }

    /** {@return the kinds of tile by name, never null} */
    @Override
    public Map<String, TileType> tiles() {
        return tiles == null ? Map.of() : tiles;
    }

    /**
     * {@return true if there is a surface of that name; every palette has the normal one, whether it says so or not}
     *
     * @param name the name
     */
    public boolean hasSurface(String name) {
        return name.equals("normal") || surfaces().containsKey(name);
    }

    /** {@return true if the file has a {@code surfaces} field} */
    public boolean hasSurfaces() {
        return surfaces != null;
    }

    /** {@return true if the file has a {@code tiles} field} */
    public boolean hasTiles() {
        return tiles != null;
    }

    /**
     * {@return this with other unknown fields}
     *
     * @param newUnknown value by field
     */
    public Palette withUnknown(Map<String, Object> newUnknown) {
        return new Palette(surfaces, tiles, props, newUnknown);
    }

    /**
     * {@return the surface of that name, or {@link Surface#NORMAL} if the name is null or not known}
     *
     * @param name the name
     */
    public Surface surface(String name) {
        Surface surface = name == null ? null : surfaces().get(name);
        return surface == null ? Surface.NORMAL : surface;
    }
}

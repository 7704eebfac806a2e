package dev.ledge.engine.level;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Collects the parts of a level. */
public final class LevelBuilder {
    String name;
    int grid = 16;
    int columns;
    int rows;
    String palettePath;
    Palette palette;
    Physics physics;
    ActorProfile player;
    TileTable tiles = TileTable.EMPTY;
    List<Layer> layers = List.of();
    List<LevelObject> objects = List.of();
    boolean hasLayers;
    boolean hasObjects;
    /** True if the objects are a level's own list, which an edit of cells need not sort again. */
    boolean sorted = true;

    Map<String, Boolean> groups;

    /** The objects, side of a cell and player that are known to be within the limits together. */
    List<LevelObject> checkedObjects = objects;

    int checkedGrid = grid;
    ActorProfile checkedPlayer;

    Map<String, Object> props;
    Map<String, Object> unknown = Map.of();

    /** Begins with a level of no cells, 16 px each, and nothing else. */
    public LevelBuilder() {}

    LevelBuilder(Level level) {
        name = level.name();
        grid = level.grid();
        checkedGrid = grid;
        columns = level.columns();
        rows = level.rows();
        palettePath = level.palettePath();
        palette = level.hasPalette() ? level.palette() : null;
        physics = level.hasPhysics() ? level.physics() : null;
        player = level.hasPlayer() ? level.player() : null;
        tiles = level.tiles();
        layers = level.layers();
        objects = level.objects();
        checkedObjects = objects;
        checkedPlayer = player;
        hasLayers = level.hasLayers();
        hasObjects = level.hasObjects();
        groups = level.hasGroups() ? level.groups() : null;
        props = level.props();
        unknown = level.unknown();
    }

    /**
     * Replaces the name; null is none.
     *
     * @param value for people, or null
     * @return this builder
     */
    public LevelBuilder name(String value) {
        name = value;
        return this;
    }

    /**
     * Sets the side of a cell.
     *
     * @param value px, 1 to 4096
     * @return this builder
     */
    public LevelBuilder grid(int value) {
        grid = value;
        return this;
    }

    /**
     * Sets the size. A level without cells can be played, but a file has at least one.
     *
     * @param newColumns 0 to {@link Level#MAX_SIDE}
     * @param newRows 0 to {@link Level#MAX_SIDE}
     * @return this builder
     */
    public LevelBuilder size(int newColumns, int newRows) {
        columns = newColumns;
        rows = newRows;
        return this;
    }

    /**
     * Sets the palette.
     *
     * @param path relative to the level file, or null if the palette is part of the level
     * @param value null if there is no palette
     * @return this builder
     */
    public LevelBuilder palette(String path, Palette value) {
        palettePath = path;
        palette = value;
        return this;
    }

    /**
     * Replaces the physics; null is the default.
     *
     * @param value or null for the default
     * @return this builder
     */
    public LevelBuilder physics(Physics value) {
        physics = value;
        return this;
    }

    /**
     * Replaces the player's numbers; null is the default.
     *
     * @param value or null for the default
     * @return this builder
     */
    public LevelBuilder player(ActorProfile value) {
        player = value;
        return this;
    }

    /**
     * Replaces the table that cells point to.
     *
     * @param value the placed tiles; cells point into it
     * @return this builder
     * @throws NullPointerException if the table is null
     */
    public LevelBuilder tiles(TileTable value) {
        tiles = Objects.requireNonNull(value, "tiles");
        return this;
    }

    /**
     * Replaces the layers, first drawn first.
     *
     * @param value the first at the back
     * @return this builder
     * @throws NullPointerException if the list or one of them is null
     */
    public LevelBuilder layers(List<? extends Layer> value) {
        layers = List.copyOf(value);
        hasLayers = true;
        return this;
    }

    /**
     * Replaces the objects, in any order.
     *
     * @param value in any order
     * @return this builder
     * @throws NullPointerException if the list or one of them is null
     */
    public LevelBuilder objects(List<? extends LevelObject> value) {
        objects = List.copyOf(value);
        hasObjects = true;
        sorted = false;
        return this;
    }

    LevelBuilder sortedObjects(List<LevelObject> value) {
        objects = List.copyOf(value);
        hasObjects = true;
        return this;
    }

    /**
     * Replaces which groups are on when the level begins; null is none named.
     *
     * @param value whether each is on, by name, or null
     * @return this builder
     * @throws NullPointerException if one is neither on nor off
     */
    public LevelBuilder groups(Map<String, Boolean> value) {
        if (value != null) {
            value.forEach((group, on) -> Objects.requireNonNull(on, group));
        }
        groups = value == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(value));
        return this;
    }

    /**
     * Replaces the free JSON; null is none.
     *
     * @param value free JSON, or null
     * @return this builder
     */
    public LevelBuilder props(Map<String, Object> value) {
        props = value;
        return this;
    }

    /**
     * Replaces the fields this version does not know.
     *
     * @param value value by field
     * @return this builder
     * @throws NullPointerException if the map is null
     */
    public LevelBuilder unknown(Map<String, Object> value) {
        unknown = Objects.requireNonNull(value, "unknown");
        return this;
    }

    /**
     * {@return the level}
     *
     * @throws IllegalArgumentException if it is larger than {@link Level#checkSize} allows, the side of a cell is not
     *     from 1 to {@link Level#MAX_GRID}, two layers or two objects have the same id, an object that of a copy or an
     *     actor that of the player, an actor is larger than {@link Limits#maxActorSize}, or a layer has cells outside
     *     the level
     */
    public Level build() {
        return new Level(this);
    }
}

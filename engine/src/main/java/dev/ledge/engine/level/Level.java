package dev.ledge.engine.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A level, as an immutable value. An edit makes a new Level that shares everything that did not change, so that any
 * thread may read it without a lock and undo is a reference swap. Free JSON and unknown fields are the very maps that
 * were given for them, no copies: they must not be changed any more.
 */
public final class Level {

    /** Most cells along a side. */
    public static final int MAX_SIDE = 16_384;

    /** Most cells in all. */
    public static final long MAX_CELLS = 1L << 26;

    /** Largest side of a cell, px. */
    public static final int MAX_GRID = 4096;

    /** Most layers. */
    public static final int MAX_LAYERS = 1000;
    /** Most tiles of one cell, over all layers that collide, that can come and go; further ones always stay. */
    public static final int MAX_CHANGING_LAYERS = Long.SIZE;

    /** Most objects. */
    public static final int MAX_OBJECTS = 1_000_000;

    private final String name;
    private final int grid;
    private final int columns;
    private final int rows;
    private final String palettePath;
    private final Palette palette;
    private final Physics physics;
    private final ActorProfile player;
    private final TileTable tiles;
    private final List<Layer> layers;
    private final List<LevelObject> objects;
    private final boolean hasLayers;
    private final boolean hasObjects;
    private final Map<String, Boolean> groups;
    private final Map<String, Object> props;
    private final Map<String, Object> unknown;

    Level(LevelBuilder builder) {
        checkSize(builder.columns, builder.rows);
        Limits.check("the side of a cell", builder.grid, 1, MAX_GRID, "px");
        LevelChecks.layers(builder.layers, builder.columns, builder.rows);
        this.name = builder.name;
        this.grid = builder.grid;
        this.columns = builder.columns;
        this.rows = builder.rows;
        this.palettePath = builder.palettePath;
        this.palette = builder.palette;
        this.physics = builder.physics;
        this.player = builder.player;
        this.tiles = builder.tiles;
        this.layers = List.copyOf(builder.layers);
        this.objects = builder.sorted ? builder.objects : SortedObjects.of(builder.objects);
        if (!builder.sorted || grid != builder.checkedGrid) {
            LevelChecks.objects(objects, grid);
        }
        Limits.checkActorSize("the player", player().size(), grid);
        if (objects != builder.checkedObjects || grid != builder.checkedGrid || player != builder.checkedPlayer) {
            LevelChecks.load(objects, player(), grid);
        }
        this.hasLayers = builder.hasLayers;
        this.hasObjects = builder.hasObjects;
        this.groups = builder.groups;
        this.props = builder.props;
        this.unknown = builder.unknown;
    }

    /**
     * Checks the limits of a level.
     *
     * @param columns number of columns
     * @param rows number of rows
     * @throws IllegalArgumentException with a message for people if they are passed
     */
    public static void checkSize(int columns, int rows) {
        if (columns < 0 || rows < 0) {
            throw new IllegalArgumentException("a level cannot have " + columns + "×" + rows + " cells");
        }
        if (columns > MAX_SIDE || rows > MAX_SIDE || (long) columns * rows > MAX_CELLS) {
            throw new IllegalArgumentException("a level of " + columns + "×" + rows + " cells is too large: at most "
                    + MAX_SIDE + " a side and " + MAX_CELLS + " in all");
        }
    }

    /** {@return the name for people, or null} */
    public String name() {
        return name;
    }

    /** {@return side of a cell in pixels} */
    public int grid() {
        return grid;
    }

    /** {@return number of columns} */
    public int columns() {
        return columns;
    }

    /** {@return number of rows} */
    public int rows() {
        return rows;
    }

    /** {@return width of the level, px} */
    public double width() {
        return (double) columns * grid;
    }

    /** {@return height of the level, px} */
    public double height() {
        return (double) rows * grid;
    }

    /** {@return path of the palette relative to the level file, or null if the palette is part of the level} */
    public String palettePath() {
        return palettePath;
    }

    /** {@return the palette in force, never null} */
    public Palette palette() {
        return palette == null ? Palette.EMPTY : palette;
    }

    /** {@return true if the file has a {@code palette} field} */
    public boolean hasPalette() {
        return palette != null;
    }

    /** {@return true if the file has a {@code layers} field} */
    public boolean hasLayers() {
        return hasLayers;
    }

    /** {@return true if the file has an {@code objects} field} */
    public boolean hasObjects() {
        return hasObjects;
    }

    /** {@return the physics in force, never null} */
    public Physics physics() {
        return physics == null ? Physics.DEFAULT : physics;
    }

    /** {@return true if the file has a {@code physics} field} */
    public boolean hasPhysics() {
        return physics != null;
    }

    /** {@return the player's profile, never null} */
    public ActorProfile player() {
        return player == null ? ActorProfile.DEFAULT : player;
    }

    /** {@return true if the file has a {@code player} field} */
    public boolean hasPlayer() {
        return player != null;
    }

    /** {@return the placed tiles that cells of all layers point into} */
    public TileTable tiles() {
        return tiles;
    }

    /** {@return the layers, drawn first to last} */
    public List<Layer> layers() {
        return layers;
    }

    /** {@return the objects, sorted by id} */
    public List<LevelObject> objects() {
        return objects;
    }

    /** {@return which groups of tiles and platforms are on when the level begins; those not named are on} */
    public Map<String, Boolean> groups() {
        return groups == null ? Map.of() : groups;
    }

    /**
     * {@return true if a group is on when the level begins}
     *
     * @param group its name; null, for what belongs to none, is on
     */
    public boolean isOnAtFirst(String group) {
        return groups == null || group == null || groups.getOrDefault(group, true);
    }

    /** {@return true if the file has a {@code groups} field} */
    public boolean hasGroups() {
        return groups != null;
    }

    /** {@return free JSON, or null} */
    public Map<String, Object> props() {
        return props;
    }

    /** {@return fields this version does not know} */
    public Map<String, Object> unknown() {
        return unknown;
    }

    /**
     * {@return the layer with that id, or null}
     *
     * @param id of the layer or object
     */
    public Layer layer(String id) {
        for (Layer layer : layers) {
            if (layer.id().equals(id)) {
                return layer;
            }
        }
        return null;
    }

    /**
     * {@return the object with that id, or null}
     *
     * @param id of the layer or object
     */
    public LevelObject object(String id) {
        int at = SortedObjects.indexOf(objects, id);
        return at < 0 ? null : objects.get(at);
    }

    /**
     * {@return the tile type of an index of {@link #tiles()}, or null for the empty cell and for names that the palette
     * lacks}
     *
     * @param index 0 to 65,535
     */
    public TileType tileType(int index) {
        TileRef ref = index == 0 ? null : tiles.get(index);
        return ref == null ? null : palette().tiles().get(ref.tile());
    }

    /**
     * {@return true if both levels mean the same, however they came about; parts that they share cost next to nothing}
     *
     * @param other the other one
     */
    public boolean hasSameContent(Level other) {
        return this == other
                || Arrays.equals(fields(), other.fields())
                        && (objects == other.objects || objects.equals(other.objects))
                        && hasSameLayers(other);
    }

    /** All but layers and objects. */
    private Object[] fields() {
        return new Object[] {columns, rows, grid, name, palettePath, palette, physics, player, groups, props, unknown};
    }

    private boolean hasSameLayers(Level other) {
        if (layers.size() != other.layers.size()) {
            return false;
        }
        for (int i = 0; i < layers.size(); i++) {
            Layer mine = layers.get(i);
            Layer theirs = other.layers.get(i);
            boolean same = mine instanceof TileLayer a && theirs instanceof TileLayer b
                    ? a.withGrid(b.grid()).equals(b) && a.grid().hasSameTiles(tiles, b.grid(), other.tiles)
                    : mine.equals(theirs);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /** {@return a builder that holds all of this level} */
    public LevelBuilder toBuilder() {
        return new LevelBuilder(this);
    }

    /**
     * {@return this level with {@code layer} in place of the layer of the same id; without one nothing changes}
     *
     * @param layer the layer
     * @throws IllegalArgumentException if the layer has cells outside the level
     */
    public Level withLayer(Layer layer) {
        List<Layer> changed = new ArrayList<>(layers);
        changed.replaceAll(old -> old.id().equals(layer.id()) ? layer : old);
        return toBuilder().layers(changed).build();
    }

    /**
     * {@return this level with the placed tile in its table, so that cells can point to it}
     *
     * @param ref the placed tile
     */
    public Level withTile(TileRef ref) {
        TileTable grown = tiles.with(ref);
        return grown == tiles ? this : toBuilder().tiles(grown).build();
    }

    /**
     * {@return this level with one cell changed; itself if the cell is outside}
     *
     * @param layerId id of a tile layer
     * @param column column, from 0 on the left
     * @param row row, from 0 at the top
     * @param tile what is placed there; null empties the cell
     * @throws IllegalArgumentException if there is no such tile layer
     */
    public Level withCell(String layerId, int column, int row, TileRef tile) {
        if (!(layer(layerId) instanceof TileLayer layer)) {
            throw new IllegalArgumentException("there is no tile layer '" + layerId + "'");
        }
        if (!layer.grid().contains(column, row)) {
            return this;
        }
        Level grown = tile == null ? this : withTile(tile);
        TileLayer old = (TileLayer) grown.layer(layerId);
        return grown.withLayer(old.withGrid(old.grid().with(column, row, grown.tiles.indexOf(tile))));
    }

    /**
     * {@return this level with {@code object} added, or in place of the object of the same id}
     *
     * @param object the object
     * @throws IllegalArgumentException if it is an actor that is too large for the level, or called as the player's, or
     *     if a copy would be called as another object
     * @throws LevelLimitException if that is more than a level can have, see {@link LoadLimits}
     */
    public Level withObject(LevelObject object) {
        List<LevelObject> changed = SortedObjects.with(objects, object);
        LevelChecks.object(object, changed, grid);
        return toBuilder().sortedObjects(changed).build();
    }

    /**
     * {@return this level without the object of that id}
     *
     * @param id of the layer or object
     */
    public Level withoutObject(String id) {
        List<LevelObject> changed = SortedObjects.without(objects, id);
        return changed == objects ? this : toBuilder().sortedObjects(changed).build();
    }
}

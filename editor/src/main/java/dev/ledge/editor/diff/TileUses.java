package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.object.Sprite;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Where a level uses a kind of tile, by name: in cells, legends and objects. The palette is another's business. */
public final class TileUses {
    private static final String TILE = "tile";

    private TileUses() {}

    /** True if the level could not be read without that tile in its palette. */
    public static boolean in(Level level, String tile) {
        return countCells(level, tile) > 0
                || countObjects(level, tile) > 0
                || level.layers().stream()
                        .anyMatch(layer -> layer instanceof TileLayer cells
                                && cells.legend().values().stream()
                                        .anyMatch(ref -> ref.tile().equals(tile)));
    }

    /** The number of cells with that tile, however it is turned, in all layers. */
    public static int countCells(Level level, String tile) {
        int[] count = new int[1];
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer cells) {
                forEachCell(cells.grid(), indices(level, tile), (column, row) -> count[0]++);
            }
        }
        return count[0];
    }

    /** The number of objects that look like that tile. */
    public static int countObjects(Level level, String tile) {
        return (int) level.objects().stream()
                .filter(object -> tile.equals(object.tile()))
                .count();
    }

    /**
     * The level without a tile: its cells are empty, a platform that looked like it has no picture, and a picture of it
     * alone is gone.
     */
    public static Level without(Level level, String tile) {
        boolean[] indices = indices(level, tile);
        List<Layer> layers = new ArrayList<>(level.layers());
        layers.replaceAll(layer -> layer instanceof TileLayer cells ? without(cells, tile, indices) : layer);
        List<LevelObject> objects = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (!tile.equals(object.tile())) {
                objects.add(object);
            } else if (!(object instanceof Sprite)) {
                objects.add((LevelObject) Parts.with(object, TILE, null));
            }
        }
        return level.toBuilder().layers(layers).objects(objects).build();
    }

    private static TileLayer without(TileLayer layer, String tile, boolean[] indices) {
        TileGrid.Edit edit = layer.grid().edit();
        forEachCell(layer.grid(), indices, (column, row) -> edit.set(column, row, 0));
        TileLayer emptied = layer.withGrid(edit.build());
        if (!layer.hasLegend()) {
            return emptied;
        }
        Map<String, TileRef> legend = new LinkedHashMap<>(layer.legend());
        legend.values().removeIf(ref -> ref.tile().equals(tile));
        return emptied.withLegend(legend);
    }

    /**
     * The level with another name for a tile wherever it uses it.
     *
     * @param to a name that the palette does not have
     */
    public static Level renamed(Level level, String from, String to) {
        // What is left in the table of a tile that is used no more changes places with it, as no two may be equal.
        List<TileRef> refs = new ArrayList<>();
        for (int index = 1; index < level.tiles().size(); index++) {
            refs.add(swapped(level.tiles().get(index), from, to));
        }
        List<Layer> layers = new ArrayList<>(level.layers());
        layers.replaceAll(layer -> layer instanceof TileLayer cells ? renamed(cells, from, to) : layer);
        List<LevelObject> objects = new ArrayList<>(level.objects());
        objects.replaceAll(object -> from.equals(object.tile()) ? (LevelObject) Parts.with(object, TILE, to) : object);
        return level.toBuilder()
                .tiles(TileTable.of(refs))
                .layers(layers)
                .objects(objects)
                .build();
    }

    private static TileLayer renamed(TileLayer layer, String from, String to) {
        if (!layer.hasLegend()) {
            return layer;
        }
        Map<String, TileRef> legend = new LinkedHashMap<>(layer.legend());
        legend.replaceAll((symbol, ref) -> swapped(ref, from, to));
        return layer.withLegend(legend);
    }

    private static TileRef swapped(TileRef ref, String from, String to) {
        if (ref.tile().equals(from)) {
            return new TileRef(to, ref.flip());
        }
        return ref.tile().equals(to) ? new TileRef(from, ref.flip()) : ref;
    }

    /** By index of the level's table: true for that tile, however it is turned. */
    private static boolean[] indices(Level level, String tile) {
        return indices(level, tile::equals);
    }

    static boolean[] indices(Level level, Predicate<String> names) {
        boolean[] indices = new boolean[level.tiles().size()];
        for (int index = 1; index < indices.length; index++) {
            indices[index] = names.test(level.tiles().get(index).tile());
        }
        return indices;
    }

    /** Visits the cells that hold one of some indices, chunk by chunk. */
    static void forEachCell(TileGrid grid, boolean[] indices, BiConsumer<Integer, Integer> each) {
        for (int chunkRow = 0; chunkRow < grid.chunksDown(); chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < grid.chunksAcross(); chunkColumn++) {
                TileChunk chunk = grid.chunk(chunkColumn, chunkRow);
                if (!chunk.isUniform() || indices[chunk.get(0, 0)]) {
                    forEachCell(grid, chunkColumn * TileGrid.CHUNK, chunkRow * TileGrid.CHUNK, indices, each);
                }
            }
        }
    }

    private static void forEachCell(
            TileGrid grid, int left, int top, boolean[] indices, BiConsumer<Integer, Integer> each) {
        for (int row = top; row < Math.min(top + TileGrid.CHUNK, grid.rows()); row++) {
            for (int column = left; column < Math.min(left + TileGrid.CHUNK, grid.columns()); column++) {
                if (indices[grid.get(column, row)]) {
                    each.accept(column, row);
                }
            }
        }
    }
}

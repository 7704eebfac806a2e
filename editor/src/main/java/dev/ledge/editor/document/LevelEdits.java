package dev.ledge.editor.document;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Edits of the level as a whole. */
public final class LevelEdits {
    private LevelEdits() {}

    /** A new level: one empty layer that collides, and nothing else. */
    public static Level blank(int columns, int rows, int grid, String palettePath, Palette palette) {
        TileLayer ground =
                new TileLayer(LayerCommon.of("ground"), Boolean.TRUE, null, Map.of(), TileGrid.empty(columns, rows));
        return new LevelBuilder()
                .grid(grid)
                .size(columns, rows)
                .palette(palettePath, palette)
                .layers(List.of(ground))
                .build();
    }

    /**
     * Gives the level another size. Cells, objects and pictures are moved together, layers with a parallax so that a
     * camera that moves along sees them where they were; cells that end up outside are lost, objects are kept.
     *
     * @param shiftColumns how far everything moves to the right, in cells
     * @param shiftRows how far everything moves down, in cells
     * @throws IllegalArgumentException if the size is beyond {@link Level#checkSize}
     */
    public static Level resize(Level level, int columns, int rows, int shiftColumns, int shiftRows) {
        Level.checkSize(columns, rows);
        if (columns == level.columns() && rows == level.rows() && shiftColumns == 0 && shiftRows == 0) {
            return level;
        }
        Vec shift = new Vec((double) shiftColumns * level.grid(), (double) shiftRows * level.grid());
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            Layer sized = layer instanceof TileLayer tiles
                    ? tiles.withGrid(tiles.grid().resized(columns, rows, shiftColumns, shiftRows))
                    : layer;
            layers.add(moved(sized, shift));
        }
        LevelBuilder resized = level.toBuilder().size(columns, rows).layers(layers);
        if (shiftColumns != 0 || shiftRows != 0) {
            List<LevelObject> objects = new ArrayList<>();
            level.objects()
                    .forEach(object -> objects.add(object.movedTo(object.at().plus(shift))));
            resized.objects(objects);
        }
        return resized.build();
    }

    /** A camera that follows what is in the level takes a layer along by its parallax; cells have moved already. */
    private static Layer moved(Layer layer, Vec shift) {
        Vec parallax = layer.effectiveParallax();
        double done = layer instanceof TileLayer ? 1 : 0;
        double x = shift.x() * (parallax.x() - done);
        double y = shift.y() * (parallax.y() - done);
        return x == 0 && y == 0
                ? layer
                : layer.withCommon(
                        layer.common().withOffset(layer.effectiveOffset().plus(new Vec(x, y))));
    }
}

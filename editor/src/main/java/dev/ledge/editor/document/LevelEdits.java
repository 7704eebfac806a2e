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
     * Gives the level another size. Cells, objects and pictures are moved together; cells that end up outside are lost,
     * objects are kept.
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
            layers.add(
                    layer instanceof TileLayer tiles
                            ? tiles.withGrid(tiles.grid().resized(columns, rows, shiftColumns, shiftRows))
                            : moved(layer, shift));
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

    private static Layer moved(Layer layer, Vec shift) {
        LayerCommon common = layer.common();
        Vec offset = common.offset() == null ? Vec.ZERO : common.offset();
        return shift.equals(Vec.ZERO) ? layer : layer.withCommon(common.withOffset(offset.plus(shift)));
    }
}

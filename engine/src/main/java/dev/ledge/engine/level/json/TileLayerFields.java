package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.After;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.Within;
import tools.jackson.databind.annotation.JsonDeserialize;

/** The fields of a layer of tiles; a field is null if it is missing or wrong. */
record TileLayerFields(
        LayerCommon common,
        Boolean collides,
        @Within(min = 1, max = 4, unit = "") Integer cellWidth,

        @After("cellWidth") @JsonDeserialize(using = LegendReader.class)
        Legend legend,

        @After({"cellWidth", "legend"}) @JsonDeserialize(using = CellsReader.class)
        TileGrid cells) {

    /** @param empty the cells of a layer that has none */
    TileLayer layer(TileGrid empty) {
        TileGrid grid = cells == null ? empty : cells;
        return legend == null
                ? new TileLayer(common, collides, cellWidth, null, grid)
                : new TileLayer(common, collides, cellWidth, legend.tiles(), legend.unknown(), grid);
    }
}

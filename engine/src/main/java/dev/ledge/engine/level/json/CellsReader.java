package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.TileGrid;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads a layer's strips, one after the other. */
final class CellsReader extends ValueDeserializer<TileGrid> {
    @Override
    public TileGrid deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        TileGrid empty = emptyGrid(reading);
        if (empty.columns() == 0) {
            parser.skipChildren(); // Of a level without a size nothing can be said of where strips are.
            return empty;
        }
        return new Strips(Legend.of(reading), parser, reading).read(empty);
    }

    /** The cells of a layer that has none. */
    static TileGrid emptyGrid(Reading reading) {
        Vec size = (Vec) reading.value("size");
        return size == null ? TileGrid.empty(0, 0) : TileGrid.empty((int) size.x(), (int) size.y());
    }
}

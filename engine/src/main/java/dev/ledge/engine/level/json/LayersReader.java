package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.bind.SourceValue;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the layers of a level, each as the record of its {@code kind}, wherever among the fields that stands. */
final class LayersReader extends ValueDeserializer<List<Layer>> {
    private static final String KIND = "kind";
    private static final Map<String, Class<?>> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("tiles", TileLayerFields.class);
        KINDS.put("image", ImageLayer.class);
    }

    @Override
    public List<Layer> deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.ARRAY)) {
            return null;
        }
        int offset = reading.offset(parser);
        String pointer = reading.pointer(parser);
        List<Layer> layers = new ArrayList<>();
        int count = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Layer layer = ++count > Level.MAX_LAYERS ? skipped(parser) : layer(parser, context);
            if (layer != null) {
                layers.add(layer);
            }
        }
        if (count > Level.MAX_LAYERS) {
            reading.add(
                    Severity.ERROR,
                    offset,
                    pointer,
                    Code.TOO_LARGE,
                    "a level can have at most " + Level.MAX_LAYERS + " layers, not " + count
                            + "; put what belongs together into one");
        }
        return layers;
    }

    private static Layer skipped(JsonParser parser) {
        parser.skipChildren();
        return null;
    }

    private static Layer layer(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        int start = reading.offset(parser);
        PlaceFinder.Place kind = PlaceFinder.find(reading.source(), start, KIND);
        String pointer = reading.pointer(parser) + "/" + KIND;
        Class<?> type = kind == null ? null : kind(new SourceValue(kind.value(), pointer, '"' + KIND + '"'), reading);
        // One of no kind is read for what every layer has.
        Collection<String> known = type != null
                ? List.of(KIND)
                : PlaceFinder.fields(reading.source(), start).keySet();
        if (kind == null) {
            reading.add(
                    Severity.ERROR,
                    start,
                    pointer,
                    Code.MISSING_FIELD,
                    "the field \"" + KIND + "\" is missing; add it" + Suggestion.among(KIND, known));
        }
        Object fields = RecordReader.of(type == null ? LayerCommon.class : type, context)
                .deserialize(parser, context, known);
        return fields instanceof TileLayerFields tiles
                ? tiles.layer(CellsReader.emptyGrid(reading))
                : fields instanceof ImageLayer image ? image : null;
    }

    private static Class<?> kind(SourceValue place, Reading reading) {
        return reading.read(place, parser -> ValueReaders.word(parser, KINDS, reading));
    }
}

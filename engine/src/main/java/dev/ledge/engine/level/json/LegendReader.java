package dev.ledge.engine.level.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Severity;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads what the symbols of a layer stand for. */
final class LegendReader extends ValueDeserializer<Legend> {

    /** What a symbol stands for, where that is more than the name of a tile. */
    record Entry(@JsonProperty(required = true) String tile, Flip flip, Map<String, Object> unknown) {}

    @Override
    public Legend deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        int start = reading.offset(parser);
        Legend legend = new Legend(Legend.cellWidthOf(reading));
        Set<String> seen = new HashSet<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String symbol = parser.currentName();
            if (!seen.add(symbol)) {
                reading.duplicate(parser, start, symbol);
            } else if (isSymbol(symbol, legend, parser, reading)) {
                parser.nextToken();
                entry(symbol, legend, parser, context);
            } else {
                parser.nextToken();
                parser.skipChildren();
            }
        }
        return legend;
    }

    private static boolean isSymbol(String symbol, Legend legend, JsonParser parser, Reading reading) {
        int width = symbol.codePointCount(0, symbol.length());
        if (width != legend.cellWidth()) {
            reading.error(
                    parser,
                    Code.BAD_SYMBOL,
                    "the symbol " + Excerpt.quoted(symbol) + " has " + width + " characters, but \"cellWidth\" is "
                            + legend.cellWidth() + "; give every symbol that many");
            return false;
        }
        if (legend.isEmpty(symbol)) {
            reading.error(
                    parser,
                    Code.BAD_SYMBOL,
                    "the symbol " + Excerpt.quoted(symbol) + " always is the empty cell; choose another for this tile");
            return false;
        }
        return true;
    }

    private static void entry(String symbol, Legend legend, JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        Map<TileRef, Integer> table = LevelScope.of(reading).tiles();
        int offset = reading.offset(parser);
        String pointer = reading.pointer(parser);
        Entry entry = read(parser, context);
        TileRef ref = entry == null || entry.tile == null
                ? null
                : new TileRef(entry.tile, entry.flip == null ? Flip.NONE : entry.flip);
        if (ref == null) {
            // So that its cells are not reported as well.
            legend.ignore(symbol);
        } else if (table.size() < TileTable.MAX_INDEX || table.containsKey(ref)) {
            legend.put(symbol, ref, table.computeIfAbsent(ref, key -> table.size() + 1), entry.unknown);
        } else {
            legend.ignore(symbol);
            reading.add(
                    Severity.ERROR,
                    offset,
                    pointer,
                    Code.TOO_LARGE,
                    "the level's legends have more than " + TileTable.MAX_INDEX
                            + " different placed tiles; take away those that are not painted");
        }
    }

    private static Entry read(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_STRING) {
            return new Entry(NameReaders.tile(parser, reading), null, Map.of());
        }
        if (token == JsonToken.START_OBJECT) {
            return (Entry) RecordReader.of(Entry.class, context).deserialize(parser, context);
        }
        int offset = reading.offset(parser);
        String pointer = reading.pointer(parser);
        String found = reading.describe(parser);
        reading.add(
                Severity.ERROR,
                offset,
                pointer,
                Code.WRONG_TYPE,
                "a symbol stands for the name of a tile or for {\"tile\": …, \"flip\": …}, not for " + found);
        return null;
    }
}

package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.SourceValue;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.Suggestion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the objects of a level, one after the other, and looks at what they must have in common. */
final class ObjectsReader extends ValueDeserializer<List<LevelObject>> {
    @Override
    public List<LevelObject> deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.ARRAY)) {
            return null;
        }
        ValueDeserializer<?> reader =
                context.findNonContextualValueDeserializer(context.constructType(LevelObject.class));
        SourceValue array = new SourceValue(reading.offset(parser), reading.pointer(parser), reading.name(parser));
        List<LevelObject> objects = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            LevelObject object = (LevelObject) reader.deserialize(parser, context);
            if (object != null && objects.size() < Level.MAX_OBJECTS) {
                objects.add(object);
            }
        }
        long actors = LevelScope.of(reading).actors();
        if (actors > Level.MAX_OBJECTS) {
            reading.add(
                    Severity.ERROR,
                    array.offset(),
                    array.pointer(),
                    Code.TOO_LARGE,
                    "the level has " + actors + " objects, copies included; at most " + Level.MAX_OBJECTS
                            + " are possible");
        }
        checkCopyIds(objects, array, reading);
        checkRides(objects, array, reading);
        return objects;
    }

    /** Copies are called id-1, id-2, …; no other object may be. */
    private static void checkCopyIds(List<LevelObject> objects, SourceValue array, Reading reading) {
        Map<String, Integer> copies = LevelScope.of(reading).copies();
        Set<String> clashing = new HashSet<>();
        for (LevelObject object : copies.isEmpty() ? List.<LevelObject>of() : objects) {
            if (Limits.copiedId(object.id(), copies) != null) {
                clashing.add(object.id());
            }
        }
        objects.removeIf(object -> clashing.contains(object.id()));
        report(
                clashing,
                "id",
                array,
                reading,
                (parser, id) -> reading.error(
                        parser,
                        Code.COPY_ID,
                        "the id " + reading.describe(parser) + " is also that of a copy of the actor \""
                                + Limits.copiedId(id, copies) + "\"; choose another"));
    }

    /** What an object rides must be a platform, wherever in the file that is. */
    private static void checkRides(List<LevelObject> objects, SourceValue array, Reading reading) {
        Set<String> platforms = new HashSet<>();
        Set<String> wrong = new HashSet<>();
        for (LevelObject object : objects) {
            if (object instanceof Platform) {
                platforms.add(object.id());
            }
        }
        for (LevelObject object : objects) {
            String rides = object.common().rides();
            if (rides != null && !platforms.contains(rides)) {
                wrong.add(object.id());
            }
        }
        report(
                wrong,
                "rides",
                array,
                reading,
                (parser, id) -> reading.error(
                        parser,
                        Code.UNKNOWN_PLATFORM,
                        "there is no platform " + reading.describe(parser)
                                + " to ride; give the id of one, or take \"rides\" away"
                                + Suggestion.among(parser.getString(), platforms)));
    }

    /** Says what is wrong with an object. */
    @FunctionalInterface
    private interface Report {
        void at(JsonParser field, String id);
    }

    /** Finds a field of the objects of some ids by reading the list again. */
    private static void report(Set<String> ids, String field, SourceValue array, Reading reading, Report report) {
        if (ids.isEmpty()) {
            return;
        }
        reading.read(array, parser -> {
            for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
                Map<String, PlaceFinder.Place> fields = PlaceFinder.fields(reading.source(), reading.offset(parser));
                PlaceFinder.Place id = fields.get("id");
                if (id != null && ids.contains(id.text())) {
                    String pointer = array.pointer() + "/" + i + "/" + field;
                    SourceValue part = new SourceValue(fields.get(field).value(), pointer, '"' + field + '"');
                    reading.read(part, at -> {
                        report.at(at, id.text());
                        return null;
                    });
                }
                parser.skipChildren();
            }
            return null;
        });
    }
}

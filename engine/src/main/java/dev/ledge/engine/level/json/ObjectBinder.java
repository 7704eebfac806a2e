package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads an object as the record of its {@code type}, wherever among the fields that stands. Null, after an error, for
 * one that cannot be.
 */
final class ObjectBinder extends ValueDeserializer<LevelObject> {
    private static final String TYPE = "type";
    private static final String RIDES = "rides";

    /** For an object whose own id is none: it is read for its mistakes alone. */
    private static final String NOBODY = "-";

    private final Map<String, RecordReader> forms = new HashMap<>();
    private final Map<String, List<String>> names = new HashMap<>();
    /** The slots of what every object has are the first ones of every form. */
    private RecordReader common;

    @Override
    public void resolve(DeserializationContext context) {
        common = RecordReader.of(ObjectCommon.class, context);
        for (ObjectType<?> type : ObjectType.ALL) {
            RecordReader form = RecordReader.of(type.record(), context);
            List<String> known = new ArrayList<>(form.names());
            known.add(TYPE);
            forms.put(type.name(), form);
            names.put(type.name(), known);
        }
    }

    @Override
    public LevelObject deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, LocatedNode.Kind.OBJECT)) {
            return null;
        }
        return new One(parser, context, reading).read();
    }

    /** One object while it is read. */
    private final class One {
        private final JsonParser parser;
        private final DeserializationContext context;
        private final Reading reading;
        private final int start;
        private final RecordReader.Filled form = new RecordReader.Filled(common.size(), null);
        private boolean hasType;
        private boolean isTypeKnown;
        private String type;
        private RecordReader own;

        One(JsonParser parser, DeserializationContext context, Reading reading) {
            this.parser = parser;
            this.context = context;
            this.reading = reading;
            this.start = reading.offset(parser);
            reading.setObject(start);
            reading.scope().objects().noteActors(1);
        }

        LevelObject read() {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                field(parser.currentName());
            }
            require("id");
            if (!hasType) {
                RecordReader.missing(TYPE, form, start, parser, reading);
            }
            require("at");
            if (type == null) {
                return null;
            }
            boolean hasNoId = isStandIn("id", NOBODY);
            boolean hasNoPlace = isStandIn("at", Vec.ZERO);
            LevelObject object = made();
            return object != null && !hasNoId && !hasNoPlace && !isReserved(object) ? object : null;
        }

        /** True if a field has no value, and gets another so that the rest can be looked at. */
        private boolean isStandIn(String name, Object other) {
            int slot = common.slot(name);
            boolean isNone = form.value(slot) == null;
            if (isNone) {
                form.set(slot, other);
            }
            return isNone;
        }

        private void require(String name) {
            if (!form.has(common.slot(name))) {
                RecordReader.missing(name, form, start, parser, reading);
            }
        }

        private void field(String name) {
            if (name.equals(TYPE)) {
                type();
                return;
            }
            int slot = common.slot(name);
            boolean isRides = name.equals(RIDES);
            if ((slot < 0 || isRides) && !isTypeKnown) {
                PlaceFinder.Place place = PlaceFinder.find(reading.source(), start, TYPE);
                know(place == null ? null : place.text());
            }
            if (slot < 0 && own != null) {
                slot = own.slot(name);
            }
            if (slot >= 0 && !(isRides && !canRide())) {
                (own == null ? common : own).fill(form, slot, start, parser, context);
            } else {
                RecordReader.fillUnknown(form, start, parser, reading, own == null ? null : names.get(type));
            }
        }

        /** What cannot ride has no such field. */
        private boolean canRide() {
            return own != null && ObjectType.named(type).role().canRide();
        }

        private void type() {
            if (hasType) {
                reading.duplicate(parser, start, TYPE);
                return;
            }
            hasType = true;
            parser.nextToken();
            String text = ValueReaders.text(parser, reading);
            if (!isTypeKnown) {
                know(text);
            }
        }

        private void know(String name) {
            isTypeKnown = true;
            type = name;
            own = name == null ? null : forms.get(name);
            if (own != null) {
                form.grow(own.size());
            }
        }

        private LevelObject made() {
            if (own == null) {
                Map<String, Object> fields = form.takeUnknown();
                return new LevelObject.Custom((ObjectCommon) common.made(form, 0, context), type, fields);
            }
            if (own.slot("path") >= 0) {
                checkPath();
            }
            if (!own.isComplete(form, start, parser, reading)) {
                return null;
            }
            LevelObject object = (LevelObject) own.made(form, 0, context);
            if (object instanceof LevelObject.Body body && body.copies() != null) {
                reading.scope().objects().noteCrowd(body.id(), body.copies());
            }
            return object;
        }

        private boolean isReserved(LevelObject object) {
            boolean isReserved = object.id().equals(Limits.PLAYER_ID) && ObjectType.isA(object, ObjectType.Role.ACTOR);
            if (isReserved) {
                error(
                        "id",
                        Code.RESERVED_ID,
                        "\"" + Limits.PLAYER_ID + "\" is the id of the player's own actor; choose another");
            }
            return isReserved;
        }

        /** What moves has a path of two points; one that stands still may have any. */
        private void checkPath() {
            int pathSlot = own.slot("path");
            boolean hasPath = form.has(pathSlot);
            List<?> path = (List<?>) form.value(pathSlot);
            Motion motion = (Motion) form.value(own.slot("motion"));
            boolean moves = (motion != null || hasPath)
                    && (motion == null ? Motion.DEFAULT : motion).effectiveMode() != Motion.Mode.STILL;
            if (moves && !hasPath) {
                error(
                        "motion",
                        Code.SHORT_PATH,
                        "this platform moves but has no \"path\"; give one of at least two "
                                + "points, such as [[0, 0], [64, 0]], or \"mode\": \"still\"");
            } else if (moves && path != null && path.size() < 2) {
                error(
                        "path",
                        Code.SHORT_PATH,
                        "a path needs at least two points, not " + path.size()
                                + "; add one, or give \"motion\": {\"mode\": \"still\"}");
            }
            if (path != null && path.isEmpty()) {
                form.set(pathSlot, null);
            }
        }

        /** An error at the value of a field that is there. */
        private void error(String field, Code code, String message) {
            reading.add(
                    Severity.ERROR,
                    PlaceFinder.find(reading.source(), start, field).value(),
                    reading.pointerTo(parser, field),
                    code,
                    message);
        }
    }
}

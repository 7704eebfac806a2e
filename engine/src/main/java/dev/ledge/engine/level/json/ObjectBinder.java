package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Form;
import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.ObjectTypes;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
    private static final String NO_ID = "-";

    /** How the objects of a type are read, which is looked for when the first one is. */
    private final Map<String, TypeReader> readers = new ConcurrentHashMap<>();
    /** The slots of what every object has are the first ones of every form. */
    private RecordReader common;

    private record TypeReader(RecordReader record, List<String> names) {}

    @Override
    public void resolve(DeserializationContext context) {
        common = RecordReader.of(ObjectCommon.class, context);
    }

    private TypeReader reader(ObjectType<?> type, DeserializationContext context) {
        return readers.computeIfAbsent(type.name(), name -> {
            RecordReader record = RecordReader.of(type.record(), context);
            List<String> known = new ArrayList<>(record.names());
            known.add(TYPE);
            return new TypeReader(record, known);
        });
    }

    @Override
    public LevelObject deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        One one = new One(parser, context, reading);
        reading.setForm(one.form);
        try {
            return one.read();
        } finally {
            reading.setForm(one.form.outer());
        }
    }

    /** One object while it is read. */
    private final class One {
        private final JsonParser parser;
        private final DeserializationContext context;
        private final Reading reading;
        private final Form form;
        private boolean hasType;
        private boolean isTypeKnown;
        private String type;
        private RecordReader own;
        private List<String> names;

        One(JsonParser parser, DeserializationContext context, Reading reading) {
            this.parser = parser;
            this.context = context;
            this.reading = reading;
            this.form = new Form(common, LevelObject.class, reading.offset(parser), null, reading.form());
            LevelScope.of(reading).noteActors(1);
        }

        LevelObject read() {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                field(parser.currentName());
            }
            require("id");
            if (!hasType) {
                RecordReader.missing(TYPE, form, parser, reading);
            }
            require("at");
            if (type == null) {
                return null;
            }
            boolean hasNoId = isStandIn("id", NO_ID);
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
                RecordReader.missing(name, form, parser, reading);
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
                PlaceFinder.Place place = PlaceFinder.find(reading.source(), form.start(), TYPE);
                know(place == null ? null : place.text());
            }
            if (slot < 0 && own != null) {
                slot = own.slot(name);
            }
            if (slot >= 0 && !(isRides && !canRide())) {
                (own == null ? common : own).fill(form, slot, parser, context);
            } else {
                RecordReader.fillUnknown(form, parser, reading, names);
            }
        }

        /** What cannot ride has no such field. */
        private boolean canRide() {
            return own != null && ObjectTypes.named(type).role().canRide();
        }

        private void type() {
            if (hasType) {
                reading.duplicate(parser, form.start(), TYPE);
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
            ObjectType<?> known = name == null ? null : ObjectTypes.named(name);
            if (known != null) {
                TypeReader found = reader(known, context);
                own = found.record;
                names = found.names;
                form.become(own);
            }
        }

        private LevelObject made() {
            if (own == null) {
                Map<String, Object> fields = form.takeUnknown();
                return new Custom((ObjectCommon) common.made(form, 0, context), type, fields);
            }
            if (own.slot("path") >= 0) {
                checkPath();
            }
            LevelObject object = (LevelObject) own.finish(form, parser, context);
            if (object instanceof Body body && body.copies() != null) {
                LevelScope.of(reading).noteCopies(body);
            }
            return object;
        }

        private boolean isReserved(LevelObject object) {
            boolean isReserved = object.id().equals(Limits.PLAYER_ID) && object.isA(ObjectType.Role.ACTOR);
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
                    PlaceFinder.find(reading.source(), form.start(), field).value(),
                    reading.pointerTo(parser, field),
                    code,
                    message);
        }
    }
}

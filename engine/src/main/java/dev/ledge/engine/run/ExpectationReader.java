package dev.ledge.engine.run;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.bind.SourceValue;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.level.Within;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.world.type.EventType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Reads one expectation of a run file: which others it has is decided by the fields that say what it is. */
final class ExpectationReader extends ValueDeserializer<Expectation> {
    private static final String EVENT = "event";
    private static final String SAME = "same";
    private static final String PLAYER = "player";
    private static final String ACTOR = "actor";
    private static final List<String> ALONE = List.of(EVENT, SAME, PLAYER);

    /** The fields of what is expected of the player. */
    record OfPlayer(
            @JsonDeserialize(using = TicksReader.class) Ticks at,
            @JsonDeserialize(using = TicksReader.class) Ticks from,
            @JsonDeserialize(using = TicksReader.class) Ticks to,

            @JsonProperty(required = true) @JsonDeserialize(using = FactsReader.class)
            FactsReader.Facts player,

            Map<String, Object> unknown) {}

    /** The fields of what is expected of another actor. */
    record OfActor(
            @JsonDeserialize(using = TicksReader.class) Ticks at,
            @JsonDeserialize(using = TicksReader.class) Ticks from,
            @JsonDeserialize(using = TicksReader.class) Ticks to,
            String actor,

            @JsonProperty(required = true) @JsonDeserialize(using = FactsReader.class)
            FactsReader.Facts is,

            Map<String, Object> unknown) {}

    /** The fields of an event that is expected, without its details. */
    record OfEvent(
            @JsonDeserialize(using = TicksReader.class) Ticks at,
            @JsonDeserialize(using = TicksReader.class) Ticks from,
            @JsonDeserialize(using = TicksReader.class) Ticks to,
            @JsonProperty(required = true) EventType event,
            @JsonDeserialize(using = CountReader.class) Expectation.Count count,
            Map<String, Object> unknown) {}

    /** The fields of a number that is to stay the same. */
    record OfNumber(
            @JsonDeserialize(using = TicksReader.class) Ticks at,
            @JsonDeserialize(using = TicksReader.class) Ticks from,
            @JsonDeserialize(using = TicksReader.class) Ticks to,

            @JsonProperty(required = true) @JsonDeserialize(using = FactsReader.Number.class)
            Fact same,

            String actor,

            @Within(min = 0, max = Double.MAX_VALUE, unit = "px or px/s")
            Double within,

            Map<String, Object> unknown) {}

    static final class TicksReader extends ValueDeserializer<Ticks> {
        @Override
        public Ticks deserialize(JsonParser parser, DeserializationContext context) {
            return Ranges.integers(parser, Run.MAX_TICKS, Ticks::new, Reading.of(context));
        }
    }

    static final class CountReader extends ValueDeserializer<Expectation.Count> {
        @Override
        public Expectation.Count deserialize(JsonParser parser, DeserializationContext context) {
            return Ranges.integers(parser, Integer.MAX_VALUE, Expectation.Count::new, Reading.of(context));
        }
    }

    @Override
    public Expectation deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        return reading.is(parser, JsonKind.OBJECT) ? new One(parser, context, reading).read() : null;
    }

    /** One expectation while it is read. */
    private static final class One {
        private final JsonParser parser;
        private final DeserializationContext context;
        private final Reading reading;
        private final int start;
        private final String pointer;
        private final Map<String, PlaceFinder.Place> places;

        One(JsonParser parser, DeserializationContext context, Reading reading) {
            this.parser = parser;
            this.context = context;
            this.reading = reading;
            this.start = reading.offset(parser);
            this.pointer = reading.pointer(parser);
            this.places = PlaceFinder.fields(reading.source(), start);
        }

        Expectation read() {
            if (ALONE.stream().filter(places::containsKey).count() > 1) {
                return refused(
                        Code.UNKNOWN_FIELD,
                        "more than one of \"event\", \"same\" and \"player\" is here; make several expectations of it");
            }
            if (places.containsKey(EVENT)) {
                return event();
            }
            if (places.containsKey(SAME)) {
                OfNumber fields = fields(OfNumber.class, Set.of());
                When when = fields == null ? null : when(fields.at, fields.from, fields.to);
                return when == null
                        ? null
                        : new Expectation.Same(when, fields.same, fields.actor, fields.within, fields.unknown);
            }
            if (places.containsKey(PLAYER)) {
                return player();
            }
            if (places.containsKey(ACTOR)) {
                OfActor fields = fields(OfActor.class, Set.of());
                When when = fields == null ? null : when(fields.at, fields.from, fields.to);
                return when == null ? null : fields.is.expectation(when, fields.actor, fields.unknown);
            }
            return refused(
                    Code.MISSING_FIELD,
                    "nothing is expected; add \"player\": {…}, or \"actor\" with \"is\": {…}, or \"event\", "
                            + "or \"same\"");
        }

        private Expectation refused(Code code, String message) {
            reading.add(Severity.ERROR, start, pointer, code, message);
            parser.skipChildren();
            return null;
        }

        private <T> T fields(Class<T> type, Set<String> others) {
            return type.cast(RecordReader.of(type, context).deserialize(parser, context, others));
        }

        private Expectation player() {
            if (places.containsKey(ACTOR)) {
                error(
                        PLAYER,
                        Code.UNKNOWN_FIELD,
                        "both \"player\" and \"actor\" are here; make two expectations of it");
            }
            OfPlayer fields = fields(OfPlayer.class, Set.of(ACTOR));
            When when = fields == null ? null : when(fields.at, fields.from, fields.to);
            return when == null ? null : fields.player.expectation(when, null, fields.unknown);
        }

        /** The time; null after an error. */
        private When when(Ticks at, Ticks from, Ticks to) {
            if (places.containsKey("at") && (places.containsKey("from") || places.containsKey("to"))) {
                reading.add(
                        Severity.ERROR,
                        start,
                        pointer,
                        Code.UNKNOWN_FIELD,
                        "both \"at\" and \"from\" or \"to\" are here; take one away");
                return null;
            }
            if (from != null && to != null && to.last() < from.first()) {
                error("to", Code.OUT_OF_RANGE, "\"to\" lies before \"from\"; exchange them");
                return null;
            }
            return new When(at, from, to);
        }

        private Expectation event() {
            Map<EventField, PlaceFinder.Place> given = new LinkedHashMap<>();
            places.forEach((name, place) -> {
                if (EventField.byName(name) != null) {
                    given.put(EventField.byName(name), place);
                }
            });
            OfEvent fields = fields(OfEvent.class, EventField.names());
            Map<EventField, String> details = new LinkedHashMap<>();
            given.forEach((field, place) -> detail(field, place, fields == null ? null : fields.event, details));
            When when = fields == null ? null : when(fields.at, fields.from, fields.to);
            return when == null
                    ? null
                    : new Expectation.Happens(when, fields.event, details, fields.count, fields.unknown);
        }

        private void detail(
                EventField field, PlaceFinder.Place place, EventType type, Map<EventField, String> details) {
            String name = field.json();
            if (type != null && !field.appliesTo(type)) {
                error(
                        name,
                        Code.UNKNOWN_WORD,
                        "an event \"" + type.json() + "\" has no \"" + name + "\", so this can never be; take it away");
                return;
            }
            String value = reading.read(
                    new SourceValue(place.value(), pointer + "/" + name, '"' + name + '"'), own -> value(field, own));
            if (value != null) {
                details.put(field, value);
            }
        }

        private String value(EventField field, JsonParser own) {
            if (field == EventField.ON) {
                return flag(own);
            }
            return field.words().isEmpty()
                    ? ValueReaders.text(own, reading)
                    : ValueReaders.word(own, field.words(), reading);
        }

        private String flag(JsonParser own) {
            Boolean flag = ValueReaders.flag(own, reading);
            return flag == null ? null : flag.toString();
        }

        /** An error at the value of a field that is there. */
        private void error(String field, Code code, String message) {
            reading.add(Severity.ERROR, places.get(field).value(), pointer + "/" + field, code, message);
        }
    }
}

package dev.ledge.engine.run;

import dev.ledge.engine.bind.FreeReader;
import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.world.type.ActorState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads what is to be the case with an actor, in the file's order. */
final class FactsReader extends ValueDeserializer<FactsReader.Facts> {
    private static final Map<String, ActorState> STATES = ValueReaders.words(ActorState.values());
    private static final Map<String, Fact> FACTS = ValueReaders.words(Fact.values());
    private static final Map<String, Fact> NUMBERS = ValueReaders.words(Arrays.stream(Fact.values())
            .filter(fact -> fact.kind() == Fact.Kind.NUMBER)
            .toArray(Fact[]::new));

    /** What is to be the case, and facts that this version does not know. */
    record Facts(Map<Fact, Matcher> expected, Map<String, Object> unknownFacts) {
        Expectation expectation(When when, String actor, Map<String, Object> unknown) {
            return new Expectation.State(when, actor, expected, unknownFacts, unknown);
        }
    }

    /** Reads the name of a fact that is a number. */
    static final class Number extends ValueDeserializer<Fact> {
        @Override
        public Fact deserialize(JsonParser parser, DeserializationContext context) {
            return ValueReaders.word(parser, NUMBERS, Reading.of(context));
        }
    }

    @Override
    public Facts deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        int start = reading.offset(parser);
        Map<Fact, Matcher> expected = new LinkedHashMap<>();
        Map<String, Object> unknown = new LinkedHashMap<>();
        List<String> seen = new ArrayList<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            Fact fact = FACTS.get(name);
            if (seen.contains(name)) {
                reading.duplicate(parser, start, name);
                continue;
            }
            seen.add(name);
            if (fact == null) {
                RecordReader.warnOfUnknown(name, FACTS.keySet(), parser, reading);
            }
            parser.nextToken();
            if (fact == null) {
                unknown.put(name, FreeReader.value(parser, reading));
                continue;
            }
            Matcher value = wanted(fact, parser, reading);
            if (value != null) {
                expected.put(fact, value);
            }
        }
        return new Facts(expected, unknown);
    }

    private static Matcher wanted(Fact fact, JsonParser parser, Reading reading) {
        return switch (fact.kind()) {
            case SWITCH -> exactly(ValueReaders.flag(parser, reading));
            case NUMBER -> Ranges.wanted(parser, reading);
            case TEXT -> {
                if (fact == Fact.ON && parser.currentToken() == JsonToken.VALUE_NULL) {
                    yield new Matcher.Exactly(null);
                }
                if (fact == Fact.STATE) {
                    ActorState state = ValueReaders.word(parser, STATES, reading);
                    yield state == null ? null : new Matcher.Exactly(state.json());
                }
                yield exactly(ValueReaders.text(parser, reading));
            }
        };
    }

    private static Matcher exactly(Object value) {
        return value == null ? null : new Matcher.Exactly(value);
    }
}

package dev.ledge.engine.run;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the expectations of a run. */
final class ExpectationsReader extends ValueDeserializer<List<Expectation>> {
    @Override
    public List<Expectation> deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.ARRAY)) {
            return null;
        }
        ValueDeserializer<?> reader =
                context.findNonContextualValueDeserializer(context.constructType(Expectation.class));
        List<Expectation> expectations = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Expectation expectation = (Expectation) reader.deserialize(parser, context);
            if (expectation != null) {
                expectations.add(expectation);
            }
        }
        return expectations;
    }
}

package dev.ledge.engine.run;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.problem.Code;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the hash of a run, which is 16 hexadecimal digits. */
final class HashReader extends ValueDeserializer<Long> {
    private static final Pattern HASH = Pattern.compile("[0-9a-fA-F]{16}");

    @Override
    public Long deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        String text = ValueReaders.text(parser, reading);
        if (text == null) {
            return null;
        }
        if (!HASH.matcher(text).matches()) {
            reading.error(
                    parser,
                    Code.WRONG_TYPE,
                    reading.describe(parser)
                            + " is not a hash; give 16 hexadecimal digits, as \"ledge run\" prints them");
            return null;
        }
        return Long.parseUnsignedLong(text, 16);
    }
}

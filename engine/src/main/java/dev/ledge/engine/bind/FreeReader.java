package dev.ledge.engine.bind;

import dev.ledge.engine.problem.Code;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads JSON that Ledge does not look into, as immutable maps and lists: {@code props}, and fields of a later version.
 * Numbers keep their exact value.
 */
public final class FreeReader {
    private FreeReader() {}

    /** An object with any fields; null, after an error, if it is something else. */
    public static Map<String, Object> props(JsonParser parser, Reading reading) {
        return reading.is(parser, JsonKind.OBJECT) ? map(parser, reading) : null;
    }

    /** Any value: a map, list, string, {@link Number}, boolean or null. */
    public static Object value(JsonParser parser, Reading reading) {
        return switch (JsonKind.of(parser.currentToken())) {
            case OBJECT -> map(parser, reading);
            case ARRAY -> list(parser, reading);
            case STRING -> parser.getString();
            case NUMBER -> number(parser, reading);
            case BOOLEAN -> parser.getBooleanValue();
            case NULL -> null;
        };
    }

    private static Map<String, Object> map(JsonParser parser, Reading reading) {
        int object = reading.offset(parser);
        Map<String, Object> map = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            if (map.containsKey(name)) {
                reading.duplicate(parser, object, name);
            } else {
                parser.nextToken();
                map.put(name, value(parser, reading));
            }
        }
        return Collections.unmodifiableMap(map);
    }

    private static List<Object> list(JsonParser parser, Reading reading) {
        List<Object> list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(parser, reading));
        }
        return Collections.unmodifiableList(list);
    }

    private static Number number(JsonParser parser, Reading reading) {
        if (!reading.isJsonNumber(parser)) {
            return 0L;
        }
        try {
            return Numbers.exact(parser.getString());
        } catch (ArithmeticException e) {
            reading.error(
                    parser,
                    Code.NOT_FINITE,
                    reading.describe(parser) + " has too large an exponent; give a smaller one");
            return 0L;
        }
    }
}

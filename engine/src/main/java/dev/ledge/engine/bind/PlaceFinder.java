package dev.ledge.engine.bind;

import dev.ledge.engine.file.JsonSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Finds values by reading again or ahead, for what is rarely asked: where a mistake is, mostly. What is not JSON ends a
 * search, as it ends the reading.
 */
public final class PlaceFinder {
    private PlaceFinder() {}

    /**
     * Where a field is, in UTF-16 units of the source.
     *
     * @param key where its key begins
     * @param value where its value begins
     * @param text the value, if that is a text; else null
     */
    public record Place(int key, int value, String text) {}

    /** {@return the first field of a name in an object, or null} */
    public static Place find(JsonSource source, int object, String name) {
        return fields(source, object, name).get(name);
    }

    /** {@return all fields of an object in their order, of two that have the same name the first} */
    public static Map<String, Place> fields(JsonSource source, int object) {
        return fields(source, object, null);
    }

    private static Map<String, Place> fields(JsonSource source, int object, String last) {
        Map<String, Place> fields = new LinkedHashMap<>();
        try (JsonParser parser = Json.parser(source, object)) {
            parser.nextToken();
            while (!fields.containsKey(last) && parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                int key = object + Json.offset(parser);
                JsonToken value = parser.nextToken();
                if (last == null || last.equals(name)) {
                    String text = value == JsonToken.VALUE_STRING ? parser.getString() : null;
                    fields.putIfAbsent(name, new Place(key, object + Json.offset(parser), text));
                }
                parser.skipChildren();
            }
        } catch (JacksonException e) {
            return fields;
        }
        return fields;
    }

    /** {@return where the value begins that a file is, in UTF-16 units; 0 if there is none} */
    public static int start(JsonSource source) {
        try (JsonParser parser = Json.parser(source, 0)) {
            return parser.nextToken() == null ? 0 : Json.offset(parser);
        } catch (JacksonException e) {
            return 0;
        }
    }

    /** {@return where the values of a list begin, in UTF-16 units} */
    public static List<Integer> elements(JsonSource source, int list) {
        List<Integer> elements = new ArrayList<>();
        try (JsonParser parser = Json.parser(source, list)) {
            JsonToken token = parser.nextToken() == JsonToken.START_ARRAY ? parser.nextToken() : null;
            while (token != null && token != JsonToken.END_ARRAY) {
                elements.add(list + Json.offset(parser));
                parser.skipChildren();
                token = parser.nextToken();
            }
        } catch (JacksonException e) {
            return elements;
        }
        return elements;
    }
}

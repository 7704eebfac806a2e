package dev.ledge.engine.bind;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;

/** Reads an object with any keys and values of one type, in the file's order and without the values that cannot be. */
final class MapReader extends ValueDeserializer<Map<String, ?>> {
    private final JavaType type;
    private final ValueDeserializer<?> values;

    /** @param values null until databind says of which property this is */
    MapReader(JavaType type, ValueDeserializer<?> values) {
        this.type = type;
        this.values = values;
    }

    @Override
    public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
        return new MapReader(type, context.findContextualValueDeserializer(type, property));
    }

    @Override
    public Map<String, ?> deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        int start = reading.offset(parser);
        Map<String, Object> map = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            if (!seen.add(name)) {
                reading.duplicate(parser, start, name);
                continue;
            }
            parser.nextToken();
            Object value = values.deserialize(parser, context);
            if (value != null) {
                map.put(name, value);
            }
        }
        return map;
    }
}

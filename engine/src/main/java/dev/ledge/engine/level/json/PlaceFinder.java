package dev.ledge.engine.level.json;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Finds fields of an object by reading it again, for what is rarely asked: where a mistake is, mostly. */
final class PlaceFinder {
    private PlaceFinder() {}

    /**
     * Where a field is, in UTF-16 units of the source.
     *
     * @param key where its key begins
     * @param value where its value begins
     * @param text the value, if that is a text; else null
     */
    record Place(int key, int value, String text) {}

    /** The first field of that name in the object that begins at an offset, or null. */
    static Place find(JsonSource source, int object, String name) {
        int from = source.byteOffset(object);
        try (JsonParser parser = TreeParser.open(source, from, source.bytes().length)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean isIt = parser.currentName().equals(name);
                int key = object + offset(parser);
                JsonToken value = parser.nextToken();
                if (isIt) {
                    String text = value == JsonToken.VALUE_STRING ? parser.getString() : null;
                    return new Place(key, object + offset(parser), text);
                }
                parser.skipChildren();
            }
            return null;
        }
    }

    private static int offset(JsonParser parser) {
        return (int) parser.currentTokenLocation().getCharOffset();
    }
}

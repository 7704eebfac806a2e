package dev.ledge.engine.bind;

import tools.jackson.core.JsonToken;

/** What a JSON value is. */
public enum JsonKind {
    /** An object {…}. */
    OBJECT("an object {…}"),
    /** A list […]. */
    ARRAY("a list […]"),
    /** A text in double quotes. */
    STRING("a text in double quotes"),
    /** A number. */
    NUMBER("a number"),
    /** True or false. */
    BOOLEAN("true or false"),
    /** Null. */
    NULL("null");

    private final String noun;

    JsonKind(String noun) {
        this.noun = noun;
    }

    /** {@return its name in messages, such as {@code a number}} */
    public String noun() {
        return noun;
    }

    /** {@return what begins with a token} */
    public static JsonKind of(JsonToken token) {
        return switch (token) {
            case START_OBJECT -> OBJECT;
            case START_ARRAY -> ARRAY;
            case VALUE_STRING -> STRING;
            case VALUE_TRUE, VALUE_FALSE -> BOOLEAN;
            case VALUE_NULL -> NULL;
            default -> NUMBER;
        };
    }
}

package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Surface;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.DeserializationContext;

/**
 * What the readers of values know while databind binds a part of a file: where the part is, so that every mistake has
 * its place, and what else the file has that values refer to. An attribute of databind's context.
 */
final class Reading {
    private final LocatedNode part;
    private final Problems problems;
    private Scope scope = Scope.NONE;
    private int object;
    private double maxActorSize;

    /** @param part the object or array that is bound, which was left unparsed */
    Reading(LocatedNode part, Problems problems) {
        this.part = part;
        this.problems = problems;
    }

    /**
     * What values may refer to.
     *
     * @param palette for names of tiles
     * @param surfaces those that there are; null where nothing is said of their names
     * @param pictures looks for the files of pictures; null where there are none
     * @param objects the level's objects; null outside of them
     */
    record Scope(PaletteField palette, Map<String, Surface> surfaces, Pictures pictures, ObjectsReader objects) {
        private static final Scope NONE = new Scope(null, null, null, null);
    }

    Reading in(Scope newScope) {
        scope = newScope;
        return this;
    }

    Reading withMaxActorSize(double most) {
        maxActorSize = most;
        return this;
    }

    /** The largest side that an actor can have, px. */
    double maxActorSize() {
        return maxActorSize;
    }

    static Reading of(DeserializationContext context) {
        return (Reading) context.getAttribute(Reading.class);
    }

    Scope scope() {
        return scope;
    }

    Problems problems() {
        return problems;
    }

    JsonSource source() {
        return part.source();
    }

    /** Where the object that is being read begins. */
    int object() {
        return object;
    }

    void setObject(int newObject) {
        object = newObject;
    }

    /** Where the current token begins, in UTF-16 units of the source. */
    int offset(JsonParser parser) {
        return part.offset() + (int) parser.currentTokenLocation().getCharOffset();
    }

    /** The JSON pointer of the current value. */
    String pointer(JsonParser parser) {
        return part.pointer() + parser.streamReadContext().pathAsPointer();
    }

    /** The pointer of a field of the object that the parser is in. */
    String pointerTo(JsonParser parser, String name) {
        TokenStreamContext context = parser.streamReadContext();
        String of = parser.currentToken() == JsonToken.START_OBJECT || parser.currentToken() == JsonToken.END_OBJECT
                ? context.pathAsPointer().toString()
                : context.getParent().pathAsPointer().toString();
        return part.pointer() + of + "/" + LocatedNode.escape(name);
    }

    void error(JsonParser parser, Code code, String message) {
        add(Severity.ERROR, offset(parser), pointer(parser), code, message);
    }

    void warning(JsonParser parser, Code code, String message) {
        add(Severity.WARNING, offset(parser), pointer(parser), code, message);
    }

    void add(Severity severity, int offset, String pointer, Code code, String message) {
        problems.add(severity, part.source(), offset, pointer, code, message);
    }

    /** True if the current value is of that kind; else it is passed over after an error. */
    boolean is(JsonParser parser, LocatedNode.Kind kind) {
        LocatedNode.Kind found = kind(parser.currentToken());
        if (found == kind) {
            return true;
        }
        String name = name(parser);
        int offset = offset(parser);
        String pointer = pointer(parser);
        String mend = found == LocatedNode.Kind.NULL ? "; take the field away if it is not meant to be there" : "";
        String what = describe(parser);
        add(
                Severity.ERROR,
                offset,
                pointer,
                Code.WRONG_TYPE,
                name + " must be " + kind.noun() + ", not " + what + mend);
        return false;
    }

    static LocatedNode.Kind kind(JsonToken token) {
        return switch (token) {
            case START_OBJECT -> LocatedNode.Kind.OBJECT;
            case START_ARRAY -> LocatedNode.Kind.ARRAY;
            case VALUE_STRING -> LocatedNode.Kind.STRING;
            case VALUE_TRUE, VALUE_FALSE -> LocatedNode.Kind.BOOLEAN;
            case VALUE_NULL -> LocatedNode.Kind.NULL;
            default -> LocatedNode.Kind.NUMBER;
        };
    }

    /** False, after an error, for NaN and the infinities, which Jackson hands over as numbers. */
    boolean isJsonNumber(JsonParser parser) {
        String text = parser.getString();
        if (Numbers.isJsonNumber(text)) {
            return true;
        }
        error(parser, Code.NOT_FINITE, text + " is not a number that JSON has; give a finite number");
        return false;
    }

    /** For messages: the key in quotes, or the place in the list. */
    String name(JsonParser parser) {
        TokenStreamContext context = parser.streamReadContext();
        boolean isInside = parser.currentToken().isStructStart();
        return name(isInside ? context.getParent() : context);
    }

    private String name(TokenStreamContext context) {
        if (context.inRoot()) {
            return Values.name(part);
        }
        return context.inArray()
                ? "element " + context.getCurrentIndex() + " of " + name(context.getParent())
                : Excerpt.quoted(context.currentName());
    }

    /**
     * A few words for messages: the value itself if it is short, else what it is. Passes over lists and objects, in
     * which only what is not even JSON is of interest.
     */
    String describe(JsonParser parser) {
        LocatedNode.Kind kind = kind(parser.currentToken());
        if (kind == LocatedNode.Kind.ARRAY && parser.nextToken() == JsonToken.END_ARRAY) {
            return "[]";
        }
        switch (kind) {
            case ARRAY -> {
                do {
                    FreeReader.value(parser, this);
                } while (parser.nextToken() != JsonToken.END_ARRAY);
            }
            case OBJECT -> FreeReader.value(parser, this);
            case NUMBER -> isJsonNumber(parser);
            default -> {}
        }
        return kind == LocatedNode.Kind.ARRAY || kind == LocatedNode.Kind.OBJECT
                ? kind.noun()
                : new LocatedNode(null, null, null, 0, 0, kind, content(parser, kind)).describe();
    }

    private static Object content(JsonParser parser, LocatedNode.Kind kind) {
        return kind == LocatedNode.Kind.BOOLEAN ? (Object) parser.getBooleanValue() : parser.getString();
    }

    /** An error at a key that stands twice in an object, whose second value is passed over. */
    void duplicate(JsonParser parser, int objectOffset, String name) {
        PlaceFinder.Place first = PlaceFinder.find(source(), objectOffset, name);
        add(
                Severity.ERROR,
                offset(parser),
                pointer(parser),
                Code.DUPLICATE_KEY,
                "the key " + Excerpt.quoted(name) + " is here twice, first in line "
                        + source().position(first.key()).line() + "; take one away");
        parser.nextToken();
        FreeReader.value(parser, this);
    }
}

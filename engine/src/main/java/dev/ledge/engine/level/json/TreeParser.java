package dev.ledge.engine.level.json;

import dev.ledge.engine.level.json.LocatedNode.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/** Builds {@link LocatedNode}s from Jackson's tokens. */
final class TreeParser {
    private static final int MAX_DEPTH = 100;
    private static final int MAX_NUMBER_LENGTH = 1_000;
    private static final int MAX_NAME_LENGTH = 10_000;
    private static final int MAX_STRING_LENGTH = 16 << 20;

    /**
     * Names are not shared: a level's half a million strip keys are all different, and the table of them costs more
     * than it saves. Without it Jackson counts in UTF-16 units. NaN and the like are let through only to be refused
     * with their pointer, and duplicate keys are found here instead of by Jackson so that both places can be named and
     * reading goes on.
     */
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxNumberLength(MAX_NUMBER_LENGTH)
                    .maxNameLength(MAX_NAME_LENGTH)
                    .maxStringLength(MAX_STRING_LENGTH)
                    .build())
            .build();

    private final JsonSource source;
    private final Problems problems;
    private final LazyRule lazy;
    private JsonParser parser;
    private int base;

    TreeParser(JsonSource source, Problems problems, LazyRule lazy) {
        this.source = source;
        this.problems = problems;
        this.lazy = lazy;
    }

    LocatedNode parseDocument() throws LevelFormatException {
        int from = source.start();
        open(from, source.bytes().length);
        try {
            if (parser.nextToken() == null) {
                throw stop(Code.TRUNCATED, 0, "the file is empty; take it from a backup or from version control");
            }
            LocatedNode root = value(null, null, offset());
            if (parser.nextToken() != null) {
                throw stop(Code.TRAILING, offset(), "the JSON value ended before this; take away what follows it");
            }
            return root;
        } catch (JacksonException e) {
            throw syntaxError(e);
        } finally {
            parser.close();
        }
    }

    /** Parses an object or array that was left unparsed, all of it. */
    void parse(LocatedNode node) throws LevelFormatException {
        open(source.byteOffset(node.offset()), source.byteOffset(node.unparsedEnd()));
        base = node.offset();
        try {
            parser.nextToken();
            if (node.is(Kind.OBJECT)) {
                object(node);
            } else {
                array(node);
            }
        } catch (JacksonException e) {
            throw syntaxError(e);
        } finally {
            parser.close();
        }
    }

    /** Parses an array that was left unparsed, one element at a time. */
    void forEachElement(LocatedNode array, Consumer<LocatedNode> consumer) throws LevelFormatException {
        open(source.byteOffset(array.offset()), source.byteOffset(array.unparsedEnd()));
        base = array.offset();
        try {
            parser.nextToken();
            for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
                consumer.accept(value(array, String.valueOf(i), offset()));
            }
        } catch (JacksonException e) {
            throw syntaxError(e);
        } finally {
            parser.close();
        }
    }

    /**
     * Parses an object that was left unparsed, one field at a time; who is handed the fields looks for duplicate keys.
     */
    void forEachField(LocatedNode object, Consumer<LocatedNode> consumer) throws LevelFormatException {
        open(source.byteOffset(object.offset()), source.byteOffset(object.unparsedEnd()));
        base = object.offset();
        try {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                int nameOffset = offset();
                parser.nextToken();
                consumer.accept(value(object, name, nameOffset));
            }
        } catch (JacksonException e) {
            throw syntaxError(e);
        } finally {
            parser.close();
        }
    }

    private void open(int from, int to) {
        parser = open(source, from, to);
    }

    /** A parser of a part of a source, in bytes; it counts places from there. */
    static JsonParser open(JsonSource source, int from, int to) {
        return JSON.createParser(ObjectReadContext.empty(), source.bytes(), from, to - from);
    }

    /** What binds a part of a file, which the parser is about to begin. */
    @FunctionalInterface
    interface Binder<T> {
        T bind(JsonParser parser);
    }

    /** Hands an object or array that was left unparsed to who binds it. */
    static <T> T bind(LocatedNode part, Problems problems, Binder<T> binder) throws LevelFormatException {
        TreeParser tree = new TreeParser(part.source(), problems, LazyRule.NONE);
        tree.open(part.source().byteOffset(part.offset()), part.source().byteOffset(part.unparsedEnd()));
        tree.base = part.offset();
        try (JsonParser parser = tree.parser) {
            return binder.bind(parser);
        } catch (JacksonException e) {
            throw tree.syntaxError(e);
        }
    }

    private int offset() {
        return base + (int) parser.currentTokenLocation().getCharOffset();
    }

    private LocatedNode value(LocatedNode parent, String key, int keyOffset) throws LevelFormatException {
        int at = offset();
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(new LocatedNode(source, parent, key, keyOffset, at, Kind.OBJECT, null));
            case START_ARRAY -> array(new LocatedNode(source, parent, key, keyOffset, at, Kind.ARRAY, null));
            case VALUE_STRING -> new LocatedNode(source, parent, key, keyOffset, at, Kind.STRING, parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(parent, key, keyOffset, at);
            case VALUE_TRUE -> new LocatedNode(source, parent, key, keyOffset, at, Kind.BOOLEAN, true);
            case VALUE_FALSE -> new LocatedNode(source, parent, key, keyOffset, at, Kind.BOOLEAN, false);
            case VALUE_NULL -> new LocatedNode(source, parent, key, keyOffset, at, Kind.NULL, null);
            default -> throw stop(Code.SYNTAX, at, "a value is expected here");
        };
    }

    private LocatedNode number(LocatedNode parent, String key, int keyOffset, int at) {
        String text = parser.getString();
        LocatedNode node = new LocatedNode(source, parent, key, keyOffset, at, Kind.NUMBER, text);
        if (!Numbers.isJsonNumber(text)) {
            problems.error(node, Code.NOT_FINITE, text + " is not a number that JSON has; give a finite number");
        }
        return node;
    }

    private LocatedNode array(LocatedNode array) throws LevelFormatException {
        List<LocatedNode> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(array, String.valueOf(elements.size()), offset()));
        }
        array.setContent(elements);
        return array;
    }

    private LocatedNode object(LocatedNode object) throws LevelFormatException {
        Map<String, LocatedNode> fields = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            int nameOffset = offset();
            JsonToken token = parser.nextToken();
            Kind opened =
                    token == JsonToken.START_OBJECT ? Kind.OBJECT : token == JsonToken.START_ARRAY ? Kind.ARRAY : null;
            LocatedNode field = opened != null && lazy.isLazy(object, name, opened)
                    ? unparsed(object, name, nameOffset)
                    : value(object, name, nameOffset);
            LocatedNode first = fields.putIfAbsent(name, field);
            if (first != null) {
                problems.errorAtKey(
                        field,
                        Code.DUPLICATE_KEY,
                        "the key " + Excerpt.quoted(name) + " is here twice, first in line "
                                + source.position(first.keyOffset()).line() + "; take one away");
            }
        }
        object.setContent(fields);
        return object;
    }

    private LocatedNode unparsed(LocatedNode parent, String key, int keyOffset) {
        Kind kind = parser.currentToken() == JsonToken.START_OBJECT ? Kind.OBJECT : Kind.ARRAY;
        LocatedNode node = new LocatedNode(source, parent, key, keyOffset, offset(), kind, null);
        parser.skipChildren();
        node.setContent(new LocatedNode.Unparsed(offset() + 1));
        return node;
    }

    private LevelFormatException syntaxError(JacksonException e) {
        long found = e.getLocation() == null ? -1 : e.getLocation().getCharOffset();
        long at = found >= 0 ? found : parser.currentLocation().getCharOffset();
        return stop(SyntaxMessages.code(e), base + (int) at, SyntaxMessages.message(e));
    }

    private LevelFormatException stop(Code code, int at, String message) {
        problems.add(Severity.ERROR, source, at, "", code, message);
        return new LevelFormatException(problems.list());
    }
}

package dev.ledge.editor.exchange.tree;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * Reads JSON of other programs. Lists of cells become {@link Numbers}; texts may be as long as the file; nothing may be
 * deeper than {@value #DEEPEST}.
 */
public final class JsonTree {
    /** Objects and lists within each other at most. */
    public static final int DEEPEST = 200;

    /** What Jackson says of itself: where it began to read, what switch would let it through, further lines. */
    private static final Pattern INSIDE =
            Pattern.compile("( \\((for|start marker at) |: enable `|\\R).*", Pattern.DOTALL);

    private static final Set<String> CELLS = Set.of("data", "intGridCsv");
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(InputFile.MAX_BYTES)
                            .build())
                    .build())
            .build();

    private final Document document;
    private final JsonParser parser;

    private JsonTree(Document document, JsonParser parser) {
        this.document = document;
        this.parser = parser;
    }

    /**
     * Reads a file.
     *
     * @param file the file
     * @return its content
     * @throws LevelFormatException if it cannot be read, or is not JSON
     */
    public static Document read(Path file) throws LevelFormatException {
        return read(file, Progress.NONE);
    }

    /**
     * Reads a file.
     *
     * @param file the file
     * @param progress gets how much of it was read
     * @return its content
     * @throws LevelFormatException if it cannot be read, or is not JSON
     */
    public static Document read(Path file, Progress progress) throws LevelFormatException {
        try (InputStream in = InputFile.open(file, progress)) {
            return read(in, file);
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    /**
     * Reads a stream; see {@link #read(Path)}.
     *
     * @param in JSON
     * @param file how problems name it
     * @return the content
     * @throws LevelFormatException if it is not JSON
     */
    public static Document read(InputStream in, Path file) throws LevelFormatException {
        Document document = new Document(file);
        try (JsonParser parser = MAPPER.createParser(in)) {
            new JsonTree(document, parser).readAll();
            return document;
        }
    }

    private void readAll() throws LevelFormatException {
        try {
            if (parser.nextToken() == null) {
                throw document.error(null, "TRUNCATED", "the file is empty; it should hold one JSON object");
            }
            document.setRoot(value(""));
            if (parser.nextToken() != null) {
                throw document.error(null, "TRAILING", "something follows the end of the JSON value; remove it");
            }
        } catch (NoCell e) {
            throw document.error(e.node, "WRONG-TYPE", "a cell must be a whole number");
        } catch (JacksonException e) {
            throw problem(e);
        }
    }

    private JsonNode value(String name) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object();
            case START_ARRAY -> CELLS.contains(name) ? cells() : list();
            case VALUE_STRING -> JsonNodeFactory.instance.stringNode(parser.getString());
            case VALUE_NUMBER_INT ->
                switch (parser.getNumberType()) {
                    case INT, LONG -> JsonNodeFactory.instance.numberNode(parser.getLongValue());
                    default -> JsonNodeFactory.instance.numberNode(parser.getDoubleValue());
                };
            case VALUE_NUMBER_FLOAT -> JsonNodeFactory.instance.numberNode(parser.getDoubleValue());
            case VALUE_TRUE -> JsonNodeFactory.instance.booleanNode(true);
            case VALUE_FALSE -> JsonNodeFactory.instance.booleanNode(false);
            default -> JsonNodeFactory.instance.nullNode();
        };
    }

    private ObjectNode object() {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        note(object);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            object.set(name, value(name));
        }
        return object;
    }

    private ArrayNode list() {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        note(list);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(""));
        }
        return list;
    }

    /** Whole numbers without a node for each; anything else in such a list makes it a common one. */
    private JsonNode cells() {
        JsonToken first = parser.nextToken();
        if (first != JsonToken.VALUE_NUMBER_INT && first != JsonToken.END_ARRAY) {
            ArrayNode list = JsonNodeFactory.instance.arrayNode();
            note(list);
            for (JsonToken token = first; token != JsonToken.END_ARRAY; token = parser.nextToken()) {
                list.add(value(""));
            }
            return list;
        }
        Numbers numbers = new Numbers();
        POJONode node = new POJONode(numbers);
        note(node);
        for (JsonToken token = first; token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            if (!token.isNumeric()) {
                TokenStreamLocation at = parser.currentTokenLocation();
                document.place(node, at.getLineNr(), at.getColumnNr());
                throw new NoCell(node);
            }
            numbers.add(parser.getLongValue());
        }
        return node;
    }

    private void note(JsonNode node) {
        TokenStreamLocation at = parser.currentTokenLocation();
        document.place(node, at.getLineNr(), at.getColumnNr());
    }

    /** Something in a list of cells that is no number. */
    private static final class NoCell extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient JsonNode node;

        NoCell(JsonNode node) {
            super("no number");
            this.node = node;
        }
    }

    private LevelFormatException problem(JacksonException e) {
        JsonNode marker = JsonNodeFactory.instance.objectNode();
        TokenStreamLocation at = e.getLocation() == null ? parser.currentTokenLocation() : e.getLocation();
        if (at.getLineNr() > 0) {
            document.place(marker, at.getLineNr(), Math.max(1, at.getColumnNr()));
        }
        if (e instanceof StreamConstraintsException) {
            return document.error(
                    marker,
                    "TOO-LARGE",
                    "the file is nested deeper than " + DEEPEST
                            + " levels, or has a number or name that is longer than any program writes");
        }
        String said = String.valueOf(e.getOriginalMessage());
        if (said.startsWith("Unexpected end-of-input")) {
            return document.error(
                    marker,
                    "TRUNCATED",
                    "the file ends in the middle; take the rest from a backup or from the program that wrote it");
        }
        return document.error(
                marker,
                "SYNTAX",
                "this is not JSON: " + INSIDE.matcher(said).replaceFirst("").replace("close marker ", "")
                        + "; mend the text at this place, or write the file anew with the program that it is from");
    }
}

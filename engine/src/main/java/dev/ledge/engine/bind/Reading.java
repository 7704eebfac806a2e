package dev.ledge.engine.bind;

import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problems;
import dev.ledge.engine.problem.Severity;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ObjectReader;

/**
 * What the readers of values know while databind binds a file: the file's text, so that every mistake has its place,
 * the records that are being filled in, and what else the file has that values refer to. An attribute of databind's
 * context. Not thread-safe.
 */
public final class Reading {
    /** How a letter begins that is not written as itself, in a key for example. */
    private static final String ESCAPE = "\\u";

    private final JsonSource source;
    private final Problems problems;
    private final Object scope;
    private SourceValue part = new SourceValue(0, "", "the file");
    private Form form;
    /** Where the JSON is broken, in UTF-16 units of the source; negative while it is not. */
    private int broken = -1;
    /** Names of fields that do not come any more from an offset on. */
    private final Map<String, Integer> absent = new HashMap<>();

    /** Begins a reading. */
    public Reading(JsonSource source, Problems problems, Object scope) {
        this.source = source;
        this.problems = problems;
        this.scope = scope;
    }

    /** {@return the reading that a context belongs to} */
    public static Reading of(DeserializationContext context) {
        return (Reading) context.getAttribute(Reading.class);
    }

    /** {@return what values may refer to} */
    public <T> T scope(Class<T> type) {
        return type.cast(scope);
    }

    /** {@return where what is wrong is collected} */
    public Problems problems() {
        return problems;
    }

    /** {@return the file's text} */
    public JsonSource source() {
        return source;
    }

    /** {@return the record that is being read} */
    public Form form() {
        return form;
    }

    /** {@return the innermost record of a class that is being read, or null} */
    public Form form(Class<?> type) {
        Form around = form;
        while (around != null && around.type() != type) {
            around = around.outer();
        }
        return around;
    }

    /** {@return the innermost record with a field of a name that is being read, or null} */
    public Form formWith(String field) {
        Form around = form;
        while (around != null && !around.knows(field)) {
            around = around.outer();
        }
        return around;
    }

    /** {@return the value of a field of the innermost record that has it, as {@link Form#value} gives it, or null} */
    public Object value(String field) {
        Form around = formWith(field);
        return around == null ? null : around.value(field);
    }

    public void setForm(Form newForm) {
        form = newForm;
    }

    /**
     * Reads the whole file, strictly: it has one value, and if anything in it is not JSON, that is all that is said.
     */
    public <T> T readAll(ObjectReader reader) throws LevelFormatException {
        Problems.Mark before = problems.mark();
        try (JsonParser parser = Json.parser(source, 0)) {
            return readAll(reader, parser, before);
        }
    }

    private <T> T readAll(ObjectReader reader, JsonParser parser, Problems.Mark before) throws LevelFormatException {
        try {
            if (parser.nextToken() == null) {
                throw stop(Code.TRUNCATED, 0, "the file is empty; take it from a backup or from version control");
            }
            T value = reader.withAttribute(Reading.class, this).readValue(parser);
            if (parser.nextToken() != null) {
                problems.backTo(before);
                throw stop(
                        Code.TRAILING, offset(parser), "the JSON value ended before this; take away what follows it");
            }
            return value;
        } catch (JacksonException e) {
            noteBroken(e, parser);
            problems.backTo(before);
            throw stop(
                    SyntaxMessages.code(e),
                    broken,
                    ConflictMark.isAt(source.text(), broken) ? ConflictMark.MESSAGE : SyntaxMessages.message(e));
        }
    }

    /** Of parsers within each other the innermost knows the place, and only before it is closed. */
    private void noteBroken(JacksonException e, JsonParser parser) {
        if (broken < 0) {
            broken = BrokenPlace.offset(e, parser, source.text(), part.offset());
        }
    }

    private LevelFormatException stop(Code code, int at, String message) {
        problems.add(Severity.ERROR, source, at, "", code, message);
        return new LevelFormatException(problems.list());
    }

    /**
     * False if no field of a name can come after an offset. To look for the letters of its key costs next to nothing,
     * to read ahead would cost as much as reading.
     */
    boolean mayCome(String name, int offset) {
        String text = source.text();
        if (absent.getOrDefault(name, Integer.MAX_VALUE) > offset
                && text.indexOf('"' + name + '"', offset) < 0
                && text.indexOf(ESCAPE, offset) < 0) {
            absent.put(name, offset);
        }
        return absent.getOrDefault(name, Integer.MAX_VALUE) > offset;
    }

    /** Passes over the current value, which is read later. */
    SourceValue skip(JsonParser parser) {
        SourceValue skipped = new SourceValue(offset(parser), pointer(parser), name(parser));
        parser.skipChildren();
        return skipped;
    }

    /** Reads a value of the file with a parser of its own. */
    public <T> T read(SourceValue value, Function<JsonParser, T> read) {
        SourceValue around = part;
        part = value;
        try (JsonParser parser = Json.parser(source, value.offset())) {
            return readFirst(parser, read);
        } finally {
            part = around;
        }
    }

    private <T> T readFirst(JsonParser parser, Function<JsonParser, T> read) {
        try {
            parser.nextToken();
            return read.apply(parser);
        } catch (JacksonException e) {
            noteBroken(e, parser);
            throw e;
        }
    }

    /** {@return where the current token begins, in UTF-16 units of the source} */
    public int offset(JsonParser parser) {
        return part.offset() + Json.offset(parser);
    }

    /** {@return the JSON pointer of the current value} */
    public String pointer(JsonParser parser) {
        return part.pointer() + parser.streamReadContext().pathAsPointer();
    }

    /** {@return the pointer of a field of the object that the parser is in, or at an end of} */
    public String pointerTo(JsonParser parser, String name) {
        TokenStreamContext context = parser.streamReadContext();
        boolean isAtEnd =
                parser.currentToken() == JsonToken.START_OBJECT || parser.currentToken() == JsonToken.END_OBJECT;
        String of = (isAtEnd ? context : context.getParent()).pathAsPointer().toString();
        return part.pointer() + of + "/" + escape(name);
    }

    /** {@return a key as a pointer (RFC 6901) has it} */
    public static String escape(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    /** Adds an error at the current token. */
    public void error(JsonParser parser, Code code, String message) {
        add(Severity.ERROR, offset(parser), pointer(parser), code, message);
    }

    /** Adds a warning at the current token. */
    public void warning(JsonParser parser, Code code, String message) {
        add(Severity.WARNING, offset(parser), pointer(parser), code, message);
    }

    /** Adds a problem at any place of the file. */
    public void add(Severity severity, int offset, String pointer, Code code, String message) {
        problems.add(severity, source, offset, pointer, code, message);
    }

    /** {@return true if the current value is of that kind; else it is passed over after an error} */
    public boolean is(JsonParser parser, JsonKind kind) {
        JsonKind found = JsonKind.of(parser.currentToken());
        if (found == kind) {
            return true;
        }
        String mend = found == JsonKind.NULL ? "; write one, or take the field away where it may be missing" : "";
        mismatch(parser, name(parser) + " must be " + kind.noun(), mend);
        return false;
    }

    /** An error at the current value, which is passed over: it is something else than it must be. */
    public void mismatch(JsonParser parser, String must, String mend) {
        int offset = offset(parser);
        String pointer = pointer(parser);
        String found = describe(parser);
        add(Severity.ERROR, offset, pointer, Code.WRONG_TYPE, must + ", not " + found + mend);
    }

    /** False, after an error, for NaN and the infinities, which Jackson hands over as numbers. */
    public boolean isJsonNumber(JsonParser parser) {
        String text = parser.getString();
        if (Numbers.isJsonNumber(text)) {
            return true;
        }
        error(parser, Code.NOT_FINITE, text + " is not a number that JSON has; give a finite number");
        return false;
    }

    /** {@return what messages call the current value: the key in quotes, or the place in the list} */
    public String name(JsonParser parser) {
        TokenStreamContext context = parser.streamReadContext();
        boolean isInside = parser.currentToken().isStructStart();
        return name(isInside ? context.getParent() : context);
    }

    private String name(TokenStreamContext context) {
        if (context.inRoot()) {
            return part.name();
        }
        return context.inArray()
                ? "element " + context.getCurrentIndex() + " of " + name(context.getParent())
                : Excerpt.quoted(context.currentName());
    }

    /**
     * A few words for messages: the value itself if it is short, else what it is. Passes over lists and objects, in
     * which only what is not even JSON is of interest.
     */
    public String describe(JsonParser parser) {
        JsonKind kind = JsonKind.of(parser.currentToken());
        return switch (kind) {
            case ARRAY -> isEmptyList(parser) ? "[]" : kind.noun();
            case OBJECT -> {
                FreeReader.value(parser, this);
                yield kind.noun();
            }
            case NUMBER -> {
                isJsonNumber(parser);
                String text = parser.getString();
                yield text.length() <= 30 ? text : "a number of " + text.length() + " characters";
            }
            case STRING -> Excerpt.shown(parser.getString());
            case BOOLEAN -> String.valueOf(parser.getBooleanValue());
            case NULL -> "null";
        };
    }

    private boolean isEmptyList(JsonParser parser) {
        int count = 0;
        for (; parser.nextToken() != JsonToken.END_ARRAY; count++) {
            FreeReader.value(parser, this);
        }
        return count == 0;
    }

    /** Adds an error at a key that stands twice in an object, whose second value is passed over. */
    public void duplicate(JsonParser parser, int object, String name) {
        PlaceFinder.Place first = PlaceFinder.find(source, object, name);
        duplicate(parser, name, first.key());
        parser.nextToken();
        FreeReader.value(parser, this);
    }

    /** An error at a key that stands twice in an object, the first time at an offset. */
    public void duplicate(JsonParser parser, String name, int first) {
        error(
                parser,
                Code.DUPLICATE_KEY,
                "the key " + Excerpt.quoted(name) + " is here twice, first in line "
                        + source.position(first).line() + "; take one away");
    }
}

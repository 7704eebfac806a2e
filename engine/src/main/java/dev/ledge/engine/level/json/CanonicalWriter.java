package dev.ledge.engine.level.json;

import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.ByteArrayBuilder;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.ObjectWriter;

/**
 * Writes JSON in the one form that Ledge's files have; see {@link CanonicalPrinter}. The caller decides on the order of
 * keys and walks over what is large; values are written as databind binds them, {@link Binding}. Optional fields that
 * are {@code null} are left out. Not thread-safe.
 */
public final class CanonicalWriter {

    /** How the members of a container are laid out. */
    public enum Layout {
        /** One member a line. */
        LINES,
        /** All in one line, as in {@code {"gravity": 1200, "maxFallSpeed": 600}}. */
        INLINE
    }

    private static final ObjectWriter VALUES = Binding.MAPPER.writer();

    private final ByteArrayBuilder bytes = new ByteArrayBuilder();
    private final CanonicalPrinter printer = new CanonicalPrinter();
    private final JsonGenerator out = VALUES.with(printer).createGenerator(bytes);

    /** An empty text. */
    public CanonicalWriter() {}

    /**
     * Begins an object as the next value.
     *
     * @param layout on how many lines
     * @return this writer
     */
    public CanonicalWriter beginObject(Layout layout) {
        lay(layout);
        out.writeStartObject();
        return this;
    }

    /**
     * Begins an array as the next value.
     *
     * @param layout on how many lines
     * @return this writer
     */
    public CanonicalWriter beginArray(Layout layout) {
        lay(layout);
        out.writeStartArray();
        return this;
    }

    private void lay(Layout layout) {
        if (layout == Layout.LINES) {
            printer.nextInLines();
        }
    }

    /**
     * Ends the innermost object or array.
     *
     * @return this writer
     */
    public CanonicalWriter end() {
        if (out.streamWriteContext().inObject()) {
            out.writeEndObject();
        } else {
            out.writeEndArray();
        }
        return this;
    }

    /**
     * From here on the members of the innermost container, which began in one line, have a line each.
     *
     * @return this writer
     */
    public CanonicalWriter breakLines() {
        printer.breakLines();
        return this;
    }

    /**
     * Writes the key of the next value.
     *
     * @param name of the field
     * @return this writer
     */
    public CanonicalWriter key(String name) {
        out.writeName(name);
        return this;
    }

    /**
     * Writes a value in one line: a part of a level, or free JSON of maps, lists, texts, numbers and booleans.
     *
     * @param value the value; null is written as such
     * @return this writer
     * @throws IllegalArgumentException if a number in it is not finite
     */
    public CanonicalWriter value(Object value) {
        try {
            out.writePOJO(value);
        } catch (DatabindException e) {
            // What a serializer refuses comes with its path, which means nothing to people.
            throw e.getCause() instanceof IllegalArgumentException refused ? refused : e;
        }
        return this;
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param value as {@link #value} writes it, or null
     * @return this writer
     * @throws IllegalArgumentException if a number in it is not finite
     */
    public CanonicalWriter field(String name, Object value) {
        return value == null ? this : key(name).value(value);
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param layout of the value, which is a list or a map; what is in it is in one line each
     * @param value as {@link #value} writes it, or null
     * @return this writer
     * @throws IllegalArgumentException if a number in it is not finite
     */
    public CanonicalWriter field(String name, Layout layout, Object value) {
        if (value != null) {
            key(name).lay(layout);
            value(value);
        }
        return this;
    }

    /**
     * Writes all entries as fields, in the map's order: what a file had and this version does not know.
     *
     * @param entries value by key
     * @return this writer
     * @throws IllegalArgumentException if a number in it is not finite
     */
    public CanonicalWriter fields(Map<String, Object> entries) {
        entries.forEach((name, value) -> key(name).value(value));
        return this;
    }

    /** {@return everything written so far in UTF-8, with a final newline} */
    public byte[] toBytes() {
        out.writeRaw('\n');
        out.close();
        return bytes.toByteArray();
    }

    /** What the text is written with, for a caller that writes many small members itself. */
    JsonGenerator generator() {
        return out;
    }
}

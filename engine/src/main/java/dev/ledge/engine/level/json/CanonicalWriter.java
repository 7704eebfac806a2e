package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Writes JSON in the one form that Ledge's files have: two spaces a level, LF, a container either with a member a line
 * or wholly in one line, and a final newline. Who calls it decides on the order of keys. Optional fields that are
 * {@code null} are left out. Not thread-safe.
 */
public final class CanonicalWriter {

    /** How the members of a container are laid out. */
    public enum Layout {
        /** One member a line. */
        LINES,
        /** All in one line, as in {@code {"gravity": 1200, "maxFallSpeed": 600}}. */
        INLINE
    }

    private static final class Frame {
        private final char close;
        private final int indent;
        private boolean lines;
        private boolean isEmpty = true;

        Frame(char close, int indent, boolean lines) {
            this.close = close;
            this.indent = indent;
            this.lines = lines;
        }
    }

    private final Utf8Buffer out = new Utf8Buffer();
    private final Deque<Frame> frames = new ArrayDeque<>();
    private boolean afterKey;

    /** An empty text. */
    public CanonicalWriter() {}

    /**
     * Begins an object as the next value.
     *
     * @param layout on how many lines
     * @return this writer
     */
    public CanonicalWriter beginObject(Layout layout) {
        return begin('{', '}', layout);
    }

    /**
     * Begins an array as the next value.
     *
     * @param layout on how many lines
     * @return this writer
     */
    public CanonicalWriter beginArray(Layout layout) {
        return begin('[', ']', layout);
    }

    private CanonicalWriter begin(char open, char close, Layout layout) {
        member();
        int indent = frames.isEmpty() ? 1 : frames.peek().indent + 1;
        frames.push(new Frame(close, indent, layout == Layout.LINES));
        out.ascii(open);
        return this;
    }

    /**
     * Ends the innermost object or array.
     *
     * @return this writer
     */
    public CanonicalWriter end() {
        Frame frame = frames.pop();
        if (!frame.isEmpty && frame.lines) {
            out.newLine(frame.indent - 1);
        }
        out.ascii(frame.close);
        return this;
    }

    /**
     * From here on the members of the innermost container, which began in one line, have a line each.
     *
     * @return this writer
     */
    public CanonicalWriter breakLines() {
        frames.peek().lines = true;
        return this;
    }

    /**
     * Writes the key of the next value.
     *
     * @param name of the field
     * @return this writer
     */
    public CanonicalWriter key(String name) {
        member();
        out.string(name);
        out.ascii(':');
        out.ascii(' ');
        afterKey = true;
        return this;
    }

    /**
     * Writes a text, {@code null} as such.
     *
     * @param text or null
     * @return this writer
     */
    public CanonicalWriter value(String text) {
        member();
        out.string(text);
        return this;
    }

    /**
     * Writes the shortest form that reads back to the same bits.
     *
     * @param number the number, or null
     * @return this writer
     */
    public CanonicalWriter value(double number) {
        member();
        out.ascii(Numbers.shortest(number));
        return this;
    }

    /**
     * Writes a whole number.
     *
     * @param number the number, or null
     * @return this writer
     */
    public CanonicalWriter value(long number) {
        member();
        out.ascii(Long.toString(number));
        return this;
    }

    /**
     * Writes {@code true} or {@code false}.
     *
     * @param value or null
     * @return this writer
     */
    public CanonicalWriter value(boolean value) {
        member();
        out.ascii(value ? "true" : "false");
        return this;
    }

    /**
     * Writes {@code null}.
     *
     * @return this writer
     */
    public CanonicalWriter nullValue() {
        member();
        out.ascii("null");
        return this;
    }

    /**
     * Writes {@code [x, y]}.
     *
     * @param vec or null
     * @return this writer
     */
    public CanonicalWriter value(Vec vec) {
        return beginArray(Layout.INLINE).value(vec.x()).value(vec.y()).end();
    }

    /**
     * Writes free JSON in one line.
     *
     * @param value maps with string keys, collections, strings, numbers, booleans and nulls
     * @return this writer
     * @throws IllegalArgumentException if there is anything else in it
     */
    public CanonicalWriter json(Object value) {
        if (value == null) {
            return nullValue();
        } else if (value instanceof String text) {
            return value(text);
        } else if (value instanceof Boolean bool) {
            return value((boolean) bool);
        } else if (value instanceof Number number) {
            member();
            out.ascii(Numbers.text(number));
            return this;
        } else if (value instanceof Map<?, ?> map) {
            beginObject(Layout.INLINE);
            map.forEach((name, content) -> key((String) name).json(content));
            return end();
        } else if (value instanceof Collection<?> list) {
            beginArray(Layout.INLINE);
            list.forEach(this::json);
            return end();
        }
        throw new IllegalArgumentException("not JSON: " + value.getClass());
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param text or null
     * @return this writer
     */
    public CanonicalWriter field(String name, String text) {
        return text == null ? this : key(name).value(text);
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param number the number, or null
     * @return this writer
     */
    public CanonicalWriter field(String name, Double number) {
        return number == null ? this : key(name).value((double) number);
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param number the number, or null
     * @return this writer
     */
    public CanonicalWriter field(String name, Integer number) {
        return number == null ? this : key(name).value((long) number);
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param value or null
     * @return this writer
     */
    public CanonicalWriter field(String name, Boolean value) {
        return value == null ? this : key(name).value((boolean) value);
    }

    /**
     * Writes a field, unless the value is null.
     *
     * @param name of the field
     * @param vec or null
     * @return this writer
     */
    public CanonicalWriter field(String name, Vec vec) {
        return vec == null ? this : key(name).value(vec);
    }

    /**
     * Writes a field of points, {@code [[x, y], …]}, unless the list is null.
     *
     * @param name of the field
     * @param points or null
     * @return this writer
     */
    public CanonicalWriter field(String name, List<Vec> points) {
        if (points == null) {
            return this;
        }
        key(name).beginArray(Layout.INLINE);
        points.forEach(this::value);
        return end();
    }

    /**
     * Writes a field of free JSON, unless the map is null.
     *
     * @param name of the field
     * @param json what {@link #json(Object)} can write, or null
     * @return this writer
     */
    public CanonicalWriter field(String name, Map<String, Object> json) {
        return json == null ? this : key(name).json(json);
    }

    /**
     * Writes all entries as fields, in the map's order: what a file had and this version does not know.
     *
     * @param entries value by key
     * @return this writer
     */
    public CanonicalWriter fields(Map<String, Object> entries) {
        entries.forEach((name, value) -> key(name).json(value));
        return this;
    }

    /** {@return everything written so far in UTF-8, with a final newline} */
    public byte[] toBytes() {
        out.ascii('\n');
        return out.toBytes();
    }

    /** The bytes under the writer's hands, for who writes many small members itself. */
    Utf8Buffer buffer() {
        return out;
    }

    /** Makes room for a member that the caller puts into {@link #buffer()}, its key included. */
    void emptyMember() {
        member();
    }

    private void member() {
        if (afterKey) {
            afterKey = false;
            return;
        }
        Frame frame = frames.peek();
        if (frame == null) {
            return;
        }
        if (!frame.isEmpty) {
            out.ascii(',');
        }
        if (frame.lines) {
            out.newLine(frame.indent);
        } else if (!frame.isEmpty) {
            out.ascii(' ');
        }
        frame.isEmpty = false;
    }
}

package dev.ledge.engine.level.json;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A JSON value that knows where it stands. */
public final class LocatedNode {

    /** What a value is. */
    public enum Kind {
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

        Kind(String noun) {
            this.noun = noun;
        }

        /** {@return its name in messages, such as {@code a number}} */
        public String noun() {
            return noun;
        }
    }

    private final JsonSource source;
    private final LocatedNode parent;
    private final String key;
    private final int keyOffset;
    private final int offset;
    private final Kind kind;
    private Object content;

    LocatedNode(
            JsonSource source, LocatedNode parent, String key, int keyOffset, int offset, Kind kind, Object content) {
        this.source = source;
        this.parent = parent;
        this.key = key;
        this.keyOffset = keyOffset;
        this.offset = offset;
        this.kind = kind;
        this.content = content;
    }

    /** An object or array that was not parsed; it ends before an offset in UTF-16 units. */
    record Unparsed(int end) {}

    void setContent(Object newContent) {
        content = newContent;
    }

    /** {@return what kind of value it is} */
    public Kind kind() {
        return kind;
    }

    /**
     * {@return true if it is of that kind}
     *
     * @param wanted the kind
     */
    public boolean is(Kind wanted) {
        return kind == wanted;
    }

    /** {@return the file that it is in} */
    public JsonSource source() {
        return source;
    }

    /** {@return the object or array around it, or null} */
    public LocatedNode parent() {
        return parent;
    }

    /** {@return its key in the object around it, its index in the array around it, or null} */
    public String key() {
        return key;
    }

    /** {@return the text of a string, or a number as the file writes it} */
    public String text() {
        return (String) content;
    }

    /** {@return the value of a boolean} */
    public boolean asBoolean() {
        return (Boolean) content;
    }

    /** {@return the values of an array} */
    @SuppressWarnings("unchecked")
    public List<LocatedNode> elements() {
        return (List<LocatedNode>) content;
    }

    /** {@return the values of an object by key, in the file's order} */
    @SuppressWarnings("unchecked")
    public Map<String, LocatedNode> fields() {
        return (Map<String, LocatedNode>) content;
    }

    /**
     * {@return the value of an object under a key, or null}
     *
     * @param name of the field
     */
    public LocatedNode get(String name) {
        return fields().get(name);
    }

    /** Hands over the values of an array one by one; those of an array that was left unparsed are forgotten at once. */
    void forEachElement(Problems problems, Consumer<LocatedNode> consumer) throws LevelFormatException {
        if (content instanceof Unparsed) {
            new TreeParser(source, problems, LazyRule.NONE).forEachElement(this, consumer);
        } else {
            elements().forEach(consumer);
        }
    }

    /**
     * Hands over the values of an object one by one; those of an object that was left unparsed are forgotten at once.
     */
    void forEachField(Problems problems, Consumer<LocatedNode> consumer) throws LevelFormatException {
        if (content instanceof Unparsed) {
            new TreeParser(source, problems, LazyRule.NONE).forEachField(this, consumer);
        } else {
            fields().values().forEach(consumer);
        }
    }

    /** Parses what was left unparsed, for who wants all of it after all. */
    void parse(Problems problems) throws LevelFormatException {
        if (content instanceof Unparsed) {
            new TreeParser(source, problems, LazyRule.NONE).parse(this);
        }
    }

    /** Where it begins, in UTF-16 units of its source. */
    int offset() {
        return offset;
    }

    /** Where its key begins, or itself if it has none. */
    int keyOffset() {
        return keyOffset;
    }

    /** Where an unparsed value ends, in UTF-16 units of its source. */
    int unparsedEnd() {
        return ((Unparsed) content).end();
    }

    /** {@return line and column where it begins} */
    public TextPosition position() {
        return source.position(offset);
    }

    /** {@return its JSON pointer (RFC 6901); empty for the whole document} */
    public String pointer() {
        StringBuilder pointer = new StringBuilder();
        for (LocatedNode node = this; node.parent != null; node = node.parent) {
            pointer.insert(0, "/" + escape(node.key));
        }
        return pointer.toString();
    }

    /** The pointer of a value under a key of this one that need not exist. */
    String pointerTo(String name) {
        return pointer() + "/" + escape(name);
    }

    static String escape(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    /** {@return a few words for messages: the value itself if it is short, else what it is} */
    public String describe() {
        return switch (kind) {
            case NUMBER -> text().length() <= 30 ? text() : "a number of " + text().length() + " characters";
            case STRING -> describeText(text());
            case BOOLEAN -> String.valueOf(content);
            case NULL -> "null";
            case OBJECT, ARRAY -> content instanceof Collection<?> list && list.isEmpty() ? "[]" : kind.noun();
        };
    }

    /** A text for messages, if it is short. */
    static String describeText(String text) {
        return text.length() <= 60 ? Excerpt.quoted(text) : "a text of " + text.length() + " characters";
    }
}

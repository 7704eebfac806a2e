package dev.ledge.engine.fuzz;

import java.util.ArrayList;
import java.util.List;

/** JSON as a tree that can be edited: leaves are kept as they are written, so that wrong ones can be, too. */
final class Json {

    /** What a value looks like. */
    enum Kind {
        OBJECT,
        ARRAY,
        TEXT,
        NUMBER,
        WORD
    }

    final Kind kind;
    /** As it is written; null for objects and arrays. */
    final String raw;
    /** The keys of an object, as they are written but without quotes. */
    final List<String> keys = new ArrayList<>();

    final List<Json> children = new ArrayList<>();
    /** What stood here before an edit, or null. */
    Json before;

    Json(Kind kind, String raw) {
        this.kind = kind;
        this.raw = raw;
    }

    static Json number(String raw) {
        return new Json(Kind.NUMBER, raw);
    }

    /** A text whose content needs no escapes. */
    static Json text(String content) {
        return new Json(Kind.TEXT, '"' + content + '"');
    }

    boolean isLeaf() {
        return raw != null;
    }

    /** The child under a key, or null. */
    Json get(String key) {
        int at = keys.indexOf(key);
        return at < 0 ? null : children.get(at);
    }

    void put(String key, Json value) {
        int at = keys.indexOf(key);
        if (at >= 0) {
            replace(at, value);
        } else {
            keys.add(key);
            children.add(value);
        }
    }

    /** Puts another value in the place of a child, and remembers the first one that was there. */
    void replace(int at, Json value) {
        Json old = children.get(at);
        value.before = old.before == null ? old : old.before;
        children.set(at, value);
    }

    void insert(int at, String key, Json value) {
        if (kind == Kind.OBJECT) {
            keys.add(at, key);
        }
        children.add(at, value);
    }

    void remove(int at) {
        if (kind == Kind.OBJECT) {
            keys.remove(at);
        }
        children.remove(at);
    }

    Json copy() {
        Json copy = new Json(kind, raw);
        copy.keys.addAll(keys);
        for (Json child : children) {
            copy.children.add(child.copy());
        }
        return copy;
    }

    int size() {
        int size = 1;
        for (Json child : children) {
            size += child.size();
        }
        return size;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    private void write(StringBuilder out) {
        if (isLeaf()) {
            out.append(raw);
            return;
        }
        out.append(kind == Kind.OBJECT ? '{' : '[');
        for (int i = 0; i < children.size(); i++) {
            // Lines make the places in messages more than a column.
            out.append(i == 0 ? "" : kind == Kind.OBJECT ? ",\n" : ", ");
            if (kind == Kind.OBJECT) {
                out.append('"').append(keys.get(i)).append("\": ");
            }
            children.get(i).write(out);
        }
        out.append(kind == Kind.OBJECT ? '}' : ']');
    }
}

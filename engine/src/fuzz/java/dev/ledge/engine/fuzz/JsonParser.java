package dev.ledge.engine.fuzz;

/** Makes {@link Json} of a text that is known to be right. */
final class JsonParser {
    private final String text;
    private int at;

    private JsonParser(String text) {
        this.text = text;
    }

    /**
     * {@return the tree of a text}
     *
     * @param text correct JSON
     * @throws IllegalArgumentException if it is not
     */
    static Json parse(String text) {
        JsonParser parser = new JsonParser(text);
        Json value = parser.value();
        if (parser.next() != 0) {
            throw parser.unexpected();
        }
        return value;
    }

    /** The next character that is no white space, 0 at the end. */
    private char next() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private Json value() {
        return switch (next()) {
            case '{' -> container(Json.Kind.OBJECT, '}');
            case '[' -> container(Json.Kind.ARRAY, ']');
            case '"' -> new Json(Json.Kind.TEXT, '"' + string() + '"');
            case 't', 'f', 'n' -> new Json(Json.Kind.WORD, literal());
            default -> Json.number(literal());
        };
    }

    private Json container(Json.Kind kind, char end) {
        Json container = new Json(kind, null);
        at++;
        while (next() != end) {
            if (!container.children.isEmpty()) {
                skip(',');
            }
            if (kind == Json.Kind.OBJECT) {
                next();
                container.keys.add(string());
                skip(':');
            }
            container.children.add(value());
        }
        at++;
        return container;
    }

    private void skip(char expected) {
        if (next() != expected) {
            throw unexpected();
        }
        at++;
    }

    private String string() {
        int start = ++at;
        while (text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return text.substring(start, at++);
    }

    private String literal() {
        int start = at;
        while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0 && text.charAt(at) > ' ') {
            at++;
        }
        if (at == start) {
            throw unexpected();
        }
        return text.substring(start, at);
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("unexpected at " + at + " of: " + text);
    }
}

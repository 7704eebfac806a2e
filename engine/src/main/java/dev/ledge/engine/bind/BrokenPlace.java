package dev.ledge.engine.bind;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/**
 * Where a parser came to what it cannot read. What is too long or too deep has no place of its own in Jackson: it is
 * the last token that begins before where the parser is.
 */
final class BrokenPlace {
    private static final String BETWEEN = " \t\r\n,:";
    private static final String ENDS_A_WORD = BETWEEN + "[]{}\"";

    private BrokenPlace() {}

    /**
     * {@return the place in UTF-16 units of a text}
     *
     * @param e what the parser threw
     * @param parser not yet closed
     * @param text what is read
     * @param start where in it the parser began
     */
    static int offset(JacksonException e, JsonParser parser, String text, int start) {
        long known = e.getLocation() == null ? -1 : e.getLocation().getCharOffset();
        if (known >= 0) {
            return start + (int) known;
        }
        return lastToken(
                text,
                start + Math.max(0, Json.offset(parser)),
                start + (int) parser.currentLocation().getCharOffset());
    }

    private static int lastToken(String text, int from, int to) {
        int token = from;
        int at = from;
        while (at < to) {
            if (BETWEEN.indexOf(text.charAt(at)) < 0) {
                token = at;
            }
            at = after(text, at);
        }
        return token;
    }

    private static int after(String text, int token) {
        int at = token + 1;
        if (text.charAt(token) == '"') {
            while (at < text.length() && text.charAt(at) != '"') {
                at += text.charAt(at) == '\\' ? 2 : 1;
            }
            return at + 1;
        }
        boolean isWord = ENDS_A_WORD.indexOf(text.charAt(token)) < 0;
        while (isWord && at < text.length() && ENDS_A_WORD.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }
}

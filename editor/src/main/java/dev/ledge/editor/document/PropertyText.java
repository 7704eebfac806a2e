package dev.ledge.editor.document;

import dev.ledge.editor.diff.FreeJson;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.regex.Pattern;

/**
 * A value of free JSON as one line that can be edited: a text as it is, all else as JSON. A text that would be taken
 * for something else, as {@code "12"}, stands in quotes.
 */
public final class PropertyText {
    private static final Pattern JSON =
            Pattern.compile("true|false|null|-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?|[\\[{\"].*", Pattern.DOTALL);
    private static final Pattern SEEN = Pattern.compile("\\P{Cntrl}*");

    private PropertyText() {}

    /** The line that stands for a value. */
    public static String of(Object value) {
        return value instanceof String text && isPlain(text) ? text : FreeJson.text(value);
    }

    private static boolean isPlain(String text) {
        return SEEN.matcher(text).matches()
                && text.equals(text.strip())
                && !JSON.matcher(text).matches();
    }

    /**
     * The value that a line stands for, as a file's reader makes it.
     *
     * @throws IllegalArgumentException for people, if it begins as JSON and is none
     */
    public static Object parse(String line) {
        String text = line.strip();
        if (!JSON.matcher(text).matches()) {
            return text;
        }
        try {
            return FreeJson.read(text);
        } catch (LevelFormatException e) {
            throw new IllegalArgumentException(e.problems().get(0).message(), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("no whole JSON; a mere text goes in quotes", e);
        }
    }
}

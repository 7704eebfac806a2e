package dev.ledge.engine.bind;

import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** Says in words for level designers what Jackson says in words for programmers. */
final class SyntaxMessages {
    private static final Pattern FOUND = Pattern.compile("Unexpected character \\('(.+?)' \\(code \\d+.*?\\)\\)");
    private static final Pattern TOKEN = Pattern.compile("Unrecognized token '([^']*)'");

    private SyntaxMessages() {}

    static Code code(JacksonException e) {
        if (e instanceof StreamConstraintsException) {
            return Code.TOO_LARGE;
        }
        return isEnd(e) ? Code.TRUNCATED : Code.SYNTAX;
    }

    private static boolean isEnd(JacksonException e) {
        return e instanceof UnexpectedEndOfInputException
                || e.getOriginalMessage().startsWith("Unexpected end-of-input");
    }

    static String message(JacksonException e) {
        String original = e.getOriginalMessage();
        if (isEnd(e)) {
            return "the file ends in the middle; take the rest from a backup or from version control";
        }
        if (e instanceof StreamConstraintsException) {
            return limit(original);
        }
        Matcher found = FOUND.matcher(original);
        String what = found.find() ? "'" + Excerpt.of(found.group(1)) + "'" : "this";
        if (original.contains("was expecting comma")) {
            return "a comma is missing before " + what;
        }
        if (original.contains("to start property name")) {
            return what.equals("'}'")
                    ? "take away the comma before this '}', or write another field"
                    : "a key in double quotes is expected instead of " + what;
        }
        if (original.contains("was expecting a colon")) {
            return "a colon is missing between the key and " + what;
        }
        if (original.contains("expected a value") || original.contains("expected a valid value")) {
            return what.equals("']'")
                    ? "take away the comma before this ']', or write another value"
                    : "a value is expected instead of " + what
                            + "; write a number, a text in double quotes, true, false, [ or {";
        }
        Matcher token = TOKEN.matcher(original);
        if (token.find()) {
            return "'" + Excerpt.of(token.group(1)) + "' is not a JSON value; texts need double quotes";
        }
        if (original.contains("Illegal unquoted character")) {
            return "a line break or control character inside a text; write \\n, \\t or close the text before it";
        }
        if (original.contains("surrogate")) {
            return "half a character, \\ud800 to \\udfff without the other half; write both, or take it away";
        }
        return "not valid JSON: "
                + Excerpt.line(
                        original.replaceAll(" \\((for|start marker at) .*", "").replaceAll(": enable `.*", ""))
                + "; mend the text at this place, or take the file from version control";
    }

    private static String limit(String original) {
        if (original.contains("nesting depth")) {
            return "values are nested more than 100 deep; make them flatter";
        }
        if (original.contains("Number value length")) {
            return "a number has more than 1000 characters; shorten it";
        }
        if (original.contains("Name length")) {
            return "a key has more than 10000 characters; shorten it";
        }
        return "a text has more than 16777216 characters; keep it in a file of its own";
    }
}

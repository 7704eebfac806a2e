package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Values of one kind out of {@link LocatedNode}s. Each is null if the node is, and null with an error if the node is
 * something else.
 */
public final class Values {
    private static final Pattern COLOR = Pattern.compile("#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})");

    private Values() {}

    /**
     * {@return true if the node is of that kind; else an error is told}
     *
     * @param node what it is about
     * @param kind which kind
     * @param problems collects what is wrong
     */
    public static boolean is(LocatedNode node, LocatedNode.Kind kind, Problems problems) {
        if (node.kind() == kind) {
            return true;
        }
        String mend = node.is(LocatedNode.Kind.NULL) ? "; take the field away if it is not meant to be there" : "";
        problems.error(
                node, Code.WRONG_TYPE, name(node) + " must be " + kind.noun() + ", not " + node.describe() + mend);
        return false;
    }

    /** For messages: the key in quotes, or the place in the list. */
    static String name(LocatedNode node) {
        if (node.parent() == null) {
            return "the file";
        }
        return node.parent().is(LocatedNode.Kind.ARRAY)
                ? "element " + node.key() + (node.parent().parent() == null ? "" : " of " + name(node.parent()))
                : Excerpt.quoted(node.key());
    }

    /**
     * {@return a text, null after a complaint if it is something else}
     *
     * @param node what it is about
     * @param problems collects what is wrong
     */
    public static String text(LocatedNode node, Problems problems) {
        return node == null || !is(node, LocatedNode.Kind.STRING, problems) ? null : node.text();
    }

    /**
     * {@return a finite number from {@code min} to {@code max}}
     *
     * @param node what it is about
     * @param min smallest legal number
     * @param max largest legal number
     * @param problems collects what is wrong
     */
    public static Double number(LocatedNode node, double min, double max, Problems problems) {
        return number(node, min, max, max, problems);
    }

    private static Double number(LocatedNode node, double min, double max, double told, Problems problems) {
        if (node == null || !is(node, LocatedNode.Kind.NUMBER, problems) || !Numbers.isJsonNumber(node.text())) {
            return null; // NaN and the like have been told of by the parser
        }
        double value = Numbers.toDouble(node.text());
        if (Double.isInfinite(value)) {
            problems.error(
                    node,
                    Code.NOT_FINITE,
                    name(node) + ": " + node.describe() + " is too large for a number; give one from "
                            + range(min, told));
            return null;
        }
        if (value < min || value > max) {
            problems.error(
                    node,
                    Code.OUT_OF_RANGE,
                    name(node) + " must be from " + range(min, told) + ", not " + node.describe());
            return null;
        }
        return value;
    }

    /**
     * {@return a whole number from {@code min} to {@code max}}
     *
     * @param node what it is about
     * @param min smallest legal number
     * @param max largest legal number
     * @param problems collects what is wrong
     */
    public static Integer integer(LocatedNode node, int min, int max, Problems problems) {
        Double value = number(node, min, max, problems);
        if (value != null && value != Math.rint(value)) {
            problems.error(node, Code.WRONG_TYPE, name(node) + " must be a whole number, not " + node.describe());
            return null;
        }
        return value == null ? null : (Integer) value.intValue();
    }

    /** Two limits for messages. */
    static String range(double min, double max) {
        return Numbers.shortest(min) + " to " + Numbers.shortest(max);
    }

    /**
     * {@return a pair of numbers, each from {@code min} to {@code max}}
     *
     * @param node what it is about
     * @param min smallest legal number
     * @param max largest legal number
     * @param problems collects what is wrong
     */
    public static Vec vec(LocatedNode node, double min, double max, Problems problems) {
        return vec(node, min, max, max, problems);
    }

    /** A pair of numbers; {@code told} is the limit in messages where another check has the last word. */
    static Vec vec(LocatedNode node, double min, double max, double told, Problems problems) {
        if (node == null || !is(node, LocatedNode.Kind.ARRAY, problems)) {
            return null;
        }
        List<LocatedNode> elements = node.elements();
        if (elements.size() != 2) {
            problems.error(
                    node,
                    Code.WRONG_TYPE,
                    name(node) + " must be two numbers, [x, y], not " + elements.size() + " values");
            return null;
        }
        Double x = number(elements.get(0), min, max, told, problems);
        Double y = number(elements.get(1), min, max, told, problems);
        return x == null || y == null ? null : new Vec(x, y);
    }

    /**
     * {@return a map from the words of an enum's values to the values}
     *
     * @param <T> what the words mean
     * @param values the values
     * @param word gives the word of a value
     */
    public static <T> Map<String, T> words(T[] values, Function<T, String> word) {
        Map<String, T> words = new LinkedHashMap<>();
        for (T value : values) {
            words.put(word.apply(value), value);
        }
        return words;
    }

    /**
     * {@return what one of several words stands for}
     *
     * @param <T> what the words mean
     * @param node what it is about
     * @param words value by word
     * @param problems collects what is wrong
     */
    public static <T> T word(LocatedNode node, Map<String, T> words, Problems problems) {
        String text = text(node, problems);
        if (text != null && !words.containsKey(text)) {
            problems.error(
                    node,
                    Code.UNKNOWN_WORD,
                    name(node) + " must be one of " + String.join(", ", words.keySet()) + ", not " + node.describe()
                            + Suggestion.among(text, words.keySet()));
        }
        return text == null ? null : words.get(text);
    }

    /** The bits of letters out of {@code h}, {@code v}, {@code d}, each at most once; else null. */
    static Integer flipBits(String text) {
        int bits = 0;
        for (int i = 0; i < text.length(); i++) {
            int at = "hvd".indexOf(text.charAt(i));
            int bit = at < 0 ? 0 : 1 << at;
            if (bit == 0 || (bits & bit) != 0) {
                return null;
            }
            bits |= bit;
        }
        return bits;
    }

    /** Letters out of {@code h}, {@code v}, {@code d}, each at most once. */
    static Flip flip(LocatedNode node, Problems problems) {
        String text = text(node, problems);
        Integer bits = text == null ? null : flipBits(text);
        if (text != null && bits == null) {
            problems.error(
                    node,
                    Code.UNKNOWN_WORD,
                    name(node) + " must be made of the letters h, v and d, each at most once, not " + node.describe());
        }
        return bits == null ? null : new Flip(bits);
    }

    /** True for {@code #rrggbb} and {@code #rrggbbaa}. */
    static boolean isColor(String text) {
        return COLOR.matcher(text).matches();
    }
}

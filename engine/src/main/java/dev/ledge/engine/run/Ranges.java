package dev.ledge.engine.run;

import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.LocatedNode;
import dev.ledge.engine.level.json.LocatedNode.Kind;
import dev.ledge.engine.level.json.Problems;
import dev.ledge.engine.level.json.Values;

/**
 * Reads numbers that may be given as {@code [min, max]}. Each is null if the node is, and null with an error if it is
 * something else.
 */
final class Ranges {
    private static final String PAIR = "a number or [min, max]";

    private Ranges() {}

    /** Makes a range of integers. */
    @FunctionalInterface
    interface Of<T> {
        T of(int first, int last, boolean isRange);
    }

    /** A whole number from 0 to {@code max}, or a range of such. */
    static <T> T integers(LocatedNode node, int max, Of<T> range, Problems problems) {
        if (node == null) {
            return null;
        }
        if (!node.is(Kind.ARRAY)) {
            Integer single = Values.integer(node, 0, max, problems);
            return single == null ? null : range.of(single, single, false);
        }
        if (!isPair(node, PAIR, problems)) {
            return null;
        }
        Integer first = Values.integer(node.elements().get(0), 0, max, problems);
        Integer last = Values.integer(node.elements().get(1), 0, max, problems);
        boolean isRange = first != null && last != null && isAscending(node, first, last, problems);
        return isRange ? range.of(first, last, true) : null;
    }

    /** A number that is wanted, or a range of such. */
    static Matcher wanted(LocatedNode node, Problems problems) {
        if (!node.is(Kind.ARRAY)) {
            Double value = number(node, problems);
            return value == null ? null : new Matcher.Near(value);
        }
        if (!isPair(node, PAIR, problems)) {
            return null;
        }
        Double min = number(node.elements().get(0), problems);
        Double max = number(node.elements().get(1), problems);
        boolean isRange = min != null && max != null && isAscending(node, min, max, problems);
        return isRange ? new Matcher.Between(min, max) : null;
    }

    /** True if the node is an array of two values; else reports an error. */
    static boolean isPair(LocatedNode node, String expected, Problems problems) {
        if (!Values.is(node, Kind.ARRAY, problems)) {
            return false;
        }
        int size = node.elements().size();
        if (size != 2) {
            problems.error(node, Code.WRONG_TYPE, "here must be " + expected + ", not " + size + " values");
            return false;
        }
        return true;
    }

    private static Double number(LocatedNode node, Problems problems) {
        return Values.number(node, -Double.MAX_VALUE, Double.MAX_VALUE, problems);
    }

    private static boolean isAscending(LocatedNode node, double first, double last, Problems problems) {
        if (last < first) {
            problems.error(node, Code.OUT_OF_RANGE, "the range is upside down; put the smaller number first");
            return false;
        }
        return true;
    }
}

package dev.ledge.engine.run;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads numbers that may be given as {@code [min, max]}. Each is null, after an error, if it is something else. */
final class Ranges {
    private Ranges() {}

    /** Makes a range of integers. */
    @FunctionalInterface
    interface Of<T> {
        T of(int first, int last, boolean isRange);
    }

    /** A whole number from 0 to {@code max}, or a range of such. */
    static <T> T integers(JsonParser parser, int max, Of<T> range, Reading reading) {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            Integer single = ValueReaders.whole(parser, 0, max, reading);
            return single == null ? null : range.of(single, single, false);
        }
        List<Integer> ends = ascending(parser, (end, in) -> ValueReaders.whole(end, 0, max, in), reading);
        return ends == null ? null : range.of(ends.get(0), ends.get(1), true);
    }

    /** A number that is wanted, or a range of such. */
    static Matcher wanted(JsonParser parser, Reading reading) {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            Double value = number(parser, reading);
            return value == null ? null : new Matcher.Near(value);
        }
        List<Double> ends = ascending(parser, Ranges::number, reading);
        return ends == null ? null : new Matcher.Between(ends.get(0), ends.get(1));
    }

    private static Double number(JsonParser parser, Reading reading) {
        return ValueReaders.number(parser, -Double.MAX_VALUE, Double.MAX_VALUE, reading);
    }

    private static <T extends Comparable<T>> List<T> ascending(
            JsonParser parser, ValueReaders.Read<T> end, Reading reading) {
        int offset = reading.offset(parser);
        String pointer = reading.pointer(parser);
        List<T> ends =
                ValueReaders.two(parser, List.of(end, end), name -> "here must be a number or [min, max]", reading);
        if (ends == null || ends.contains(null)) {
            return null;
        }
        if (ends.get(1).compareTo(ends.get(0)) < 0) {
            reading.add(
                    Severity.ERROR,
                    offset,
                    pointer,
                    Code.OUT_OF_RANGE,
                    "the range is upside down; put the smaller number first");
            return null;
        }
        return ends;
    }
}

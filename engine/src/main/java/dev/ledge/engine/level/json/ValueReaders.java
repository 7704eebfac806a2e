package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Values of one kind. Each reader gives null, after an error with its place, for what is something else, so that one
 * reading finds all mistakes; nothing is taken for a kind that it is not.
 */
final class ValueReaders {
    static final Map<String, Side> SIDES = words(Side.values());

    private ValueReaders() {}

    /** A reader that is no more than a function. */
    @FunctionalInterface
    interface Read<T> {
        T read(JsonParser parser, Reading reading);
    }

    /** What a reader is for a property. */
    private static final class Of<T> extends ValueDeserializer<T> {
        private final Function<BeanProperty, Read<T>> ofProperty;
        private final Read<T> read;

        Of(Function<BeanProperty, Read<T>> ofProperty, Read<T> read) {
            this.ofProperty = ofProperty;
            this.read = read;
        }

        @Override
        public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return property == null ? this : new Of<>(ofProperty, ofProperty.apply(property));
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) {
            return read.read(parser, Reading.of(context));
        }
    }

    /** A reader that is the same everywhere. */
    static <T> ValueDeserializer<T> of(Read<T> read) {
        return new Of<>(property -> read, read);
    }

    /** A reader that depends on the record's component. */
    static <T> ValueDeserializer<T> ofProperty(Function<BeanProperty, Read<T>> read) {
        return new Of<>(read, null);
    }

    static Boolean flag(JsonParser parser, Reading reading) {
        return reading.is(parser, LocatedNode.Kind.BOOLEAN) ? (Boolean) parser.getBooleanValue() : null;
    }

    static String text(JsonParser parser, Reading reading) {
        return reading.is(parser, LocatedNode.Kind.STRING) ? parser.getString() : null;
    }

    /** A finite number within limits. */
    static Double number(JsonParser parser, double min, double max, Reading reading) {
        if (!reading.is(parser, LocatedNode.Kind.NUMBER) || !reading.isJsonNumber(parser)) {
            return null;
        }
        double value = Numbers.toDouble(parser.getString());
        if (value >= min && value <= max) {
            return value;
        }
        String name = reading.name(parser);
        if (Double.isInfinite(value)) {
            reading.error(
                    parser,
                    Code.NOT_FINITE,
                    name + ": " + reading.describe(parser) + " is too large for a number; give one from "
                            + Values.range(min, max));
        } else {
            reading.error(
                    parser,
                    Code.OUT_OF_RANGE,
                    name + " must be from " + Values.range(min, max) + ", not " + reading.describe(parser));
        }
        return null;
    }

    /** A whole number within limits. */
    static Integer whole(JsonParser parser, int min, int max, Reading reading) {
        Double value = number(parser, min, max, reading);
        if (value != null && value != Math.rint(value)) {
            reading.error(
                    parser,
                    Code.WRONG_TYPE,
                    reading.name(parser) + " must be a whole number, not " + reading.describe(parser));
            return null;
        }
        return value == null ? null : (Integer) value.intValue();
    }

    /** {@code [x, y]}, each within limits. */
    static Vec pair(JsonParser parser, double min, double max, Reading reading) {
        return pair(parser, (element, in) -> number(element, min, max, in), reading);
    }

    static Vec pair(JsonParser parser, Read<Double> side, Reading reading) {
        if (!reading.is(parser, LocatedNode.Kind.ARRAY)) {
            return null;
        }
        String name = reading.name(parser);
        int offset = reading.offset(parser);
        String pointer = reading.pointer(parser);
        Problems.Mark before = reading.problems().mark();
        int count = 0;
        Double x = null;
        Double y = null;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            count++;
            if (count == 1) {
                x = side.read(parser, reading);
            } else if (count == 2) {
                y = side.read(parser, reading);
            } else {
                FreeReader.value(parser, reading);
            }
        }
        if (count != 2) {
            // Of a list that is no pair, its elements are not of interest.
            reading.problems().backTo(before);
            reading.add(
                    Severity.ERROR,
                    offset,
                    pointer,
                    Code.WRONG_TYPE,
                    name + " must be two numbers, [x, y], not " + count + " values");
            return null;
        }
        return x == null || y == null ? null : new Vec(x, y);
    }

    /** Pairs, each number within limits; {@code where} gets where each of them begins. */
    static List<Vec> points(JsonParser parser, double min, double max, Reading reading, List<Integer> where) {
        if (!reading.is(parser, LocatedNode.Kind.ARRAY)) {
            return null;
        }
        List<Vec> points = new ArrayList<>();
        boolean isWhole = true;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            where.add(reading.offset(parser));
            Vec point = pair(parser, min, max, reading);
            isWhole &= point != null;
            points.add(point);
        }
        return isWhole ? List.copyOf(points) : null;
    }

    static <T extends FileWord> Map<String, T> words(T[] values) {
        Map<String, T> words = new LinkedHashMap<>();
        for (T value : values) {
            words.put(value.json(), value);
        }
        return words;
    }

    /** What one of several words stands for. */
    static <T> T word(JsonParser parser, Map<String, T> words, Reading reading) {
        String text = text(parser, reading);
        T meant = text == null ? null : words.get(text);
        if (text != null && meant == null) {
            reading.error(
                    parser,
                    Code.UNKNOWN_WORD,
                    reading.name(parser) + " must be one of " + String.join(", ", words.keySet()) + ", not "
                            + reading.describe(parser) + Suggestion.among(text, words.keySet()));
        }
        return meant;
    }

    /** A list of {@code top}, {@code bottom}, {@code left}, {@code right}. */
    static Sides sides(JsonParser parser, Reading reading) {
        if (!reading.is(parser, LocatedNode.Kind.ARRAY)) {
            return null;
        }
        Sides sides = Sides.NONE;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Side side = word(parser, SIDES, reading);
            sides = side == null ? sides : sides.with(side, true);
        }
        return sides;
    }

    /** Letters out of {@code h}, {@code v}, {@code d}, each at most once. */
    static Flip flip(JsonParser parser, Reading reading) {
        String text = text(parser, reading);
        if (text == null) {
            return null;
        }
        Integer bits = Values.flipBits(text);
        if (bits == null) {
            reading.error(
                    parser,
                    Code.UNKNOWN_WORD,
                    reading.name(parser) + " must be made of the letters h, v and d, each at most once, not "
                            + reading.describe(parser));
            return null;
        }
        return new Flip(bits);
    }

    /** A colour; one that is malformed is kept after a warning. */
    static String color(JsonParser parser, Reading reading) {
        String text = text(parser, reading);
        if (text != null && !Values.isColor(text)) {
            reading.warning(
                    parser,
                    Code.BAD_COLOR,
                    reading.describe(parser) + " is not a colour; write #rrggbb or #rrggbbaa with hexadecimal digits");
        }
        return text;
    }
}

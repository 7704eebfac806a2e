package dev.ledge.engine.bind;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Within;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Problems;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.Suggestion;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.introspect.AnnotatedParameter;

/**
 * Values of one kind. Each reader gives null, after an error with its place, for what is something else, so that one
 * reading finds all mistakes; nothing is taken for a kind that it is not.
 */
public final class ValueReaders {
    private ValueReaders() {}

    /** A reader that is no more than a function. */
    @FunctionalInterface
    public interface Read<T> {
        /** {@return the value, or null after an error} */
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

    /** {@return a reader that is the same everywhere} */
    public static <T> ValueDeserializer<T> of(Read<T> read) {
        return new Of<>(property -> read, read);
    }

    /** {@return a reader that depends on the record's component} */
    public static <T> ValueDeserializer<T> ofProperty(Function<BeanProperty, Read<T>> read) {
        return new Of<>(read, null);
    }

    /** {@return the component of a record that a property is} */
    public static RecordComponent component(BeanProperty property) {
        AnnotatedParameter parameter = (AnnotatedParameter) property.getMember();
        return parameter.getDeclaringClass().getRecordComponents()[parameter.getIndex()];
    }

    /** {@return the limits of the component that a property is} */
    public static Within within(BeanProperty property) {
        return component(property).getAnnotation(Within.class);
    }

    /** {@return the value of a switch} */
    public static Boolean flag(JsonParser parser, Reading reading) {
        return reading.is(parser, JsonKind.BOOLEAN) ? (Boolean) parser.getBooleanValue() : null;
    }

    /** {@return a text} */
    public static String text(JsonParser parser, Reading reading) {
        return reading.is(parser, JsonKind.STRING) ? parser.getString() : null;
    }

    /** {@return a finite number within limits} */
    public static Double number(JsonParser parser, double min, double max, Reading reading) {
        return number(parser, min, max, max, reading);
    }

    /** A number; {@code shown} is the limit in messages where another check has the last word. */
    public static Double number(JsonParser parser, double min, double max, double shown, Reading reading) {
        if (!reading.is(parser, JsonKind.NUMBER) || !reading.isJsonNumber(parser)) {
            return null;
        }
        double value = Numbers.toDouble(parser.getString());
        if (value >= min && value <= max) {
            return value;
        }
        String name = reading.name(parser);
        String range = Limits.plain(min) + " to " + Limits.plain(shown);
        if (Double.isInfinite(value)) {
            reading.error(
                    parser,
                    Code.NOT_FINITE,
                    name + ": " + reading.describe(parser) + " is too large for a number; give one from " + range);
        } else {
            reading.error(
                    parser, Code.OUT_OF_RANGE, name + " must be from " + range + ", not " + reading.describe(parser));
        }
        return null;
    }

    /** {@return a whole number within limits} */
    public static Integer whole(JsonParser parser, int min, int max, Reading reading) {
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

    /** {@return {@code [x, y]}, each within limits} */
    public static Vec pair(JsonParser parser, double min, double max, Reading reading) {
        return pair(parser, (element, in) -> number(element, min, max, in), reading);
    }

    /** {@return {@code [x, y]}} */
    public static Vec pair(JsonParser parser, Read<Double> side, Reading reading) {
        List<Double> two = two(parser, List.of(side, side), name -> name + " must be two numbers, [x, y]", reading);
        return two == null || two.contains(null) ? null : new Vec(two.get(0), two.get(1));
    }

    /**
     * The values of a list of two, null where one is wrong; null after an error for a list of another size.
     *
     * @param readers of the first and the second
     * @param must what the value of a name must be, for the error
     */
    public static <T> List<T> two(
            JsonParser parser, List<? extends Read<? extends T>> readers, UnaryOperator<String> must, Reading reading) {
        if (!reading.is(parser, JsonKind.ARRAY)) {
            return null;
        }
        int offset = reading.offset(parser);
        Problems.Mark before = reading.problems().mark();
        List<T> values = new ArrayList<>(readers.size());
        int count = 0;
        for (; parser.nextToken() != JsonToken.END_ARRAY; count++) {
            if (count < readers.size()) {
                values.add(readers.get(count).read(parser, reading));
            } else {
                FreeReader.value(parser, reading);
            }
        }
        if (count != readers.size()) {
            // Of a list that is no pair, its elements are not of interest.
            reading.problems().backTo(before);
            String message = must.apply(reading.name(parser)) + ", not " + count + " values";
            reading.add(Severity.ERROR, offset, reading.pointer(parser), Code.WRONG_TYPE, message);
            return null;
        }
        return values;
    }

    /** {@return pairs, each number within limits} */
    public static List<Vec> points(JsonParser parser, double min, double max, Reading reading, List<Integer> where) {
        if (!reading.is(parser, JsonKind.ARRAY)) {
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

    /** {@return what there is by its words, in order} */
    public static <T extends FileWord> Map<String, T> words(T[] values) {
        Map<String, T> words = new LinkedHashMap<>();
        for (T value : values) {
            words.put(value.json(), value);
        }
        return words;
    }

    /** {@return what one of several words stands for} */
    public static <T> T word(JsonParser parser, Map<String, T> words, Reading reading) {
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
}

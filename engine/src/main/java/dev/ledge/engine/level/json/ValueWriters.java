package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Numbers;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Values that files write in a way of their own. */
final class ValueWriters {
    private ValueWriters() {}

    /** The shortest form that reads back to the same bits. */
    static void number(double value, JsonGenerator out) {
        if (Numbers.isPlain(value)) {
            out.writeNumber((long) value);
        } else {
            out.writeNumber(Numbers.shortest(value));
        }
    }

    private static void pair(double first, double second, JsonGenerator out) {
        out.writeStartArray();
        number(first, out);
        number(second, out);
        out.writeEndArray();
    }

    /** The shortest form that reads back to the same bits; infinity, which is no limit, as {@code null}. */
    static final class OfNumber extends ValueSerializer<Double> {
        @Override
        public void serialize(Double value, JsonGenerator out, SerializationContext context) {
            if (value == Double.POSITIVE_INFINITY) {
                out.writeNull();
            } else {
                number(value, out);
            }
        }
    }

    /** {@code [x, y]}. */
    static final class OfPair extends ValueSerializer<Vec> {
        @Override
        public void serialize(Vec value, JsonGenerator out, SerializationContext context) {
            pair(value.x(), value.y(), out);
        }
    }

    /** A list of words. */
    static final class OfSides extends ValueSerializer<Sides> {
        @Override
        public void serialize(Sides value, JsonGenerator out, SerializationContext context) {
            out.writeStartArray();
            for (Side side : Side.values()) {
                if (value.has(side)) {
                    out.writeString(side.json());
                }
            }
            out.writeEndArray();
        }
    }

    /** Letters out of {@code h}, {@code v}, {@code d}. */
    static final class OfFlip extends ValueSerializer<Flip> {
        @Override
        public void serialize(Flip value, JsonGenerator out, SerializationContext context) {
            out.writeString(value.json());
        }
    }

    /** A word, or an object whose one field says what the numbers mean. */
    static final class OfShape extends ValueSerializer<Shape> {
        @Override
        public void serialize(Shape value, JsonGenerator out, SerializationContext context) {
            if (value instanceof Shape.None) {
                out.writeString("none");
            } else if (value instanceof Shape.Full) {
                out.writeString("full");
            } else if (value instanceof Shape.Floor floor) {
                out.writeStartObject();
                out.writeName("floor");
                pair(floor.left(), floor.right(), out);
                end(floor.unknown(), out);
            } else if (value instanceof Shape.Ceiling ceiling) {
                out.writeStartObject();
                out.writeName("ceiling");
                pair(ceiling.left(), ceiling.right(), out);
                end(ceiling.unknown(), out);
            } else if (value instanceof Shape.Convex convex) {
                out.writeStartObject();
                out.writePOJOProperty("polygon", convex.points());
                end(convex.unknown(), out);
            }
        }

        private static void end(Map<String, Object> unknown, JsonGenerator out) {
            unknown.forEach(out::writePOJOProperty);
            out.writeEndObject();
        }
    }
}

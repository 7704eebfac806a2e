package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.FreeReader;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.bind.SourceValue;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Within;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;

/** Lists of points: outlines, which must be simple, and paths; and the shapes of tiles. */
final class OutlineReaders {
    private static final Map<String, Shape> SHAPES = new LinkedHashMap<>();

    static {
        SHAPES.put("none", Shape.NONE);
        SHAPES.put("full", Shape.FULL);
    }

    private OutlineReaders() {}

    /** The reader of the points of a component. */
    static ValueReaders.Read<List<Vec>> of(BeanProperty property) {
        Within within = ValueReaders.within(property);
        return property.getName().equals("path")
                ? (parser, reading) -> path(parser, within, reading)
                : (parser, reading) -> outline(parser, within, reading);
    }

    private static List<Vec> outline(JsonParser parser, Within within, Reading reading) {
        int offset = reading.offset(parser);
        List<Integer> where = new ArrayList<>();
        List<Vec> points = ValueReaders.points(parser, within.min(), within.max(), reading, where);
        return points != null && isFine(Outlines.simpleFault(points), offset, where, parser, reading) ? points : null;
    }

    private static List<Vec> path(JsonParser parser, Within within, Reading reading) {
        List<Integer> where = new ArrayList<>();
        List<Vec> path = ValueReaders.points(parser, within.min(), within.max(), reading, where);
        if (path != null
                && !path.isEmpty()
                && (path.get(0).x() != 0 || path.get(0).y() != 0)) {
            reading.add(
                    Severity.ERROR,
                    where.get(0),
                    reading.pointer(parser) + "/0",
                    Code.PATH_START,
                    "a path is made of offsets from \"at\", so its first point must be [0, 0], not "
                            + asWritten(where.get(0), reading));
        }
        return path;
    }

    /** The two numbers of a pair as the file has them. */
    private static String asWritten(int offset, Reading reading) {
        return reading.read(new SourceValue(offset, "", ""), pair -> {
            pair.nextToken();
            String first = reading.describe(pair);
            pair.nextToken();
            return first + ", " + reading.describe(pair);
        });
    }

    /** True if there is no fault; else an error at the point that it is about, or at the list. */
    private static boolean isFine(
            Outlines.Fault fault, int offset, List<Integer> where, JsonParser parser, Reading reading) {
        if (fault != null) {
            boolean isOfPoint = fault.point() >= 0;
            reading.add(
                    Severity.ERROR,
                    isOfPoint ? where.get(fault.point()) : offset,
                    reading.pointer(parser) + (isOfPoint ? "/" + fault.point() : ""),
                    fault.code(),
                    fault.message());
        }
        return fault == null;
    }

    /** A word, or an object with one of three fields. */
    static Shape shape(JsonParser parser, Reading reading) {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_STRING) {
            return ValueReaders.word(parser, SHAPES, reading);
        }
        if (token != JsonToken.START_OBJECT) {
            int offset = reading.offset(parser);
            String pointer = reading.pointer(parser);
            reading.add(
                    Severity.ERROR,
                    offset,
                    pointer,
                    Code.WRONG_TYPE,
                    "\"shape\" must be \"none\", \"full\" or an object with floor, ceiling or polygon, not "
                            + reading.describe(parser));
            return null;
        }
        return new ShapeFields(parser, reading).read();
    }

    /** The fields of a shape while it is read. */
    private static final class ShapeFields {
        private static final List<String> KNOWN = List.of("floor", "ceiling", "polygon");

        private final JsonParser parser;
        private final Reading reading;
        private final int start;
        private final String pointer;
        private final Map<String, Object> unknown = new LinkedHashMap<>();
        private final Map<String, Boolean> given = new LinkedHashMap<>();
        private Vec floor;
        private Vec ceiling;
        private List<Vec> polygon;

        ShapeFields(JsonParser parser, Reading reading) {
            this.parser = parser;
            this.reading = reading;
            this.start = reading.offset(parser);
            this.pointer = reading.pointer(parser);
        }

        Shape read() {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                field(parser.currentName());
            }
            if (given.size() != 1) {
                reading.add(
                        Severity.ERROR,
                        start,
                        pointer,
                        given.isEmpty() ? Code.MISSING_FIELD : Code.UNKNOWN_WORD,
                        "a shape has exactly one of floor, ceiling and polygon, not " + given.size() + " of them");
                return null;
            }
            if (floor != null) {
                return new Shape.Floor(floor.x(), floor.y(), unknown);
            }
            if (ceiling != null) {
                return new Shape.Ceiling(ceiling.x(), ceiling.y(), unknown);
            }
            return polygon == null ? null : new Shape.Convex(polygon, unknown);
        }

        private void field(String name) {
            boolean isKnown = KNOWN.contains(name);
            if (isKnown ? given.putIfAbsent(name, true) != null : unknown.containsKey(name)) {
                reading.duplicate(parser, start, name);
                return;
            }
            if (!isKnown) {
                RecordReader.warnOfUnknown(name, KNOWN, parser, reading);
                parser.nextToken();
                unknown.put(name, FreeReader.value(parser, reading));
                return;
            }
            parser.nextToken();
            switch (name) {
                case "floor" -> floor = heights(name);
                case "ceiling" -> ceiling = heights(name);
                default -> polygon = polygon();
            }
        }

        private Vec heights(String name) {
            int offset = reading.offset(parser);
            Vec heights = ValueReaders.pair(parser, 0, 1, reading);
            if (heights != null && heights.x() == 0 && heights.y() == 0) {
                reading.add(
                        Severity.ERROR,
                        offset,
                        reading.pointer(parser),
                        Code.OUT_OF_RANGE,
                        "\"" + name + "\" of [0, 0] leaves nothing solid; give a height above 0, "
                                + "or the shape \"none\"");
            }
            return heights;
        }

        private List<Vec> polygon() {
            int offset = reading.offset(parser);
            List<Integer> where = new ArrayList<>();
            List<Vec> points = ValueReaders.points(parser, 0, 1, reading, where);
            boolean isFine = points != null && isFine(Outlines.convexFault(points), offset, where, parser, reading);
            return isFine ? points : null;
        }
    }
}

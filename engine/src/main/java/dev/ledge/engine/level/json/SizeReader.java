package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Severity;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Columns and rows of a level, within its limits. */
final class SizeReader extends ValueDeserializer<Vec> {
    @Override
    public Vec deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        int offset = reading.offset(parser);
        String pointer = reading.pointer(parser);
        // One of the two may be as large as the other leaves room for: that is looked at below.
        Vec size = ValueReaders.pair(
                parser, (side, in) -> ValueReaders.number(side, 1, Integer.MAX_VALUE, Level.MAX_SIDE, in), reading);
        if (size == null) {
            return null;
        }
        if (size.x() != Math.rint(size.x()) || size.y() != Math.rint(size.y())) {
            String message = "\"size\" must be whole numbers of columns and rows";
            reading.add(Severity.ERROR, offset, pointer, Code.WRONG_TYPE, message);
            return null;
        }
        try {
            Level.checkSize((int) size.x(), (int) size.y());
        } catch (IllegalArgumentException e) {
            String message = e.getMessage() + "; divide it into several levels";
            reading.add(Severity.ERROR, offset, pointer, Code.TOO_LARGE, message);
            return null;
        }
        return size;
    }
}

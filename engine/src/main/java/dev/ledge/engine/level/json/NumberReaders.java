package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Numbers;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.ObjectTypes;
import dev.ledge.engine.problem.Code;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;

/** Numbers and pairs within the limits that a record's component declares. */
final class NumberReaders {
    private NumberReaders() {}

    static ValueReaders.Read<Double> number(BeanProperty property) {
        Within within = ValueReaders.within(property);
        if (property.getMember().getDeclaringClass() == Motion.class
                && property.getName().equals("speed")) {
            return (parser, reading) -> motionSpeed(parser, within, reading);
        }
        return (parser, reading) -> within.orInfinite() && parser.currentToken() == JsonToken.VALUE_NULL
                ? (Double) Double.POSITIVE_INFINITY
                : ValueReaders.number(parser, within.min(), within.max(), reading);
    }

    private static Double motionSpeed(JsonParser parser, Within within, Reading reading) {
        Double speed = ValueReaders.number(parser, 0, within.max(), reading);
        if (speed != null && speed < within.min()) {
            reading.error(
                    parser,
                    Code.OUT_OF_RANGE,
                    "\"speed\" must be more than 0, and at least " + Limits.plain(within.min())
                            + " px/s; for a platform that does not move, give \"mode\": \"still\"");
            return null;
        }
        return speed;
    }

    static ValueReaders.Read<Integer> whole(BeanProperty property) {
        Header.Of header = ValueReaders.component(property).getAnnotation(Header.Of.class);
        if (header != null) {
            return (parser, reading) -> Header.version(parser, header.value(), reading);
        }
        Within within = ValueReaders.within(property);
        return (parser, reading) -> ValueReaders.whole(parser, (int) within.min(), (int) within.max(), reading);
    }

    static ValueReaders.Read<Vec> pair(BeanProperty property) {
        Within within = ValueReaders.within(property);
        Class<?> record = property.getMember().getDeclaringClass();
        boolean isObject = record == ObjectCommon.class;
        if (isObject && property.getName().equals("size")) {
            return (parser, reading) -> ValueReaders.pair(
                    parser,
                    (side, in) -> ValueReaders.number(side, within.min(), mostOf(side, within, in), in),
                    reading);
        }
        boolean isActor = record == PlayerFields.class
                || record == Body.class && property.getName().equals("body");
        return (parser, reading) -> ValueReaders.pair(
                parser, within.min(), isActor ? LevelScope.maxActorSize(reading) : within.max(), reading);
    }

    /** The largest side of an object; what it is, is looked at only where that matters. */
    private static double mostOf(JsonParser side, Within within, Reading reading) {
        boolean isNumber = side.currentToken().isNumeric() && Numbers.isJsonNumber(side.getString());
        double value = isNumber ? Numbers.toDouble(side.getString()) : 0;
        double mostOfActors = LevelScope.maxActorSize(reading);
        boolean isFineForAll = value >= within.min() && value <= mostOfActors;
        return !isFineForAll && isOneActor(reading) ? mostOfActors : within.max();
    }

    /** True for an actor without copies: the size of one with copies is that of the box that they are spread over. */
    private static boolean isOneActor(Reading reading) {
        PlaceFinder.Place type =
                PlaceFinder.find(reading.source(), reading.form().start(), "type");
        ObjectType<?> known = type == null || type.text() == null ? null : ObjectTypes.named(type.text());
        return known != null
                && known.role() == ObjectType.Role.ACTOR
                && PlaceFinder.find(reading.source(), reading.form().start(), "copies") == null;
    }
}

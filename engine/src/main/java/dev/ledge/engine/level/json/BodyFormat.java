package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;

/** Plain bodies and crowds of them, with the fields of an actor. */
final class BodyFormat implements ObjectFormat<LevelObject.Body> {
    @Override
    public LevelObject.Body read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        Integer copies = fields.integer("copies", 1, Level.MAX_OBJECTS);
        if (copies != null) {
            reader.noteCrowd(common.id(), copies);
        }
        return new LevelObject.Body(
                common,
                fields.vec("velocity", -Limits.MAX_SPEED, Limits.MAX_SPEED),
                copies,
                fields.vec("body", Limits.MIN_SIZE, reader.maxActorSize()),
                LevelReader.profile(fields));
    }
}

package dev.ledge.engine.level.json;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;

/** Pickups, which have the fields of an actor. */
final class PickupFormat implements ObjectFormat<LevelObject.Pickup> {
    @Override
    public LevelObject.Pickup read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        return new LevelObject.Pickup(common, LevelReader.profile(fields));
    }
}

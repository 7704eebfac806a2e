package dev.ledge.engine.level.json;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;

/**
 * How objects of one type are read, beyond what all objects have.
 *
 * @param <T> the record
 */
interface ObjectFormat<T extends LevelObject> {
    /** The object of some fields, or null where a field that it cannot do without is wrong; that has been reported. */
    T read(ObjectCommon common, Fields fields, ObjectsReader reader);
}

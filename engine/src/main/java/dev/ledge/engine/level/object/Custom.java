package dev.ledge.engine.level.object;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import java.util.Map;

/**
 * A type that the engine does not know; left to the game.
 *
 * @param common what every object has
 * @param type its name in files
 * @param fields all fields beyond the common ones, in the file's order
 */
public record Custom(ObjectCommon common, String type, Map<String, Object> fields) implements LevelObject {
    @Override
    public ObjectType<Custom> objectType() {
        return null;
    }

    @Override
    public Custom withCommon(ObjectCommon newCommon) {
        return new Custom(newCommon, type, fields);
    }
}

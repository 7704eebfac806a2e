package dev.ledge.engine.level.json;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import java.util.Map;

/** Markers, which tell enemies one of a few words. */
final class MarkerFormat implements ObjectFormat<LevelObject.Marker> {
    private static final Map<String, String> TELLS =
            Values.words(new String[] {"turn", "up", "down", "left", "right", "stop"}, tells -> tells);

    @Override
    public LevelObject.Marker read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        return new LevelObject.Marker(common, fields.word("tells", TELLS));
    }
}

package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import java.util.Map;

/** Enemies on foot: beside their own fields they have those of an actor. */
final class WalkerFormat implements ObjectFormat<LevelObject.Walker> {
    private static final Map<String, Facing> FACINGS = Values.words(Facing.values(), Facing::json);

    @Override
    public LevelObject.Walker read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        return new LevelObject.Walker(
                common,
                fields.number("speed", 0, Limits.MAX_SPEED),
                fields.word("facing", FACINGS),
                fields.flag("turnsAtLedges"),
                fields.flag("hurts"),
                fields.flag("stompable"),
                LevelReader.profile(fields));
    }
}

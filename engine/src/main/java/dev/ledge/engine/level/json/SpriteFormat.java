package dev.ledge.engine.level.json;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;

/** Sprites, which look like a tile of the palette. */
final class SpriteFormat implements ObjectFormat<LevelObject.Sprite> {
    @Override
    public LevelObject.Sprite read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        return new LevelObject.Sprite(
                common, reader.tile(fields.node("tile")), Values.flip(fields.node("flip"), reader.problems()));
    }
}

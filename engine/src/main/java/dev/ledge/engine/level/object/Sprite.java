package dev.ledge.engine.level.object;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;

/**
 * A picture without physics.
 *
 * @param common what every object has
 * @param tile name of the tile that it looks like
 * @param flip how that is turned, or null
 */
public record Sprite(ObjectCommon common, String tile, Flip flip) implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Sprite> TYPE =
            new ObjectType<>("sprite", Sprite.class, ObjectType.Role.PICTURE, common -> new Sprite(common, null, null));

    @Override
    public ObjectType<Sprite> objectType() {
        return TYPE;
    }

    @Override
    public Sprite withCommon(ObjectCommon newCommon) {
        return new Sprite(newCommon, tile, flip);
    }
}

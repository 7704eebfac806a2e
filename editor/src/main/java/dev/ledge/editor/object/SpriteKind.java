package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Sprite;
import java.util.List;

/** A picture without physics. */
final class SpriteKind extends ObjectKind<Sprite> {
    SpriteKind() {
        super(Sprite.class, "Sprite", Placing.AREA);
    }

    @Override
    public Sprite create(ObjectCommon common, TileRef tile) {
        return new Sprite(
                common,
                tile == null ? null : tile.tile(),
                tile == null || tile.flip().bits() == 0 ? null : tile.flip());
    }

    @Override
    public boolean takesPicture() {
        return false;
    }

    @Override
    public void paint(ObjectSight sight, Sprite sprite) {
        if (sprite.tile() == null) {
            sight.custom(sprite);
        } else {
            sight.tile(new TileRef(sprite.tile(), sprite.flip() == null ? Flip.NONE : sprite.flip()));
        }
    }

    @Override
    public void rows(Rows<Sprite> rows) {
        rows.section("Sprite", true);
        rows.choice(
                ChoiceSpec.of(
                        "Tile",
                        "The tile that draws it.",
                        List.copyOf(rows.level().palette().tiles().keySet()),
                        tile -> tile),
                null,
                Sprite::tile,
                (o, tile) -> new Sprite(o.common(), tile, o.flip()));
    }
}

package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Spawn;

/** Where the player starts. */
final class SpawnKind extends ObjectKind<Spawn> {
    SpawnKind() {
        super(Spawn.class, "Spawn", Placing.STANDING);
    }

    @Override
    public boolean isUnique() {
        return true;
    }

    @Override
    public boolean isMark() {
        return true;
    }

    @Override
    public Spawn create(ObjectCommon common, TileRef tile) {
        return new Spawn(common, null, null);
    }

    @Override
    public boolean takesPicture() {
        return false;
    }

    @Override
    public void paint(ObjectSight sight, Spawn spawn) {
        sight.player(spawn.effectiveFacing().sign());
    }

    @Override
    public void rows(Rows<Spawn> rows) {
        rows.section("Spawn", true);
        CommonRows.facing(
                rows,
                "Where the player looks at the start.",
                o -> o.facing() != null,
                Spawn::effectiveFacing,
                (o, facing) -> new Spawn(o.common(), o.velocity(), facing));
        CommonRows.velocity(
                rows, Spawn.class, Spawn::effectiveVelocity, (o, v) -> new Spawn(o.common(), v, o.facing()));
    }
}

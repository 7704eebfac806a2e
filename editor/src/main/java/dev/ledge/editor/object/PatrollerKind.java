package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Patroller;

/** An enemy in the air that turns at markers. */
final class PatrollerKind extends ObjectKind<Patroller> {
    /** Of a new one, px/s: one that stood still would look broken. */
    private static final Vec PATROL = new Vec(40, 0);

    PatrollerKind() {
        super(Patroller.class, "Patroller", Placing.STANDING);
    }

    @Override
    public Vec newSize() {
        return new Vec(12, 12);
    }

    @Override
    public Patroller create(ObjectCommon common, TileRef tile) {
        return new Patroller(common, PATROL);
    }

    @Override
    public void paint(ObjectSight sight, Patroller patroller) {
        sight.patroller(patroller.effectiveVelocity().x() < 0 ? -1 : 1);
    }

    @Override
    public void rows(Rows<Patroller> rows) {
        rows.section("Patroller", true);
        CommonRows.velocity(
                rows, Patroller.class, Patroller::effectiveVelocity, (o, v) -> new Patroller(o.common(), v));
    }
}

package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Pickup;

/** Something to collect. */
final class PickupKind extends ObjectKind<Pickup> {
    PickupKind() {
        super(Pickup.class, "Pickup", Placing.STANDING);
    }

    @Override
    public Vec newSize() {
        return new Vec(8, 8);
    }

    @Override
    public Pickup create(ObjectCommon common, TileRef tile) {
        return new Pickup(common, ActorProfile.DEFAULT);
    }

    @Override
    public void paint(ObjectSight sight, Pickup pickup) {
        sight.pickup();
    }

    @Override
    public void rows(Rows<Pickup> rows) {
        rows.profile(Pickup::actor, (o, a) -> new Pickup(o.common(), a));
    }
}

package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Body;

/** A plain body, or many copies of one. */
final class BodyKind extends ObjectKind<Body> {
    BodyKind() {
        super(Body.class, "Actor", Placing.STANDING);
    }

    @Override
    public Vec newSize() {
        return new Vec(12, 12);
    }

    @Override
    public Body create(ObjectCommon common, TileRef tile) {
        return new Body(common, null, null, null, ActorProfile.DEFAULT);
    }

    @Override
    public void paint(ObjectSight sight, Body body) {
        if (body.hasCopies()) {
            sight.crowd(body.copies() + " × actor");
        } else {
            sight.body();
        }
    }

    @Override
    public void rows(Rows<Body> rows) {
        rows.section("Actor", true);
        CommonRows.velocity(
                rows,
                Body.class,
                Body::effectiveVelocity,
                (o, v) -> new Body(o.common(), v, o.copies(), o.body(), o.actor()));
        rows.profile(Body::actor, (o, a) -> new Body(o.common(), o.velocity(), o.copies(), o.body(), a));
    }
}

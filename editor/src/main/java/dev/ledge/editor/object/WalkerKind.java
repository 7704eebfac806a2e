package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Walker;

/** An enemy on foot. */
final class WalkerKind extends ObjectKind<Walker> {
    /** How its legs stand while it is not played, radians. */
    private static final double PHASE = 0.6;

    WalkerKind() {
        super(Walker.class, "Walker", Placing.STANDING);
    }

    @Override
    public Vec newSize() {
        return new Vec(12, 14);
    }

    @Override
    public Walker create(ObjectCommon common, TileRef tile) {
        return new Walker(common, null, null, null, null, null, ActorProfile.DEFAULT);
    }

    @Override
    public void paint(ObjectSight sight, Walker walker) {
        sight.walker(walker, walker.effectiveFacing().sign(), PHASE);
    }

    @Override
    public void rows(Rows<Walker> rows) {
        rows.section("Walker", true);
        rows.number(
                NumberSpec.of(
                        "Speed", NumberRange.of(Walker.class, "speed"), 300, Walker.DEFAULT_SPEED, "how fast it walks"),
                o -> o.speed() != null,
                Walker::effectiveSpeed,
                (o, speed) -> new Walker(
                        o.common(), speed, o.facing(), o.turnsAtLedges(), o.hurts(), o.stompable(), o.actor()));
        CommonRows.facing(
                rows,
                "Where it walks first.",
                o -> o.facing() != null,
                Walker::effectiveFacing,
                (o, facing) -> new Walker(
                        o.common(), o.speed(), facing, o.turnsAtLedges(), o.hurts(), o.stompable(), o.actor()));
        rows.toggle(
                "Turns at ledges",
                "Turns where the ground ends instead of walking off.",
                o -> !Boolean.FALSE.equals(o.turnsAtLedges()),
                (o, on) -> new Walker(o.common(), o.speed(), o.facing(), on, o.hurts(), o.stompable(), o.actor()));
        rows.toggle(
                "Hurts",
                "Kills the player who touches it.",
                o -> !Boolean.FALSE.equals(o.hurts()),
                (o, on) ->
                        new Walker(o.common(), o.speed(), o.facing(), o.turnsAtLedges(), on, o.stompable(), o.actor()));
        rows.toggle(
                "Stompable",
                "Dies when the player jumps on it.",
                o -> !Boolean.FALSE.equals(o.stompable()),
                (o, on) -> new Walker(o.common(), o.speed(), o.facing(), o.turnsAtLedges(), o.hurts(), on, o.actor()));
        rows.profile(
                Walker::actor,
                (o, a) ->
                        new Walker(o.common(), o.speed(), o.facing(), o.turnsAtLedges(), o.hurts(), o.stompable(), a));
    }
}

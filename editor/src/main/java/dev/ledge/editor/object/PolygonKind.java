package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.StaticPolygon;

/** Ground of any shape. */
final class PolygonKind extends ObjectKind<StaticPolygon> {
    PolygonKind() {
        super(StaticPolygon.class, "Polygon", Placing.OWN_TOOL);
    }

    @Override
    public StaticPolygon create(ObjectCommon common, TileRef tile) {
        return null;
    }

    @Override
    Touch touch(StaticPolygon polygon) {
        return Touch.of(Boolean.TRUE.equals(polygon.hazard()), false, polygon.effectiveSolidFrom());
    }

    @Override
    public void paint(ObjectSight sight, StaticPolygon polygon) {
        sight.polygon(polygon);
    }

    @Override
    public void rows(Rows<StaticPolygon> rows) {
        rows.section("Polygon", true);
        CommonRows.sides(
                rows,
                StaticPolygon::effectiveSolidFrom,
                (o, sides) -> new StaticPolygon(o.common(), o.points(), sides, o.surface(), o.hazard(), o.color()));
        CommonRows.surface(
                rows,
                StaticPolygon::surface,
                (o, surface) ->
                        new StaticPolygon(o.common(), o.points(), o.solidFrom(), surface, o.hazard(), o.color()));
        CommonRows.flag(
                rows,
                "Hazard",
                "Kills on touch.",
                StaticPolygon::hazard,
                (o, on) -> new StaticPolygon(o.common(), o.points(), o.solidFrom(), o.surface(), on, o.color()));
    }
}

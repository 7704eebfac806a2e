package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Sides;
import java.util.List;

/** Static polygons. */
final class PolygonFormat implements ObjectFormat<LevelObject.StaticPolygon> {
    @Override
    public LevelObject.StaticPolygon read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        List<Vec> points = reader.points(fields.require("points"));
        Sides solidFrom = Values.sides(fields.node("solidFrom"), reader.problems());
        String surface = reader.surface(fields.node("surface"));
        Boolean hazard = fields.flag("hazard");
        String color = Values.color(fields.node("color"), reader.problems());
        return points == null ? null : new LevelObject.StaticPolygon(common, points, solidFrom, surface, hazard, color);
    }
}

package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Within;
import java.util.List;
import java.util.Objects;

/**
 * A static polygon, or a line of zero thickness if it has two points.
 *
 * @param common what every object has
 * @param points offsets from {@code at}; simple, may be concave, either winding
 * @param solidFrom null means all sides
 * @param surface name of a surface of the palette, or null
 * @param hazard true if it kills on touch; null means false
 * @param color {@code #rrggbb}, or null
 */
public record StaticPolygon(
        ObjectCommon common,

        @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
        List<Vec> points,

        Sides solidFrom,
        String surface,
        Boolean hazard,
        String color)
        implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<StaticPolygon> TYPE =
            new ObjectType<>("polygon", StaticPolygon.class, ObjectType.Role.SOLID, null);

    private static final Limits LIMITS = Limits.of(StaticPolygon.class);

    /**
     * Checks the points, and takes a copy of them.
     *
     * @param common what every object has
     * @param points offsets from {@code at}; simple, may be concave, either winding
     * @param solidFrom null means all sides
     * @param surface name of a surface of the palette, or null
     * @param hazard true if it kills on touch; null means false
     * @param color {@code #rrggbb}, or null
     * @throws IllegalArgumentException if one is beyond its limits, or there are too few
     */
    public StaticPolygon {
        points = LIMITS.check("points", Objects.requireNonNull(points));
        Limits.checkOutline(points);
    }

    @Override
    public ObjectType<StaticPolygon> objectType() {
        return TYPE;
    }

    @Override
    public StaticPolygon withCommon(ObjectCommon newCommon) {
        return new StaticPolygon(newCommon, points, solidFrom, surface, hazard, color);
    }

    @Override
    public List<Vec> outlinePoints() {
        return points;
    }

    @Override
    public StaticPolygon withPoints(List<Vec> newPoints) {
        return new StaticPolygon(common, newPoints, solidFrom, surface, hazard, color);
    }

    /** {@return the sides that block, all where the file gives none} */
    public Sides effectiveSolidFrom() {
        return solidFrom == null ? Sides.ALL : solidFrom;
    }
}

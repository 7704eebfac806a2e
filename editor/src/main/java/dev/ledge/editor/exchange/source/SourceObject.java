package dev.ledge.editor.exchange.source;

import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something placed in a map, or a collision shape in a tile.
 *
 * @param id as an id in a level, unique in the map; null for a shape in a tile
 * @param label how reports name it
 * @param name for people, or null
 * @param type its type or class, or null
 * @param kind its form
 * @param at top-left corner before it is turned, px; of a shape in a tile, from the tile's top-left corner
 * @param size px, 0 where it has none
 * @param rotation degrees clockwise about {@code pivot}
 * @param pivot what it turns about, from {@code at}, px
 * @param points of polygons and lines, from {@code at}, px
 * @param tile what draws it, or null; one that is no {@link Kind#TILE} has a picture beside being what it is
 * @param flip bits of {@code Flip}
 * @param visible whether it is drawn
 * @param props its properties
 * @param paths lists of points among its properties, by name; offsets from {@code at}, px
 */
public record SourceObject(
        String id,
        String label,
        String name,
        String type,
        Kind kind,
        Vec at,
        Vec size,
        double rotation,
        Vec pivot,
        List<Vec> points,
        SourceTile tile,
        int flip,
        boolean visible,
        ObjectNode props,
        Map<String, List<Vec>> paths) {

    /** The forms of objects. */
    public enum Kind {
        /** A box. */
        BOX,
        /** An ellipse in a box. */
        ELLIPSE,
        /** Closed. */
        POLYGON,
        /** Open. */
        LINE,
        /** Without size. */
        POINT,
        /** A picture. */
        TILE,
        /** Writing. */
        TEXT
    }

    /** Corners that stand for an ellipse. */
    private static final int CORNERS = 16;

    /** {@return the outline, turned, from {@code at}, px; one point where it has no size} */
    public List<Vec> outline() {
        List<Vec> outline = switch (kind) {
            case POLYGON, LINE -> points.isEmpty() ? List.of(Vec.ZERO) : points;
            case POINT -> List.of(Vec.ZERO);
            case ELLIPSE -> ellipse();
            default ->
                size.x() == 0 && size.y() == 0
                        ? List.of(Vec.ZERO)
                        : List.of(Vec.ZERO, new Vec(size.x(), 0), size, new Vec(0, size.y()));
        };
        if (rotation == 0) {
            return outline;
        }
        double angle = Math.toRadians(rotation);
        double sine = Math.sin(angle);
        double cosine = Math.cos(angle);
        return outline.stream()
                .map(point -> {
                    double x = point.x() - pivot.x();
                    double y = point.y() - pivot.y();
                    return new Vec(pivot.x() + x * cosine - y * sine, pivot.y() + x * sine + y * cosine);
                })
                .toList();
    }

    private List<Vec> ellipse() {
        List<Vec> corners = new ArrayList<>();
        for (int i = 0; i < CORNERS; i++) {
            double angle = 2 * Math.PI * i / CORNERS;
            corners.add(new Vec(size.x() / 2 * (1 + Math.cos(angle)), size.y() / 2 * (1 + Math.sin(angle))));
        }
        return corners;
    }
}

package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** What a box in a level has to do with before anything moves. */
final class Surroundings {

    private final Level level;

    /** Platforms, polygons and hazards, from left to right. */
    private final List<Placed> objects;

    /**
     * Something that a box touches.
     *
     * @param name for people
     * @param objectId null for a tile
     */
    record Neighbour(String name, String objectId) {}

    Surroundings(Level level) {
        this.level = level;
        this.objects = level.objects().stream()
                .map(this::placed)
                .filter(Objects::nonNull)
                .sorted(Comparator.comparingDouble(placed -> placed.bounds.left()))
                .toList();
    }

    /** What is solid from every side and reaches into the box, or null. */
    Neighbour blocker(Aabb box, String exceptId) {
        Aabb core = box.grown(-Math.min(Tolerance.DEPTH, Math.min(box.width(), box.height()) / 2));
        for (Placed placed : around(box)) {
            if (placed.sides.equals(Sides.ALL)
                    && placed.isSolid
                    && !placed.isCalled(exceptId)
                    && placed.outline.touches(core)) {
                return placed.neighbour;
            }
        }
        return null;
    }

    /** What kills at a touch and touches the box, or null. */
    Neighbour hazard(Aabb box) {
        for (Placed placed : around(box)) {
            if (placed.isHazard && placed.outline.touches(box)) {
                return placed.neighbour;
            }
        }
        return null;
    }

    private record Placed(
            Neighbour neighbour, Aabb bounds, Outline outline, Sides sides, boolean isSolid, boolean isHazard) {
        boolean isCalled(String id) {
            return id != null && id.equals(neighbour.objectId());
        }
    }

    private List<Placed> around(Aabb box) {
        List<Placed> found = new ArrayList<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                addTiles(tiles, box, found);
            }
        }
        for (Placed object : objects) {
            if (object.bounds.left() > box.right()) {
                break;
            }
            if (object.bounds.touches(box)) {
                found.add(object);
            }
        }
        return found;
    }

    private void addTiles(TileLayer layer, Aabb box, List<Placed> found) {
        int grid = level.grid();
        int firstColumn = (int) Math.max(0, Math.floor(box.left() / grid) - 1);
        int lastColumn = (int) Math.min(level.columns() - 1.0, Math.floor(box.right() / grid));
        int firstRow = (int) Math.max(0, Math.floor(box.top() / grid) - 1);
        int lastRow = (int) Math.min(level.rows() - 1.0, Math.floor(box.bottom() / grid));
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                int index = layer.grid().get(column, row);
                TileType type = level.tileType(index);
                if (type != null) {
                    found.add(tile(type, level.tiles().get(index), column, row));
                }
            }
        }
    }

    private Placed tile(TileType type, TileRef ref, int column, int row) {
        boolean isSolid = !(type.effectiveShape() instanceof Shape.None);
        List<Vec> unit = isSolid ? type.effectiveShape().outline() : Shape.FULL.outline();
        Vec corner = new Vec(column, row);
        List<Vec> corners = unit.stream()
                .map(point -> ref.flip().apply(point).plus(corner).times(level.grid()))
                .toList();
        Neighbour neighbour = new Neighbour(
                "the tile " + Excerpt.quoted(type.name()) + " at column " + column + ", row " + row, null);
        Aabb cell = new Aabb(0, 0, level.grid(), level.grid())
                .moved(column * (double) level.grid(), row * (double) level.grid());
        return new Placed(neighbour, cell, new Outline(corners), type.effectiveSolidFrom(), isSolid, type.isHazard());
    }

    private Placed placed(LevelObject object) {
        if (object instanceof Platform platform) {
            return placed(object, platform.effectiveSolidFrom(), true, Boolean.TRUE.equals(platform.hazard()));
        }
        if (object instanceof StaticPolygon polygon) {
            return placed(object, polygon.effectiveSolidFrom(), true, Boolean.TRUE.equals(polygon.hazard()));
        }
        return object instanceof HazardArea ? placed(object, Sides.NONE, false, true) : null;
    }

    private Placed placed(LevelObject object, Sides sides, boolean isSolid, boolean isHazard) {
        Neighbour neighbour =
                new Neighbour("the " + Excerpt.of(object.type()) + " " + Excerpt.quoted(object.id()), object.id());
        return new Placed(neighbour, Rides.startBounds(level, object), outline(object), sides, isSolid, isHazard);
    }

    private Outline outline(LevelObject object) {
        List<Vec> points = object.outlinePoints();
        Aabb box = Rides.startBounds(level, object);
        if (points == null || points.size() < 2) {
            return Outline.of(box);
        }
        Vec offset = box.at().minus(object.bounds(level).at());
        return new Outline(points.stream().map(object.at().plus(offset)::plus).toList());
    }
}

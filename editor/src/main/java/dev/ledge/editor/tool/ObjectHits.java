package dev.ledge.editor.tool;

import dev.ledge.editor.document.Selection;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.List;

/** Which objects are at a place. Those of hidden and locked layers are not found. */
public final class ObjectHits {
    private ObjectHits() {}

    /**
     * The foremost object at a point, null if there is none; of objects at one depth the smallest, so that an area does
     * not hide what stands in it.
     *
     * @param tolerance how far beside the object still counts, in level pixels
     */
    public static LevelObject at(Level level, double x, double y, double tolerance) {
        LevelObject best = null;
        for (LevelObject object : level.objects()) {
            if (isHit(level, object, x, y, tolerance) && (best == null || isInFront(level, object, best))) {
                best = object;
            }
        }
        return best;
    }

    private static boolean isInFront(Level level, LevelObject object, LevelObject other) {
        int order = Double.compare(depth(object), depth(other));
        return order != 0 ? order > 0 : area(object.bounds(level)) <= area(other.bounds(level));
    }

    private static double depth(LevelObject object) {
        return object.common().z() == null ? 0 : object.common().z();
    }

    private static double area(Aabb box) {
        return box.width() * box.height();
    }

    /** Ids of the objects that touch a box. */
    public static List<String> touching(Level level, Aabb box) {
        List<String> ids = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (Selection.isReachable(level, object) && object.bounds(level).touches(box)) {
                ids.add(object.id());
            }
        }
        return ids;
    }

    /** Ids of all objects that are not on a hidden or locked layer. */
    static List<String> reachable(Level level) {
        return level.objects().stream()
                .filter(object -> Selection.isReachable(level, object))
                .map(LevelObject::id)
                .toList();
    }

    private static boolean isHit(Level level, LevelObject object, double x, double y, double tolerance) {
        if (!object.bounds(level).grown(tolerance).contains(x, y) || !Selection.isReachable(level, object)) {
            return false;
        }
        List<Vec> points = object.outlinePoints();
        if (points == null || points.isEmpty()) {
            return true;
        }
        Vec point = new Vec(x, y).minus(object.at());
        boolean inside = false;
        for (int i = 0; i < points.size(); i++) {
            Vec a = points.get(i);
            Vec b = points.get((i + 1) % points.size());
            if (distance(point, a, b) <= tolerance) {
                return true;
            }
            boolean crosses = a.y() > point.y() != b.y() > point.y();
            if (crosses && point.x() < a.x() + (point.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x())) {
                inside = !inside;
            }
        }
        return inside;
    }

    /** Distance of a point from the edge between two others. */
    static double distance(Vec point, Vec a, Vec b) {
        Vec edge = b.minus(a);
        double square = edge.dot(edge);
        double along = square == 0 ? 0 : Math.max(0, Math.min(1, point.minus(a).dot(edge) / square));
        return point.minus(a.plus(edge.times(along))).length();
    }
}

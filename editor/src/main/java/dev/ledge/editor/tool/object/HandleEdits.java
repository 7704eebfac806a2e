package dev.ledge.editor.tool.object;

import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.view.Snap;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.SimpleOutline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import java.util.ArrayList;
import java.util.List;

/** What dragging a handle makes of an object, level to level. */
final class HandleEdits {
    /** A path or a line needs both of its ends. */
    private static final int MIN_POINTS = 2;

    private HandleEdits() {}

    /**
     * The level with a handle dragged to a place. A drag that would make an outline cross itself, or lay a point of a
     * path upon its neighbour, changes nothing.
     *
     * @param target where the handle's middle is wanted, in level pixels
     * @param free snaps to whole pixels only
     */
    static Level drag(Level level, String id, Handle handle, Vec target, Snap snap, boolean free) {
        LevelObject object = level.object(id);
        return switch (handle.kind()) {
            case SIZE -> ObjectEdits.resize(level, id, resized(object.bounds(level), handle, target, snap, free));
            case CORNER, NEW_CORNER -> {
                Vec corner = snap.apply(target, free).minus(object.at());
                List<Vec> points = with(object.outlinePoints(), handle, corner);
                yield SimpleOutline.isSimple(points) ? level.withObject(object.withPoints(points)) : level;
            }
            case PATH, NEW_PATH -> {
                Platform platform = (Platform) object;
                List<Vec> path = with(platform.effectivePath(), handle, pathPoint(level, platform, target, snap, free));
                yield isPath(path) ? level.withObject(platform.withPath(path)) : level;
            }
        };
    }

    /**
     * The offset of a path point for which the platform's middle is nearest to a place, with the top-left corner of its
     * box on the grid.
     */
    static Vec pathPoint(Level level, Platform platform, Vec middle, Snap snap, boolean free) {
        Aabb box = platform.bounds(level);
        Vec corner = middle.minus(new Vec(box.width() / 2, box.height() / 2));
        return snap.apply(corner, free).minus(box.at());
    }

    private static boolean isPath(List<Vec> path) {
        for (int i = 1; i < path.size(); i++) {
            if (path.get(i).equals(path.get(i - 1))) {
                return false;
            }
        }
        return true;
    }

    private static List<Vec> with(List<Vec> points, Handle handle, Vec point) {
        List<Vec> changed = new ArrayList<>(points);
        if (handle.isNew()) {
            changed.add(handle.made().index(), point);
        } else {
            changed.set(handle.index(), point);
        }
        return List.copyOf(changed);
    }

    private static Aabb resized(Aabb box, Handle handle, Vec target, Snap snap, boolean free) {
        Vec at = snap.apply(target, free);
        double smallest = 1;
        double left = handle.column() == 0 ? Math.min(at.x(), box.right() - smallest) : box.left();
        double right = handle.column() == 2 ? Math.max(at.x(), box.left() + smallest) : box.right();
        double top = handle.row() == 0 ? Math.min(at.y(), box.bottom() - smallest) : box.top();
        double bottom = handle.row() == 2 ? Math.max(at.y(), box.top() + smallest) : box.bottom();
        return new Aabb(left, top, right, bottom);
    }

    /**
     * True if the point of a handle can be taken away, leaving enough of them, no outline that crosses itself and no
     * path with a point upon its neighbour.
     */
    static boolean canRemove(LevelObject object, Handle handle) {
        if (handle == null || !handle.isPoint() || handle.kind() == Handle.Kind.PATH && handle.index() == 0) {
            return false;
        }
        List<Vec> points = points(object, handle);
        return points.size() > MIN_POINTS
                && handle.index() < points.size()
                && (handle.kind() == Handle.Kind.PATH
                        ? isPath(without(points, handle))
                        : SimpleOutline.isSimple(without(points, handle)));
    }

    /** The level without the point of a handle, which must be one that {@link #canRemove} allows. */
    static Level remove(Level level, String id, Handle handle) {
        LevelObject object = level.object(id);
        List<Vec> rest = without(points(object, handle), handle);
        return level.withObject(
                object instanceof Platform platform && handle.kind() == Handle.Kind.PATH
                        ? platform.withPath(rest)
                        : object.withPoints(rest));
    }

    static List<Vec> points(LevelObject object, Handle handle) {
        return handle.kind() == Handle.Kind.PATH && object instanceof Platform platform
                ? platform.effectivePath()
                : object.outlinePoints();
    }

    private static List<Vec> without(List<Vec> points, Handle handle) {
        List<Vec> rest = new ArrayList<>(points);
        rest.remove(handle.index());
        return List.copyOf(rest);
    }
}

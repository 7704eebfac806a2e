package dev.ledge.editor.document;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.json.Ids;
import dev.ledge.engine.level.object.Spawn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** Edits of objects, level to level. Ids that the level does not have are passed over. */
public final class ObjectEdits {
    private ObjectEdits() {}

    /** Changes the objects of those ids; an object that comes back as null is removed, and what rode it stays. */
    public static Level change(Level level, Collection<String> ids, UnaryOperator<LevelObject> change) {
        Set<String> wanted = new HashSet<>(ids);
        Set<String> removed = new HashSet<>();
        List<LevelObject> result = new ArrayList<>(level.objects().size());
        boolean changed = false;
        for (LevelObject object : level.objects()) {
            LevelObject now = wanted.contains(object.id()) ? change.apply(object) : object;
            if (now != null) {
                result.add(now);
            } else {
                removed.add(object.id());
            }
            changed |= now != object;
        }
        if (!removed.isEmpty()) {
            result.replaceAll(object -> removed.contains(object.common().rides()) ? riding(object, null) : object);
        }
        return changed ? level.toBuilder().objects(result).build() : level;
    }

    private static LevelObject riding(LevelObject object, String platform) {
        return object.withCommon(object.common().withRides(platform));
    }

    /** Gives an object another id, which must be new; what rides it goes on riding it. */
    public static Level rename(Level level, String id, String newId) {
        List<LevelObject> result = new ArrayList<>(level.objects());
        result.replaceAll(object -> {
            LevelObject named =
                    object.id().equals(id) ? object.withCommon(object.common().withId(newId)) : object;
            return id.equals(named.common().rides()) ? riding(named, newId) : named;
        });
        return level.toBuilder().objects(result).build();
    }

    /** Adds objects, whose ids must be new. */
    public static Level add(Level level, Collection<? extends LevelObject> objects) {
        if (objects.isEmpty()) {
            return level;
        }
        List<LevelObject> result = new ArrayList<>(level.objects());
        result.addAll(objects);
        return level.toBuilder().objects(result).build();
    }

    public static Level delete(Level level, Collection<String> ids) {
        return change(level, ids, object -> null);
    }

    /** Moves objects by level pixels; what rides a platform goes with it. */
    public static Level move(Level level, Collection<String> ids, double dx, double dy) {
        if (dx == 0 && dy == 0) {
            return level;
        }
        return change(
                level,
                withRiders(level, ids),
                object -> object.movedTo(object.at().plus(new Vec(dx, dy))));
    }

    /** Moves an object to a place; what rides a platform goes with it. */
    public static Level moveTo(Level level, String id, Vec at) {
        Vec way = at.minus(level.object(id).at());
        Level moved = move(level, Set.of(id), way.x(), way.y());
        return moved.withObject(moved.object(id).movedTo(at)); // Sums are rounded, and what was typed is not.
    }

    private static Set<String> withRiders(Level level, Collection<String> ids) {
        Set<String> platforms = Set.copyOf(ids);
        Set<String> all = new HashSet<>(platforms);
        for (LevelObject object : level.objects()) {
            String platform = object.common().rides();
            if (platform != null && platforms.contains(platform)) {
                all.add(object.id());
            }
        }
        return all;
    }

    /**
     * Gives an object another box; the points of an outline are stretched with it. A spawn, whose size is the player's,
     * is only moved.
     */
    public static Level resize(Level level, String id, Aabb box) {
        return change(level, List.of(id), object -> resized(level, object, box));
    }

    private static LevelObject resized(Level level, LevelObject object, Aabb box) {
        Aabb old = object.bounds(level);
        List<Vec> points = object.outlinePoints();
        if (object instanceof Spawn || old.equals(box)) {
            return old.equals(box) ? object : object.movedTo(box.at());
        }
        if (points == null || points.isEmpty()) {
            return object.withCommon(
                    object.common().withAt(box.at()).withSize(possible(object, box.size(), level.grid())));
        }
        List<Vec> stretched = new ArrayList<>();
        Vec at = stretch(object.at(), old, box);
        for (Vec point : points) {
            stretched.add(stretch(object.at().plus(point), old, box).minus(at));
        }
        return object.movedTo(at).withPoints(stretched);
    }

    /** A size as an object can have it: an actor's has a limit. */
    private static Vec possible(LevelObject object, Vec size, int grid) {
        double most = object.isSingleActor() ? Limits.maxActorSize(grid) : Limits.MAX_COORDINATE;
        return new Vec(possible(size.x(), most), possible(size.y(), most));
    }

    private static double possible(double length, double most) {
        return Math.max(Limits.MIN_SIZE, Math.min(most, length));
    }

    private static Vec stretch(Vec point, Aabb from, Aabb to) {
        return new Vec(
                stretch(point.x(), from.left(), from.width(), to.left(), to.width()),
                stretch(point.y(), from.top(), from.height(), to.top(), to.height()));
    }

    private static double stretch(double value, double from, double length, double to, double newLength) {
        return length == 0 ? value - from + to : to + (value - from) / length * newLength;
    }

    /** The level's spawn, the first of them if there are several, or null. */
    public static Spawn spawn(Level level) {
        for (LevelObject object : level.objects()) {
            if (object instanceof Spawn spawn) {
                return spawn;
            }
        }
        return null;
    }

    /** An id that no object and no layer of the level has. */
    public static String freshId(Level level, RandomGenerator random) {
        return Ids.random(random, takenIds(level));
    }

    /** The ids in use in a level. */
    static Set<String> takenIds(Level level) {
        Set<String> taken = new HashSet<>();
        level.objects().forEach(object -> taken.add(object.id()));
        level.layers().forEach(layer -> taken.add(layer.id()));
        return taken;
    }
}

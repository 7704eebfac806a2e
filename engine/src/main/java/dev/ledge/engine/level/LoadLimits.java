package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the objects of a level may amount to together, so that a world is built within a second and its steps keep up
 * with the clock whatever the single numbers are. Levels of games are far below.
 */
public final class LoadLimits {
    /** Cells that the boxes of all actors may cover together: each of them is looked at in every step. */
    public static final long MAX_ACTOR_CELLS = 1 << 17;

    /** Where there are more than a thousand actors: cells that they may cover on average. */
    public static final long MAX_MEAN_ACTOR_CELLS = 128;

    /** Points that all polygons may have together. */
    public static final int MAX_POINTS = 1 << 15;

    /** Platforms that a level can have: each moves in every step. */
    public static final int MAX_PLATFORMS = 100_000;

    /**
     * Areas that may come to one square of {@link #SQUARE} px, each counted in the box around the path that it rides
     * along: an actor there may be in all of them.
     */
    public static final int MAX_AREAS = 512;

    /**
     * Platforms that may come to one square of {@link #SQUARE} px, each counted in the box around its path: an actor
     * there may be hit by them all.
     */
    public static final int MAX_PLATFORMS_AT_A_PLACE = 200;

    /** Side of the squares in which areas and platforms are counted, px. */
    public static final int SQUARE = 256;

    private LoadLimits() {}

    /**
     * {@return a sentence that names the limit that is passed; null if none is}
     *
     * @param objects all objects of a level
     * @param player its player
     * @param grid side of its cells, px
     */
    public static String problem(List<LevelObject> objects, ActorProfile player, int grid) {
        double cells = cells(player.effectiveSize(), grid);
        long actors = 1;
        long points = 0;
        int platforms = 0;
        int areas = 0;
        for (LevelObject object : objects) {
            if (object.isA(ObjectType.Role.ACTOR)) {
                cells += object.actorCount() * cells(actorSize(object), grid);
                actors += object.actorCount();
            } else if (object.isA(ObjectType.Role.AREA)) {
                areas++;
            } else if (isPlatform(object)) {
                platforms++;
            }
            List<Vec> outline = object.outlinePoints();
            points += outline == null ? 0 : outline.size();
        }
        double most = Math.max(MAX_ACTOR_CELLS, MAX_MEAN_ACTOR_CELLS * actors);
        if (cells > most) {
            return "the actors cover " + Math.round(cells) + " cells of " + grid + " px together; at most "
                    + Math.round(most) + " are possible with " + actors + (actors == 1 ? " actor" : " actors");
        }
        if (points > MAX_POINTS) {
            return "the polygons have " + points + " points together; at most " + MAX_POINTS + " are possible";
        }
        if (platforms > MAX_PLATFORMS) {
            return "there are " + platforms + " platforms; at most " + MAX_PLATFORMS + " are possible";
        }
        String problem = areas > MAX_AREAS ? tooManyAt(objects, ObjectType.Role.AREA, grid, MAX_AREAS, "areas") : null;
        return problem == null && platforms > MAX_PLATFORMS_AT_A_PLACE
                ? tooManyAt(objects, ObjectType.Role.SOLID, grid, MAX_PLATFORMS_AT_A_PLACE, "platforms")
                : problem;
    }

    /** Cells that a box covers on average wherever it is, those included that it only touches. */
    private static double cells(Vec size, int grid) {
        return (size.x() / grid + 1) * (size.y() / grid + 1);
    }

    private static Vec actorSize(LevelObject object) {
        Vec size = object.actorSize();
        return size == null ? ActorProfile.DEFAULT_SIZE : size;
    }

    private static boolean isPlatform(LevelObject object) {
        return !object.effectivePath().isEmpty();
    }

    private static String tooManyAt(List<LevelObject> objects, ObjectType.Role role, int grid, int most, String what) {
        Map<String, List<Vec>> paths = new HashMap<>();
        for (LevelObject object : objects) {
            if (isPlatform(object)) {
                paths.put(object.id(), object.effectivePath());
            }
        }
        List<Aabb> around = new ArrayList<>();
        for (LevelObject object : objects) {
            // Polygons have the role of platforms, and stay.
            if (object.isA(role) && (role != ObjectType.Role.SOLID || isPlatform(object))) {
                String moves =
                        isPlatform(object) ? object.id() : object.common().rides();
                around.add(reach(box(object, grid), paths.getOrDefault(moves, List.of()))
                        .grown(SQUARE / 2.0));
            }
        }
        // The centre of a square that many touch lies in all their boxes, each grown by half of a square.
        int deepest = OverlapDepth.of(around);
        return deepest <= most
                ? null
                : deepest + " " + what + " touch one square of " + SQUARE + " px; at most " + most + " are possible";
    }

    /** What a box covers along a path. */
    private static Aabb reach(Aabb box, List<Vec> path) {
        Aabb reach = box;
        for (Vec stop : path) {
            reach = reach.union(box.moved(stop.x(), stop.y()));
        }
        return reach;
    }

    private static Aabb box(LevelObject object, int grid) {
        Vec at = object.at();
        List<Vec> points = object.outlinePoints();
        if (points == null || points.isEmpty()) {
            Vec size = object.common().size();
            return Aabb.of(at, size == null ? new Vec(grid, grid) : size);
        }
        Aabb box = Aabb.of(at.plus(points.get(0)), Vec.ZERO);
        for (Vec point : points) {
            box = box.union(Aabb.of(at.plus(point), Vec.ZERO));
        }
        return box;
    }
}

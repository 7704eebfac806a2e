package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Looks whether the player can start (RG-03): somewhere, free, and not in what kills. */
final class SpawnCheck {
    static final String NO_SPAWN = "NO-SPAWN";
    static final String BLOCKED_SPAWN = "BLOCKED-SPAWN";

    private final Level level;
    private final Surroundings surroundings;
    private final List<Finding> findings = new ArrayList<>();

    SpawnCheck(Level level, Surroundings surroundings) {
        this.level = level;
        this.surroundings = surroundings;
    }

    List<Finding> findings() {
        List<LevelObject> spawns =
                level.objects().stream().filter(Spawn.class::isInstance).toList();
        if (spawns.isEmpty()) {
            findings.add(Finding.ofLevel(
                    NO_SPAWN, "the level has no spawn, so nobody can play it", "add an object of the type \"spawn\""));
            return findings;
        }
        check(spawns.get(0));
        for (LevelObject second : spawns.subList(1, spawns.size())) {
            report(
                    second,
                    "TWO-SPAWNS",
                    "the spawn " + Excerpt.quoted(second.id()) + " is not used: the player starts at "
                            + Excerpt.quoted(spawns.get(0).id()),
                    "take one away");
        }
        return findings;
    }

    private void check(LevelObject spawn) {
        Aabb box = Rides.startBounds(level, spawn);
        String name = "the spawn " + Excerpt.quoted(spawn.id()) + " ";
        Side outside = outside(box);
        if (outside != null) {
            report(
                    spawn,
                    "SPAWN-OUTSIDE",
                    name + "lies outside the level's " + outside.name().toLowerCase(Locale.ROOT) + " border",
                    "move it into the level");
        }
        Surroundings.Neighbour blocker = surroundings.blocker(box, spawn.id());
        if (blocker != null) {
            report(spawn, BLOCKED_SPAWN, name + "is inside " + blocker.name(), "move it where the player fits");
        }
        Surroundings.Neighbour hazard = surroundings.hazard(box);
        if (hazard != null) {
            report(
                    spawn,
                    "DEADLY-SPAWN",
                    name + "touches " + hazard.name() + ", so that the player dies at once",
                    "move it");
        }
        for (LevelObject object : level.objects()) {
            if (object.bounds(level).overlaps(box) && isBody(object)) {
                report(
                        spawn,
                        BLOCKED_SPAWN,
                        name + "is inside the " + object.type() + " " + Excerpt.quoted(object.id()),
                        "move one of them");
            }
        }
    }

    private static boolean isBody(LevelObject object) {
        return object.isA(ObjectType.Role.ACTOR) && !(object instanceof Pickup);
    }

    /**
     * The border that a box lies wholly beyond and that kills, or that is a wall and cuts it; null if there is none.
     */
    private Side outside(Aabb box) {
        for (Side side : Side.values()) {
            double past = past(side, box);
            double whole = side == Side.TOP || side == Side.BOTTOM ? box.height() : box.width();
            Border.Kind kind = level.physics().effectiveBorder().on(side);
            if (kind == Border.Kind.WALL && past > 0 || kind == Border.Kind.KILL && past >= whole) {
                return side;
            }
        }
        return null;
    }

    /** How far the box reaches over a border of the level, px. */
    private double past(Side side, Aabb box) {
        return switch (side) {
            case TOP -> -box.top();
            case BOTTOM -> box.bottom() - level.height();
            case LEFT -> -box.left();
            case RIGHT -> box.right() - level.width();
        };
    }

    private void report(LevelObject spawn, String code, String what, String remedy) {
        findings.add(Finding.ofObject(code, what, remedy, spawn.id(), spawn.bounds(level)));
    }
}

package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.json.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Looks whether the player can start (RG-03): somewhere, free, and not in what kills. */
final class SpawnCheck {
    private final Level level;
    private final Surroundings surroundings;
    private final List<Finding> findings = new ArrayList<>();

    SpawnCheck(Level level, Surroundings surroundings) {
        this.level = level;
        this.surroundings = surroundings;
    }

    List<Finding> findings() {
        List<LevelObject> spawns = level.objects().stream()
                .filter(LevelObject.Spawn.class::isInstance)
                .toList();
        if (spawns.isEmpty()) {
            findings.add(Finding.ofLevel(
                    "NO-SPAWN", "the level has no spawn, so nobody can play it; add an object of the type \"spawn\""));
            return findings;
        }
        check(spawns.get(0));
        for (LevelObject second : spawns.subList(1, spawns.size())) {
            tell(
                    second,
                    "TWO-SPAWNS",
                    "the spawn " + Excerpt.quoted(second.id()) + " is not used: the player starts at "
                            + Excerpt.quoted(spawns.get(0).id()) + "; take one away");
        }
        return findings;
    }

    private void check(LevelObject spawn) {
        Aabb box = spawn.bounds(level);
        String name = "the spawn " + Excerpt.quoted(spawn.id()) + " ";
        Side outside = outside(box);
        if (outside != null) {
            tell(
                    spawn,
                    "SPAWN-OUTSIDE",
                    name + "lies outside the level's " + outside.name().toLowerCase(Locale.ROOT)
                            + " border; move it into the level");
        }
        Surroundings.Neighbour blocker = surroundings.blocker(box, spawn.id());
        if (blocker != null) {
            tell(spawn, "BLOCKED-SPAWN", name + "is inside " + blocker.name() + "; move it where the player fits");
        }
        Surroundings.Neighbour hazard = surroundings.hazard(box);
        if (hazard != null) {
            tell(
                    spawn,
                    "DEADLY-SPAWN",
                    name + "touches " + hazard.name() + ", so that the player dies at once; move it");
        }
        for (LevelObject object : level.objects()) {
            if (object.bounds(level).overlaps(box) && isBody(object)) {
                tell(
                        spawn,
                        "BLOCKED-SPAWN",
                        name + "is inside the " + object.type() + " " + Excerpt.quoted(object.id())
                                + "; move one of them");
            }
            if (object instanceof LevelObject.Platform platform && blocker == null && sweepsOver(platform, box)) {
                tell(
                        spawn,
                        "SPAWN-IN-PATH",
                        name + "is in the way of the platform " + Excerpt.quoted(platform.id())
                                + ", so that a player may wait to start again; move one of them");
            }
        }
    }

    private static boolean isBody(LevelObject object) {
        return object instanceof LevelObject.Walker
                || object instanceof LevelObject.Patroller
                || object instanceof LevelObject.Body;
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

    /** True if the platform comes through the box on its way and would bar it, unless it is where the player stands. */
    private boolean sweepsOver(LevelObject.Platform platform, Aabb box) {
        boolean isStill = platform.effectiveMotion().effectiveMode() == Motion.Mode.STILL;
        if (isStill || !platform.effectiveSolidFrom().equals(Sides.ALL) || surroundings.isUnder(platform, box)) {
            return false;
        }
        Aabb start = platform.bounds(level);
        List<Vec> path = new ArrayList<>(platform.effectivePath());
        if (platform.effectiveMotion().effectiveMode() == Motion.Mode.LOOP) {
            path.add(path.get(0));
        }
        // A box that sweeps along a segment covers another box where the segment crosses the latter grown by the
        // former.
        Aabb grown = new Aabb(box.left() - start.width(), box.top() - start.height(), box.right(), box.bottom());
        Aabb inside = grown.grown(-1e-6);
        for (int i = 0; i + 1 < path.size(); i++) {
            Vec from = start.at().plus(path.get(i));
            Vec to = start.at().plus(path.get(i + 1));
            if (new Outline(List.of(from, to)).touches(inside)) {
                return true;
            }
        }
        return false;
    }

    private void tell(LevelObject spawn, String code, String message) {
        findings.add(Finding.ofObject(code, message, spawn.id(), spawn.bounds(level)));
    }
}

package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Walker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Random objects of every type. */
final class ObjectMaker {
    private static final int GRID = 16;

    private final SeededRandom random;
    private final double width;
    private final double height;
    /** True if places are multiples of half a pixel. */
    private final boolean even;

    private int number;

    ObjectMaker(SeededRandom random, double width, double height) {
        this.random = random;
        this.width = width;
        this.height = height;
        this.even = random.chance(0.6);
    }

    private ObjectCommon common(String prefix, Vec at, Vec size) {
        // Ids in another order than that of making.
        char first = (char) ('a' + random.between(0, 25));
        return ObjectCommon.of(first + prefix + number++, at, size);
    }

    private double length(double least, double most) {
        double value = random.number(least, most);
        return even || random.chance(0.5) ? Math.max(least, Math.round(value * 2) / 2.0) : value;
    }

    Vec place() {
        if (random.chance(0.4)) {
            return new Vec(
                    GRID * random.between(0, (int) width / GRID - 1),
                    GRID * random.between(0, (int) height / GRID - 1));
        }
        return new Vec(length(0, width - GRID), length(0, height - GRID));
    }

    private Sides sides() {
        if (random.chance(0.65)) {
            return null;
        }
        return random.chance(0.6)
                ? Sides.TOP_ONLY
                : random.chance(0.5)
                        ? Sides.of(random.any(Side.LEFT, Side.RIGHT, Side.BOTTOM))
                        : new Sides(random.between(0, 15));
    }

    private String surface() {
        return random.chance(0.8) ? null : random.any("ice", "mud", "belt");
    }

    /** The corners of a polygon: convex, concave, thin, or a line; either winding. */
    private List<Vec> corners() {
        List<Vec> corners = new ArrayList<>();
        int kind = random.between(0, 5);
        if (kind == 0) {
            corners.add(Vec.ZERO);
            corners.add(offset(96));
        } else if (kind == 1) {
            double wide = length(1, 120);
            double high = random.chance(0.4) ? length(0.5, 3) : length(1, 64);
            corners.addAll(List.of(Vec.ZERO, new Vec(wide, 0), new Vec(wide, high), new Vec(0, high)));
        } else if (kind == 2) {
            corners.addAll(random.any(
                    // A ramp, an L, a notch, a thin leaf.
                    List.of(new Vec(0, 32), new Vec(64, 0), new Vec(64, 32)),
                    List.of(
                            new Vec(0, 0),
                            new Vec(16, 0),
                            new Vec(16, 32),
                            new Vec(64, 32),
                            new Vec(64, 48),
                            new Vec(0, 48)),
                    List.of(new Vec(0, 0), new Vec(24, 24), new Vec(48, 0), new Vec(48, 40), new Vec(0, 40)),
                    List.of(new Vec(0, 0), new Vec(80, 1), new Vec(0, 2)),
                    List.of(new Vec(0, 16), new Vec(32, 0), new Vec(64, 16), new Vec(32, 12))));
        } else {
            star(corners, kind == 3);
        }
        if (random.chance(0.5)) {
            Collections.reverse(corners);
        }
        return corners;
    }

    private Vec offset(double most) {
        Vec offset = new Vec(length(0, 2 * most) - most, length(0, 2 * most) - most);
        return offset.length() < 1 ? new Vec(most, 0) : offset;
    }

    /** Around a middle, so that no two edges cross. */
    private void star(List<Vec> corners, boolean round) {
        int count = random.between(3, 8);
        double radius = length(8, 64);
        double squeeze = random.chance(0.3) ? 0.2 : 1;
        double turn = random.number(0, 1);
        for (int i = 0; i < count; i++) {
            double angle = 2 * StrictMath.PI * (i + turn) / count;
            double far = round ? radius : length(radius / 4, radius);
            Vec corner = new Vec(far * StrictMath.cos(angle), far * squeeze * StrictMath.sin(angle));
            corners.add(even ? new Vec(Math.rint(corner.x()), Math.rint(corner.y())) : corner);
        }
        Vec first = corners.get(0);
        corners.replaceAll(corner -> corner.minus(first));
    }

    LevelObject polygon() {
        List<Vec> corners = corners();
        while (!SimplePolygons.is(corners)) {
            corners = corners();
        }
        return new StaticPolygon(
                common("poly", place(), null), corners, sides(), surface(), random.chance(0.05) ? true : null, null);
    }

    LevelObject platform() {
        List<Vec> corners = random.chance(0.25) ? corners() : null;
        while (corners != null && !SimplePolygons.is(corners)) {
            corners = corners();
        }
        Vec size = corners != null ? null : new Vec(length(4, 96), random.chance(0.5) ? 8 : length(2, 64));
        Motion.Mode mode = random.any(
                null, Motion.Mode.PINGPONG, Motion.Mode.LOOP, Motion.Mode.RESTART, Motion.Mode.ONCE, Motion.Mode.STILL);
        Motion motion = new Motion(
                mode,
                random.any(20.0, 60.0, 60.0, 120.0, 250.0, 600.0, 960.0, random.number(5, 500)),
                random.any(null, null, 0.25, random.number(0, 1)),
                random.any(null, null, random.number(0, 3)),
                random.any(null, Motion.Ease.LINEAR, Motion.Ease.SINE),
                random.chance(0.2) ? Motion.When.RIDDEN : null,
                Map.of());
        return new Platform(
                common("plat", place(), size),
                path(mode),
                motion,
                corners,
                sides(),
                random.chance(0.2) ? true : null,
                surface(),
                random.chance(0.06) ? true : null,
                random.chance(0.05) ? true : null,
                null,
                null);
    }

    private List<Vec> path(Motion.Mode mode) {
        List<Vec> path = new ArrayList<>();
        path.add(Vec.ZERO);
        int legs = mode == Motion.Mode.STILL ? 0 : random.between(1, 3);
        for (int i = 0; i < legs; i++) {
            Vec last = path.get(path.size() - 1);
            Vec next = random.chance(0.6)
                    ? random.any(new Vec(length(-128, 128), last.y()), new Vec(last.x(), length(-128, 128)))
                    : offset(100);
            path.add(next.equals(last) ? last.plus(new Vec(32, 0)) : next);
        }
        return path;
    }

    private ActorProfile profile() {
        ActorProfile profile = ActorProfile.DEFAULT;
        if (random.chance(0.2)) {
            profile = profile.with(ActorField.APPLY_GRAVITY, 0);
        }
        if (random.chance(0.2)) {
            profile = profile.with(ActorField.APPLY_FRICTION, 0);
        }
        if (random.chance(0.1)) {
            profile = profile.with(ActorField.WORLD_COLLISION, 0);
        }
        if (random.chance(0.25)) {
            profile = profile.with(ActorField.STANDABLE, 1);
        }
        if (random.chance(0.3)) {
            profile = profile.with(ActorField.REPEL, random.any(20, 120, 400));
        }
        return profile;
    }

    private Vec velocity() {
        double most = random.any(100, 400, 1000, 6000);
        return random.chance(0.3)
                ? null
                : random.any(
                        new Vec(length(-most, most), length(-most, most)),
                        new Vec(length(-most, most), 0),
                        new Vec(0, length(-most, most)));
    }

    private Vec bodySize() {
        return random.any(
                new Vec(12, 24),
                new Vec(12, 14),
                new Vec(16, 16),
                new Vec(6, 6),
                new Vec(length(2, 40), length(2, 40)));
    }

    LevelObject body() {
        return new Body(common("body", place(), bodySize()), velocity(), null, null, profile());
    }

    /** A body that flies on until it hits something. */
    LevelObject drifter() {
        ActorProfile profile =
                ActorProfile.DEFAULT.with(ActorField.APPLY_GRAVITY, 0).with(ActorField.APPLY_FRICTION, 0);
        double most = random.any(60, 300, 1500);
        Vec velocity = new Vec(length(-most, most), length(-most, most));
        return new Body(common("body", place(), bodySize()), velocity, null, null, profile);
    }

    LevelObject crowd() {
        Vec box = new Vec(length(32, 160), length(32, 120));
        return new Body(common("crowd", place(), box), velocity(), random.between(2, 8), new Vec(12, 14), profile());
    }

    LevelObject walker() {
        return new Walker(
                common("walker", place(), random.any(null, new Vec(12, 14), new Vec(20, 16))),
                random.any(null, 30.0, 60.0, 200.0),
                random.any(null, Facing.LEFT),
                random.any(null, false),
                random.any(null, false, false),
                random.any(null, false),
                random.chance(0.3) ? profile() : ActorProfile.DEFAULT);
    }

    LevelObject patroller() {
        return new Patroller(common("patrol", place(), null), velocity());
    }

    LevelObject area() {
        ObjectCommon common = common("area", place(), new Vec(length(4, 48), length(4, 48)));
        return switch (random.between(0, 6)) {
            case 6 ->
                new Spring(common, random.any(null, 100.0, 300.0, 900.0), random.any(List.of(Direction.values())));
            case 0 -> new Goal(common);
            case 1 -> new HazardArea(common);
            case 2 -> new Pickup(common, random.chance(0.3) ? profile() : ActorProfile.DEFAULT);
            default -> new Marker(common, random.any("turn", "turn", "up", "down", "left", "right", "stop"));
        };
    }

    LevelObject spawn() {
        return new Spawn(
                common("spawn", place(), null), random.chance(0.7) ? null : velocity(), random.any(null, Facing.LEFT));
    }
}

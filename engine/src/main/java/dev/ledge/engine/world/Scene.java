package dev.ledge.engine.world;

import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Side;
import java.util.ArrayList;
import java.util.List;

/** A level as the simulation reads it: everything that does not change in a step. Immutable; shares what it can with the scene of an earlier version. */
final class Scene {
    final Level level;
    final Terrain terrain;
    final Surfaces surfaces;
    final PolygonField polygons;
    final PlatformPlan platforms;
    final Areas areas;
    /** Where the player starts: the first spawn by id, or null. */
    final LevelObject.Spawn spawn;

    final double gravity;
    final double maxFallSpeed;
    final double dt;
    final double tickRate;
    /** Ground is walkable if its normal points up by at least this. */
    final double leastUp;
    /** Tangent of the steepest walkable slope. */
    final double steepest;

    final boolean topDown;
    final boolean wallLeft;
    final boolean wallRight;
    final boolean wallTop;
    final boolean wallBottom;
    final boolean killLeft;
    final boolean killRight;
    final boolean killTop;
    final boolean killBottom;
    final double width;
    final double height;

    private Scene(Level level, Scene before) {
        this.level = level;
        terrain = Terrain.of(level, before == null ? null : before.terrain);
        surfaces = terrain.types.surfaces();
        boolean sameObjects =
                before != null && before.level.objects() == level.objects() && before.surfaces == surfaces;
        polygons =
                sameObjects ? before.polygons : new PolygonField(all(level, LevelObject.StaticPolygon.class), surfaces);
        platforms = sameObjects
                ? before.platforms
                : new PlatformPlan(level, all(level, LevelObject.Platform.class), surfaces);
        areas = sameObjects ? before.areas : new Areas(level);
        List<LevelObject.Spawn> spawns = all(level, LevelObject.Spawn.class);
        spawn = spawns.isEmpty() ? null : spawns.get(0);
        Physics physics = level.physics();
        gravity = physics.effectiveGravity();
        maxFallSpeed = physics.effectiveMaxFallSpeed();
        tickRate = physics.effectiveTickRate();
        Numbers.requirePositive("the tick rate", tickRate);
        dt = 1 / tickRate;
        double slope = StrictMath.toRadians(physics.effectiveMaxSlope());
        leastUp = StrictMath.cos(slope) - Tolerance.COSINE;
        steepest = StrictMath.tan(Math.min(slope, StrictMath.toRadians(89)));
        topDown = physics.isTopDown();
        Border border = physics.effectiveBorder();
        wallLeft = border.on(Side.LEFT) == Border.Kind.WALL;
        wallRight = border.on(Side.RIGHT) == Border.Kind.WALL;
        wallTop = border.on(Side.TOP) == Border.Kind.WALL;
        wallBottom = border.on(Side.BOTTOM) == Border.Kind.WALL;
        killLeft = border.on(Side.LEFT) == Border.Kind.KILL;
        killRight = border.on(Side.RIGHT) == Border.Kind.KILL;
        killTop = border.on(Side.TOP) == Border.Kind.KILL;
        killBottom = border.on(Side.BOTTOM) == Border.Kind.KILL;
        width = level.width();
        height = level.height();
    }

    /**
     * The scene of a level.
     *
     * @param before the scene of an earlier version, or null
     */
    static Scene of(Level level, Scene before) {
        return new Scene(level, before);
    }

    static <T extends LevelObject> List<T> all(Level level, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (type.isInstance(object)) {
                found.add(type.cast(object));
            }
        }
        return found;
    }
}

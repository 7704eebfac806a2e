package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * A level as the simulation reads it: everything that does not change in a step. Immutable; shares what it can with the
 * scene of an earlier version.
 */
public final class CompiledLevel {
    /** The object and small tables of it, bytes. */
    private static final int OWN = 600;

    private static final int A_REFERENCE = 8;
    /** What is known of a polygon or platform, bytes; a simple one's. */
    private static final int A_SOLID = 400;

    public final Level level;
    /** The cells as they are now: changing ones are replaced in it during play. */
    public final Terrain terrain;
    /** The cells as the level has them. */
    public final Terrain original;

    public final Groups groups;
    public final Surfaces surfaces;
    public final PolygonArrays polygons;
    public final PlatformDefs platforms;
    public final TriggerAreas areas;
    /** Where the player starts: the first spawn by id, or null. */
    public final Spawn spawn;

    public final double gravity;
    public final double maxFallSpeed;
    public final double dt;
    public final double tickRate;
    /** Ground is walkable if its normal points up by at least this. */
    public final double minUp;
    /** Tangent of the steepest walkable slope. */
    public final double steepest;

    public final boolean topDown;
    public final boolean wallLeft;
    public final boolean wallRight;
    public final boolean wallTop;
    public final boolean wallBottom;
    public final boolean killLeft;
    public final boolean killRight;
    public final boolean killTop;
    public final boolean killBottom;
    public final double width;
    public final double height;

    /** How many bytes it takes beside another version of the level, with which it shares what it can; about. */
    public long bytes(CompiledLevel other) {
        long bytes = OWN;
        if (other == null || other.original != original) {
            bytes += original.bytes(other == null ? null : other.original);
        }
        if (terrain != original) {
            bytes += terrain.bytes(original);
        }
        if (other == null || other.level.objects() != level.objects()) {
            bytes += (long) A_REFERENCE * level.objects().size()
                    + (long) A_SOLID * (polygons.ids.length + platforms.ids.length);
        }
        return bytes;
    }

    /**
     * The scene of a level.
     *
     * @param before the scene of an earlier version, or null
     */
    public CompiledLevel(Level level, CompiledLevel before) {
        this.level = level;
        original = Terrain.of(level, before == null ? null : before.original);
        terrain = original.changeable();
        surfaces = terrain.types.surfaces();
        boolean sameObjects =
                before != null && before.level.objects() == level.objects() && before.surfaces == surfaces;
        polygons = sameObjects ? before.polygons : new PolygonArrays(all(level, StaticPolygon.class), surfaces);
        platforms = sameObjects ? before.platforms : new PlatformDefs(level, all(level, Platform.class), surfaces);
        boolean sameGroups = sameObjects
                && before.original == original
                && before.level.groups().equals(level.groups());
        groups = sameGroups ? before.groups : new Groups(level, original);
        areas = sameObjects ? before.areas : new TriggerAreas(level, platforms);
        spawn = all(level, Spawn.class).stream().findFirst().orElse(null);
        Physics physics = level.physics();
        gravity = physics.effectiveGravity();
        maxFallSpeed = physics.effectiveMaxFallSpeed();
        tickRate = physics.effectiveTickRate();
        Numbers.requirePositive("the tick rate", tickRate);
        dt = 1 / tickRate;
        double slope = StrictMath.toRadians(physics.effectiveMaxSlope());
        minUp = StrictMath.cos(slope) - Tolerance.ROUNDING;
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

    public static <T extends LevelObject> List<T> all(Level level, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (type.isInstance(object)) {
                found.add(type.cast(object));
            }
        }
        return found;
    }
}

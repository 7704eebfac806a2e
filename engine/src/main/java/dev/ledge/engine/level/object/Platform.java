package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Within;
import java.util.List;

/**
 * A solid that moves along a path.
 *
 * @param common what every object has
 * @param path offsets from {@code at}, the first [0, 0]; null only if it stands still
 * @param motion null means {@link Motion#DEFAULT}
 * @param points outline as offsets from {@code at} instead of a size, or null
 * @param solidFrom null means all sides
 * @param dropThrough true if down and jump fall through it; null means false
 * @param surface name of a surface of the palette, or null
 * @param climbable true for a ladder; null means false
 * @param hazard true if it kills on touch; null means false
 * @param color {@code #rrggbb}, or null
 * @param tile name of a tile that draws it, or null
 * @param changing what makes it come and go; null means nothing
 */
public record Platform(
        ObjectCommon common,

        @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
        List<Vec> path,

        Motion motion,

        @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
        List<Vec> points,

        Sides solidFrom,
        Boolean dropThrough,
        String surface,
        Boolean climbable,
        Boolean hazard,
        String color,
        String tile,
        Changing changing)
        implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Platform> TYPE = new ObjectType<>(
            "platform",
            Platform.class,
            ObjectType.Role.SOLID,
            common -> of(common.id(), common.at(), common.size()).withCommon(common));

    private static final Limits LIMITS = Limits.of(Platform.class);

    /**
     * Checks the numbers, and takes copies of the points.
     *
     * @param common what every object has
     * @param path offsets from {@code at}, the first [0, 0]; null only if it stands still
     * @param motion null means {@link Motion#DEFAULT}
     * @param points outline as offsets from {@code at} instead of a size, or null
     * @param solidFrom null means all sides
     * @param dropThrough true if down and jump fall through it; null means false
     * @param surface name of a surface of the palette, or null
     * @param climbable true for a ladder; null means false
     * @param hazard true if it kills on touch; null means false
     * @param color {@code #rrggbb}, or null
     * @param tile name of a tile that draws it, or null
     * @param changing what makes it come and go; null means nothing
     * @throws IllegalArgumentException if one is beyond its limits, or there are too few points
     */
    public Platform {
        path = LIMITS.check("path", path);
        points = LIMITS.check("points", points);
        Limits.checkOutline(points);
        if (path != null && path.isEmpty()) {
            throw new IllegalArgumentException("a path has one point at least, [0, 0]");
        }
        changing = changing == null ? Changing.NEVER : changing;
    }

    /**
     * A platform that never comes or goes.
     *
     * @param common what every object has
     * @param path offsets from {@code at}, the first [0, 0]; null only if it stands still
     * @param motion null means {@link Motion#DEFAULT}
     * @param points outline as offsets from {@code at} instead of a size, or null
     * @param solidFrom null means all sides
     * @param dropThrough true if down and jump fall through it; null means false
     * @param surface name of a surface of the palette, or null
     * @param climbable true for a ladder; null means false
     * @param hazard true if it kills on touch; null means false
     * @param color {@code #rrggbb}, or null
     * @param tile name of a tile that draws it, or null
     * @throws IllegalArgumentException if one is beyond its limits, or there are too few points
     */
    public Platform(
            ObjectCommon common,
            List<Vec> path,
            Motion motion,
            List<Vec> points,
            Sides solidFrom,
            Boolean dropThrough,
            String surface,
            Boolean climbable,
            Boolean hazard,
            String color,
            String tile) {
        this(
                common,
                path,
                motion,
                points,
                solidFrom,
                dropThrough,
                surface,
                climbable,
                hazard,
                color,
                tile,
                Changing.NEVER);
    }

    /**
     * {@return this, coming and going in another way}
     *
     * @param newChanging how it changes
     */
    public Platform withChanging(Changing newChanging) {
        return copy(common, path, motion, points, solidFrom, newChanging);
    }

    /**
     * {@return a box that is solid all round and goes to and fro on a path, offsets from {@code at}, at the default
     * speed}
     *
     * @param id the id
     * @param at top-left corner, px
     * @param size px, null for the default
     * @param path offsets from {@code at}, px; none or one stands still
     */
    public static Platform of(String id, Vec at, Vec size, Vec... path) {
        List<Vec> way = path.length == 0 ? List.of(Vec.ZERO) : List.of(path);
        return new Platform(
                ObjectCommon.of(id, at, size),
                way,
                path.length < 2 ? Motion.of(Motion.Mode.STILL, Motion.DEFAULT_SPEED) : null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    @Override
    public ObjectType<Platform> objectType() {
        return TYPE;
    }

    @Override
    public Platform withCommon(ObjectCommon newCommon) {
        return copy(newCommon, path, motion, points, solidFrom, changing);
    }

    /**
     * {@return this with another path}
     *
     * @param newPath offsets from {@code at}, px; the first [0, 0]
     */
    public Platform withPath(List<Vec> newPath) {
        return copy(common, newPath, motion, points, solidFrom, changing);
    }

    /**
     * {@return this with another motion}
     *
     * @param newMotion how it goes
     */
    public Platform withMotion(Motion newMotion) {
        return copy(common, path, newMotion, points, solidFrom, changing);
    }

    @Override
    public List<Vec> outlinePoints() {
        return points;
    }

    @Override
    public String group() {
        return changing.group();
    }

    @Override
    public Platform withPoints(List<Vec> newPoints) {
        return copy(common, path, motion, newPoints, solidFrom, changing);
    }

    /**
     * {@return this with other sides that block}
     *
     * @param newSides the sides that block
     */
    public Platform withSolidFrom(Sides newSides) {
        return copy(common, path, motion, points, newSides, changing);
    }

    private Platform copy(
            ObjectCommon newCommon,
            List<Vec> newPath,
            Motion newMotion,
            List<Vec> newPoints,
            Sides newSides,
            Changing newChanging) {
        return new Platform(
                newCommon,
                newPath,
                newMotion,
                newPoints,
                newSides,
                dropThrough,
                surface,
                climbable,
                hazard,
                color,
                tile,
                newChanging);
    }

    /** {@return the path in force, [0, 0] alone where the file gives none or one without points} */
    @Override
    public List<Vec> effectivePath() {
        return path == null || path.isEmpty() ? List.of(Vec.ZERO) : path;
    }

    /** {@return the motion in force} */
    public Motion effectiveMotion() {
        return motion == null ? Motion.DEFAULT : motion;
    }

    /** {@return the sides that block, all where the file gives none} */
    public Sides effectiveSolidFrom() {
        return solidFrom == null ? Sides.ALL : solidFrom;
    }
}

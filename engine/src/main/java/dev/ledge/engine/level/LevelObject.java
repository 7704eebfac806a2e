package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Something placed in a level that is not a tile. The closed set of types that the engine knows, and {@link Custom} for
 * all others.
 */
public sealed interface LevelObject
        permits LevelObject.Spawn,
                LevelObject.Platform,
                LevelObject.StaticPolygon,
                LevelObject.Walker,
                LevelObject.Patroller,
                LevelObject.Marker,
                LevelObject.Pickup,
                LevelObject.Body,
                LevelObject.Goal,
                LevelObject.HazardArea,
                LevelObject.Sprite,
                LevelObject.Custom,
                Spring,
                Switch {

    /** {@return what every object has} */
    ObjectCommon common();

    /**
     * {@return this object with another common part}
     *
     * @param common the common part
     */
    LevelObject withCommon(ObjectCommon common);

    /** {@return the type's name in files} */
    default String type() {
        return ObjectType.of(this).name();
    }

    /** {@return its permanent id} */
    default String id() {
        return common().id();
    }

    /** {@return the top-left corner of its box, px} */
    default Vec at() {
        return common().at();
    }

    /**
     * {@return this object elsewhere}
     *
     * @param at top-left corner, px
     */
    default LevelObject movedTo(Vec at) {
        return withCommon(common().withAt(at));
    }

    /**
     * Where the player starts; the size is the player's.
     *
     * @param common what every object has
     * @param velocity px/s at the start, or null for 0
     * @param facing where it looks at the start, or null for right
     */
    record Spawn(
            ObjectCommon common,

            @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
            Vec velocity,

            Facing facing)
            implements LevelObject {
        private static final Limits LIMITS = Limits.of(Spawn.class);

        /**
         * Checks the velocity.
         *
         * @param common what every object has
         * @param velocity px/s at the start, or null for 0
         * @param facing where it looks at the start, or null for right
         * @throws IllegalArgumentException if it is beyond its limits
         */
        public Spawn {
            LIMITS.check("velocity", velocity);
        }

        @Override
        public Spawn withCommon(ObjectCommon newCommon) {
            return new Spawn(newCommon, velocity, facing);
        }

        /** The player's, whatever the file says. */
        @Override
        public Vec effectiveSize(Level level) {
            return level.player().effectiveSize();
        }

        /** {@return the velocity in force, px/s; 0 where the file gives none} */
        public Vec effectiveVelocity() {
            return velocity == null ? Vec.ZERO : velocity;
        }

        /** {@return the direction in force, right where the file gives none} */
        public Facing effectiveFacing() {
            return facing == null ? Facing.RIGHT : facing;
        }
    }

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
    record Platform(
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
            return new Platform(
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
                    newChanging);
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
        public Platform withCommon(ObjectCommon newCommon) {
            return new Platform(
                    newCommon,
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
                    changing);
        }

        /**
         * {@return this with another path}
         *
         * @param newPath offsets from {@code at}, px; the first [0, 0]
         */
        public Platform withPath(List<Vec> newPath) {
            return new Platform(
                    common,
                    newPath,
                    motion,
                    points,
                    solidFrom,
                    dropThrough,
                    surface,
                    climbable,
                    hazard,
                    color,
                    tile,
                    changing);
        }

        /**
         * {@return this with another motion}
         *
         * @param newMotion how it goes
         */
        public Platform withMotion(Motion newMotion) {
            return new Platform(
                    common,
                    path,
                    newMotion,
                    points,
                    solidFrom,
                    dropThrough,
                    surface,
                    climbable,
                    hazard,
                    color,
                    tile,
                    changing);
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
            return new Platform(
                    common,
                    path,
                    motion,
                    newPoints,
                    solidFrom,
                    dropThrough,
                    surface,
                    climbable,
                    hazard,
                    color,
                    tile,
                    changing);
        }

        /**
         * {@return this with other sides that block}
         *
         * @param newSides the sides that block
         */
        public Platform withSolidFrom(Sides newSides) {
            return new Platform(
                    common,
                    path,
                    motion,
                    points,
                    newSides,
                    dropThrough,
                    surface,
                    climbable,
                    hazard,
                    color,
                    tile,
                    changing);
        }

        /** {@return the path in force, [0, 0] alone where the file gives none or one without points} */
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

    /**
     * A static polygon, or a line of zero thickness if it has two points.
     *
     * @param common what every object has
     * @param points offsets from {@code at}; simple, may be concave, either winding
     * @param solidFrom null means all sides
     * @param surface name of a surface of the palette, or null
     * @param hazard true if it kills on touch; null means false
     * @param color {@code #rrggbb}, or null
     */
    record StaticPolygon(
            ObjectCommon common,

            @Within(min = -Limits.MAX_COORDINATE, max = Limits.MAX_COORDINATE, unit = "px")
            List<Vec> points,

            Sides solidFrom,
            String surface,
            Boolean hazard,
            String color)
            implements LevelObject {
        private static final Limits LIMITS = Limits.of(StaticPolygon.class);

        /**
         * Checks the points, and takes a copy of them.
         *
         * @param common what every object has
         * @param points offsets from {@code at}; simple, may be concave, either winding
         * @param solidFrom null means all sides
         * @param surface name of a surface of the palette, or null
         * @param hazard true if it kills on touch; null means false
         * @param color {@code #rrggbb}, or null
         * @throws IllegalArgumentException if one is beyond its limits, or there are too few
         */
        public StaticPolygon {
            points = LIMITS.check("points", Objects.requireNonNull(points));
            Limits.checkOutline(points);
        }

        @Override
        public StaticPolygon withCommon(ObjectCommon newCommon) {
            return new StaticPolygon(newCommon, points, solidFrom, surface, hazard, color);
        }

        @Override
        public List<Vec> outlinePoints() {
            return points;
        }

        @Override
        public StaticPolygon withPoints(List<Vec> newPoints) {
            return new StaticPolygon(common, newPoints, solidFrom, surface, hazard, color);
        }

        /** {@return the sides that block, all where the file gives none} */
        public Sides effectiveSolidFrom() {
            return solidFrom == null ? Sides.ALL : solidFrom;
        }
    }

    /**
     * An enemy on foot. Components but {@code common} and {@code actor} are null where the file left them out.
     *
     * @param common what every object has
     * @param speed px/s, null means {@link #DEFAULT_SPEED}
     * @param facing where it goes first, null means right
     * @param turnsAtLedges null means true
     * @param hurts whether it kills the player on touch; null means true
     * @param stompable whether the player kills it from above; null means true
     * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
     */
    record Walker(
            ObjectCommon common,

            @Within(min = 0, max = Limits.MAX_SPEED, unit = "px/s")
            Double speed,

            Facing facing,
            Boolean turnsAtLedges,
            Boolean hurts,
            Boolean stompable,
            ActorProfile actor)
            implements LevelObject {
        private static final Limits LIMITS = Limits.of(Walker.class);

        /** How fast it walks where the file does not say, px/s. */
        public static final double DEFAULT_SPEED = 30;

        /**
         * Puts defaults in place of a missing profile.
         *
         * @param common what every object has
         * @param speed px/s, null means {@link #DEFAULT_SPEED}
         * @param facing where it goes first, null means right
         * @param turnsAtLedges null means true
         * @param hurts whether it kills the player on touch; null means true
         * @param stompable whether the player kills it from above; null means true
         * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
         */
        public Walker {
            LIMITS.check("speed", speed);
            Limits.checkActorSize(common.size());
            actor = actor == null ? ActorProfile.DEFAULT : actor;
        }

        @Override
        public Walker withCommon(ObjectCommon newCommon) {
            return new Walker(newCommon, speed, facing, turnsAtLedges, hurts, stompable, actor);
        }

        /** {@return the walking speed in force, px/s} */
        public double effectiveSpeed() {
            return speed == null ? DEFAULT_SPEED : speed;
        }

        /** {@return the direction in force, right where the file gives none} */
        public Facing effectiveFacing() {
            return facing == null ? Facing.RIGHT : facing;
        }
    }

    /**
     * An enemy without world collision and gravity that turns at markers.
     *
     * @param common what every object has
     * @param velocity px/s, or null for 0
     */
    record Patroller(
            ObjectCommon common,

            @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
            Vec velocity) implements LevelObject {
        private static final Limits LIMITS = Limits.of(Patroller.class);

        /**
         * Checks the numbers.
         *
         * @param common what every object has
         * @param velocity px/s, or null for 0
         * @throws IllegalArgumentException if one is beyond its limits
         */
        public Patroller {
            LIMITS.check("velocity", velocity);
            Limits.checkActorSize(common.size());
        }

        @Override
        public Patroller withCommon(ObjectCommon newCommon) {
            return new Patroller(newCommon, velocity);
        }

        /** {@return the velocity in force, px/s; 0 where the file gives none} */
        public Vec effectiveVelocity() {
            return velocity == null ? Vec.ZERO : velocity;
        }
    }

    /**
     * An area with a command for enemies: {@code turn}, {@code up}, {@code down}, {@code left}, {@code right},
     * {@code stop}.
     *
     * @param common what every object has
     * @param tells one of the words above
     */
    record Marker(ObjectCommon common, String tells) implements LevelObject {
        @Override
        public Marker withCommon(ObjectCommon newCommon) {
            return new Marker(newCommon, tells);
        }
    }

    /**
     * Collected on touch; falls and collides with the world.
     *
     * @param common what every object has
     * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
     */
    record Pickup(ObjectCommon common, ActorProfile actor) implements LevelObject {
        /**
         * Puts defaults in place of a missing profile.
         *
         * @param common what every object has
         * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
         */
        public Pickup {
            Limits.checkActorSize(common.size());
            actor = actor == null ? ActorProfile.DEFAULT : actor;
        }

        @Override
        public Pickup withCommon(ObjectCommon newCommon) {
            return new Pickup(newCommon, actor);
        }
    }

    /**
     * A plain body, or many copies of one.
     *
     * @param common what every object has
     * @param velocity px/s at the start, or null for 0
     * @param copies how many, null means one
     * @param body size of each copy when there are copies, or null
     * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
     */
    record Body(
            ObjectCommon common,

            @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
            Vec velocity,

            @Within(min = 1, max = Level.MAX_OBJECTS, unit = "")
            Integer copies,

            @Within(min = Limits.MIN_SIZE, max = Limits.MAX_ACTOR_SIZE, unit = "px")
            Vec body,

            ActorProfile actor)
            implements LevelObject {
        private static final Limits LIMITS = Limits.of(Body.class);

        /**
         * Puts defaults in place of a missing profile.
         *
         * @param common what every object has
         * @param velocity px/s at the start, or null for 0
         * @param copies how many, null means one
         * @param body size of each copy when there are copies, or null
         * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
         */
        public Body {
            LIMITS.check("velocity", velocity);
            LIMITS.check("copies", copies);
            LIMITS.check("body", body);
            // The size of many copies is that of the box that they are spread over.
            Limits.checkActorSize(copies == null ? common.size() : null);
            actor = actor == null ? ActorProfile.DEFAULT : actor;
        }

        /**
         * {@return one body at rest, px, moving as an actor does by default}
         *
         * @param id the id
         * @param at top-left corner, px
         * @param size px, null for the default
         */
        public static Body of(String id, Vec at, Vec size) {
            return new Body(ObjectCommon.of(id, at, size), null, null, null, null);
        }

        @Override
        public Body withCommon(ObjectCommon newCommon) {
            return new Body(newCommon, velocity, copies, body, actor);
        }

        @Override
        public boolean isCrowd() {
            return copies != null;
        }

        /** {@return the velocity in force, px/s; 0 where the file gives none} */
        public Vec effectiveVelocity() {
            return velocity == null ? Vec.ZERO : velocity;
        }
    }

    /**
     * An area; touching it ends the run as won.
     *
     * @param common what every object has
     */
    record Goal(ObjectCommon common) implements LevelObject {
        @Override
        public Goal withCommon(ObjectCommon newCommon) {
            return new Goal(newCommon);
        }
    }

    /**
     * An area; touching it kills.
     *
     * @param common what every object has
     */
    record HazardArea(ObjectCommon common) implements LevelObject {
        @Override
        public HazardArea withCommon(ObjectCommon newCommon) {
            return new HazardArea(newCommon);
        }
    }

    /**
     * A picture without physics.
     *
     * @param common what every object has
     * @param tile name of the tile that it looks like
     * @param flip how that is turned, or null
     */
    record Sprite(ObjectCommon common, String tile, Flip flip) implements LevelObject {
        @Override
        public Sprite withCommon(ObjectCommon newCommon) {
            return new Sprite(newCommon, tile, flip);
        }
    }

    /**
     * A type that the engine does not know; left to the game.
     *
     * @param common what every object has
     * @param type its name in files
     * @param fields all fields beyond the common ones, in the file's order
     */
    record Custom(ObjectCommon common, String type, Map<String, Object> fields) implements LevelObject {
        @Override
        public Custom withCommon(ObjectCommon newCommon) {
            return new Custom(newCommon, type, fields);
        }
    }

    /** {@return the points of a polygon, or of a platform that is one; null for all others} Offsets from {@code at}. */
    default List<Vec> outlinePoints() {
        return null;
    }

    /**
     * {@return this with another outline; itself if its type has none}
     *
     * @param points offsets from {@code at}, px
     */
    default LevelObject withPoints(List<Vec> points) {
        return this;
    }

    /** {@return the name of its surface; null if it has none} */
    default String surface() {
        return null;
    }

    /** {@return the name of the tile that draws it; null if none does} */
    default String tile() {
        return null;
    }

    /** {@return the name of its group; null if it has none} */
    default String group() {
        return null;
    }

    /** {@return true if it becomes many actors, which its box is not the size of} */
    default boolean isCrowd() {
        return false;
    }

    /** {@return true if it becomes one actor, the player not counted, whose box it has} */
    default boolean isSingleActor() {
        return ObjectType.isA(this, ObjectType.Role.ACTOR) && !isCrowd();
    }

    /**
     * {@return the box in the level, in pixels, defaults applied}
     *
     * @param level the level it is in, for defaults
     */
    default Aabb bounds(Level level) {
        List<Vec> points = outlinePoints();
        if (points == null || points.isEmpty()) {
            return Aabb.of(at(), effectiveSize(level));
        }
        Aabb box = null;
        for (Vec point : points) {
            Aabb one = Aabb.of(at().plus(point), Vec.ZERO);
            box = box == null ? one : box.union(one);
        }
        return box;
    }

    /**
     * {@return the size in force: the file's, else the type's default}
     *
     * @param level the level it is in, for defaults
     */
    default Vec effectiveSize(Level level) {
        if (common().size() != null) {
            return common().size();
        }
        if (ObjectType.isA(this, ObjectType.Role.ACTOR)) {
            return ActorProfile.DEFAULT_SIZE;
        }
        return new Vec(level.grid(), level.grid());
    }
}

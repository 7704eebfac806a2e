package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The limits of a level's numbers and names. Those of a record are declared at its components, see {@link Within}. */
public final class Limits {
    /** Positions, offsets and sizes up to here, px. */
    public static final double MAX_COORDINATE = 1e12;

    /** Speeds up to here, px/s. */
    public static final double MAX_SPEED = 1e15;

    /** Accelerations up to here, px/s². */
    public static final double MAX_ACCELERATION = 1e9;

    /** Times up to here, s. */
    public static final double MAX_SECONDS = 1e6;

    /** Smallest side of anything, px: nothing has no size at all. */
    public static final double MIN_SIZE = 1e-3;

    /** Largest side of an actor, px: what it touches is looked at in every step. */
    public static final double MAX_ACTOR_SIZE = 16_384;

    /** Largest side of an actor, cells: they are looked at one by one. */
    public static final int MAX_ACTOR_CELLS = 1024;

    /** Numbers below this are shown to people in digits alone. */
    private static final double LONGEST_PLAIN = 1e21;

    /** The id of the actor that is made at the spawn; no other actor may have it. */
    public static final String PLAYER_ID = "player";

    /** Slowest motion of a platform, px/s. */
    public static final double MIN_MOTION = 1e-6;

    /** Points that a polygon can have: every edge is compared to every other. */
    public static final int MAX_POINTS = 4096;

    /** Corners of a tile's polygon: there may be thousands of such cells, and each is compared to an actor's box. */
    public static final int MAX_TILE_POINTS = 48;

    private static final Pattern COPY = Pattern.compile("(.*)-([1-9][0-9]{0,6})");
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,32}");

    private final Map<String, Within> ranges = new LinkedHashMap<>();

    private Limits(Class<? extends Record> type) {
        for (RecordComponent component : type.getRecordComponents()) {
            Within range = component.getAnnotation(Within.class);
            if (range != null) {
                ranges.put(component.getName(), range);
            }
        }
    }

    /**
     * {@return the limits of a record's components}
     *
     * @param type the record
     */
    public static Limits of(Class<? extends Record> type) {
        return new Limits(type);
    }

    /**
     * {@return the limits of a component}
     *
     * @param component its name
     * @throws IllegalArgumentException if it has none
     */
    public Within range(String component) {
        Within range = ranges.get(component);
        if (range == null) {
            throw new IllegalArgumentException("'" + component + "' has no limits");
        }
        return range;
    }

    /**
     * Checks a number.
     *
     * @param component name of a component that has limits
     * @param value null being one that was left out
     * @throws IllegalArgumentException if it is beyond them, or not a number
     */
    public void check(String component, Number value) {
        if (value != null) {
            check(range(component), component, value.doubleValue());
        }
    }

    /**
     * Checks both numbers of a pair.
     *
     * @param component name of a component that has limits
     * @param pair null being one that was left out
     * @throws IllegalArgumentException if one is beyond them, or not a number
     */
    public void check(String component, Vec pair) {
        if (pair != null) {
            Within range = range(component);
            check(range, component, pair.x());
            check(range, component, pair.y());
        }
    }

    /**
     * Checks the numbers of a list of pairs.
     *
     * @param component name of a component that has limits
     * @param pairs null being one that was left out
     * @return an immutable copy of the list; null for null
     * @throws IllegalArgumentException if a number is beyond them, or not a number
     */
    public List<Vec> check(String component, List<Vec> pairs) {
        if (pairs == null) {
            return null;
        }
        List<Vec> copy = List.copyOf(pairs);
        Within range = range(component);
        for (Vec pair : copy) {
            check(range, component, pair.x());
            check(range, component, pair.y());
        }
        return copy;
    }

    private static void check(Within range, String component, double value) {
        boolean isInfinite = range.orInfinite() && value == Double.POSITIVE_INFINITY;
        if (!isInfinite) {
            check(component, value, range.min(), range.max(), range.unit());
        }
    }

    static void check(String what, double value, double min, double max, String unit) {
        // Not a number is neither.
        if (!(value >= min && value <= max)) {
            throw new IllegalArgumentException(what + " must be from " + plain(min) + " to " + plain(max)
                    + (unit.isEmpty() ? "" : " " + unit) + ", not " + plain(value));
        }
    }

    /**
     * {@return a number for people: in digits alone, without an exponent or a zero behind the point}
     *
     * @param value any number; from 1e21 on it keeps its exponent
     */
    public static String plain(double value) {
        return Math.abs(value) < LONGEST_PLAIN
                ? BigDecimal.valueOf(value).stripTrailingZeros().toPlainString()
                : String.valueOf(value);
    }

    /**
     * {@return the largest side of an actor in a level, px: {@link #MAX_ACTOR_CELLS}, and {@link #MAX_ACTOR_SIZE}}
     *
     * @param grid side of a cell, px
     */
    public static double maxActorSize(int grid) {
        return Math.min(MAX_ACTOR_SIZE, (double) MAX_ACTOR_CELLS * grid);
    }

    /** Checks the size of an actor in a level, null being the default. */
    static void checkActorSize(String whose, Vec size, int grid) {
        double most = maxActorSize(grid);
        if (size != null && (size.x() > most || size.y() > most)) {
            throw new IllegalArgumentException(whose + " is " + size.x() + "×" + size.y() + " px; where a cell has "
                    + grid + " px, at most " + most + " are possible, " + MAX_ACTOR_CELLS + " cells");
        }
    }

    /**
     * Checks the size of an actor.
     *
     * @param size px, null being the default
     * @throws IllegalArgumentException if a side is not from {@link #MIN_SIZE} to {@link #MAX_ACTOR_SIZE}
     */
    public static void checkActorSize(Vec size) {
        if (size != null) {
            check("the width of an actor", size.x(), MIN_SIZE, MAX_ACTOR_SIZE, "px");
            check("the height of an actor", size.y(), MIN_SIZE, MAX_ACTOR_SIZE, "px");
        }
    }

    /**
     * Checks the points of an outline: two different ones at least, {@link #MAX_POINTS} at most.
     *
     * @param points px, null being none
     * @throws IllegalArgumentException if there are too few or too many
     */
    public static void checkOutline(List<Vec> points) {
        checkOutline(points, 2, MAX_POINTS);
    }

    /** Checks the corners of a tile's polygon. */
    static void checkTileOutline(List<Vec> points) {
        checkOutline(points, 3, MAX_TILE_POINTS);
    }

    private static void checkOutline(List<Vec> points, int least, int most) {
        if (points == null) {
            return;
        }
        if (points.size() < least || points.size() > most) {
            throw new IllegalArgumentException(
                    "an outline has " + least + " to " + most + " points, not " + points.size());
        }
        Vec first = points.get(0);
        if (points.stream().allMatch(point -> point.x() == first.x() && point.y() == first.y())) {
            throw new IllegalArgumentException("an outline has two different points at least");
        }
    }

    /**
     * {@return the id of the object whose copies, id-1, id-2, …, contain an id; null if none}
     *
     * @param id the id
     * @param copies the number of copies by the ids of objects with copies
     */
    public static String copiedId(String id, Map<String, Integer> copies) {
        Matcher copy = COPY.matcher(id);
        Integer count = copy.matches() ? copies.get(copy.group(1)) : null;
        return count != null && Integer.parseInt(copy.group(2)) <= count ? copy.group(1) : null;
    }

    /**
     * {@return true for any {@code [A-Za-z0-9_-]{1,32}}}
     *
     * @param id the id
     */
    public static boolean isId(String id) {
        return ID.matcher(id).matches();
    }

    /** Checks an id. */
    static void checkId(String id) {
        if (!isId(id)) {
            throw new IllegalArgumentException("an id is 1 to 32 of the characters A-Z a-z 0-9 _ -");
        }
    }
}

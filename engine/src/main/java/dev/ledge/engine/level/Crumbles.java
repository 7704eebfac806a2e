package dev.ledge.engine.level;

import java.util.Map;

/**
 * What happens to a tile or platform when an actor stands on it. Components are null where the file left them out.
 *
 * @param after seconds from the first tick in which an actor stands on it until it is gone, null means
 *     {@link #DEFAULT_AFTER}
 * @param back seconds that it is gone, infinite for ever, null means {@link #DEFAULT_BACK}
 * @param unknown fields this version does not know
 */
public record Crumbles(
        @Within(min = 0, max = Limits.MAX_SECONDS, unit = "s")
        Double after,

        @Within(min = 0, max = Limits.MAX_SECONDS, unit = "s", orInfinite = true)
        Double back,

        Map<String, Object> unknown) {
    private static final Limits LIMITS = Limits.of(Crumbles.class);

    /** Seconds where the file does not say. */
    public static final double DEFAULT_AFTER = 0.5;

    /** Seconds where the file does not say. */
    public static final double DEFAULT_BACK = 3;

    /** Crumbles as it does by default. */
    public static final Crumbles DEFAULT = new Crumbles(null, null, Map.of());

    /**
     * Checks the numbers.
     *
     * @param after seconds from the first tick in which an actor stands on it until it is gone, null means
     *     {@link #DEFAULT_AFTER}
     * @param back seconds that it is gone, infinite for ever, null means {@link #DEFAULT_BACK}
     * @param unknown fields this version does not know
     * @throws IllegalArgumentException if one is beyond its limits
     */
    public Crumbles {
        LIMITS.check("after", after);
        LIMITS.check("back", back);
    }

    /** {@return the seconds in force until it is gone} */
    public double effectiveAfter() {
        return after == null ? DEFAULT_AFTER : after;
    }

    /** {@return the seconds in force that it is gone, infinite for ever} */
    public double effectiveBack() {
        return back == null ? DEFAULT_BACK : back;
    }
}

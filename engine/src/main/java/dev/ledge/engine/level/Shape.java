package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.List;
import java.util.Map;

/** What of a tile's cell is solid, in cell units (0 to 1), before any flip. */
public sealed interface Shape {

    /** Nothing is solid. */
    record None() implements Shape {}

    /** The whole cell is solid. */
    record Full() implements Shape {}

    /**
     * Solid below a line.
     *
     * @param left height of the line at the left edge, 0 (the cell's bottom) to 1 (its top)
     * @param right height at the right edge
     * @param unknown fields this version does not know
     */
    record Floor(
            @Within(min = 0, max = 1, unit = "cells") double left,
            @Within(min = 0, max = 1, unit = "cells") double right,
            Map<String, Object> unknown)
            implements Shape {
        private static final Limits LIMITS = Limits.of(Floor.class);

        /**
         * Checks the heights.
         *
         * @param left height of the line at the left edge, 0 (the cell's bottom) to 1 (its top)
         * @param right height at the right edge
         * @param unknown fields this version does not know
         * @throws IllegalArgumentException if one is beyond the cell
         */
        public Floor {
            LIMITS.check("left", left);
            LIMITS.check("right", right);
        }

        /**
         * A floor without unknown fields.
         *
         * @param left height at the left edge, 0 to 1
         * @param right height at the right edge, 0 to 1
         */
        public Floor(double left, double right) {
            this(left, right, Map.of());
        }
    }

    /**
     * Solid above a line.
     *
     * @param left depth of the line at the left edge, 0 (the cell's top) to 1 (its bottom)
     * @param right depth at the right edge
     * @param unknown fields this version does not know
     */
    record Ceiling(
            @Within(min = 0, max = 1, unit = "cells") double left,
            @Within(min = 0, max = 1, unit = "cells") double right,
            Map<String, Object> unknown)
            implements Shape {
        private static final Limits LIMITS = Limits.of(Ceiling.class);

        /**
         * Checks the heights.
         *
         * @param left depth of the line at the left edge, 0 (the cell's top) to 1 (its bottom)
         * @param right depth at the right edge
         * @param unknown fields this version does not know
         * @throws IllegalArgumentException if one is beyond the cell
         */
        public Ceiling {
            LIMITS.check("left", left);
            LIMITS.check("right", right);
        }

        /**
         * A ceiling without unknown fields.
         *
         * @param left depth at the left edge, 0 to 1
         * @param right depth at the right edge, 0 to 1
         */
        public Ceiling(double left, double right) {
            this(left, right, Map.of());
        }
    }

    /**
     * A convex polygon.
     *
     * @param points at least three corners in cell units, y down, either winding
     * @param unknown fields this version does not know
     */
    record Convex(@Within(min = 0, max = 1, unit = "cells") List<Vec> points, Map<String, Object> unknown)
            implements Shape {
        private static final Limits LIMITS = Limits.of(Convex.class);

        /**
         * Checks the points, and takes a copy of them.
         *
         * @param points at least three corners in cell units, y down, either winding
         * @param unknown fields this version does not know
         * @throws IllegalArgumentException if one is outside the cell, or there are too few
         */
        public Convex {
            points = LIMITS.check("points", points);
            Limits.checkTileOutline(points);
        }

        /**
         * A polygon without unknown fields.
         *
         * @param points three corners or more in cell units
         */
        public Convex(List<Vec> points) {
            this(points, Map.of());
        }
    }

    /** Nothing. */
    Shape NONE = new None();
    /** The whole cell. */
    Shape FULL = new Full();

    /**
     * {@return the outline in cell units, y down, without the flip; empty for {@link None}} Points may coincide (a
     * floor of [0, 1] is a triangle).
     */
    default List<Vec> outline() {
        if (this instanceof Full) {
            return List.of(new Vec(0, 0), new Vec(1, 0), new Vec(1, 1), new Vec(0, 1));
        }
        if (this instanceof Floor floor) {
            return List.of(new Vec(0, 1 - floor.left), new Vec(1, 1 - floor.right), new Vec(1, 1), new Vec(0, 1));
        }
        if (this instanceof Ceiling ceiling) {
            return List.of(new Vec(0, 0), new Vec(1, 0), new Vec(1, ceiling.right), new Vec(0, ceiling.left));
        }
        if (this instanceof Convex convex) {
            return convex.points;
        }
        return List.of();
    }
}

package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Sweep;

/** The tolerances of the checks, each with its reason. */
final class Tolerance {
    /** Distance at which an actor is placed beside something, px: not in contact, and less than is visible. */
    static final double CLEARANCE = 0.01;

    /** Up to this depth, px, an actor is beside something, not in it: as for a simulation that lets it start again. */
    static final double DEPTH = Sweep.SKIN;

    /** Ends of slopes this close are joined, in cells: more than the rounding errors of points in the file. */
    static final double JOINED = 1e-6;

    /** Margin of the tangent of the steepest slope, so that the limit itself is walkable. */
    static final double SLOPE = 1e-9;

    private Tolerance() {}
}

package dev.ledge.engine.geometry;

/** The tolerances of outlines and sweeps, each with its reason, but the public {@link Sweep#SKIN}. */
final class Tolerance {
    /** The value of {@link Sweep#EDGE}, here for what sweeps know. */
    static final double EDGE = 1e-6;

    /** The sine of the largest turn at a corner that is none: its edges are parallel up to rounding. */
    static final double STRAIGHT = 1e-9;

    /**
     * A normal within 60° of up (down) is of the class top (bottom); the margin makes 60° itself safe from rounding.
     */
    static final double STEEP_COSINE = 0.5 - 1e-9;

    /** Hits closer together than this, in pixels along the motion, are simultaneous. */
    static final double SIMULTANEOUS = 1e-7;

    /** Motion that approaches a face by less than this part of its length is parallel to it. */
    static final double PARALLEL = 1e-10;

    /**
     * A motion that ends this close to a face, in pixels, has reached it: mirrored numbers round differently. Case
     * NU-08.
     */
    static final double REACHED = 1e-9;

    /** Rounding error of a distance from the origin, as a part of it; generous. */
    static final double ORIGIN_ROUNDING = 1e-12;

    private Tolerance() {}
}

package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Sweep;

/**
 * All tolerances of the simulation, each with its reason. Those of a sweep itself are {@link Sweep#SKIN} and
 * {@link Sweep#EDGE}.
 */
public final class Tolerance {
    /**
     * Ground, or a marker's border, this close is in contact, and a push that is blocked by less is not, px: far more
     * than the rounding errors of walking, falling and long pushes.
     */
    public static final double CONTACT = 1e-6;
    /**
     * Two places closer together than this are one, px: an actor between them has not moved, and contacts there are
     * simultaneous.
     */
    public static final double SAME_PLACE = 1e-6;
    /**
     * The rounding error of a sum or product of a few numbers. Displacements shorter than this are none, and depths and
     * distances that differ by less are equal, px: speeds that cancel out leave as much. Clocks that differ by less are
     * equal, s, and times are whole ticks: 0.1 s at 60 ticks a second is 6, although the product is a little less.
     * Cosines are compared with this margin, so that the steepest slope is walkable on both mirror images (case SL-08),
     * squares of distances as parts of them, and twice the area of an outline that is a line is less, px².
     */
    public static final double ROUNDING = 1e-9;
    /** Shorter climbed displacements are none, px; slower than any actor climbs. */
    public static final double CLIMBED = 1e-12;
    /** Less than this part of a tick is none. */
    public static final double PART_OF_TICK = 1e-12;
    /** Length of a cast that hits only what is in contact, px. */
    public static final double CONTACT_CAST = 1e-12;
    /** Slower than this is at rest, px/s: the rounding error when contacts remove a speed. */
    public static final double REST_SPEED = 1e-6;
    /** Speeds that differ by less are equal, px/s: slowing down to a top speed ends within rounding of it. */
    public static final double EQUAL_SPEED = 1e-9;
    /** Rounding error of a place on a path, as a part of the path's length. */
    public static final double PATH_ROUNDING = 1e-15;

    /** Precision of the end of a ground segment, px, so that walks over many segments arrive where they should; ... */
    public static final double JOINT = 1e-11;
    /** ... far from the origin, in units of the last place. */
    public static final double JOINT_LAST_BITS = 16;
    /**
     * How far beyond a joint the next segment is searched, px: beyond the joint's rounding error, and less than is
     * visible.
     */
    public static final double JOINT_PROBE = 1e-5;
    /**
     * How much farther than the slope limit allows the ground may fall away in a tick and still be walked on, px.
     * Appendix A Ch7.
     */
    public static final double GROUND_SNAP = 1;

    /** Penetration up to this depth is none, px: the rounding error of an exact escape. */
    public static final double FREE = 1e-7;
    /** Escapes whose lengths differ by less are equally long, px, so that mirrored levels behave alike. */
    public static final double EQUAL_ESCAPE = 1e-5;

    /** A hazard or goal this close is touched, px; more than the overlap that counts as grazing an edge. */
    public static final double TRIGGER = 2 * Sweep.EDGE;

    /**
     * Distance from the ends of a cell, slope or platform at which nothing else can be hit, px; more than a sweep's
     * skin.
     */
    public static final double CLEAR_OF_END = 0.05;

    private Tolerance() {}
}

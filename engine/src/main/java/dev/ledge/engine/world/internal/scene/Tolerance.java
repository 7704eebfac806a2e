package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Sweep;

/**
 * All tolerances of the simulation, each with its reason. Those of a sweep itself are {@link Sweep#SKIN} and
 * {@link Sweep#EDGE}.
 */
public final class Tolerance {
    /**
     * Ground this close is in contact, and a push that is blocked by less is not, px: far more than the rounding errors
     * of walking, falling and long pushes. Places closer together are one: an actor between them has not moved,
     * contacts there are simultaneous, and escapes to them are equally long, so that mirrored levels behave alike.
     */
    public static final double CONTACT = 1e-6;
    /**
     * The rounding error of a sum or product of a few numbers. Displacements shorter than this are none, and depths and
     * distances that differ by less are equal, px: speeds that cancel out leave as much. Speeds that differ by less are
     * equal, px/s: slowing down to a top speed ends within rounding of it. Clocks that differ by less are equal, s, and
     * times are whole ticks: 0.1 s at 60 ticks a second is 6, although the product is a little less; a tick of which
     * less is left is over. Cosines are compared with this margin, so that the steepest slope is walkable on both
     * mirror images (case SL-08), squares of distances as parts of them, and twice the area of an outline that is a
     * line is less, px².
     */
    public static final double ROUNDING = 1e-9;
    /** The same of numbers far from 0, in units of their last place. */
    public static final double LAST_BITS = 16;
    /** Less than this part of a motion is none, and a cast of so many px hits only what is in contact. */
    public static final double INSTANT = 1e-12;
    /** Slower than this is at rest, px/s: the rounding error when contacts remove a speed. */
    public static final double REST_SPEED = 1e-6;
    /**
     * How far beyond a joint the next segment is searched, px: beyond the joint's rounding error, and less than is
     * visible.
     */
    public static final double JOINT_PROBE = 1e-5;
    /** A hazard, goal or marker this close is touched, px; more than the overlap that counts as grazing an edge. */
    public static final double TRIGGER = 2 * Sweep.EDGE;
    /**
     * Distance from the ends of a cell, slope or platform at which nothing else can be hit, px; more than a sweep's
     * skin.
     */
    public static final double CLEAR_OF_END = 0.05;

    private Tolerance() {}
}

package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Sweep;

/**
 * Every number of the simulation that says how far off still counts as the same, with its reason. What a sweep itself
 * allows is {@link Sweep#SKIN} and {@link Sweep#EDGE}.
 */
public final class Tolerance {
    /**
     * Ground, and a marker's border, this close is touched, px: what walking and falling leave of a distance by
     * rounding is far less.
     */
    public static final double CONTACT = 1e-6;
    /**
     * Two places closer together than this are one, px: an actor between them has not moved, and contacts there are met
     * at once.
     */
    public static final double SAME_PLACE = 1e-6;
    /**
     * What is missing of a push, if shorter than this, is not held against the actor, px: it is what rounding takes
     * from a long one.
     */
    public static final double MISSING_PUSH = 1e-6;
    /**
     * Displacements shorter than this are none, and depths and distances that differ by less are equal, px: speeds that
     * cancel out leave as much.
     */
    public static final double ROUNDING = 1e-9;
    /** Shorter displacements than this are none for who climbs, px; slower than any ladder is climbed. */
    public static final double CLIMBED = 1e-12;
    /** Less than this part of a tick is none. */
    public static final double PART_OF_TICK = 1e-12;
    /** As good as no displacement at all, but a cast that long hits what is in contact, px. */
    public static final double CONTACT_CAST = 1e-12;
    /** Slower than this is at rest, px/s: what is left when contacts take a speed away. */
    public static final double REST_SPEED = 1e-6;
    /**
     * Speeds that differ by less are equal, px/s: who has slowed down to its top speed has done so whatever the last
     * bit says.
     */
    public static final double EQUAL_SPEED = 1e-9;
    /** Clocks that differ by less are equal, s. */
    public static final double EQUAL_TIME = 1e-9;
    /**
     * A time that is short of a whole tick by less is that tick, ticks: 0.1 s at 60 ticks a second is 6, although the
     * product is a little less.
     */
    public static final double WHOLE_TICK = 1e-9;
    /**
     * Part by which the square of a distance may be too long: two cells a tick, which still carry, are two cells
     * whatever the last bit says.
     */
    public static final double SQUARED_DISTANCE = 1e-9;
    /**
     * Angles are compared by their cosine with this margin, so that the limit itself is walkable on both mirror images.
     * Case SL-08.
     */
    public static final double COSINE = 1e-9;
    /** Twice the area of an outline that is a line, px², by rounding. */
    public static final double NO_AREA = 1e-9;

    /**
     * How exactly the end of a stretch of ground is found, px, so that walks over many still arrive where they should;
     * ...
     */
    public static final double JOINT = 1e-11;
    /** ... far out no better than so many last bits. */
    public static final double JOINT_LAST_BITS = 16;
    /**
     * How far beyond a joint the next stretch is looked for, px: beyond the last bits of where the joint is, and less
     * than can be seen.
     */
    public static final double JOINT_PROBE = 1e-5;
    /** Where ground is likely to end, it has ended for sure so far beyond, px: a face's end may be off by an edge. */
    public static final double BEYOND_EDGE = 4 * Sweep.EDGE;
    /**
     * How much farther than the slope limit allows the ground may fall away in a tick and still be walked on, px.
     * Appendix A Ch7.
     */
    public static final double GROUND_SNAP = 1;

    /** Who is inside something by no more than this is free, px: what an exact escape leaves by rounding. */
    public static final double FREE = 1e-7;
    /** Escapes whose lengths differ by less are equally long, px, so that a mirror shows the same. */
    public static final double EQUAL_ESCAPE = 1e-5;

    /**
     * Touching a hazard or a goal is being at most this far away, px; more than what counts as a mere graze of an edge.
     */
    public static final double TRIGGER = 2 * Sweep.EDGE;
    /** Platforms are looked for so far around an actor, px: all that a cast of no length could hit. */
    public static final double PLATFORM_MARGIN = 2 * Sweep.SKIN;
    /** Rounding errors of a platform's path never leave what it can reach by this, px. */
    public static final double REACH_MARGIN = 1;

    /** So far from the ends of a cell, slope or platform nothing else can be hit, px; more than a sweep's skin. */
    public static final double CLEAR_OF_END = 0.05;
    /**
     * What is so far beyond a reach is out of it for sure, and what is so far within is not, px; less than a sweep's
     * skin.
     */
    public static final double CLEAR_OF_REACH = 0.01;

    private Tolerance() {}
}

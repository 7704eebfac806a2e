package dev.ledge.engine.world.internal.state;

/**
 * How platforms have squeezed actors in the step that is under way: of each actor the last squeeze, and the one before
 * that by another platform. Case CR-01.
 */
public final class Squeezes {
    private static final int EACH = 2;

    private final int[] platforms;
    private final boolean[] isVertical;
    private final double[] missing;
    private final double[] ends;
    private final double[] aside;
    private final double[] carries;
    private final double[] ways;
    private final double[] starts;
    private final double[] rests;
    private final double[][] numbers;

    Squeezes(int actors) {
        platforms = new int[EACH * actors];
        isVertical = new boolean[EACH * actors];
        missing = new double[EACH * actors];
        ends = new double[EACH * actors];
        aside = new double[EACH * actors];
        carries = new double[EACH * actors];
        ways = new double[EACH * actors];
        starts = new double[EACH * actors];
        rests = new double[EACH * actors];
        numbers = new double[][] {missing, ends, aside, carries, ways, starts, rests};
    }

    /**
     * Notes a squeeze.
     *
     * @param isFirst whether it is the actor's first one in the step
     * @param vertical whether the platform presses up or down
     * @param missingPush how far it has yet to push, px along that axis
     */
    public void add(int actor, boolean isFirst, int platform, boolean vertical, double missingPush) {
        int last = last(actor);
        int before = last + 1;
        if (isFirst) {
            platforms[before] = -1;
        } else if (platforms[last] != platform) {
            platforms[before] = platforms[last];
            isVertical[before] = isVertical[last];
            for (double[] each : numbers) {
                each[before] = each[last];
            }
        }
        platforms[last] = platform;
        isVertical[last] = vertical;
        missing[last] = missingPush;
    }

    /**
     * Notes where an actor is when the step is over if nothing else than itself moves it from its last squeeze on.
     *
     * @param end place along the push, px
     * @param across place across it at the squeeze, px
     * @param carry how far what carries it takes it across the push until the step is over, px
     * @param way how far it gets across it until then, with that, px
     */
    public void goesOn(int actor, double end, double across, double carry, double way) {
        int last = last(actor);
        ends[last] = end;
        aside[last] = across;
        carries[last] = carry;
        ways[last] = way - carry;
    }

    /**
     * Notes when that squeeze begins.
     *
     * @param start place along the push, px
     * @param rest part of the step that is left, 0 to 1
     */
    public void begins(int actor, double start, double rest) {
        int last = last(actor);
        starts[last] = start;
        rests[last] = rest;
    }

    /** Number of an actor's last squeeze. */
    public int last(int actor) {
        return EACH * actor;
    }

    /** Number of the squeeze before an actor's last one, −1 if no other platform has squeezed it. */
    public int before(int actor) {
        int before = last(actor) + 1;
        return platforms[before] < 0 ? -1 : before;
    }

    /** The platform that squeezes. */
    public int platform(int squeeze) {
        return platforms[squeeze];
    }

    /** True if it does so up or down. */
    public boolean isVertical(int squeeze) {
        return isVertical[squeeze];
    }

    /** What of the push is missing, px to the right. */
    public double missingX(int squeeze) {
        return isVertical[squeeze] ? 0 : missing[squeeze];
    }

    /** The same downwards. */
    public double missingY(int squeeze) {
        return isVertical[squeeze] ? missing[squeeze] : 0;
    }

    /** Where the actor was as it was squeezed, px. */
    public double startX(int squeeze) {
        return isVertical[squeeze] ? aside[squeeze] : starts[squeeze];
    }

    /** The same downwards. */
    public double startY(int squeeze) {
        return isVertical[squeeze] ? starts[squeeze] : aside[squeeze];
    }

    /** Part of the step that was left then, 0 to 1. */
    public double rest(int squeeze) {
        return rests[squeeze];
    }

    /** Where an actor that ends the step at a place may have got to without what else has moved it, px. */
    public double ownX(int squeeze, double x) {
        return isVertical[squeeze] ? nearest(squeeze, x) : ends[squeeze];
    }

    /** The same downwards. */
    public double ownY(int squeeze, double y) {
        return isVertical[squeeze] ? ends[squeeze] : nearest(squeeze, y);
    }

    /**
     * Of the places across the push that it has passed of its own accord, as seen from what carries it, the nearest
     * one: something may stop it.
     */
    private double nearest(int squeeze, double place) {
        double from = aside[squeeze] + carries[squeeze];
        double to = from + ways[squeeze];
        return Math.max(Math.min(from, to), Math.min(Math.max(from, to), place));
    }
}

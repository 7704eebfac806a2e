package dev.ledge.engine.world.internal.state;

/**
 * What may crush actors in the step that is under way: of each actor the last platform that pressed it, and another one
 * before that. Case CR-01.
 */
public final class CrushCandidates {
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

    CrushCandidates(int actors) {
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
     * Notes a platform that presses an actor.
     *
     * @param isFirst whether it is the actor's first candidate in the step
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
     * Notes where an actor is when the step is over if its own motion alone moves it after its last candidate.
     *
     * @param end place along the push, px
     * @param across place across it when it was pressed, px
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
     * Notes when the last candidate began to press.
     *
     * @param start place along the push, px
     * @param rest part of the step that is left, 0 to 1
     */
    public void begins(int actor, double start, double rest) {
        int last = last(actor);
        starts[last] = start;
        rests[last] = rest;
    }

    /** Number of an actor's last candidate. */
    public int last(int actor) {
        return EACH * actor;
    }

    /** Number of the candidate before an actor's last one, −1 if no other platform has pressed it. */
    public int before(int actor) {
        int before = last(actor) + 1;
        return platforms[before] < 0 ? -1 : before;
    }

    /** The platform that presses. */
    public int platform(int candidate) {
        return platforms[candidate];
    }

    /** True if it does so up or down. */
    public boolean isVertical(int candidate) {
        return isVertical[candidate];
    }

    /** What of the push is missing, px to the right. */
    public double missingX(int candidate) {
        return isVertical[candidate] ? 0 : missing[candidate];
    }

    /** The same downwards. */
    public double missingY(int candidate) {
        return isVertical[candidate] ? missing[candidate] : 0;
    }

    /** Where the actor was as it was pressed, px. */
    public double startX(int candidate) {
        return isVertical[candidate] ? aside[candidate] : starts[candidate];
    }

    /** The same downwards. */
    public double startY(int candidate) {
        return isVertical[candidate] ? starts[candidate] : aside[candidate];
    }

    /** Part of the step that was left then, 0 to 1. */
    public double rest(int candidate) {
        return rests[candidate];
    }

    /** Where an actor that ends the step at a place may have got to without what else has moved it, px. */
    public double ownX(int candidate, double x) {
        return isVertical[candidate] ? nearest(candidate, x) : ends[candidate];
    }

    /** The same downwards. */
    public double ownY(int candidate, double y) {
        return isVertical[candidate] ? ends[candidate] : nearest(candidate, y);
    }

    /**
     * Of the places across the push that it has passed of its own accord, as seen from what carries it, the nearest
     * one: something may stop it.
     */
    private double nearest(int candidate, double place) {
        double from = aside[candidate] + carries[candidate];
        double to = from + ways[candidate];
        return Math.max(Math.min(from, to), Math.min(Math.max(from, to), place));
    }
}

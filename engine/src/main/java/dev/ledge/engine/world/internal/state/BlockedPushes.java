package dev.ledge.engine.world.internal.state;

/**
 * The pushes that were blocked in the step that is under way, which may crush: of each actor that of the last platform,
 * of another one before that, and the first of all. Case CR-01.
 */
public final class BlockedPushes {
    private static final int EACH = 3;

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
    /** The push at which an actor is said to stay, −1 if none. */
    private int stay = -1;

    BlockedPushes(int actors) {
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
     * Notes a platform whose push of an actor is blocked.
     *
     * @param isFirst whether it is the actor's first in the step
     * @param vertical whether the platform pushes up or down
     * @param missingPush how far it has yet to push, px along that axis
     */
    public void add(int actor, boolean isFirst, int platform, boolean vertical, double missingPush) {
        int last = last(actor);
        int before = last + 1;
        int first = last + 2;
        if (isFirst) {
            platforms[before] = -1;
            platforms[first] = -1;
        } else {
            if (platforms[first] < 0) {
                copy(last, first);
            }
            if (platforms[last] != platform) {
                copy(last, before);
            }
        }
        platforms[last] = platform;
        isVertical[last] = vertical;
        missing[last] = missingPush;
    }

    private void copy(int from, int to) {
        platforms[to] = platforms[from];
        isVertical[to] = isVertical[from];
        for (double[] each : numbers) {
            each[to] = each[from];
        }
    }

    /**
     * Notes where an actor is when the step is over if its own motion alone moves it after its last push.
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
     * Notes when the last push began.
     *
     * @param start place along the push, px
     * @param rest part of the step that is left, 0 to 1
     */
    public void begins(int actor, double start, double rest) {
        int last = last(actor);
        starts[last] = start;
        rests[last] = rest;
    }

    /** Number of the last push of an actor. */
    public int last(int actor) {
        return EACH * actor;
    }

    /** Number of the push before an actor's last one, −1 if no other platform has pushed it. */
    public int before(int actor) {
        int before = last(actor) + 1;
        return platforms[before] < 0 ? -1 : before;
    }

    /**
     * Tells the places and times of an actor's pushes until {@link #goOn} as if it had stayed where the first one was.
     *
     * @return false if that is its last one, too, or along the other axis
     */
    public boolean stayAtFirst(int actor) {
        int first = last(actor) + 2;
        stay = platforms[first] < 0 || isVertical[first] != isVertical[last(actor)] ? -1 : first;
        return stay >= 0;
    }

    /** Tells them as they were. */
    public void goOn() {
        stay = -1;
    }

    /** The push that tells where an actor is at another one. */
    private int at(int push) {
        return stay >= 0 && isVertical[stay] == isVertical[push] ? stay : push;
    }

    /** The platform that presses. */
    public int platform(int push) {
        return platforms[push];
    }

    /** True if it does so up or down. */
    public boolean isVertical(int push) {
        return isVertical[push];
    }

    /** What of the push is missing, px to the right. */
    public double missingX(int push) {
        return isVertical[push] ? 0 : missing[push];
    }

    /** The same downwards. */
    public double missingY(int push) {
        return isVertical[push] ? missing[push] : 0;
    }

    /** Where the actor was as it was pressed, px. */
    public double startX(int push) {
        return isVertical[push] ? aside[at(push)] : starts[at(push)];
    }

    /** The same downwards. */
    public double startY(int push) {
        return isVertical[push] ? starts[at(push)] : aside[at(push)];
    }

    /** Part of the step that was left then, 0 to 1. */
    public double rest(int push) {
        return rests[at(push)];
    }

    /** Where an actor that ends the step at a place may have got to without what else has moved it, px. */
    public double ownX(int push, double x) {
        return isVertical[push] ? nearest(push, x) : ends[push];
    }

    /** The same downwards. */
    public double ownY(int push, double y) {
        return isVertical[push] ? ends[push] : nearest(push, y);
    }

    /**
     * Of the places across the push that it has passed of its own accord, as seen from what carries it, the nearest
     * one: something may stop it.
     */
    private double nearest(int push, double place) {
        int at = at(push);
        double from = aside[at] + carries[at];
        double to = from + ways[at];
        return Math.max(Math.min(from, to), Math.min(Math.max(from, to), place));
    }
}

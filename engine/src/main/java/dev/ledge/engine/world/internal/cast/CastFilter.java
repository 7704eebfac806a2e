package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.world.internal.state.PlatformArrays;

/** What a cast leaves out, and at what time it is made. Each kind of caller has its own. */
public final class CastFilter {
    /** Leaves out nothing; everything is where it is when the step is over. */
    public static final CastFilter NONE = new CastFilter();

    private static final int ALL = -2;

    private int platform = -1;
    private int other = -1;
    private int only = ALL;
    private boolean areTogether;
    private double togetherX;
    private double togetherY;
    private boolean areActorsOut;
    private double rest;
    private double span;

    /** Leaves out all that moves but one platform; −1 for all that moves. */
    CastFilter only(int one) {
        only = one;
        return this;
    }

    /** True if a platform is in the way. */
    boolean admits(PlatformArrays platforms, int one) {
        return !leavesOut(one)
                && (only == ALL || one == only || areTogether && platforms.goesBy(one, togetherX, togetherY));
    }

    /** True if a platform is left out, alone or with another one. */
    public boolean leavesOut(int one) {
        return one == platform || one == other;
    }

    /**
     * Of a filter that leaves out all that moves: what moves as far in this step as some ground does is not left out.
     */
    CastFilter together(double byX, double byY) {
        areTogether = true;
        togetherX = byX;
        togetherY = byY;
        return this;
    }

    /** True if actors that can be stood on are in the way. */
    public boolean admitsActors() {
        return only == ALL && !areActorsOut;
    }

    /** True if no platform is left out alone or with another one. */
    public boolean leavesOutNone() {
        return platform < 0 && other < 0;
    }

    /** Part of the step that is still to come, 0 to 1: so much of their motion platforms have yet to make. */
    public double rest() {
        return rest;
    }

    /** Part of the step that a motion is to last, 0 to {@link #rest}. */
    public double span() {
        return span;
    }

    /** Leaves out a platform of a filter of the caller's own, and none beside it; −1 for none. */
    public void leaveOut(int leftOut) {
        leaveOut(leftOut, -1);
    }

    /** Leaves out two platforms of a filter of the caller's own; −1 for none. */
    public void leaveOut(int leftOut, int beside) {
        checkOwn();
        platform = leftOut;
        other = beside;
    }

    /** Leaves out what another filter leaves out of the platforms. */
    void leaveOutAs(CastFilter like) {
        leaveOut(like.platform, like.other);
    }

    /** Leaves out all actors that can be stood on, or none, of a filter of the caller's own. */
    public void leaveOutActors(boolean out) {
        checkOwn();
        areActorsOut = out;
    }

    /** Sets the time of a filter of the caller's own. */
    public void setTime(double partLeft, double partOfMotion) {
        checkOwn();
        rest = partLeft;
        span = partOfMotion;
    }

    /** The filter that all share stays as it is. */
    private void checkOwn() {
        if (this == NONE) {
            throw new IllegalStateException("this filter is everybody's; make one of your own");
        }
    }
}

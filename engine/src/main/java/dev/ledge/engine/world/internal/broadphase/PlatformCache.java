package dev.ledge.engine.world.internal.broadphase;

/**
 * What is known of the platforms around each actor: an area, and which few platforms can come into it. Found once, it
 * holds as long as the actor stays there, so that most steps ask no partition. For the current state it then compares
 * their ways.
 */
public final class PlatformCache {
    /** So many are remembered an actor; where there are more, all are asked. */
    private static final int MOST = 4;

    private static final int TOO_MANY = MOST + 1;
    /** How far around what is asked for is looked, px. */
    private static final double FAR = 48;

    /** Larger areas are not remembered, px. */
    private static final double LARGE = 256;

    private final PlatformReach index;
    private final boolean isNone;
    /** Per actor: left, top, right and bottom of an area; of an empty one at first. */
    private final double[] area;
    /** Per actor: how many platforms can come there, and which. */
    private final int[] counts;

    private final int[] platforms;
    /** Per actor: for which reaches that holds. */
    private final int[] versions;

    private final int[] found;

    public PlatformCache(int actors, int count, PlatformReach index) {
        this.index = index;
        isNone = count == 0;
        int most = isNone ? 0 : actors;
        area = new double[4 * most];
        counts = new int[most];
        platforms = new int[MOST * most];
        versions = new int[most];
        found = new int[Math.max(MOST, count)];
    }

    /** True if no platform's way in this step touches an area. */
    public boolean isFree(int actor, double left, double top, double right, double bottom) {
        return isNone || find(actor, left, top, right, bottom) == 0;
    }

    /**
     * Finds the platforms whose way in this step touches an area around an actor, −1 for nobody's; {@link #found} then
     * gives them.
     */
    public int find(int actor, double left, double top, double right, double bottom) {
        if (isNone) {
            return 0;
        }
        return actor >= 0 && isKnown(actor, left, top, right, bottom)
                ? ofKnown(actor, left, top, right, bottom)
                : ofAll(left, top, right, bottom);
    }

    public int found(int k) {
        return found[k];
    }

    private boolean isKnown(int actor, double left, double top, double right, double bottom) {
        int at = 4 * actor;
        boolean isInside = versions[actor] == index.version()
                && left >= area[at]
                && top >= area[at + 1]
                && right <= area[at + 2]
                && bottom <= area[at + 3];
        return (isInside || look(actor, left, top, right, bottom)) && counts[actor] != TOO_MANY;
    }

    private boolean look(int actor, double left, double top, double right, double bottom) {
        if (!(right - left <= LARGE && bottom - top <= LARGE)) {
            return false;
        }
        int at = 4 * actor;
        area[at] = left - FAR;
        area[at + 1] = top - FAR;
        area[at + 2] = right + FAR;
        area[at + 3] = bottom + FAR;
        versions[actor] = index.version();
        int hits = index.findReaching(area[at], area[at + 1], area[at + 2], area[at + 3]);
        counts[actor] = Math.min(hits, TOO_MANY);
        for (int k = 0; k < hits && hits <= MOST; k++) {
            platforms[MOST * actor + k] = index.found(k);
        }
        return true;
    }

    private int ofKnown(int actor, double left, double top, double right, double bottom) {
        int hits = 0;
        for (int k = 0; k < counts[actor]; k++) {
            int i = platforms[MOST * actor + k];
            if (index.touches(i, left, top, right, bottom)) {
                found[hits++] = i;
            }
        }
        return hits;
    }

    private int ofAll(double left, double top, double right, double bottom) {
        int hits = index.find(left, top, right, bottom);
        for (int k = 0; k < hits; k++) {
            found[k] = index.found(k);
        }
        return hits;
    }
}

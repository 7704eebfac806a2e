package dev.ledge.engine.world.internal.broadphase;

/**
 * Cached platforms near each actor: an area, and the few platforms that can come into it. An entry holds while the
 * actor stays in the area, so that most steps query no partition; then the paths of the current step are compared.
 */
public final class PlatformCache {
    /** Most cached platforms per actor; with more, nothing is cached. */
    private static final int MAX = 4;

    private static final int TOO_MANY = MAX + 1;
    /** Margin around a queried area, px. */
    private static final double FAR = 48;

    /** Larger areas are not cached, px. */
    private static final double LARGE = 256;

    private final PlatformReach index;
    private final boolean isNone;
    /** Per actor: left, top, right and bottom of an area; of an empty one at first. */
    private final double[] area;
    /** Per actor: the platforms that can come there. */
    private final int[] counts;

    private final int[] platforms;
    /** Per actor: the version of the reaches for which that holds. */
    private final int[] versions;

    private final int[] found;

    public PlatformCache(int actors, int count, PlatformReach index) {
        this.index = index;
        isNone = count == 0;
        int most = isNone ? 0 : actors;
        area = new double[4 * most];
        counts = new int[most];
        platforms = new int[MAX * most];
        versions = new int[most];
        found = new int[Math.max(MAX, count)];
    }

    public boolean isAny() {
        return !isNone;
    }

    /** True if no platform's way in this step touches an area. */
    public boolean isFree(int actor, double left, double top, double right, double bottom) {
        return isNone || find(actor, left, top, right, bottom) == 0;
    }

    /**
     * Finds the platforms whose path in this step touches an area; {@link #found} then gives them. {@code actor} is the
     * one at whose entry the result is cached, −1 for none.
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
        for (int k = 0; k < hits && hits <= MAX; k++) {
            platforms[MAX * actor + k] = index.found(k);
        }
        return true;
    }

    private int ofKnown(int actor, double left, double top, double right, double bottom) {
        int hits = 0;
        for (int k = 0; k < counts[actor]; k++) {
            int i = platforms[MAX * actor + k];
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

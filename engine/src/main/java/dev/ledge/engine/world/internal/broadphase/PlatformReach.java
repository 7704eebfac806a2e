package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.level.object.MotionPath;
import dev.ledge.engine.world.internal.scene.BoxIndex;
import dev.ledge.engine.world.internal.scene.PlatformDefs;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import java.util.Arrays;

/**
 * The paths of all platforms in this step, by place. A platform's reach hardly ever changes, so the partition has the
 * reaches, and each actor remembers which of the platforms can come into an area around it. That holds while the actor
 * stays in the area, so that most steps query no partition; the paths of the few platforms are then compared.
 */
public final class PlatformReach {
    /** Limit of a platform's reach from its place, so that a long path does not fill the whole level, px. */
    private static final double FAR = 256;

    /** Rounding errors of a path never lead a platform farther than this beyond what it can reach, px. */
    private static final double MARGIN = 1;

    /** Most remembered platforms per actor; with more, none is. */
    private static final int MAX = 4;

    private static final int TOO_MANY = MAX + 1;
    /** Margin around a queried area, px. */
    private static final double AROUND = 48;
    /** Larger areas are not remembered, px. */
    private static final double LARGE = 256;

    private final PlatformArrays p;
    private final PlatformDefs plan;
    private final int count;
    /** Per platform: left, top, right and bottom of its path in this step. */
    private final double[] way;
    /** Per platform: left, top, right and bottom of its reach; at first empty. */
    private final double[] reach;

    private final BoxIndex reaches = new BoxIndex();
    private final int[] found;
    /** Another number whenever a reach has changed. */
    private int version;

    /** Per actor: left, top, right and bottom of an area; of an empty one at first. */
    private final double[] area;
    /** Per actor: the platforms that can come there. */
    private final int[] counts;

    private final int[] near;
    /** Per actor: the version of the reaches for which that holds. */
    private final int[] versions;

    public PlatformReach(int actors, PlatformArrays platforms, PlatformDefs plan) {
        p = platforms;
        this.plan = plan;
        count = p.count;
        way = new double[4 * count];
        reach = new double[4 * count];
        found = new int[count];
        Arrays.fill(reach, Double.NaN);
        int most = count == 0 ? 0 : actors;
        area = new double[4 * most];
        counts = new int[most];
        near = new int[MAX * most];
        versions = new int[most];
        update();
    }

    /** Updates the paths of this step. */
    public void update() {
        boolean fits = true;
        for (int i = 0; i < count; i++) {
            Outline shape = plan.shapes[i];
            int at = 4 * i;
            way[at] = Math.min(p.x[i], p.newX[i]) + shape.left();
            way[at + 1] = Math.min(p.y[i], p.newY[i]) + shape.top();
            way[at + 2] = Math.max(p.x[i], p.newX[i]) + shape.right();
            way[at + 3] = Math.max(p.y[i], p.newY[i]) + shape.bottom();
            boolean stays = way[at] >= reach[at]
                    && way[at + 1] >= reach[at + 1]
                    && way[at + 2] <= reach[at + 2]
                    && way[at + 3] <= reach[at + 3];
            if (!stays) {
                extend(i);
                fits = false;
            }
        }
        if (!fits) {
            version++;
            reaches.begin(count);
            for (int i = 0; i < count; i++) {
                reaches.set(i, reach[4 * i], reach[4 * i + 1], reach[4 * i + 2], reach[4 * i + 3]);
            }
            reaches.build();
        }
    }

    /**
     * Makes a new reach of a platform that left its old one: around its place and, unless the game moves it, at most as
     * far as its path.
     */
    private void extend(int i) {
        Outline shape = plan.shapes[i];
        MotionPath track = plan.tracks[i];
        int at = 4 * i;
        double left = way[at] - FAR;
        double top = way[at + 1] - FAR;
        double right = way[at + 2] + FAR;
        double bottom = way[at + 3] + FAR;
        if (p.motions[i] == null) {
            left = Math.max(left, plan.homeX[i] + track.left() + shape.left());
            top = Math.max(top, plan.homeY[i] + track.top() + shape.top());
            right = Math.min(right, plan.homeX[i] + track.right() + shape.right());
            bottom = Math.min(bottom, plan.homeY[i] + track.bottom() + shape.bottom());
        }
        reach[at] = Math.min(left, way[at]) - MARGIN;
        reach[at + 1] = Math.min(top, way[at + 1]) - MARGIN;
        reach[at + 2] = Math.max(right, way[at + 2]) + MARGIN;
        reach[at + 3] = Math.max(bottom, way[at + 3]) + MARGIN;
    }

    public boolean isAny() {
        return count > 0;
    }

    /** True if no platform's path in this step touches an area. */
    public boolean isFree(int actor, double left, double top, double right, double bottom) {
        return find(actor, left, top, right, bottom) == 0;
    }

    /**
     * Finds the platforms whose path in this step touches an area; {@link #found} then gives them in their order.
     * {@code actor} is the one that remembers which are near, −1 for none.
     */
    public int find(int actor, double left, double top, double right, double bottom) {
        if (count == 0) {
            return 0;
        }
        return actor >= 0 && isKnown(actor, left, top, right, bottom)
                ? ofNear(actor, left, top, right, bottom)
                : ofAll(left, top, right, bottom);
    }

    public int found(int k) {
        return found[k];
    }

    private boolean isKnown(int actor, double left, double top, double right, double bottom) {
        int at = 4 * actor;
        boolean isInside = versions[actor] == version
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
        area[at] = left - AROUND;
        area[at + 1] = top - AROUND;
        area[at + 2] = right + AROUND;
        area[at + 3] = bottom + AROUND;
        versions[actor] = version;
        int hits = reaches.find(area[at], area[at + 1], area[at + 2], area[at + 3]);
        counts[actor] = Math.min(hits, TOO_MANY);
        for (int k = 0; k < hits && hits <= MAX; k++) {
            insert(near, MAX * actor, k, reaches.found(k));
        }
        return true;
    }

    private int ofNear(int actor, double left, double top, double right, double bottom) {
        int hits = 0;
        for (int k = 0; k < counts[actor]; k++) {
            int i = near[MAX * actor + k];
            if (touches(i, left, top, right, bottom)) {
                found[hits++] = i;
            }
        }
        return hits;
    }

    private int ofAll(double left, double top, double right, double bottom) {
        int candidates = reaches.find(left, top, right, bottom);
        int hits = 0;
        for (int k = 0; k < candidates; k++) {
            int i = reaches.found(k);
            if (touches(i, left, top, right, bottom)) {
                insert(found, 0, hits++, i);
            }
        }
        return hits;
    }

    /** Inserts a platform into those in order from a place on, {@code size} so far. */
    private static void insert(int[] into, int from, int size, int platform) {
        int at = from + size;
        while (at > from && into[at - 1] > platform) {
            into[at] = into[at - 1];
            at--;
        }
        into[at] = platform;
    }

    /** True if a platform's path in this step touches an area. */
    private boolean touches(int i, double left, double top, double right, double bottom) {
        int at = 4 * i;
        return way[at] <= right && left <= way[at + 2] && way[at + 1] <= bottom && top <= way[at + 3];
    }
}

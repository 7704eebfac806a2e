package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.level.object.MotionPath;
import dev.ledge.engine.world.internal.scene.BoxIndex;
import dev.ledge.engine.world.internal.scene.PlatformDefs;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import java.util.Arrays;

/**
 * The paths of all platforms in this step, by place. A platform's reach hardly ever changes, so the partition and the
 * caches have the reaches; the paths of the found platforms are then compared.
 */
public final class PlatformReach {
    /** Limit of a platform's reach from its place, so that a long path does not fill the whole level, px. */
    private static final double FAR = 256;

    /** Rounding errors of a path never lead a platform farther than this beyond what it can reach, px. */
    private static final double MARGIN = 1;

    private final int count;
    /** Per platform: left, top, right and bottom of its path in this step. */
    private final double[] way;
    /** Per platform: left, top, right and bottom of its reach; at first empty. */
    private final double[] reach;

    private final BoxIndex reaches = new BoxIndex();
    private final int[] found;
    private int version;

    public PlatformReach(int platforms) {
        count = platforms;
        way = new double[4 * platforms];
        reach = new double[4 * platforms];
        found = new int[platforms];
        Arrays.fill(reach, Double.NaN);
    }

    /** Updates the paths of this step. */
    public void update(PlatformArrays p, PlatformDefs plan) {
        boolean fits = true;
        for (int i = 0; i < count; i++) {
            var shape = plan.shapes[i];
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
                extend(i, plan, p.motions[i] == null);
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

    /** Makes a new reach of a platform that left its old one: around its place and at most as far as its path. */
    private void extend(int i, PlatformDefs plan, boolean onPath) {
        var shape = plan.shapes[i];
        MotionPath track = plan.tracks[i];
        int at = 4 * i;
        double left = way[at] - FAR;
        double top = way[at + 1] - FAR;
        double right = way[at + 2] + FAR;
        double bottom = way[at + 3] + FAR;
        if (onPath) {
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

    /** Changes whenever a reach does. */
    public int version() {
        return version;
    }

    /** Finds the platforms that can come into an area; {@link #found} then gives them in their order. */
    public int findReaching(double fromX, double fromY, double toX, double toY) {
        int hits = reaches.find(fromX, fromY, toX, toY);
        for (int k = 0; k < hits; k++) {
            insert(reaches.found(k), k);
        }
        return hits;
    }

    /** Finds the platforms whose path in this step touches an area; {@link #found} then gives them in their order. */
    public int find(double fromX, double fromY, double toX, double toY) {
        int near = reaches.find(fromX, fromY, toX, toY);
        int hits = 0;
        for (int k = 0; k < near; k++) {
            int i = reaches.found(k);
            if (touches(i, fromX, fromY, toX, toY)) {
                insert(i, hits++);
            }
        }
        return hits;
    }

    /** Inserts a platform into the first {@code size} results. */
    private void insert(int platform, int size) {
        int at = size;
        while (at > 0 && found[at - 1] > platform) {
            found[at] = found[at - 1];
            at--;
        }
        found[at] = platform;
    }

    public int found(int k) {
        return found[k];
    }

    /** True if a platform's path in this step touches an area. */
    public boolean touches(int i, double fromX, double fromY, double toX, double toY) {
        int at = 4 * i;
        return way[at] <= toX && fromX <= way[at + 2] && way[at + 1] <= toY && fromY <= way[at + 3];
    }
}

package dev.ledge.engine.world.reference;

import java.util.Arrays;
import java.util.List;

/**
 * Areas of a scene: how deep the body comes into them in a tick, and which of them it enters. A body that has left one
 * at the end of a tick enters it again.
 */
final class SlowAreas<A extends Area> {
    /** A body that comes no deeper into an area, or nearer to it, may touch it or not, px. */
    private static final double GRAZE = 0.05;

    private final List<A> areas;
    private final SlowBody body;
    private final SlowSolids solids;
    /** Per area: how deep the body is in it now, px; less than 0 beside it. The same at the end of the last tick. */
    private final double[] depth;

    private final double[] before;
    /** Per area: the most and the least of that in this tick. */
    private final double[] deepest;

    private final double[] shallowest;

    SlowAreas(List<A> areas, SlowBody body, SlowSolids solids) {
        this.areas = areas;
        this.body = body;
        this.solids = solids;
        depth = new double[areas.size()];
        before = new double[areas.size()];
        deepest = new double[areas.size()];
        shallowest = new double[areas.size()];
        Arrays.fill(depth, Double.NEGATIVE_INFINITY);
    }

    int count() {
        return areas.size();
    }

    A get(int i) {
        return areas.get(i);
    }

    /** A tick begins. */
    void begin() {
        System.arraycopy(depth, 0, before, 0, depth.length);
        Arrays.fill(deepest, Double.NEGATIVE_INFINITY);
        Arrays.fill(shallowest, Double.POSITIVE_INFINITY);
        look();
    }

    /** A part of a tick has been moved through. */
    void look() {
        for (int i = 0; i < areas.size(); i++) {
            A area = areas.get(i);
            int on = area.rides();
            double left =
                    area.x() + (on < 0 ? 0 : solids.left(on) - solids.get(on).x());
            double top = area.y()
                    + (on < 0
                            ? 0
                            : solids.bottom(on)
                                    - solids.get(on).h()
                                    - solids.get(on).y());
            double px = Math.min(body.x + body.w, left + area.w()) - Math.max(body.x, left);
            double py = Math.min(body.feet(), top + area.h()) - Math.max(body.y, top);
            depth[i] = Math.min(px, py);
            deepest[i] = Math.max(deepest[i], depth[i]);
            shallowest[i] = Math.min(shallowest[i], depth[i]);
        }
    }

    /** True if the body has touched an area in this tick that it was not in when that began. */
    boolean enters(int i) {
        boolean hardlyLeft = Math.abs(before[i]) < GRAZE && deepest[i] > 0;
        boolean comesBack = before[i] > 0 && shallowest[i] < 0 && depth[i] > 0;
        if (Math.abs(deepest[i]) < GRAZE || hardlyLeft) {
            body.undecide("at the border of an area");
        } else if (comesBack) {
            body.undecide("out of an area and back in one tick");
        }
        return deepest[i] > 0 && before[i] <= 0;
    }
}

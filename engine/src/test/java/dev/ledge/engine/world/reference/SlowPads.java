package dev.ledge.engine.world.reference;

import java.util.Arrays;
import java.util.List;

/** The springs of a scene: which of them the body touches in a tick. */
final class SlowPads {
    /** Who comes no deeper into an area, or nearer to it, may touch it or not, px. */
    private static final double GRAZE = 0.05;

    private final List<Pad> pads;
    private final SlowBody body;
    private final SlowSolids solids;
    /** Per spring: how deep the body was in it in this tick at most, px; less than 0 beside it. */
    private final double[] deepest;
    /** Per spring: how deep the body is in it now, px. */
    private final double[] depth;

    private final boolean[] wasIn;

    SlowPads(Scene scene, SlowBody body, SlowSolids solids) {
        pads = scene.pads();
        this.body = body;
        this.solids = solids;
        deepest = new double[pads.size()];
        depth = new double[pads.size()];
        wasIn = new boolean[pads.size()];
    }

    /** A tick begins. */
    void begin() {
        Arrays.fill(deepest, Double.NEGATIVE_INFINITY);
        look();
    }

    /** A part of a tick has been moved through. */
    void look() {
        for (int i = 0; i < pads.size(); i++) {
            Pad pad = pads.get(i);
            boolean rides = pad.rides() >= 0;
            double left = pad.x()
                    + (rides
                            ? solids.left(pad.rides()) - solids.get(pad.rides()).x()
                            : 0);
            double top = pad.y()
                    + (rides ? solids.top(pad.rides()) - solids.get(pad.rides()).y() : 0);
            double px = Math.min(body.x + body.w, left + pad.w()) - Math.max(body.x, left);
            double py = Math.min(body.feet(), top + pad.h()) - Math.max(body.y, top);
            depth[i] = Math.min(px, py);
            deepest[i] = Math.max(deepest[i], depth[i]);
        }
    }

    /** The tick is over: the spring that the body has come into, or null. */
    Pad entered() {
        Pad entered = null;
        for (int i = 0; i < pads.size(); i++) {
            if (Math.abs(deepest[i]) < GRAZE || Math.abs(depth[i]) < GRAZE) {
                body.undecide("at the border of a spring");
            }
            boolean isTouched = deepest[i] > 0;
            if (isTouched && !wasIn[i]) {
                if (entered != null) {
                    body.undecide("two springs at once");
                }
                entered = pads.get(i);
            }
            wasIn[i] = depth[i] > 0;
        }
        return entered;
    }
}

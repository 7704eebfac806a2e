package dev.ledge.engine.world.reference;

import java.util.Arrays;
import java.util.List;

/** Areas that kill, win or switch: which of them the body touches in a tick. */
final class SlowZones {
    /** Who comes no deeper into an area, or nearer to it, may touch it or not, px. */
    private static final double GRAZE = 0.05;

    private final List<Zone> zones;
    private final SlowBody body;
    private final SlowSolids solids;
    /** Per area: how deep the body was in it in this tick at most, px; less than 0 beside it. */
    private final double[] deepest;

    private final boolean[] wasTouched;

    SlowZones(Scene scene, SlowBody body, SlowSolids solids) {
        zones = scene.zones();
        this.body = body;
        this.solids = solids;
        deepest = new double[zones.size()];
        wasTouched = new boolean[zones.size()];
    }

    /** A tick begins. */
    void begin() {
        Arrays.fill(deepest, Double.NEGATIVE_INFINITY);
        look();
    }

    /** A part of a tick has been moved through. */
    void look() {
        for (int i = 0; i < zones.size(); i++) {
            Zone zone = zones.get(i);
            boolean rides = zone.rides() >= 0;
            double left = zone.x()
                    + (rides
                            ? solids.left(zone.rides())
                                    - solids.get(zone.rides()).x()
                            : 0);
            double top = zone.y()
                    + (rides
                            ? solids.top(zone.rides())
                                    - solids.get(zone.rides()).y()
                            : 0);
            double px = Math.min(body.x + body.w, left + zone.w()) - Math.max(body.x, left);
            double py = Math.min(body.feet(), top + zone.h()) - Math.max(body.y, top);
            deepest[i] = Math.max(deepest[i], Math.min(px, py));
        }
    }

    /** The tick is over: who has touched something dies, wins or switches. */
    void act(SlowChanges changes) {
        String switched = null;
        for (int i = 0; i < zones.size() && body.isAlive; i++) {
            Zone zone = zones.get(i);
            if (Math.abs(deepest[i]) < GRAZE) {
                body.undecide("at the border of an area");
            }
            boolean enters = deepest[i] > 0 && !wasTouched[i];
            wasTouched[i] = deepest[i] > 0;
            if (!enters) {
                continue;
            }
            switch (zone.kind()) {
                case HAZARD -> body.isAlive = false;
                case GOAL -> body.hasWon = true;
                case SWITCH -> {
                    if (zone.group().equals(switched)) {
                        body.undecide("two switches at once");
                    }
                    switched = zone.group();
                    changes.apply(zone.sets(), zone.group());
                }
            }
        }
    }
}

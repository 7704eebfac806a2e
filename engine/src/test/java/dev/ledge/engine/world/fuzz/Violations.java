package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;

/** Finds violations in what was seen. */
final class Violations {
    /** Beyond this, steps of different length are compared, and what is said of one step differs. */
    private static final double ROUNDING = 1e-6;

    private Violations() {}

    /** The first violation, null if there is none. */
    static Violation first(Invariants invariants) {
        if (invariants.violations().isEmpty()) {
            return null;
        }
        String text = invariants.violations().get(0);
        String afterTick = text.substring(text.indexOf(": ") + 2);
        long tick = Long.parseLong(text.substring("tick ".length(), text.indexOf(':')));
        return new Violation(afterTick.substring(0, afterTick.indexOf(' ')), tick, afterTick);
    }

    /**
     * How a world differs from another that should show the same, moved by (dx, dy); null if it does not. What the
     * other has and this one has not is left out.
     *
     * @param noise by how much numbers may differ; 0 means not at all
     */
    static String difference(World here, World there, double dx, double dy, double noise) {
        Actors a = here.actors();
        Actors b = there.actors();
        for (int i = 0; i < a.count(); i++) {
            int j = b.indexOf(a.id(i));
            boolean same = j >= 0
                    && near(a.x(i) + dx, b.x(j), noise)
                    && near(a.y(i) + dy, b.y(j), noise)
                    && near(a.vx(i), b.vx(j), noise)
                    && near(a.vy(i), b.vy(j), noise)
                    && a.state(i) == b.state(j)
                    && a.facing(i) == b.facing(j)
                    && a.alive(i) == b.alive(j)
                    && a.present(i) == b.present(j)
                    && a.won(i) == b.won(j)
                    && (noise > ROUNDING || a.wedged(i) == b.wedged(j))
                    && a.embedded(i) == b.embedded(j);
            if (!same) {
                return a.id(i) + " is " + describe(a, i, dx, dy) + ", the other " + describe(b, j, 0, 0);
            }
        }
        Platforms p = here.platforms();
        Platforms q = there.platforms();
        for (int i = 0, j = 0; i < p.count(); i++) {
            while (!q.id(j).equals(p.id(i))) {
                j++;
            }
            if (!near(p.x(i) + dx, q.x(j), noise) || !near(p.y(i) + dy, q.y(j), noise)) {
                return "platform " + p.id(i) + " is at " + (p.x(i) + dx) + ", " + (p.y(i) + dy) + ", the other at "
                        + q.x(j) + ", " + q.y(j);
            }
        }
        return null;
    }

    private static boolean near(double a, double b, double noise) {
        return a == b || Math.abs(a - b) <= noise;
    }

    private static String describe(Actors actors, int i, double dx, double dy) {
        if (i < 0) {
            return "not there";
        }
        return actors.state(i).json() + " at " + (actors.x(i) + dx) + ", " + (actors.y(i) + dy) + " with "
                + actors.vx(i) + ", " + actors.vy(i) + " on " + actors.on(i) + (actors.wedged(i) ? " wedged" : "")
                + (actors.embedded(i) ? " embedded" : "") + (actors.alive(i) ? "" : " dead");
    }
}

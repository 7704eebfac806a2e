package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.testing.TestLevels;
import java.util.ArrayList;
import java.util.List;

/**
 * Bodies among boxes, each of which can stand on the others' heads: those are one-ways.
 *
 * @param base what is around them, and the first of them
 * @param others the others
 */
record Crowd(Scene base, List<Person> others) {
    Crowd {
        others = List.copyOf(others);
    }

    int size() {
        return 1 + others.size();
    }

    /** Id of a body. */
    String id(int k) {
        return k == 0 ? base.body() : others.get(k - 1).id();
    }

    /** The scene of a body, among the heads of all, its own included; those come after what else is around. */
    Scene scene(int k) {
        if (others.isEmpty()) {
            return base;
        }
        List<Solid> solids = new ArrayList<>(base.solids());
        for (int i = 0; i < size(); i++) {
            solids.add(i == k ? head(i).asRaft() : head(i));
        }
        return k == 0 ? base.with(solids, base.zones()) : base.of(others.get(k - 1), solids);
    }

    /** Which of a scene's solids a body's head is. */
    int headOf(int k) {
        return base.solids().size() + k;
    }

    private Solid head(int k) {
        double x = k == 0 ? base.x() : others.get(k - 1).x();
        double y = k == 0 ? base.y() : others.get(k - 1).y();
        double w = k == 0 ? base.w() : others.get(k - 1).w();
        double h = k == 0 ? base.h() : others.get(k - 1).h();
        return new Solid(id(k), x, y, w, h, List.of(Vec.ZERO), 0, Motion.Mode.STILL, 0, 0, true);
    }

    /** The same as a level of the engine's. */
    Level level() {
        if (others.isEmpty()) {
            return base.level();
        }
        TestLevels levels = base.surroundings();
        SceneBodies.add(levels, base, base.body(), true);
        for (Person other : others) {
            SceneBodies.add(levels, base.of(other, List.of()), other.id(), true);
        }
        return levels.level();
    }
}

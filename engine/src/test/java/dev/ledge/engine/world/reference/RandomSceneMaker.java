package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/** What the makers of random scenes share: chance, a body with things around it, and the search for one that counts. */
abstract class RandomSceneMaker {
    private static final int MOST_TRIES = 1000;

    final Random random;
    final List<Solid> solids = new ArrayList<>();
    double w;
    double h;
    double x;
    double y;

    RandomSceneMaker(long seed) {
        random = new Random(seed);
        // The first numbers of neighbouring seeds are alike.
        random.nextLong();
    }

    /** The first scene of a seed of which something is proven; a try without a scene gives null. */
    static Scene first(long seed, IntFunction<Scene> tries) {
        for (int k = 0; k < MOST_TRIES; k++) {
            Scene scene = tries.apply(k);
            if (scene != null && new SlowSimulation(scene).undecided() == null) {
                return scene;
            }
        }
        throw new IllegalStateException("no scene of seed " + seed);
    }

    /** A scene, or null if the body would start in something. */
    final Scene tried() {
        solids.clear();
        Scene scene = make();
        return isFree() ? scene : null;
    }

    /** Sets the body and what is around it. */
    abstract Scene make();

    boolean isFree() {
        for (Solid solid : solids) {
            double top = solid.y() + solid.highest(x - solid.x(), x + w - solid.x());
            if (!solid.isRaft()
                    && x < solid.x() + solid.w()
                    && solid.x() < x + w
                    && y < solid.y() + solid.h()
                    && top < y + h) {
                return false;
            }
        }
        return true;
    }

    /** A place a gap away from the body: 0 to its left, 1 to its right, 2 above it, 3 below. */
    final Vec beside(int side, double px, double py, double pw, double ph, double gap) {
        return switch (side) {
            case 0 -> new Vec(x - pw - gap, py);
            case 1 -> new Vec(x + w + gap, py);
            case 2 -> new Vec(px, y - ph - gap);
            default -> new Vec(px, y + h + gap);
        };
    }

    /** The way to the body from there. */
    static Vec towards(int side, double far, double aside) {
        return switch (side) {
            case 0 -> new Vec(far, aside);
            case 1 -> new Vec(-far, aside);
            case 2 -> new Vec(aside, far);
            default -> new Vec(aside, -far);
        };
    }

    /** Names of platforms, which also order them, in any order. */
    final List<String> ids(int count) {
        List<String> ids =
                new ArrayList<>(IntStream.range(0, count).mapToObj(k -> "p" + k).toList());
        Collections.shuffle(ids, random);
        return ids;
    }

    final double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    final boolean chance(int of) {
        return random.nextInt(of) == 0;
    }

    /**
     * What is held in each of some ticks.
     *
     * @param held what is held at first
     * @param mean time for which it is, ticks
     */
    static List<Integer> buttons(Random random, int ticks, int held, int mean, IntSupplier any) {
        List<Integer> buttons = new ArrayList<>();
        int now = held;
        for (int tick = 0; tick < ticks; tick++) {
            now = random.nextInt(mean) == 0 ? any.getAsInt() : now;
            buttons.add(now);
        }
        return buttons;
    }

    /** Left, right, or seldom none of them. */
    static int leftOrRight(Random random) {
        return oneOf(random, Buttons.LEFT, Buttons.RIGHT);
    }

    /** Up, down, or seldom none of them. */
    static int upOrDown(Random random) {
        return oneOf(random, Buttons.UP, Buttons.DOWN);
    }

    private static int oneOf(Random random, Buttons one, Buttons other) {
        int way = random.nextInt(5);
        return way < 2 ? one.bit() : way < 4 ? other.bit() : 0;
    }
}

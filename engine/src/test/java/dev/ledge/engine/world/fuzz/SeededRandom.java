package dev.ledge.engine.world.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Chance that is the same for the same seed. */
final class SeededRandom {
    private final SplittableRandom random;

    SeededRandom(long seed) {
        random = new SplittableRandom(seed);
    }

    /** True with a probability from 0 to 1. */
    boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    /** A whole number from {@code least} to {@code most}, both possible. */
    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    double number(double least, double most) {
        return least + random.nextDouble() * (most - least);
    }

    @SafeVarargs
    final <T> T any(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    long seed() {
        return random.nextLong();
    }
}

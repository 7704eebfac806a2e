package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes the scenes of {@link MovesSceneMaker} into ones in which somebody also runs, jumps in the air, drops through
 * one-ways, falls by another gravity, and inherits less of its support.
 */
final class FeelSceneMaker {
    private static final double[] FACTORS = {0.5, 1, 1, 1.5, 2};
    private static final double[] RUNS = {0, 80, 180, 260};

    private FeelSceneMaker() {}

    static Scene of(long seed) {
        return of(MovesSceneMaker.of(seed), seed);
    }

    /** The same of another scene. */
    static Scene of(Scene moves, long seed) {
        return RandomSceneMaker.first(seed, k -> make(moves, new Random(seed * 47 + k)));
    }

    private static Scene make(Scene scene, Random random) {
        random.nextLong();
        Feel feel = new Feel(
                any(FACTORS, random),
                any(FACTORS, random),
                random.nextInt(3) == 0 ? 0 : 20.5 + random.nextInt(100),
                any(RUNS, random),
                random.nextInt(3),
                150 + random.nextInt(300),
                TakeOff.values()[random.nextInt(TakeOff.values().length)],
                random.nextBoolean(),
                random.nextBoolean(),
                0);
        List<Integer> buttons = new ArrayList<>();
        boolean isRunning = false;
        for (int held : scene.buttons()) {
            isRunning = random.nextInt(12) == 0 ? !isRunning : isRunning;
            buttons.add(isRunning ? held | Buttons.RUN.bit() : held);
        }
        return scene.with(scene.skills().with(feel), buttons);
    }

    private static double any(double[] numbers, Random random) {
        return numbers[random.nextInt(numbers.length)];
    }
}

package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;

/** Makes scenes of what the other makers keep apart: all moves on hills, at ladders and on what comes and goes. */
final class MixedSceneMaker {
    private static final List<LongFunction<Scene>> FICKLE =
            List.of(MovesSceneMaker::of, FeelSceneMaker::of, LaddersSceneMaker::of, MixedSceneMaker::onHills);

    private static final List<LongFunction<Scene>> ALL = List.of(
            MixedSceneMaker::onHills,
            MixedSceneMaker::atLadders,
            MixedSceneMaker::onWhatGoes,
            MixedSceneMaker::laddersOnHills);

    /** Mean time for which up is held or not, ticks. */
    private static final int MEAN = 15;

    private MixedSceneMaker() {}

    /** Dashes, crouching, walls and springs on hills, every other time with another feel. */
    static Scene onHills(long seed) {
        Scene moves = MovesSceneMaker.in(SlopesSceneMaker.of(seed), seed);
        return seed % 2 == 0 ? moves : FeelSceneMaker.of(moves, seed);
    }

    /** Ladders on hills. */
    static Scene laddersOnHills(long seed) {
        return LaddersSceneMaker.in(SlopesSceneMaker.of(seed), seed);
    }

    /** Dashes, crouching, walls and springs at ladders, every other time with another feel. */
    static Scene atLadders(long seed) {
        return RandomSceneMaker.first(seed, k -> {
            Scene moves = MovesSceneMaker.in(LaddersSceneMaker.of(seed * 13 + k), seed);
            Scene climbed = upwards(moves, new Random(seed * 73 + k));
            return seed % 2 == 0 ? climbed : FeelSceneMaker.of(climbed, seed);
        });
    }

    /** The same with up held for some time now and then. */
    private static Scene upwards(Scene scene, Random random) {
        random.nextLong();
        List<Integer> buttons = new ArrayList<>();
        boolean isUp = false;
        for (int held : scene.buttons()) {
            isUp = random.nextInt(MEAN) == 0 ? !isUp : isUp;
            buttons.add(isUp ? held & ~Buttons.DOWN.bit() | Buttons.UP.bit() : held);
        }
        return scene.with(scene.skills(), buttons);
    }

    /** All that among what crumbles and goes by groups. */
    static Scene onWhatGoes(long seed) {
        return FickleSceneMaker.of(FICKLE.get((int) (seed % FICKLE.size())), seed);
    }

    /** Moves among boxes that come fast from all sides. */
    static Scene inSwarms(long seed) {
        return MovesSceneMaker.in(SwarmSceneMaker.of(seed), seed);
    }

    /** All of these with round numbers. */
    static Scene onTheGrid(long seed) {
        return GridSceneMaker.of(ALL, seed);
    }
}

package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.Random;

/** Makes the scenes of {@link WideSceneMaker} into ones that somebody plays, or that are seen from above. */
final class PlayedSceneMaker {
    private static final int TICKS = 90;
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 9;

    private PlayedSceneMaker() {}

    static Scene of(long seed) {
        Scene wide = WideSceneMaker.of(seed);
        Random random = new Random(seed ^ 0x5DEECE66DL);
        random.nextLong();
        boolean isAbove = !wide.falls() || random.nextInt(5) == 0;
        boolean isPlayed = !isAbove || random.nextBoolean();
        int ticks = isPlayed ? TICKS : 0;
        List<Integer> buttons = RandomSceneMaker.buttons(random, ticks, 0, HOLD, () -> any(random, isAbove));
        return wide.with(isAbove, buttons);
    }

    private static int any(Random random, boolean isAbove) {
        int held = RandomSceneMaker.leftOrRight(random);
        if (isAbove) {
            return held | RandomSceneMaker.upOrDown(random);
        }
        return held | (random.nextInt(3) == 0 ? Buttons.JUMP.bit() : 0);
    }
}

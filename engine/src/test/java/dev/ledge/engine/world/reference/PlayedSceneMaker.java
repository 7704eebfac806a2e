package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
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
        List<Integer> buttons = new ArrayList<>();
        int held = 0;
        for (int tick = 0; isPlayed && tick < TICKS; tick++) {
            held = random.nextInt(HOLD) == 0 ? any(random, isAbove) : held;
            buttons.add(held);
        }
        return new Scene(
                wide.w(),
                wide.h(),
                wide.x(),
                wide.y(),
                wide.vx(),
                wide.vy(),
                true,
                wide.slows(),
                wide.escape(),
                wide.rate(),
                wide.current(),
                isAbove,
                buttons,
                wide.solids());
    }

    private static int any(Random random, boolean isAbove) {
        int sideways = random.nextInt(5);
        int held = sideways < 2 ? Buttons.LEFT.bit() : sideways < 4 ? Buttons.RIGHT.bit() : 0;
        if (isAbove) {
            int upright = random.nextInt(5);
            return held | (upright < 2 ? Buttons.UP.bit() : upright < 4 ? Buttons.DOWN.bit() : 0);
        }
        return held | (random.nextInt(3) == 0 ? Buttons.JUMP.bit() : 0);
    }
}

package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;

/** Random buttons, held for a while. */
final class InputMaker {
    private final SeededRandom random;

    InputMaker(SeededRandom random) {
        this.random = random;
    }

    InputTrack of(int ticks) {
        List<InputTrack.Change> changes = new ArrayList<>();
        int longest = random.any(3, 20, 60);
        int tick = random.between(0, 10);
        while (tick < ticks) {
            changes.add(new InputTrack.Change(tick, buttons()));
            tick += random.between(1, longest);
        }
        return InputTrack.of(changes);
    }

    private int buttons() {
        int held = random.any(
                0,
                Buttons.LEFT.bit(),
                Buttons.RIGHT.bit(),
                Buttons.RIGHT.bit(),
                Buttons.LEFT.bit(),
                Buttons.LEFT.bit() | Buttons.RIGHT.bit());
        if (random.chance(0.35)) {
            held |= Buttons.JUMP.bit();
        }
        if (random.chance(0.2)) {
            held |= Buttons.UP.bit();
        }
        if (random.chance(0.2)) {
            held |= Buttons.DOWN.bit();
        }
        if (random.chance(0.3)) {
            held |= Buttons.RUN.bit();
        }
        if (random.chance(0.2)) {
            held |= Buttons.DASH.bit();
        }
        return held;
    }
}

package dev.ledge.editor.preview;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;

/** Buttons by tick, for a play without a person: a winning run shown as a demo. */
public interface InputSource {

    /** The buttons held in the step from {@code tick} on, bits of {@link dev.ledge.engine.world.type.Buttons}. */
    int buttons(long tick);

    /** After how many ticks it starts again. */
    long ticks();

    /** What a run holds. */
    static InputSource of(Run run) {
        InputTrack input = run.effectiveInput();
        return new InputSource() {
            @Override
            public int buttons(long tick) {
                return input.buttonsAt(tick);
            }

            @Override
            public long ticks() {
                return run.effectiveTicks();
            }
        };
    }
}

package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.mutation.annotation.InRange;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import com.code_intelligence.jazzer.mutation.annotation.WithLength;
import com.code_intelligence.jazzer.mutation.annotation.WithSize;
import dev.ledge.engine.run.InputTrack;
import java.util.List;

/**
 * An input as Jazzer mutates it: which seed, how it is edited, and what the player holds.
 *
 * @param seed which file of {@code levels/}, counted round
 * @param edits what is changed, one after the other
 * @param held five bits of buttons and three of how long each, repeated to the end
 */
public record Recipe(
        @InRange(min = 0, max = 4095) int seed,
        @NotNull @WithSize(max = 16) List<@NotNull Edit> edits,
        byte @NotNull @WithLength(max = 32) [] held) {

    private static final int BUTTON_BITS = 5;

    /** The buttons over the ticks of a play. */
    InputTrack buttons() {
        int[] ticks = new int[PlayTrial.TICKS];
        int tick = 0;
        for (int i = 0; held.length > 0 && tick < ticks.length; i++) {
            int entry = held[i % held.length] & 0xFF;
            // 1 to 36 ticks.
            int length = (entry >> BUTTON_BITS) * (entry >> BUTTON_BITS) * 5 / 7 + 1;
            for (int k = 0; k < length && tick < ticks.length; k++) {
                ticks[tick++] = entry & ((1 << BUTTON_BITS) - 1);
            }
        }
        return InputTrack.recorded(ticks, ticks.length);
    }
}

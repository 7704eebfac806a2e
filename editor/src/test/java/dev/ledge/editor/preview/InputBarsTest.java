package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Held buttons as bars. */
class InputBarsTest {
    private static final byte R = (byte) Buttons.RIGHT.bit();
    private static final byte J = (byte) Buttons.JUMP.bit();

    /** Right in ticks 0 to 3 and 6, jump in 2 and 3. */
    private final InputBars bars = new InputBars(new byte[] {R, R, (byte) (R | J), (byte) (R | J), 0, 0, R});

    private static InputBars.Bar bar(Buttons button, int from, int to) {
        return new InputBars.Bar(button, from, to);
    }

    @Test
    void barsReachAsFarAsAButtonIsHeld() {
        assertThat(bars.bars(Buttons.RIGHT, 0, 7)).containsExactly(bar(Buttons.RIGHT, 0, 4), bar(Buttons.RIGHT, 6, 7));
        assertThat(bars.bars(Buttons.RIGHT, 2, 3))
                .as("whole, though partly seen")
                .containsExactly(bar(Buttons.RIGHT, 0, 4));
        assertThat(bars.bars(Buttons.JUMP, 0, 99)).containsExactly(bar(Buttons.JUMP, 2, 4));
        assertThat(bars.bars(Buttons.LEFT, 0, 7)).isEmpty();
        assertThat(bars.bars(Buttons.RIGHT, 4, 6)).isEmpty();
    }

    @Test
    void oneButtonChangesAndTheOthersStay() {
        InputBars longer = bars.with(Buttons.JUMP, 4, 6, true);
        assertThat(longer.bars(Buttons.JUMP, 0, 7)).containsExactly(bar(Buttons.JUMP, 2, 6));
        assertThat(longer.bars(Buttons.RIGHT, 0, 7)).isEqualTo(bars.bars(Buttons.RIGHT, 0, 7));
        assertThat(longer.partsFrom(bars)).isEqualTo(4);
        assertThat(bars.with(Buttons.RIGHT, -3, 99, false).bars(Buttons.RIGHT, 0, 7))
                .isEmpty();
        assertThat(bars.partsFrom(bars.with(Buttons.LEFT, 3, 3, true))).isEqualTo(-1);
    }

    @Test
    void aTrackHasTheChanges() {
        assertThat(bars.track())
                .isEqualTo(InputTrack.of(List.of(
                        new InputTrack.Change(0, R),
                        new InputTrack.Change(2, R | J),
                        new InputTrack.Change(4, 0),
                        new InputTrack.Change(6, R))));
    }
}

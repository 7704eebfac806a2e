package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.run.InputTrack.Change;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputTrackTest {
    private static final int RIGHT = Buttons.RIGHT.bit();
    private static final int JUMP = Buttons.JUMP.bit();

    @Test
    void buttonsHoldUntilTheNextChangeAndTheLastToTheEnd() {
        InputTrack track = InputTrack.of(List.of(new Change(2, RIGHT), new Change(5, RIGHT | JUMP)));

        assertThat(track.buttonsAt(0)).isZero();
        assertThat(track.buttonsAt(1)).isZero();
        assertThat(track.buttonsAt(2)).isEqualTo(RIGHT);
        assertThat(track.buttonsAt(4)).isEqualTo(RIGHT);
        assertThat(track.buttonsAt(5)).isEqualTo(RIGHT | JUMP);
        assertThat(track.buttonsAt(1_000_000)).isEqualTo(RIGHT | JUMP);
    }

    @Test
    void ticksMustIncrease() {
        assertThatThrownBy(() -> InputTrack.of(List.of(new Change(5, 0), new Change(5, 0))))
                .hasMessage("tick 5 does not come after tick 5");
        assertThatThrownBy(() -> InputTrack.of(List.of(new Change(-1, 0)))).hasMessage("tick -1 is negative");
    }

    @Test
    void aRecordingKeepsOnlyTheChanges() {
        int[] held = {0, RIGHT, RIGHT, RIGHT | JUMP, RIGHT, JUMP};

        assertThat(InputTrack.recorded(held, 5).changes())
                .containsExactly(new Change(1, RIGHT), new Change(3, RIGHT | JUMP), new Change(4, RIGHT));
    }

    @Test
    void aRecordingPlaysBackAsItWasHeld() {
        int[] held = {0, RIGHT, RIGHT, RIGHT | JUMP, RIGHT, JUMP, 0, 0};
        InputTrack track = InputTrack.recorded(held, held.length);
        for (int tick = 0; tick < held.length; tick++) {
            assertThat(track.buttonsAt(tick)).isEqualTo(held[tick]);
        }
    }
}

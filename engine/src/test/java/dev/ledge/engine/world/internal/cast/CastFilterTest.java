package dev.ledge.engine.world.internal.cast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CastFilterTest {
    @Test
    void aFilterOfOnesOwnChangesAndTheSharedOneDoesNot() {
        CastFilter own = new CastFilter();
        own.leaveOut(3);
        own.setTime(0.5, 0.25);

        assertThat(own.leavesOut(3)).isTrue();
        own.leaveOut(3, 4);
        assertThat(own.leavesOut(4)).isTrue();
        own.leaveOut(3);
        assertThat(own.leavesOut(4)).isFalse();
        assertThat(own.leavesOutNone()).isFalse();
        assertThat(own.rest()).isEqualTo(0.5);
        assertThat(own.span()).isEqualTo(0.25);
        assertThatThrownBy(() -> CastFilter.NONE.leaveOut(3)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> CastFilter.NONE.setTime(1, 1)).isInstanceOf(IllegalStateException.class);
        assertThat(CastFilter.NONE.leavesOutNone()).isTrue();
    }
}

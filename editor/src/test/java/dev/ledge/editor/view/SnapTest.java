package dev.ledge.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import org.junit.jupiter.api.Test;

class SnapTest {
    private final Snap snap = new Snap(16, true);

    @Test
    void snapsToTheNearestLine() {
        assertThat(snap.apply(new Vec(23, 25), false)).isEqualTo(new Vec(16, 32));
        assertThat(snap.floor(31, false)).isEqualTo(16);
        assertThat(snap.floor(-1, false)).isEqualTo(-16);
    }

    @Test
    void freeMeansWholePixels() {
        assertThat(snap.apply(new Vec(23.4, -0.3), true)).isEqualTo(new Vec(23, 0));
        assertThat(new Snap(16, false).apply(23.6, false)).isEqualTo(24);
    }

    @Test
    void aStepIsMoreThanNothing() {
        assertThatThrownBy(() -> new Snap(0, true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Snap(Double.NaN, true)).isInstanceOf(IllegalArgumentException.class);
    }
}

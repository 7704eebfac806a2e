package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Physics;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JumpReachTest {
    /** 400 px/s against 1200 px/s²: 66.67 px high, 2/3 s long, at 120 px/s 80 px far. */
    @Test
    void theDefaultJump() {
        JumpReach reach = JumpReach.of(new Level.Builder().size(10, 10).build());
        assertThat(reach.height()).isCloseTo(66.6667 / 16, within(0.001));
        assertThat(reach.reach()).isCloseTo(5, within(0.001));
        assertThat(reach.inWords()).isEqualTo("4.2 tiles high, 5.0 far");
    }

    @Test
    void nobodyJumpsWithoutGravity() {
        Physics topDown = new Physics(0.0, null, null, null, null, Map.of());
        assertThat(JumpReach.of(
                        new Level.Builder().size(10, 10).physics(topDown).build()))
                .isEqualTo(new JumpReach(0, 0));
    }

    @Test
    void aSlowFallReachesFarther() {
        Physics feather = new Physics(null, 100.0, null, null, null, Map.of());
        assertThat(JumpReach.of(new Level.Builder()
                                .size(10, 10)
                                .physics(feather)
                                .build())
                        .reach())
                .isGreaterThan(6);
    }
}

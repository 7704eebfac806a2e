package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Physics;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JumpReachTest {
    /** 400 px/s against 1200 px/s²: 66.67 px high, 2/3 s long, at 120 px/s 80 px far. */
    @Test
    void theDefaultJump() {
        JumpReach reach = JumpReach.of(new LevelBuilder().size(10, 10).build());
        assertThat(reach.height()).isCloseTo(66.6667 / 16, within(0.001));
        assertThat(reach.reach()).isCloseTo(5, within(0.001));
        assertThat(reach.inWords()).isEqualTo("4.2 tiles high, 5.0 far");
    }

    @Test
    void noActorJumpsWithoutGravity() {
        Physics topDown = new Physics(0.0, null, null, null, null, Map.of());
        assertThat(JumpReach.of(new LevelBuilder().size(10, 10).physics(topDown).build()))
                .isEqualTo(new JumpReach(0, 0));
    }

    /** 100 px/s against 1000 px/s², half of it below 40: 4.2 px and 1.6 px high. */
    @Test
    void gravityThatBendsCounts() {
        ActorProfile player = ActorProfile.DEFAULT
                .with(ActorField.JUMP_SPEED, 100)
                .with(ActorField.APEX_GRAVITY, 0.5)
                .with(ActorField.APEX_SPEED, 40)
                .with(ActorField.FALL_GRAVITY, 2);
        Physics physics = new Physics(1000.0, null, null, null, null, Map.of());
        JumpReach reach = JumpReach.of(
                new LevelBuilder().size(10, 10).physics(physics).player(player).build());
        assertThat(reach.height()).isCloseTo(5.8 / 16, within(1e-9));
        // Up 0.06 s and 0.08 s; down 0.8 px to 40 px/s in 0.04 s, 5 px more to √(1600 + 20,000) px/s.
        double time = 0.14 + 0.04 + (Math.sqrt(21_600) - 40) / 2000;
        assertThat(reach.reach()).isCloseTo(120 * time / 16, within(1e-9));
    }

    @Test
    void aSlowFallReachesFarther() {
        Physics feather = new Physics(null, 100.0, null, null, null, Map.of());
        assertThat(JumpReach.of(new LevelBuilder().size(10, 10).physics(feather).build())
                        .reach())
                .isGreaterThan(6);
    }
}

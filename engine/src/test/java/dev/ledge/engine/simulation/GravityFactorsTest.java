package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

/** Gravity that is another one while falling and near the top of a jump. */
class GravityFactorsTest {
    private static final double EXACT = 1e-9;

    @Test
    void MV01_fallGravityActsWhileItFalls() {
        Script play = new Script(standing().player(ActorField.FALL_GRAVITY, 2)).hold("jump", 1);
        for (int tick = 0; tick < 30; tick++) {
            double before = play.vy();
            double y = play.y();
            play.hold("jump", 1);
            assertThat(play.vy()).isCloseTo(before + (before > 0 ? 40 : 20), within(EXACT));
            assertThat(play.y()).isCloseTo(y + (before + play.vy()) / 120, within(EXACT));
        }
        assertThat(play.vy()).isGreaterThan(300);
    }

    @Test
    void MV01_theFirstTickOffALedgeIsNoFallYet() {
        Script play = new Script(TestLevels.empty(20, 20)
                .row(10, "####")
                .spawn(60, 160)
                .velocity(120, 0)
                .player(ActorField.FALL_GRAVITY, 3));
        while (play.vy() == 0) {
            play.hold("right", 1);
        }
        assertThat(play.vy()).isCloseTo(20, within(EXACT));
        assertThat(play.hold("right", 1).vy()).isCloseTo(80, within(EXACT));
    }

    @Test
    void MV01_apexGravityActsWhileJumpIsHeldAndItIsSlow() {
        TestLevels levels = standing().player(ActorField.APEX_GRAVITY, 0.5).player(ActorField.APEX_SPEED, 100);
        Script play = new Script(levels).hold("jump", 1);
        for (int tick = 0; tick < 40; tick++) {
            double before = play.vy();
            play.hold("jump", 1);
            assertThat(play.vy()).isCloseTo(before + (Math.abs(before) < 100 ? 10 : 20), within(EXACT));
        }
        // Let go beyond the rise nothing is cut, and gravity is whole.
        Script other = new Script(levels).hold("jump", 28);
        double before = other.vy();
        assertThat(before).isBetween(0.0, 99.0);
        assertThat(other.hold("", 1).vy()).isCloseTo(before + 20, within(EXACT));
    }

    @Test
    void MV01_factorsMultiply() {
        Script play = new Script(standing()
                        .player(ActorField.APEX_GRAVITY, 0.5)
                        .player(ActorField.APEX_SPEED, 100)
                        .player(ActorField.FALL_GRAVITY, 3))
                .hold("jump", 27);
        double before = play.vy();
        assertThat(before).isBetween(1.0, 99.0);
        assertThat(play.hold("jump", 1).vy()).isCloseTo(before + 30, within(EXACT));
    }

    private static TestLevels standing() {
        return TestLevels.floor().spawn(100, 160);
    }
}

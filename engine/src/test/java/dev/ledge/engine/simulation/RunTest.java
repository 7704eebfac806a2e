package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

/** The run button. */
class RunTest {
    private static final double EXACT = 1e-9;

    @Test
    void MV02_runIsFasterWhileItIsHeld() {
        Script play = new Script(runner()).hold("right run", 30);
        assertThat(play.vx()).isCloseTo(240, within(EXACT));
        assertThat(play.hold("right", 1).vx()).isCloseTo(220, within(EXACT));
        assertThat(play.hold("right", 20).vx()).isCloseTo(120, within(EXACT));
    }

    @Test
    void MV02_withoutTheFieldTheButtonDoesNothing() {
        Script play = new Script(TestLevels.floor(100).spawn(24, 160)).hold("right run", 30);
        assertThat(play.vx()).isCloseTo(120, within(EXACT));
    }

    @Test
    void MV02_letGoInTheAirTheSpeedStaysButGrowsNoMore() {
        Script play = new Script(runner()).hold("right run", 30).hold("right run jump", 5);
        assertThat(play.hold("right jump", 10).vx()).isCloseTo(240, within(EXACT));
        Script slow = new Script(runner()).hold("right", 30).hold("right jump", 5);
        assertThat(slow.hold("right jump", 5).vx()).isCloseTo(120, within(EXACT));
        assertThat(slow.hold("right jump run", 3).vx()).isCloseTo(150, within(EXACT));
        assertThat(slow.hold("right jump", 3).vx()).isCloseTo(150, within(EXACT));
    }

    @Test
    void MV02_aSurfaceWins() {
        TestLevels levels =
                TestLevels.empty(40, 12).row(10, "U".repeat(40)).spawn(24, 160).player(ActorField.RUN_SPEED, 240);
        Script play = new Script(levels).hold("right run", 30);
        assertThat(play.vx()).isCloseTo(40, within(EXACT));
        assertThat(play.hold("right run jump", 20).vx()).isCloseTo(40, within(EXACT));
    }

    @Test
    void MV02_fromAboveDiagonalsAreNoFaster() {
        TestLevels levels = TestLevels.empty(40, 40).gravity(0).spawn(100, 100).player(ActorField.RUN_SPEED, 240);
        Script play = new Script(levels).hold("right down run", 60);
        assertThat(Math.hypot(play.vx(), play.vy())).isCloseTo(240, within(EXACT));
        assertThat(play.hold("right down", 60).vx()).isCloseTo(120 * Math.sqrt(0.5), within(EXACT));
    }

    private static TestLevels runner() {
        return TestLevels.floor(100).spawn(24, 160).player(ActorField.RUN_SPEED, 240);
    }
}

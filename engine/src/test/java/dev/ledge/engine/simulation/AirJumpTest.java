package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import org.junit.jupiter.api.Test;

/** Jumps in the air. */
class AirJumpTest {
    private static final double EXACT = 1e-9;

    @Test
    void MV07_asManyAsThereAre() {
        Script play = new Script(jumper(2)).hold("jump", 10);
        for (int k = 0; k < 2; k++) {
            play.hold("", 5).hold("jump", 1);
            assertThat(play.vy()).isCloseTo(-380, within(EXACT));
        }
        play.hold("", 5).hold("jump", 1);
        assertThat(play.jumps()).containsExactly(null, "air", "air");
    }

    @Test
    void MV07_landingGivesThemBack() {
        Script play = new Script(jumper(1)).hold("jump", 5).hold("", 1).hold("jump", 1);
        while (play.state() == ActorState.AIR) {
            play.hold("", 1);
        }
        play.hold("jump", 5).hold("", 1).hold("jump", 1);
        assertThat(play.jumps()).containsExactly(null, "air", null, "air");
    }

    @Test
    void MV07_itsSpeedIsItsOwnAndIsCut() {
        Script play = new Script(jumper(1).player(ActorField.AIR_JUMP_SPEED, 300))
                .hold("jump", 5)
                .hold("", 10)
                .hold("jump", 1);
        assertThat(play.vy()).isCloseTo(-280, within(EXACT));
        assertThat(play.hold("", 1).vy()).isCloseTo(-280 * 0.45 + 20, within(EXACT));
    }

    @Test
    void MV07_anActorThatStartsInTheAirHasThemAllAndCoyotesComeFirst() {
        Script play = new Script(TestLevels.floor().spawn(100, 80).player(ActorField.AIR_JUMPS, 1)).hold("jump", 1);
        assertThat(play.jumps()).containsExactly("air");
        Script ledge = new Script(TestLevels.empty(20, 20)
                .row(10, "####")
                .spawn(60, 160)
                .velocity(120, 0)
                .player(ActorField.AIR_JUMPS, 1));
        while (ledge.state() == ActorState.GROUND) {
            ledge.hold("right", 1);
        }
        ledge.hold("right", 3).hold("right jump", 1).hold("right", 2).hold("right jump", 1);
        assertThat(ledge.jumps()).containsExactly(null, "air");
    }

    @Test
    void MV07_aPressThatMadeAJumpIsNotKept() {
        // Near the ground: the jump in the air uses the press, so that landing makes none.
        Script play = new Script(TestLevels.floor()
                        .spawn(100, 150)
                        .player(ActorField.AIR_JUMPS, 1)
                        .player(ActorField.AIR_JUMP_SPEED, 10))
                .hold("jump", 10);
        assertThat(play.jumps()).containsExactly("air");
    }

    @Test
    void MV07_afterDroppingThroughOneJumpsInTheAir() {
        Script play = new Script(TestLevels.empty(20, 20)
                        .row(10, "====")
                        .row(18, "####################")
                        .spawn(30, 160)
                        .player(ActorField.AIR_JUMPS, 1))
                .hold("down jump", 1)
                .hold("", 3)
                .hold("jump", 1);
        assertThat(play.jumps()).containsExactly("air");
        assertThat(play.vy()).isCloseTo(-380, within(EXACT));
    }

    private static TestLevels jumper(int jumps) {
        return TestLevels.floor().spawn(100, 160).player(ActorField.AIR_JUMPS, jumps);
    }
}

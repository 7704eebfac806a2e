package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sliding down walls and jumping off them. */
class WallMovesTest {
    private static final double EXACT = 1e-9;

    @Test
    void MV03_pressedAgainstAWallItFallsNoFasterThanItSlides() {
        Script play = new Script(shaft(300).player(ActorField.WALL_SLIDE_SPEED, 60));
        play.hold("", 20);
        assertThat(play.vy()).isCloseTo(400, within(EXACT));
        double y = play.y();
        play.hold("right", 1);
        assertThat(play.vy()).isCloseTo(60, within(EXACT));
        assertThat(play.y()).isCloseTo(y + 1, within(EXACT));
        assertThat(play.hold("right", 1).y()).isCloseTo(y + 2, within(EXACT));
        assertThat(play.hold("left", 1).vy()).isCloseTo(80, within(EXACT));
    }

    @Test
    void MV03_awayFromTheWallItFalls() {
        Script play = new Script(shaft(298).player(ActorField.WALL_SLIDE_SPEED, 60)).hold("", 20);
        play.hold("right", 1);
        assertThat(play.vy()).isCloseTo(420, within(EXACT));
    }

    @ParameterizedTest
    @ValueSource(doubles = {300, 299, 298})
    void MV04_aWallInReachIsJumpedOff(double right) {
        Script play = new Script(jumper(right)).hold("", 10).hold("jump", 1);
        assertThat(play.jumps()).containsExactly("wall");
        assertThat(play.vx()).isCloseTo(-130, within(EXACT));
        assertThat(play.vy()).isCloseTo(-280, within(EXACT));
    }

    @Test
    void MV04_aWallOutOfReachIsNot() {
        Script play = new Script(jumper(297.99)).hold("", 10).hold("jump", 1);
        assertThat(play.jumps()).isEmpty();
    }

    @Test
    void MV04_itDoesNotSteerForAWhile() {
        Script play = new Script(jumper(300)).hold("", 10).hold("right jump", 6);
        assertThat(play.vx()).isCloseTo(-130, within(EXACT));
        assertThat(play.hold("right jump", 1).vx()).isCloseTo(-120, within(EXACT));
    }

    @Test
    void MV04_aPressIsKeptForTheWall() {
        // 4 ticks before it comes into reach, and let go since: it takes off cut.
        Script play = new Script(jumper(290).velocity(120, 0)).hold("jump", 1).hold("", 4);
        assertThat(play.jumps()).containsExactly("wall");
        assertThat(play.vy()).isCloseTo(-300 * 0.45 + 20, within(EXACT));
    }

    @Test
    void MV04_ofTwoTheNearerThenTheOneFaced() {
        TestLevels narrow = TestLevels.empty(40, 40)
                .fill(0, 0, 10, 40, '#')
                .fill(11, 0, 10, 40, '#')
                .playerSize(14, 24)
                .player(ActorField.WALL_JUMP, 30, 300);
        assertThat(new Script(narrow.spawn(167.5, 60)).hold("jump", 1).vx()).isCloseTo(30, within(EXACT));
        assertThat(new Script(narrow.spawn(168.5, 60)).hold("jump", 1).vx()).isCloseTo(-30, within(EXACT));
        // In the middle it faces right at first.
        assertThat(new Script(narrow.spawn(168, 60)).hold("jump", 1).vx()).isCloseTo(-30, within(EXACT));
        assertThat(new Script(narrow.spawn(168, 60))
                        .hold("left", 1)
                        .hold("jump", 1)
                        .jumps())
                .containsExactly("wall");
    }

    @Test
    void MV04_aBorderIsAWallAnActorIsNone() {
        TestLevels border = TestLevels.empty(20, 40).spawn(7, 60).player(ActorField.WALL_JUMP, 130, 300);
        assertThat(new Script(border).hold("jump", 1).vx()).isCloseTo(130, within(EXACT));
    }

    @Test
    void MV04_aSlopeIsNoneButASteepOneIs() {
        // 45° counts as a top; 76° counts as a side.
        TestLevels flat = wedge(32).spawn(90, 70);
        assertThat(new Script(flat).hold("jump", 1).jumps()).isEmpty();
        TestLevels steep = wedge(8).spawn(94, 90);
        assertThat(new Script(steep).hold("jump", 1).jumps()).containsExactly("wall");
    }

    private static TestLevels wedge(double run) {
        return TestLevels.empty(20, 40)
                .polygon("w", Sides.ALL, 100, 96, 100 + run, 64, 140, 64, 140, 96)
                .player(ActorField.WALL_JUMP, 130, 300);
    }

    @Test
    void MV04_aWallThatMovesGivesNothing() {
        TestLevels levels = TestLevels.empty(60, 60)
                .once("wall", 300, 0, 16, 900, 300, 0, 60)
                .spawn(294, 60)
                .player(ActorField.WALL_JUMP, 130, 300);
        Script play = new Script(levels).hold("jump", 1);
        assertThat(play.jumps()).containsExactly("wall");
        assertThat(play.vx()).isCloseTo(-130, within(EXACT));
    }

    @Test
    void MV04_theGroundComesFirstAndAirJumpsAreGivenBack() {
        TestLevels levels = TestLevels.floor()
                .fill(0, 0, 2, 10, '#')
                .spawn(39, 160)
                .player(ActorField.WALL_JUMP, 130, 300)
                .player(ActorField.AIR_JUMPS, 1);
        Script play = new Script(levels).hold("jump", 5).hold("", 1);
        play.hold("jump", 1).hold("", 5);
        assertThat(play.state()).isEqualTo(ActorState.AIR);
        play.hold("jump", 1).hold("", 20).hold("jump", 1);
        assertThat(play.jumps()).startsWith(null, "wall", "air");
    }

    /** A wall whose left side is at 306, and a player of 12 px whose right side is where it is said. */
    private static TestLevels shaft(double centre) {
        return TestLevels.empty(60, 60)
                .polygon("w", Sides.ALL, 306, 0, 330, 0, 330, 900, 306, 900)
                .spawn(centre, 60);
    }

    private static TestLevels jumper(double centre) {
        return shaft(centre).player(ActorField.WALL_JUMP, 130, 300);
    }
}

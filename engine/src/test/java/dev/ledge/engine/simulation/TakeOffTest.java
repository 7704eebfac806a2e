package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.DropThroughBy;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.EventType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is inherited of a support's velocity, and what drops through. */
class TakeOffTest {
    private static final double EXACT = 1e-6;

    @ParameterizedTest
    @CsvSource({"ADD, 60", "UPWARD, 60", "NONE, 0"})
    void MV09_aJumpOffACarrier(TakeOff takes, double vx) {
        Script play = new Script(rider(takes)).hold("", 10);
        double x = play.x();
        play.hold("jump", 1);
        assertThat(play.vx()).isCloseTo(vx, within(EXACT));
        assertThat(play.x()).isCloseTo(x + vx / 60, within(EXACT));
    }

    @ParameterizedTest
    @CsvSource({"ADD, -440", "UPWARD, -440", "NONE, -380"})
    void MV09_aJumpOffARiser(TakeOff takes, double vy) {
        TestLevels levels = TestLevels.empty(40, 40)
                .once("lift", 60, 560, 60, 16, 0, -400, 60)
                .spawn(90, 560)
                .player(ActorField.TAKE_OFF, takes.ordinal());
        Script play = new Script(levels).hold("", 10);
        double y = play.y();
        play.hold("jump", 1);
        double after = takes == TakeOff.NONE ? -380 : -440;
        assertThat(play.vy()).isCloseTo(vy, within(EXACT));
        assertThat(play.y()).isCloseTo(y + (after - 20 + after) / 120, within(EXACT));
    }

    @ParameterizedTest
    @CsvSource({"ADD, 180, 180", "UPWARD, 120, 180", "NONE, 120, 120"})
    void MV09_aFallOffACarrierAndACoyote(TakeOff takes, double falls, double jumps) {
        Script play = new Script(rider(takes)).hold("right", 15);
        while (play.state() == ActorState.GROUND) {
            play.hold("right", 1);
        }
        assertThat(play.hold("", 1).vx()).isCloseTo(falls, within(EXACT));
        assertThat(play.hold("jump", 1).vx()).isCloseTo(jumps, within(EXACT));
    }

    @ParameterizedTest
    @CsvSource({"ADD, 60", "UPWARD, 0", "NONE, 0"})
    void MV09_aDropIsAFall(TakeOff takes, double vx) {
        var lift = TestLevels.platform(
                "lift",
                60,
                160,
                60,
                16,
                List.of(Vec.ZERO, new Vec(400, 0)),
                new Motion(Motion.Mode.ONCE, 60.0, null, null, null, null, Map.of()));
        var dropping = new Platform(
                lift.common(), lift.path(), lift.motion(), null, Sides.TOP_ONLY, true, null, null, null, null, null);
        TestLevels levels =
                TestLevels.empty(40, 20).object(dropping).spawn(90, 160).player(ActorField.TAKE_OFF, takes.ordinal());
        Script play = new Script(levels).hold("", 5).hold("down jump", 1);
        assertThat(play.count(EventType.DROPPED_THROUGH)).isEqualTo(1);
        assertThat(play.vx()).isCloseTo(vx, within(EXACT));
    }

    @Test
    void MV08_aFreshPressOfDownDropsThrough() {
        TestLevels levels = TestLevels.empty(20, 30)
                .row(10, "====================")
                .row(20, "####################")
                .spawn(100, 160)
                .player(ActorField.DROP_THROUGH_BY, DropThroughBy.DOWN.ordinal());
        Script play = new Script(levels).hold("down", 1);
        assertThat(play.count(EventType.DROPPED_THROUGH)).isEqualTo(1);
        Script both = new Script(levels).hold("jump", 1).hold("down", 60).hold("down jump", 1);
        // Held since before it landed it drops through nothing, and jump jumps.
        assertThat(both.count(EventType.DROPPED_THROUGH)).isZero();
        assertThat(both.jumps()).hasSize(2);
        Script solid = new Script(TestLevels.floor()
                        .spawn(100, 160)
                        .player(ActorField.DROP_THROUGH_BY, DropThroughBy.DOWN.ordinal()))
                .hold("down", 3);
        assertThat(solid.state()).isEqualTo(ActorState.GROUND);
    }

    private static TestLevels rider(TakeOff takes) {
        return TestLevels.empty(60, 20)
                .once("lift", 60, 160, 60, 16, 700, 0, 60)
                .spawn(90, 160)
                .player(ActorField.TAKE_OFF, takes.ordinal());
    }
}

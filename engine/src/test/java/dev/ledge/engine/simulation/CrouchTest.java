package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.testing.Script;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** Crouching: 12 px high in place of 24. */
class CrouchTest {
    private static final double EXACT = 1e-9;

    @Test
    void MV06_downMakesItLowOnItsFeet() {
        Script play = new Script(croucher()).hold("down", 1);
        assertThat(play.h()).isEqualTo(12);
        assertThat(play.feet()).isEqualTo(160);
        assertThat(play.crouches()).isTrue();
        play.hold("", 1);
        assertThat(play.h()).isEqualTo(24);
        assertThat(play.feet()).isEqualTo(160);
        assertThat(play.crouches()).isFalse();
    }

    @Test
    void MV06_itIsSlowAndBeatsRunning() {
        Script play = new Script(croucher().player(ActorField.RUN_SPEED, 300)).hold("right down run", 30);
        assertThat(play.vx()).isCloseTo(60, within(EXACT));
    }

    @Test
    void MV06_withoutRoomItStaysLowAndSlow() {
        Script play = new Script(tunnel()).hold("right down", 60);
        assertThat(play.x()).isGreaterThan(64);
        play.hold("right", 20);
        assertThat(play.h()).isEqualTo(12);
        assertThat(play.vx()).isCloseTo(60, within(EXACT));
        play.hold("right", 120);
        assertThat(play.h()).isEqualTo(24);
        assertThat(play.vx()).isCloseTo(120, within(EXACT));
    }

    @Test
    void MV06_underAOneWayThereIsRoom() {
        TestLevels levels = croucher().draw(0, 8, "====================");
        Script play = new Script(levels).hold("down", 5).hold("", 1);
        assertThat(play.h()).isEqualTo(24);
    }

    @Test
    void MV06_itJumpsFromACrouchAndStandsUpInTheAir() {
        Script play = new Script(croucher()).hold("down", 5).hold("down jump", 1);
        assertThat(play.state()).isEqualTo(ActorState.AIR);
        assertThat(play.h()).isEqualTo(12);
        double feet = play.feet();
        play.hold("down jump", 1);
        assertThat(play.h()).isEqualTo(24);
        assertThat(play.feet()).isCloseTo(feet - (380 + 360) / 120.0, within(EXACT));
    }

    @Test
    void MV06_inALowTunnelAJumpStaysLow() {
        Script play = new Script(tunnel()).hold("right down", 80).hold("right jump", 3);
        assertThat(play.h()).isEqualTo(12);
        assertThat(play.count(EventType.CEILING)).isEqualTo(1);
    }

    @Test
    void MV06_downAndJumpDropThrough() {
        TestLevels levels = TestLevels.empty(20, 30)
                .row(10, "====================")
                .row(20, "####################")
                .spawn(100, 160)
                .player(ActorField.CROUCH_HEIGHT, 12);
        Script play = new Script(levels).hold("down", 3).hold("down jump", 1);
        assertThat(play.count(EventType.DROPPED_THROUGH)).isEqualTo(1);
        play.hold("", 20);
        assertThat(play.h()).isEqualTo(24);
    }

    @Test
    void MV06_laddersComeFirst() {
        TestLevels levels = TestLevels.empty(20, 20)
                .row(10, "####H###############")
                .draw(4, 11, "H")
                .draw(4, 12, "H")
                .draw(4, 13, "H")
                .spawn(72, 160)
                .player(ActorField.CROUCH_HEIGHT, 12);
        Script play = new Script(levels).hold("down", 2);
        assertThat(play.state()).isEqualTo(ActorState.CLIMB);
        assertThat(play.h()).isEqualTo(24);
    }

    @Test
    void MV06_onAMovingPlatformItRides() {
        TestLevels levels = TestLevels.empty(40, 20)
                .once("lift", 60, 160, 60, 16, 400, 0, 60)
                .spawn(90, 160)
                .player(ActorField.CROUCH_HEIGHT, 12);
        Script play = new Script(levels).hold("down", 30);
        assertThat(play.x()).isCloseTo(84 + 30, within(1e-6));
        assertThat(play.on()).isEqualTo("lift");
        play.hold("", 10);
        assertThat(play.x()).isCloseTo(84 + 40, within(1e-6));
        assertThat(play.feet()).isEqualTo(160);
    }

    @Test
    void MV06_underSomethingThatComesDownItIsCrushedAsLowAsItIs() {
        TestLevels levels = croucher().once("press", 60, 100, 100, 16, 0, 60, 30);
        Script play = new Script(levels).hold("down", 60);
        // The gap is 44 px at first, and 12 px after 64 ticks.
        assertThat(play.count(EventType.CRUSHED)).isZero();
        play.hold("down", 10);
        assertThat(play.count(EventType.CRUSHED)).isEqualTo(1);
    }

    @Test
    void MV06_itComesBackStanding() {
        TestLevels levels = TestLevels.floor().spawn(100, 160).player(ActorField.CROUCH_HEIGHT, 12);
        Script play = new Script(levels).hold("down", 5);
        play.world().kill(0);
        play.hold("", 61);
        assertThat(play.count(EventType.RESPAWNED)).isEqualTo(1);
        assertThat(play.h()).isEqualTo(24);
        assertThat(play.crouches()).isFalse();
    }

    @Test
    void MV06_aStateSavedLowGoesOn() {
        Script play = new Script(tunnel()).hold("right down", 70);
        Snapshot saved = play.world().save();
        long hash = play.hold("right", 200).world().fullHash();
        play.world().restore(saved);
        assertThat(play.hold("right", 200).world().fullHash()).isEqualTo(hash);
    }

    private static TestLevels croucher() {
        return TestLevels.floor().spawn(100, 160).player(ActorField.CROUCH_HEIGHT, 12);
    }

    /** 16 px high from x = 64 to 160. */
    private static TestLevels tunnel() {
        return TestLevels.floor(40).spawn(30, 160).fill(4, 0, 6, 9, '#').player(ActorField.CROUCH_HEIGHT, 12);
    }
}

package dev.ledge.engine.world.internal.cast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.ContactSide;
import org.junit.jupiter.api.Test;

/** The player is 12×24; what it stands on is no resting contact, as standing is noted anyway. */
class RestingContactsTest {
    private static final int PLAYER = 0;

    @Test
    void aWallAtDistanceZeroIsTouched() {
        Simulation sim = sim(TestLevels.floor().draw(3, 9, "#"), 42);

        assertThat(sim.resting.of(PLAYER)).isEqualTo(ContactSide.RIGHT.bit());
    }

    @Test
    void aWallAHundredthAwayIsNot() {
        Simulation sim = sim(TestLevels.floor().draw(3, 9, "#"), 41.99);

        assertThat(sim.resting.of(PLAYER)).isZero();
    }

    @Test
    void betweenTwoWallsAndUnderACeilingAllThreeAreTouched() {
        Simulation sim = sim(
                TestLevels.floor()
                        .draw(3, 9, "#")
                        .still("left", 26, 136, 10, 24)
                        .still("top", 20, 126, 28, 10),
                42);

        assertThat(sim.resting.of(PLAYER))
                .isEqualTo(ContactSide.LEFT.bit() | ContactSide.RIGHT.bit() | ContactSide.CEILING.bit());
    }

    @Test
    void anActorThatFloatsTouchesWhatIsBelow() {
        Simulation sim = sim(TestLevels.floor(), 60);
        sim.actors.clear(PLAYER, ActorFlags.GRAVITY);

        assertThat(sim.resting.of(PLAYER)).isEqualTo(ContactSide.FLOOR.bit());
    }

    @Test
    void theDeadAndThoseInsideSomethingTouchNothing() {
        Simulation sim = sim(TestLevels.floor().draw(3, 9, "#"), 42);

        sim.actors.set(PLAYER, ActorFlags.EMBEDDED);
        assertThat(sim.resting.of(PLAYER)).isZero();
        sim.actors.clear(PLAYER, ActorFlags.EMBEDDED | ActorFlags.ALIVE);
        assertThat(sim.resting.of(PLAYER)).isZero();
    }

    private static Simulation sim(TestLevels levels, double middle) {
        return LevelSwap.fresh(levels.spawn(middle, 160).level());
    }
}

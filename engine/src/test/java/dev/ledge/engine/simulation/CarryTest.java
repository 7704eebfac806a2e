package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.Sides;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import org.junit.jupiter.api.Test;

/** What platform transport and pushing out leave behind. */
class CarryTest {
    private static final double EXACT = 1e-6;

    @Test
    void MP03_anActorThatASlantedCeilingBlockedOnALiftFallsStraightDown() {
        World world = new World(slantedCeiling().level());
        Actors a = world.actors();
        for (int i = 0; i < 50; i++) {
            world.step(Buttons.NONE);
        }
        // The ceiling is at the height of the head, 136, where x = 148.
        assertThat(a.x(0)).isCloseTo(136, within(EXACT));
        assertThat(a.on(0)).isEqualTo("lift");

        while (a.state(0) == ActorState.GROUND) {
            world.step(Buttons.NONE);
        }
        assertThat(a.vx(0)).isCloseTo(0, within(EXACT));
        for (int i = 0; i < 10; i++) {
            world.step(Buttons.NONE);
            assertThat(a.x(0)).isCloseTo(136, within(EXACT));
        }
    }

    @Test
    void MP03_theVelocityGivenToOneHeldBackIsTheWorlds() {
        World world = new World(slantedCeiling().level());
        Actors a = world.actors();
        for (int i = 0; i < 45; i++) {
            world.step(Buttons.NONE);
        }
        world.setVelocity(0, -100, 0);
        assertThat(a.vx(0)).isCloseTo(-200, within(EXACT));
    }

    @Test
    void NU05_anActorThatIsPlacedOnAMovingPlatformAfterARestoreGoesOnAsWithoutOne() {
        World world = new World(TestLevels.empty(40, 20)
                .once("lift", 60, 160, 60, 16, 400, 0, 100)
                .spawn(300, 400)
                .level());
        for (int i = 0; i < 10; i++) {
            world.step(Buttons.NONE);
        }
        Snapshot saved = world.save();
        world.place(0, 90, 136);
        world.step(Buttons.NONE);
        long expected = world.fullHash();

        world.restore(saved);
        world.place(0, 90, 136);
        world.step(Buttons.NONE);
        assertThat(world.fullHash()).isEqualTo(expected);
    }

    @Test
    void MP03_onGroundThatTakesOverFromTheLiftItRests() {
        World world = new World(slantedCeiling().still("shelf", 60, 176, 400, 8).level());
        Actors a = world.actors();
        for (int i = 0; i < 120; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(a.on(0)).isEqualTo("shelf");
        assertThat(a.x(0)).isCloseTo(136, within(EXACT));
    }

    /** A lift at 100 px/s takes its rider, of 12×24 with its feet at 160, against a ceiling that comes down to 160. */
    private static TestLevels slantedCeiling() {
        return TestLevels.empty(40, 20)
                .polygon("ceiling", Sides.ALL, 100, 100, 180, 100, 180, 160)
                .once("lift", 60, 160, 60, 16, 400, 0, 100)
                .spawn(76, 160);
    }

    @Test
    void ED01_gravityDoesNotAddUpOnTheWayDownOutOfASolid() {
        // Rows 0 to 4 are solid, bottom at 80; the head is 17 px inside, and down is the shortest way out.
        World world = new World(
                TestLevels.floor().fill(0, 0, 20, 5, '#').spawn(88, 87).level());
        Actors a = world.actors();
        assertThat(a.embedded(0)).isTrue();
        double y = a.y(0);
        for (int i = 0; i < 4; i++) {
            world.step(Buttons.NONE);
            assertThat(a.y(0)).isEqualTo(y + 4 * (i + 1));
            assertThat(a.vy(0)).isZero();
        }
        world.step(Buttons.NONE);
        assertThat(a.embedded(0)).isFalse();
        assertThat(a.vy(0)).isEqualTo(20);
    }
}

package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Platforms of a running game whose level is edited. Cases ED-01, ED-02, MP-14. */
class PlatformEditTest {
    private static final Level LIFT = TestLevels.floor()
            .spawn(124, 100)
            .once("lift", 100, 100, 48, 8, 120, 0, 60)
            .level();

    @Test
    void ED01_aPlatformWithoutItsGroupIsNoLongerStoppedByIt() {
        Platform lift = (Platform) LIFT.object("lift");
        Level grouped = LIFT.withObject(lift.withChanging(Changing.NEVER.withGroup("doors"))).toBuilder()
                .groups(Map.of("doors", false))
                .build();
        World world = new World(grouped);
        world.step(Buttons.NONE);
        world.step(Buttons.NONE);
        assertThat(world.platforms().x(0)).isEqualTo(100);

        world.edit(grouped.withObject(lift));
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
        }

        // 60 px/s, from the moment of the edit on.
        assertThat(world.platforms().x(0)).isEqualTo(160, within(1e-9));
    }

    @Test
    void ED01_beforeTheFirstStepAClockThatWaitsForARiderIsAsIfTheLevelHadAlwaysBeenSo() {
        Level with = waitingLift(48);
        Level without = waitingLift(8);
        World left = new World(with);
        left.edit(without);
        World come = new World(without);
        come.edit(with);

        assertPlaysAlike(left, new World(without));
        assertPlaysAlike(come, new World(with));
        assertThat(come.platforms().x(0)).isEqualTo(130);
    }

    @Test
    void MP14_aRiderWhosePlatformIsRemovedFallsInTheNextTick() {
        World world = new World(LIFT);
        for (int i = 0; i < 10; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().on(0)).isEqualTo("lift");
        world.edit(LIFT.withoutObject("lift"));
        world.step(Buttons.NONE);

        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().on(0)).isNull();
        assertThat(Math.abs(world.actors().vx(0))).isLessThanOrEqualTo(60);
    }

    @Test
    void ED02_aPathThatIsEditedContinuesFromWhereThePlatformIs() {
        World world = new World(LIFT);
        for (int i = 0; i < 30; i++) {
            world.step(Buttons.NONE);
        }
        Platform lift = (Platform) LIFT.object("lift");
        world.edit(LIFT.withObject(lift.withPath(List.of(Vec.ZERO, new Vec(10, 0), new Vec(180, 0)))));
        double x = world.platforms().x(0);
        assertThat(x).isCloseTo(130, within(1e-6));
        world.step(Buttons.NONE);

        assertThat(world.platforms().x(0)).isCloseTo(131, within(1e-6));
        assertThat(world.actors().on(0)).isEqualTo("lift");
        assertThat(world.actors().x(0)).isCloseTo(118 + 31, within(1e-6));
    }

    @Test
    void ED02_anotherTickRateMovesNoPlatform() {
        Level slow = LIFT.toBuilder().physics(LIFT.physics().withTickRate(60)).build();
        Level shortcuts =
                LIFT.toBuilder().physics(LIFT.physics().withTickRate(120)).build();
        World world = new World(slow);
        for (int tick = 0; tick < 40; tick++) {
            world.step(Buttons.NONE);
        }
        double x = world.platforms().x(0);
        double rider = world.actors().x(0) + 0.5;
        Snapshot before = world.save();
        world.edit(shortcuts);
        assertThat(world.platforms().x(0)).isCloseTo(x, within(1e-9));

        world.step(Buttons.NONE);
        assertThat(world.platforms().x(0)).isCloseTo(x + 0.5, within(1e-9));
        assertThat(world.actors().x(0)).isCloseTo(rider, within(1e-9));

        world.restore(before);
        world.step(Buttons.NONE);
        assertThat(world.platforms().x(0)).isCloseTo(x + 0.5, within(1e-9));
        assertThat(world.actors().x(0)).isCloseTo(rider, within(1e-9));
    }

    private static Level waitingLift(double width) {
        Motion motion = new Motion(Motion.Mode.ONCE, 60.0, null, null, null, Motion.When.RIDDEN, Map.of());
        return TestLevels.floor()
                .spawn(124, 100)
                .object(TestLevels.platform("lift", 100, 100, width, 8, List.of(Vec.ZERO, new Vec(120, 0)), motion))
                .level();
    }

    private static void assertPlaysAlike(World world, World fresh) {
        for (int tick = 0; tick < 30; tick++) {
            world.step(Buttons.NONE);
            fresh.step(Buttons.NONE);
            assertThat(world.hash()).isEqualTo(fresh.hash());
        }
    }
}

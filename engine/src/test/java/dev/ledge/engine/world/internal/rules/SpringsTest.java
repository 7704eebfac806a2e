package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** The player, 12×24, stands at (18, 136) in a spring and comes into it. Rules SP-01, SP-04, SP-05. */
class SpringsTest {
    private Simulation sim;

    @Test
    void anActorThatStandsIsThrownIntoTheAirAndKeepsTheSpeedAcross() {
        enter(Direction.UP, 300, 70, 0);

        assertThat(sim.actors.state[0]).isEqualTo(ActorArrays.AIR);
        assertThat(sim.actors.vx[0]).isEqualTo(70);
        assertThat(sim.actors.vy[0]).isEqualTo(-300);
    }

    @Test
    void anActorThatStandsIsThrownSidewaysAlongTheGround() {
        enter(Direction.LEFT, 300, 70, 0);

        assertThat(sim.actors.state[0]).isEqualTo(ActorArrays.GROUND);
        assertThat(sim.actors.speed[0]).isEqualTo(-300);
        assertThat(sim.actors.vx[0]).isEqualTo(-300);
    }

    @Test
    void anActorThatIsAsFastAlreadyIsLeftAlone() {
        enter(Direction.RIGHT, 70, 70, 0);

        assertThat(sim.actors.speed[0]).isEqualTo(70);
        assertThat(sim.events.count()).isZero();
    }

    @Test
    void anActorThatFliesAcrossKeepsThatSpeed() {
        prepare(Direction.RIGHT, 300);
        sim.footing.toAir(0, 0, -200);
        sim.events.clear();

        spring();

        assertThat(sim.actors.vx[0]).isEqualTo(300);
        assertThat(sim.actors.vy[0]).isEqualTo(-200);
    }

    @Test
    void theFastestFallCapsIt() {
        enter(Direction.DOWN, 5000, 0, 0);

        assertThat(sim.actors.vy[0]).isEqualTo(600);
    }

    @Test
    void aBodyWithoutGravityIsNotCapped() {
        prepare(Direction.DOWN, 5000);
        sim.actors.clear(0, ActorFlags.GRAVITY);

        spring();

        assertThat(sim.actors.vy[0]).isEqualTo(5000);
    }

    @Test
    void itEndsCoyoteTimeAndTheCut() {
        prepare(Direction.UP, 300);
        sim.footing.toAir(0, 0, 0);
        sim.actors.set(0, ActorFlags.COYOTE | ActorFlags.CAN_CUT);

        spring();

        assertThat(sim.actors.has(0, ActorFlags.COYOTE | ActorFlags.CAN_CUT)).isFalse();
    }

    @Test
    void itActsOnceAVisitAndAgainOnTheNext() {
        prepare(Direction.RIGHT, 300);

        spring();
        sim.actors.speed[0] = 0;
        spring();
        assertThat(sim.actors.speed[0]).isZero();
        sim.areaEffects.act();
        spring();
        assertThat(sim.actors.speed[0]).isEqualTo(300);
    }

    @Test
    void anActorThatIsCrushedInTheSameTickIsNotThrown() {
        prepare(Direction.RIGHT, 300);
        sim.actors.set(0, ActorFlags.CRUSHED);

        spring();

        assertThat(sim.events.count()).isZero();
    }

    @Test
    void itReportsTheActorThatItHasThrown() {
        enter(Direction.UP, 300, 0, 0);

        assertThat(sim.events.type(sim.events.count() - 1)).isEqualTo(EventType.SPRUNG);
        assertThat(sim.event(sim.events.count() - 1).by()).isEqualTo("pad");
        assertThat(sim.areaEffects.lastActed("pad")).isEqualTo(1);
        assertThat(sim.areaEffects.lastActed("another")).isEqualTo(-1);
    }

    private void enter(Direction direction, double power, double speed, double lift) {
        prepare(direction, power);
        sim.actors.speed[0] = speed;
        sim.actors.vy[0] = lift;
        spring();
    }

    private void prepare(Direction direction, double power) {
        ObjectCommon common = ObjectCommon.of("pad", new Vec(10, 130), new Vec(40, 30));
        sim = LevelSwap.fresh(TestLevels.floor()
                .object(new Spring(common, power, direction))
                .spawn(24, 160)
                .level());
        sim.events.clear();
    }

    private void spring() {
        sim.visits.add(0, 0);
        sim.areaEffects.act();
    }
}

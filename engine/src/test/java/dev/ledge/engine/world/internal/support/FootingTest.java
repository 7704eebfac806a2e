package dev.ledge.engine.world.internal.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** One player on a belt of 60 px/s to the right, beside it normal ground. */
class FootingTest {
    private static final int PLAYER = 0;
    private static final int ROW = 10;

    private final Simulation sim = LevelSwap.fresh(TestLevels.empty(20, 12)
            .row(ROW, ">>>>>#####UUUUU")
            .still("lift", 250, 160, 60, 16)
            .spawn(24, 160)
            .level());
    private final ActorArrays a = sim.actors;
    private final Footing footing = sim.footing;

    @Test
    void theVelocityInTheWorldStaysWhenTheSupportChanges() {
        a.speed[PLAYER] = 30;
        footing.setSupportVx(PLAYER, 60);

        footing.standOnFloor(PLAYER, 6, ROW);

        assertThat(a.supportVx[PLAYER]).isZero();
        assertThat(a.speed[PLAYER]).isEqualTo(90);
        assertThat(footing.motion.velocityOf(PLAYER)).isEqualTo(90);
    }

    @Test
    void standingOnTheSameGroundAgainChangesNothing() {
        footing.standOnFloor(PLAYER, 1, ROW);
        a.speed[PLAYER] = 30;
        footing.setSupportVx(PLAYER, 12);

        footing.standOnFloor(PLAYER, 1, ROW);

        assertThat(a.speed[PLAYER]).isEqualTo(30);
        assertThat(a.supportVx[PLAYER]).isEqualTo(12);
        assertThat(a.has(PLAYER, ActorFlags.HIT_FLOOR | ActorFlags.SUPPORT_CHECKED))
                .isTrue();
    }

    @Test
    void theSupportsVelocityIsTheBeltsAlongTheGround() {
        footing.standOnFloor(PLAYER, 1, ROW);
        assertThat(footing.motion.supportVelocity(PLAYER)).isEqualTo(60);
        assertThat(footing.motion.isOnStillGround(PLAYER)).isFalse();

        footing.standOnFloor(PLAYER, 6, ROW);
        assertThat(footing.motion.supportVelocity(PLAYER)).isZero();
        assertThat(footing.motion.isOnStillGround(PLAYER)).isTrue();
    }

    @Test
    void anActorThatEntersAPlatformRidesIt() {
        footing.stand(PLAYER, SupportKind.PLATFORM, 0, 0, 0, 0, -1);

        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.PLATFORM);
        assertThat(footing.motion.isOnBody(PLAYER)).isTrue();
    }

    @Test
    void leavingTheGroundIsReportedAndEndsAllThatHeld() {
        sim.events.clear();
        a.set(PLAYER, ActorFlags.COYOTE | ActorFlags.CAN_CUT);

        footing.toAir(PLAYER, 70, -20);

        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.AIR);
        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.NONE);
        assertThat(a.vx[PLAYER]).isEqualTo(70);
        assertThat(a.vy[PLAYER]).isEqualTo(-20);
        assertThat(a.speed[PLAYER]).isZero();
        assertThat(a.supportVx[PLAYER]).isZero();
        assertThat(a.has(PLAYER, ActorFlags.COYOTE | ActorFlags.CAN_CUT)).isFalse();
        assertThat(sim.events.count()).isOne();
        assertThat(sim.events.type(0)).isEqualTo(EventType.LEFT_GROUND);
    }

    @Test
    void theGroundIsLeftOnceAStep() {
        sim.events.clear();
        footing.toAir(PLAYER, 0, 0);
        footing.touchDown(PLAYER);
        footing.toAir(PLAYER, 0, 0);

        assertThat(sim.events.count()).isOne();
    }

    @Test
    void steeringInFlightIsLimitedByTheGroundThatWasLeft() {
        footing.standOnFloor(PLAYER, 12, ROW);
        footing.toAir(PLAYER, 0, 0);

        assertThat(a.airCap[PLAYER]).isEqualTo(40);
    }

    @Test
    void aLandingKeepsTheHorizontalSpeed() {
        footing.toAir(PLAYER, 70, 300);

        footing.touchDown(PLAYER);

        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.GROUND);
        assertThat(a.speed[PLAYER]).isEqualTo(70);
        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.NONE);
    }

    @Test
    void anActorThatGrabsALadderHasNoSpeedAndNoGround() {
        sim.events.clear();
        a.speed[PLAYER] = 50;

        footing.grab(PLAYER);
        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.CLIMB);
        assertThat(a.speed[PLAYER]).isZero();
        assertThat(sim.events.type(0)).isEqualTo(EventType.LEFT_GROUND);

        footing.hangOn(PLAYER, 0);
        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.PLATFORM);
        footing.hangOn(PLAYER, -1);
        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.NONE);

        footing.letGo(PLAYER, 5, -6);
        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.AIR);
        assertThat(a.vx[PLAYER]).isEqualTo(5);
        assertThat(a.sinceGround[PLAYER]).isEqualTo(ActorArrays.NEVER);
    }

    @Test
    void anActorThatIsPushedOutOfSomethingCarriesNoOneAlong() {
        a.speed[PLAYER] = 30;
        footing.setSupportVx(PLAYER, 0);
        assertThat(footing.motion.transportVelocityOf(PLAYER)).isEqualTo(30);

        a.set(PLAYER, ActorFlags.EMBEDDED);

        assertThat(footing.motion.transportVelocityOf(PLAYER)).isZero();
    }

    @Test
    void aSupportThatIsGoneInAnEditedLevelHoldsNoOne() {
        footing.stand(PLAYER, SupportKind.PLATFORM, 0, 0, 0, 0, -1);
        footing.renumber(PLAYER, -1);
        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.NONE);

        footing.stand(PLAYER, SupportKind.PLATFORM, 0, 0, 0, 0, -1);
        footing.renumber(PLAYER, 3);
        assertThat(a.supportKind[PLAYER]).isEqualTo(SupportKind.PLATFORM);
        assertThat(a.supportMajor[PLAYER]).isEqualTo(3);
    }

    @Test
    void seenFromAboveEverybodyStands() {
        footing.turn(true);
        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.GROUND);

        footing.turn(false);
        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.AIR);
    }

    @Test
    void velocityIsShownAlongTheSlope() {
        footing.stand(PLAYER, SupportKind.TILE, 6, ROW, 0, -0.6, -0.8);
        a.speed[PLAYER] = 100;

        footing.showVelocity(PLAYER);

        assertThat(a.vx[PLAYER]).isEqualTo(80);
        assertThat(a.vy[PLAYER]).isEqualTo(-60);
    }
}

package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import org.junit.jupiter.api.Test;

/** The player is 12×24, at (18, 136), on a platform whose top is at y = 160. */
class MovingSupportsTest {
    private static final int PLAYER = 0;
    private static final int LIFT = 0;

    @Test
    void aRiderIsTakenAlongAsFastAsItsPlatformGoes() {
        Simulation sim = sim(100, 0, 90);

        sim.supports.refresh();

        assertThat(sim.actors.supportVx[PLAYER]).isCloseTo(90, within(1e-9));
    }

    @Test
    void aBlockedRideIsNoFasterThanBefore() {
        Simulation sim = heldBackBeforeAWall(0);

        sim.supports.refresh();

        assertThat(sim.actors.supportVx[PLAYER]).isEqualTo(5);
    }

    @Test
    void whatRecedesAsFastBlocksNoRide() {
        Simulation sim = heldBackBeforeAWall(120);

        sim.supports.refresh();

        assertThat(sim.actors.supportVx[PLAYER]).isCloseTo(90, within(1e-9));
    }

    @Test
    void whatSinksFasterThanAnybodyFallsLeavesItsRiderBehind() {
        Simulation fast = sim(0, 200, 660);
        Simulation slow = sim(0, 200, 540);

        fast.supports.releaseRiders();
        slow.supports.releaseRiders();

        assertThat(fast.actors.state[PLAYER]).isEqualTo(ActorArrays.AIR);
        assertThat(fast.actors.has(PLAYER, ActorFlags.COYOTE)).isTrue();
        assertThat(slow.actors.state[PLAYER]).isEqualTo(ActorArrays.GROUND);
    }

    @Test
    void whatJumpsLeavesItsRiderBehindWithoutItsSpeed() {
        Simulation sim = sim(400, 0, 24_000);

        sim.supports.releaseRiders();

        assertThat(sim.platforms.teleports[LIFT]).isTrue();
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.AIR);
        assertThat(sim.actors.vx[PLAYER]).isZero();
    }

    @Test
    void anActorInTheWayOfAPlatformDiffersFromOneBesideIt() {
        Simulation sim = sim(0, -200, 120);

        // The platform rises by 2 px from y = 160.
        assertThat(sim.supports.isInWay(PLAYER, LIFT, 18, 135)).isTrue();
        assertThat(sim.supports.isInWay(PLAYER, LIFT, 18, 133)).isFalse();
        assertThat(sim.supports.isInWay(PLAYER, LIFT, 200, 135)).isFalse();
        assertThat(sim.supports.blocksMotion(PLAYER, LIFT, 0, 5)).isTrue();
        assertThat(sim.supports.blocksMotion(PLAYER, LIFT, 0, -5)).isFalse();
    }

    @Test
    void anActorThatComesToThePlaceOfAPlatformLaterIsNotInItsWay() {
        Simulation sim = sim(120, 0, 120);

        // The platform goes 2 px to the right from x = 0, its right edge from 100 to 102.
        assertThat(sim.supports.isInWay(PLAYER, LIFT, 101.5, 155)).isTrue();
        assertThat(sim.supports.isInWaySince(1, PLAYER, LIFT, 100, 155, 102, 155))
                .isFalse();
        assertThat(sim.supports.isInWaySince(0.5, PLAYER, LIFT, 101, 155, 101.5, 155))
                .isTrue();
        assertThat(sim.supports.isInWaySince(0.5, PLAYER, LIFT, 103, 155, 101.5, 155))
                .isTrue();
        assertThat(sim.supports.isInWaySince(0.5, PLAYER, LIFT, 101, 155, 102, 155))
                .isFalse();
        assertThat(sim.supports.blockedMotion(0.5, PLAYER, LIFT, 102, 155, -0.9, 0))
                .isFalse();
        assertThat(sim.supports.blockedMotion(0.5, PLAYER, LIFT, 102, 155, -1.1, 0))
                .isTrue();
    }

    /** On a lift that goes to the right at 90 px/s, with 1 px between the player and a wall that goes there, too. */
    private static Simulation heldBackBeforeAWall(double speed) {
        Simulation sim = LevelSwap.fresh(TestLevels.empty(40, 30)
                .once("lift", 0, 160, 100, 16, 100, 0, 90)
                .once("wall", 31, 100, 16, 60, speed, 0, Math.max(1, speed))
                .spawn(24, 160)
                .level());
        sim.platforms.advance(1);
        sim.actors.set(PLAYER, ActorFlags.RIDE_BLOCKED);
        sim.actors.supportVx[PLAYER] = 5;
        return sim;
    }

    private static Simulation sim(double dx, double dy, double speed) {
        Simulation sim = LevelSwap.fresh(TestLevels.empty(40, 30)
                .once("lift", 0, 160, 100, 16, dx, dy, speed)
                .spawn(24, 160)
                .level());
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.GROUND);
        sim.platforms.advance(1);
        return sim;
    }
}

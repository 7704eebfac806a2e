package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The player is at (18, 136), beside planes of which the platform, if there is one, goes to the right. */
class FreeMotionTest {
    private static final int PLAYER = 0;
    private static final double X = 18;

    private final Simulation sim = LevelSwap.fresh(TestLevels.floor()
            .object(TestLevels.platform("pusher", 0, 0, 16, 40, List.of(Vec.ZERO), Motion.of(Motion.Mode.STILL, 120)))
            .spawn(24, 160)
            .level());
    private final MotionCasts casts = new MotionCasts(sim.queries);
    private final FreeMotion motion = new FreeMotion(
            sim.actors,
            casts,
            sim.placement,
            sim.footing.motion,
            new Pushes(
                    sim.actors,
                    sim.platforms,
                    casts,
                    new ContactLog(sim.actors, sim.queries.sweep, sim.events, sim.scene),
                    sim.events,
                    sim.footing),
            0);

    @Test
    void betweenTwoStillPlanesNothingIsLeft() {
        casts.begin(1);
        still(-0.6, 0.8, X);
        still(1, 0, X);
        sim.actors.vx[PLAYER] = 0;
        sim.actors.vy[PLAYER] = -60;

        motion.dx = 0;
        motion.dy = -1;
        motion.obeyOthers(PLAYER);

        assertThat(motion.dx).isZero();
        assertThat(motion.dy).isZero();
        assertThat(sim.actors.vy[PLAYER]).isZero();
    }

    @Test
    void whatPushesIntoASlantPushesAlongBoth() {
        casts.begin(1);
        casts.pass(0.5);
        still(-0.6, 0.8, X);
        pusher(4);

        motion.dx = 2;
        motion.dy = 0;
        motion.obeyOthers(PLAYER);

        // 2 px to the right in the half of the tick that is left, and as far down as the slant falls: 0.6 / 0.8 of it.
        assertThat(motion.dx).isCloseTo(2, within(1e-12));
        assertThat(motion.dy).isCloseTo(1.5, within(1e-12));
        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
    }

    @Test
    void whatPushesAgainstAWallPresses() {
        casts.begin(1);
        still(-1, 0, X);
        pusher(4);

        motion.dx = 4;
        motion.dy = 3;
        motion.obeyOthers(PLAYER);

        assertThat(motion.dx).isZero();
        assertThat(motion.dy).isEqualTo(3);
        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isTrue();
        assertThat(sim.actors.blockedPushes.missingX(sim.actors.blockedPushes.last(PLAYER)))
                .isEqualTo(4);
    }

    @Test
    void whatIsTouchedNoMoreDeflectsNothing() {
        casts.begin(1);
        still(-0.6, 0.8, X - 5);
        pusher(4);

        motion.dx = 4;
        motion.dy = -1;
        motion.obeyOthers(PLAYER);

        assertThat(motion.dx).isEqualTo(4);
        assertThat(motion.dy).isEqualTo(-1);
    }

    private void still(double nx, double ny, double x) {
        double before = sim.actors.x[PLAYER];
        sim.actors.x[PLAYER] = x;
        Planes.add(motion.planes, sim, SupportKind.TILE, 0, 10, nx, ny);
        sim.actors.x[PLAYER] = before;
    }

    private void pusher(double step) {
        Planes.move(sim, 0, step, 0);
        Planes.add(motion.planes, sim, SupportKind.PLATFORM, 0, 0, 1, 0);
    }
}

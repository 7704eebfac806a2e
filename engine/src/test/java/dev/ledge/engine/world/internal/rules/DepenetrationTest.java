package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import org.junit.jupiter.api.Test;

/** A player of 12×24 that is put into a block of 6×6 cells, from (160, 64) to (256, 160). */
class DepenetrationTest {
    private static final int PLAYER = 0;

    private final Simulation sim = LevelSwap.fresh(
            TestLevels.empty(30, 14).fill(10, 4, 6, 6, '#').spawn(24, 160).level());
    private final ActorArrays a = sim.actors;

    @Test
    void outByTheNearestSideByFourPixelsAStep() {
        put(150, 100);

        recover();
        assertThat(a.x[PLAYER]).isCloseTo(148, within(1e-6));
        assertThat(a.y[PLAYER]).isEqualTo(100);
        assertThat(a.has(PLAYER, ActorFlags.EMBEDDED)).isFalse();

        put(156, 100);
        recover();
        assertThat(a.x[PLAYER]).isCloseTo(152, within(1e-6));
        assertThat(a.has(PLAYER, ActorFlags.EMBEDDED)).isTrue();
        recover();
        assertThat(a.x[PLAYER]).isCloseTo(148, within(1e-6));
        assertThat(a.has(PLAYER, ActorFlags.EMBEDDED)).isFalse();
    }

    @Test
    void ofEquallyNearSidesUp() {
        // 8 px deep at the block's upper left corner, from above and from the left.
        put(156, 48);

        recover();

        assertThat(a.x[PLAYER]).isEqualTo(156);
        assertThat(a.y[PLAYER]).isCloseTo(44, within(1e-6));
    }

    @Test
    void anActorThatIsFreeStaysWhereItIs() {
        put(100, 100);
        a.set(PLAYER, ActorFlags.EMBEDDED);

        recover();

        assertThat(a.x[PLAYER]).isEqualTo(100);
        assertThat(a.has(PLAYER, ActorFlags.EMBEDDED | ActorFlags.MAY_OVERLAP)).isFalse();
        assertThat(a.escapeX[PLAYER]).isZero();
    }

    @Test
    void anActorThatMayNotOverlapIsNotEvenLookedAt() {
        put(156, 100);
        a.clear(PLAYER, ActorFlags.MAY_OVERLAP);

        sim.depenetration.recover();

        assertThat(a.x[PLAYER]).isEqualTo(156);
    }

    @Test
    void aSpeedIntoWhatItIsPushedOutOfIsTakenAway() {
        put(156, 100);
        a.vx[PLAYER] = 90;
        a.vy[PLAYER] = 40;

        recover();

        assertThat(a.vx[PLAYER]).isZero();
        assertThat(a.vy[PLAYER]).isEqualTo(40);
    }

    @Test
    void anActorThatStartsInsideIsMarked() {
        put(156, 100);
        sim.depenetration.noteEmbedded(PLAYER);
        assertThat(a.has(PLAYER, ActorFlags.EMBEDDED)).isTrue();

        a.clear(PLAYER, ActorFlags.EMBEDDED);
        put(100, 100);
        sim.depenetration.noteEmbedded(PLAYER);
        assertThat(a.has(PLAYER, ActorFlags.EMBEDDED)).isFalse();
    }

    private void put(double x, double y) {
        a.x[PLAYER] = x;
        a.y[PLAYER] = y;
        a.vx[PLAYER] = 0;
        a.vy[PLAYER] = 0;
    }

    private void recover() {
        a.set(PLAYER, ActorFlags.MAY_OVERLAP);
        sim.depenetration.recover();
    }
}

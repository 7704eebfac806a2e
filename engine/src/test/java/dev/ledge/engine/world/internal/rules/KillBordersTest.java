package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.state.ActorArrays;
import org.junit.jupiter.api.Test;

/** A level of 320×192 px whose four borders kill, and a player of 12×24. */
class KillBordersTest {
    private static final int PLAYER = 0;

    private final CompiledLevel level =
            new CompiledLevel(killing(TestLevels.floor()).spawn(24, 160).level(), null);
    private final ActorArrays a = new ActorArrays(ActorDefs.of(level.level));
    private final KillBorders borders = new KillBorders(level, a);

    @Test
    void anActorThatIsWhollyPastABorderIsOutside() {
        assertThat(isOutside(100, 100)).isFalse();
        assertThat(isOutside(-11.99, 100)).isFalse();
        assertThat(isOutside(-12, 100)).isTrue();
        assertThat(isOutside(319.99, 100)).isFalse();
        assertThat(isOutside(320, 100)).isTrue();
        assertThat(isOutside(100, -23.99)).isFalse();
        assertThat(isOutside(100, -24)).isTrue();
        assertThat(isOutside(100, 191.99)).isFalse();
        assertThat(isOutside(100, 192)).isTrue();
    }

    @Test
    void bordersThatDoNotKillLetAnybodyOut() {
        borders.bind(new CompiledLevel(
                TestLevels.floor().openBorders().spawn(24, 160).level(), level));

        assertThat(isOutside(-500, -500)).isFalse();
        assertThat(borders.isLost(PLAYER, -1000, 0)).isFalse();
    }

    @Test
    void aWayPastABorderIsLost() {
        put(20, 100);
        assertThat(borders.isLost(PLAYER, -31, 0)).isFalse();
        assertThat(borders.isLost(PLAYER, -32, 0)).isTrue();
        assertThat(borders.isLost(PLAYER, 300, 0)).isTrue();
        assertThat(borders.isLost(PLAYER, 0, -124)).isTrue();
    }

    @Test
    void downwardsItIsEnoughThatTheFeetHangOver() {
        put(20, 100);
        assertThat(borders.isLost(PLAYER, 0, 68)).isFalse();
        assertThat(borders.isLost(PLAYER, 0, 69)).isTrue();
    }

    @Test
    void anActorThatHangsOverABorderAlreadyIsNotLostByThat() {
        put(20, 180);
        assertThat(borders.isLost(PLAYER, 0, 5)).isFalse();
        put(-5, 100);
        assertThat(borders.isLost(PLAYER, -20, 0)).isFalse();
    }

    private boolean isOutside(double x, double y) {
        put(x, y);
        return borders.isOutside(PLAYER);
    }

    private void put(double x, double y) {
        a.x[PLAYER] = x;
        a.y[PLAYER] = y;
    }

    private static TestLevels killing(TestLevels levels) {
        for (Side side : Side.values()) {
            levels.border(side, Border.Kind.KILL);
        }
        return levels;
    }
}

package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/**
 * A platform of 64×16 px comes down by 2 px a tick on a player of 12×24 that stands on the floor at y = 160, and
 * reaches into its head by 2 px.
 */
class CrushingTest {
    private static final int PLAYER = 0;
    private static final int PRESS = 0;

    @Test
    void anActorThatHasNowhereToGoIsCrushed() {
        Simulation sim = betweenFloorAndPlatform(140, 4);

        sim.crushing.resolve(PLAYER);

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSHED)).isTrue();
        assertThat(sim.events.count()).isOne();
        assertThat(sim.events.type(0)).isEqualTo(EventType.CRUSHED);
        assertThat(sim.event(0).by()).isEqualTo("press");
        assertThat(sim.event(0).axis()).isEqualTo("vertical");
    }

    @Test
    void anActorThatIsNearTheEdgeSlipsOut() {
        // 3 px under the platform's left end.
        Simulation sim = betweenFloorAndPlatform(112 + 3 - 6, 4);
        ActorArrays a = sim.actors;

        sim.crushing.resolve(PLAYER);

        assertThat(a.has(PLAYER, ActorFlags.CRUSHED | ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSH_VERTICAL))
                .isFalse();
        assertThat(a.x[PLAYER]).isCloseTo(100, within(1e-6));
        assertThat(a.y[PLAYER]).isEqualTo(136);
        assertThat(sim.events.count()).isZero();
    }

    @Test
    void noFartherThanItsProfileLetsItSlip() {
        Simulation sim = betweenFloorAndPlatform(112 + 3 - 6, 2);

        sim.crushing.resolve(PLAYER);

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSHED)).isTrue();
    }

    @Test
    void whatIsInTheWayNoLongerLetsThePushEnd() {
        Simulation sim = betweenFloorAndPlatform(140, 4);
        ActorArrays a = sim.actors;
        // The floor is gone meanwhile, as if it had been a platform that has moved on.
        LevelSwap.edited(sim, withoutFloor(sim.scene.level));

        sim.crushing.resolve(PLAYER);

        assertThat(a.has(PLAYER, ActorFlags.CRUSHED)).isFalse();
        // 2 px down, and the first tick of a fall.
        assertThat(a.y[PLAYER]).isCloseTo(138 + 1 / 6.0, within(1e-9));
        assertThat(a.state[PLAYER]).isEqualTo(ActorArrays.AIR);
    }

    private static Level withoutFloor(Level before) {
        Level level = before;
        for (int column = 0; column < level.columns(); column++) {
            level = TestLevels.painted(level, column, 10, '.');
        }
        return level;
    }

    private static Simulation betweenFloorAndPlatform(double middle, double escape) {
        Simulation sim = LevelSwap.fresh(TestLevels.floor()
                .once("press", 112, 120, 64, 16, 0, 40, 120)
                .player(ActorField.CRUSH_ESCAPE, escape)
                .spawn(middle, 160)
                .level());
        sim.platforms.advance(1);
        sim.platforms.x[PRESS] = sim.platforms.newX[PRESS];
        sim.platforms.y[PRESS] = sim.platforms.newY[PRESS];
        sim.platformIndex.update();
        assertThat(sim.platforms.y[PRESS]).isCloseTo(122, within(1e-9));
        ActorArrays a = sim.actors;
        a.set(PLAYER, ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSH_VERTICAL);
        a.blockedPushes.add(PLAYER, true, PRESS, true, 2);
        a.blockedPushes.goesOn(PLAYER, a.y[PLAYER], a.x[PLAYER], 0, 0);
        a.blockedPushes.begins(PLAYER, a.y[PLAYER], 1);
        sim.events.clear();
        return sim;
    }
}

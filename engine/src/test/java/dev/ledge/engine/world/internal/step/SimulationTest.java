package dev.ledge.engine.world.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.Allocation;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

class SimulationTest {

    @Test
    void anEditOfCellsKeepsTheSimulationAndItsServices() {
        Simulation sim = LevelSwap.fresh(crowd(3));
        var actors = sim.actors;
        var queries = sim.queries;

        Simulation edited = LevelSwap.edited(sim, TestLevels.painted(sim.scene.level, 3, 3, '#'));

        assertThat(edited).isSameAs(sim);
        assertThat(edited.actors).isSameAs(actors);
        assertThat(edited.queries).isSameAs(queries);
    }

    @Test
    void anEditOfObjectsMakesAnother() {
        Simulation sim = LevelSwap.fresh(crowd(3));

        assertThat(LevelSwap.edited(sim, crowd(4))).isNotSameAs(sim);
    }

    @Test
    void anEditOfCellsAllocatesNothingForActors() {
        assertThat(bytesOfAnEdit(2000)).isLessThan(bytesOfAnEdit(2) + 2000);
    }

    private static long bytesOfAnEdit(int actors) {
        Simulation sim = LevelSwap.fresh(crowd(actors));
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 50; i++) {
            Level level = TestLevels.painted(sim.scene.level, 3 + i % 5, 3, i % 2 == 0 ? '#' : '.');
            long before = Allocation.bytes();
            LevelSwap.edited(sim, level);
            least = Math.min(least, Allocation.bytes() - before);
        }
        return least;
    }

    private static Level crowd(int actors) {
        TestLevels levels = TestLevels.floor(64);
        for (int i = 0; i < actors; i++) {
            levels.object(new Body(
                    ObjectCommon.of("body" + i, new Vec(20 + i % 900, 100), null), null, null, null, null));
        }
        return levels.level();
    }
}

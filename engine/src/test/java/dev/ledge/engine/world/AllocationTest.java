package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.testing.Allocation;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

/** A step allocates nothing once the world has grown its buffers: on the heap of this thread, to the byte, whatever the compiler did. */
class AllocationTest {

    private static final int ROUND = 600;
    /** Rounds in which buffers may still grow and classes load. */
    private static final int MOST_WARM_UPS = 10;

    private static final int QUIET_ROUNDS = 3;

    @Test
    void aPlayerOnHillsLaddersAndSurfaces() {
        assertStepsAllocateNothing(Courses.course(4, 0, 0));
    }

    @Test
    void platformsAndWalkers() {
        assertStepsAllocateNothing(Courses.course(6, 12, 20));
    }

    @Test
    void crowdsWhosePairsAreTold() {
        assertStepsAllocateNothing(crowd());
    }

    @Test
    void savingIntoAnOldSnapshotAndRestoring() {
        World world = new World(Courses.course(6, 12, 20));
        Snapshot snapshot = world.save();

        assertAllocatesNothing(() -> {
            for (int i = 0; i < 10; i++) {
                world.save(snapshot);
                world.step(Courses.buttons(i));
                world.restore(snapshot);
            }
        });
    }

    /** 60 bodies in a pit that is too small for them to keep apart. */
    private static Level crowd() {
        TestLevels levels = TestLevels.map("""
                #....................#
                #....................#
                #....................#
                #..==......../\\......#
                #.........12####34...#
                ######################
                """);
        LevelObject.Body bodies = new LevelObject.Body(
                ObjectCommon.of("body", new Vec(20, 4), new Vec(300, 40)), new Vec(35, 0), 60, new Vec(12, 14), null);
        return levels.object(bodies).level();
    }

    private static void assertStepsAllocateNothing(Level level) {
        World world = new World(level);
        long[] tick = {0};
        assertAllocatesNothing(() -> {
            for (int i = 0; i < ROUND; i++) {
                world.step(Courses.buttons(tick[0]++));
            }
        });
    }

    private static void assertAllocatesNothing(Runnable round) {
        int warmUps = 1;
        while (Allocation.of(round) > 0 && warmUps < MOST_WARM_UPS) {
            warmUps++;
        }
        for (int i = 0; i < QUIET_ROUNDS; i++) {
            assertThat(Allocation.of(round))
                    .as("bytes in round %d after %d rounds of warm-up", i, warmUps)
                    .isZero();
        }
    }
}

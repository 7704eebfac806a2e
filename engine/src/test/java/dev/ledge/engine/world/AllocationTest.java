package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.testing.Allocation;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A step allocates nothing once the world has grown its buffers: on the heap of this thread, to the byte, whatever the compiler did. */
class AllocationTest {

    private static final int MINUTE = 3600;
    private static final int QUIET_ROUNDS = 3;
    /** In the first two or three events and contacts get their room, classes load, and the compiler takes back what it believed, which costs a few bytes each time. */
    private static final int MOST_ROUNDS = 6;

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

    /** Plays the same minute again and again: what grows with a crowd has grown in the first. */
    private static void assertStepsAllocateNothing(Level level) {
        World world = new World(level);
        Snapshot start = world.save();
        assertAllocatesNothing(() -> {
            world.restore(start);
            for (int tick = 0; tick < MINUTE; tick++) {
                world.step(Courses.buttons(tick));
            }
        });
    }

    private static void assertAllocatesNothing(Runnable round) {
        List<Long> bytes = new ArrayList<>();
        int quiet = 0;
        while (quiet < QUIET_ROUNDS && bytes.size() < MOST_ROUNDS) {
            bytes.add(Allocation.of(round));
            quiet = bytes.get(bytes.size() - 1) == 0 ? quiet + 1 : 0;
        }
        assertThat(quiet).as("rounds at the end without a byte, of %s", bytes).isEqualTo(QUIET_ROUNDS);
    }
}

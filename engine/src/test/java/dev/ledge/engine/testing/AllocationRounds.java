package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program that plays the same again and again and prints, line by line, a scene's name and what each round has
 * allocated, in bytes.
 */
public final class AllocationRounds {
    private static final int HALF_A_MINUTE = 1800;
    private static final int SAVES = 200;
    private static final int ROUNDS = 3;

    private AllocationRounds() {}

    /** No arguments. */
    public static void main(String[] args) {
        print("hills", half(Courses.course(4, 0, 0)));
        print("platforms", half(Courses.course(6, 12, 20)));
        print("crowd", half(crowd()));
        print("saves", saves());
    }

    private static void print(String name, Runnable round) {
        List<Long> bytes =
                IntStream.range(0, ROUNDS).mapToObj(k -> Allocation.of(round)).collect(Collectors.toList());
        System.out.println(name + " " + bytes.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private static Runnable half(Level level) {
        World world = new World(level);
        Snapshot start = world.save();
        return () -> {
            world.restore(start);
            for (int tick = 0; tick < HALF_A_MINUTE; tick++) {
                world.step(Courses.buttons(tick));
            }
        };
    }

    private static Runnable saves() {
        World world = new World(Courses.course(6, 12, 20));
        Snapshot snapshot = world.save();
        return () -> {
            for (int i = 0; i < SAVES; i++) {
                world.save(snapshot);
                world.step(Courses.buttons(i));
                world.restore(snapshot);
                world.step(Courses.buttons(i));
            }
        };
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
}

package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.List;
import java.util.Map;
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
        print("unsteady", half(unsteady()));
        print("saves", saves(Courses.course(6, 12, 20)));
        print("unsteady-saves", saves(unsteady()));
        print("riding", half(riding()));
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

    private static Runnable saves(Level level) {
        World world = new World(level);
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

    /**
     * A floor that crumbles under actors that run to and fro on it, a platform that does, springs that throw them
     * about, and switches for tiles and a platform that they come into again and again.
     */
    private static Level unsteady() {
        Changing brittle = new Changing(new Crumbles(0.1, 0.3, Map.of()), null, null);
        TestLevels levels = TestLevels.map("""
                #............................#
                #............................#
                #....=====...................#
                #............................#
                #...............======.......#
                #............................#
                ##############################
                """)
                .define(TileType.of("brittle", Shape.FULL).withChanging(brittle))
                .define(TileType.of("red", Shape.FULL).withChanging(new Changing(null, "red", null)))
                .define(TileType.of("blue", Shape.FULL).withChanging(new Changing(null, "red", SolidWhen.OFF)));
        for (int column = 1; column < 29; column++) {
            String name = column % 9 == 4 ? "red" : column % 9 == 7 ? "blue" : "brittle";
            levels.tile(column, 5, TileRef.of(name));
        }
        for (int i = 0; i < 6; i++) {
            Vec at = new Vec(24 + 64 * i, 40);
            levels.object(new Body(ObjectCommon.of("body" + i, at, new Vec(12, 14)), new Vec(90, 0), null, null, null));
            ObjectCommon below = ObjectCommon.of("area" + i, new Vec(40 + 70 * i, 72), new Vec(10, 8));
            levels.object(
                    i % 2 == 0
                            ? new Spring(below, 300.0, Direction.values()[i / 2])
                            : new Switch(below, "red", null, Switch.Who.ANY));
        }
        Platform slab = TestLevels.platform("slab", 200, 40, 48, 8, List.of(Vec.ZERO, new Vec(96, 0)), null);
        return levels.object(slab.withChanging(brittle.withGroup("red")))
                .spawn(100, 80)
                .level();
    }

    /** Areas of all kinds on platforms, among walkers, patrollers and a player that dies on the way. */
    private static Level riding() {
        TestLevels levels = TestLevels.floor(40).spawn(106, 160);
        for (int i = 0; i < 12; i++) {
            Vec at = new Vec(40 + 45 * i, 100);
            Platform cart = Platform.of("cart" + i, at, new Vec(24, 8), Vec.ZERO, new Vec(50, 40));
            ObjectCommon area = ObjectCommon.of("area" + i, at.plus(new Vec(4, -10)), new Vec(12, 40))
                    .withRides(cart.id());
            levels.object(cart)
                    .object(
                            switch (i % 5) {
                                case 0 -> new Spring(area, 200.0, Direction.UP);
                                case 1 -> new HazardArea(area);
                                case 2 -> new Goal(area);
                                case 3 -> new Switch(area, "red", null, Switch.Who.ANY);
                                default -> new Marker(area, "turn");
                            })
                    .object(new Patroller(
                            ObjectCommon.of("fly" + i, at.plus(new Vec(20, 10)), new Vec(8, 8)), new Vec(40, 0)))
                    .object(Body.of("body" + i, at.plus(new Vec(6, -20)), new Vec(8, 8)));
        }
        return levels.level();
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
        Body bodies = new Body(
                ObjectCommon.of("body", new Vec(20, 4), new Vec(300, 40)), new Vec(35, 0), 60, new Vec(12, 14), null);
        return levels.object(bodies).level();
    }
}

package dev.ledge.engine.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

class WalkerControllerTest {

    @Test
    void AI03_turnsAtAWall() {
        World world = world("""
                ..........
                #........#
                ##########
                """, 80, true);
        Actors actors = world.actors();
        int turns = 0;
        for (int tick = 0; tick < 600; tick++) {
            turns += turns(step(world));
            assertThat(actors.x(0)).isBetween(15.95, 144.05 - 12);
        }

        // 116 px a way at 60 px/s.
        assertThat(turns).isBetween(4, 6);
    }

    @Test
    void AI02_turnsWhereTheGroundEndsIfItIsThatKind() {
        String island = """
                ..........
                ..........
                ...####...
                ..........
                ..........
                """;
        World careful = world(island, 70, true);
        World bold = world(island, 70, false);
        boolean fell = false;
        for (int tick = 0; tick < 300; tick++) {
            step(careful);
            step(bold);
            assertThat(careful.actors().x(0)).isBetween(46.0, 102.0);
            assertThat(careful.actors().state(0)).isEqualTo(ActorState.GROUND);
            fell |= bold.actors().state(0) != ActorState.GROUND;
        }

        assertThat(fell).isTrue();
    }

    @Test
    void AI02_thinksAWhileBeforeItTurnsAgain() {
        World world = world("""
                ..........
                ..........
                ...#......
                ..........
                """, 50, true);
        int last = Integer.MIN_VALUE / 2;
        for (int tick = 0; tick < 300; tick++) {
            if (turns(step(world)) > 0) {
                assertThat(tick - last).isGreaterThanOrEqualTo(4);
                last = tick;
            }
        }

        assertThat(world.actors().alive(0)).isTrue();
        assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
    }

    @Test
    void AI02_idlesWhereThereIsNoWayAtAll() {
        World world = world("""
                .....
                .#.#.
                .###.
                """, 34, true);
        for (int tick = 0; tick < 60; tick++) {
            step(world);
        }
        double x = world.actors().x(0);
        for (int tick = 0; tick < 60; tick++) {
            step(world);
            assertThat(Math.abs(world.actors().x(0) - x)).isLessThan(4.01);
        }
    }

    @Test
    void AI03_goesOverAPeakAndBack() {
        World world = world("""
                ................
                #.....//........
                #..../##\\......#
                ################
                """.replace("//", "/\\"), 40, true);
        double most = 0;
        int back = 0;
        for (int tick = 0; tick < 1200; tick++) {
            step(world);
            most = Math.max(most, world.actors().x(0));
            back += most > 200 && world.actors().x(0) < 60 ? 1 : 0;
        }

        assertThat(most).isGreaterThan(200);
        assertThat(back).isPositive();
    }

    @Test
    void inTheAirItWantsNothing() {
        World world = world("""
                ..........
                ..........
                ..........
                ..........
                ##########
                """, 80, true);

        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(new WalkerController().control(world, 0, Buttons.RIGHT.bit()))
                .isEqualTo(Buttons.NONE);
    }

    /** A walker of 12×14 at 60 px/s that begins on the second row. */
    private static World world(String map, double x, boolean turnsAtLedges) {
        LevelObject walker = new Walker(
                ObjectCommon.of("walker", new Vec(x, 18), new Vec(12, 14)),
                60.0,
                Facing.RIGHT,
                turnsAtLedges,
                null,
                null,
                null);
        return new World(TestLevels.map(map).object(walker).level());
    }

    private static World step(World world) {
        world.step(Buttons.NONE);
        return world;
    }

    private static int turns(World world) {
        int turns = 0;
        for (int i = 0; i < world.eventCount(); i++) {
            turns += world.eventType(i) == EventType.TURNED ? 1 : 0;
        }
        return turns;
    }
}

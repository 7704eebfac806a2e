package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Conveyors of tiles that are climbable or have no shape: a current moves actors whose centre is in the cell. All run
 * at 60 px/s, a pixel a tick.
 */
class CurrentsTest {
    private static final double EXACT = 1e-9;

    @Test
    void transportsAnActorThatStandsInItAndShowsNoSpeed() {
        World world = new World(flooded('~').spawn(40, 160).level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().x(0)).isCloseTo(34 + 30, within(EXACT));
        assertThat(world.actors().vx(0)).isZero();
        assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
    }

    @Test
    void runsTheOtherWayIfTheTileIsTurned() {
        World world = new World(flooded('-').spawn(200, 160).level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().x(0)).isCloseTo(194 - 30, within(EXACT));
    }

    @Test
    void actsWhileTheCentreIsInTheCell() {
        World feetOnly = new World(TestLevels.floor().row(9, "").spawn(40, 160).level());
        World below = new World(TestLevels.floor()
                .row(9, "~".repeat(20))
                .playerSize(12, 40)
                .spawn(40, 160)
                .level());
        steps(feetOnly, 10, Buttons.NONE);
        steps(below, 10, Buttons.NONE);

        assertThat(feetOnly.actors().x(0)).isEqualTo(34);
        assertThat(below.actors().x(0)).isEqualTo(34);

        World upTo =
                new World(TestLevels.floor().draw(2, 9, "~~").spawn(40, 160).level());
        steps(upTo, 60, Buttons.NONE);
        // The cells end at 64: a last pixel takes the centre out of them.
        assertThat(upTo.actors().x(0) + 6).isBetween(64.0, 65.0);
    }

    @Test
    void movesFlyingActorsButNoneWithoutCollision() {
        TestLevels level = flooded('~');
        for (String id : new String[] {"solid", "ghost"}) {
            ActorProfile profile = ActorProfile.DEFAULT
                    .with(ActorField.APPLY_GRAVITY, 0)
                    .with(ActorField.WORLD_COLLISION, id.equals("solid") ? 1 : 0);
            level.object(Bodies.body(id, 40, 60, 12, 12, profile));
        }
        World world = new World(level.level());
        steps(world, 30, Buttons.NONE);

        Actors a = world.actors();
        assertThat(a.x(a.indexOf("solid"))).isCloseTo(70, within(EXACT));
        assertThat(a.vx(a.indexOf("solid"))).isZero();
        assertThat(a.x(a.indexOf("ghost"))).isEqualTo(40);
    }

    @Test
    void takesAlongWalkersAndPickups() {
        World world = new World(flooded('~')
                .object(new Pickup(ObjectCommon.of("coin", new Vec(40, 148), new Vec(12, 12)), ActorProfile.DEFAULT))
                .level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().x(0)).isCloseTo(70, within(EXACT));
    }

    @Test
    void isStoppedByAWallAndAnActorHeldThereSwimsAwayFasterThanIt() {
        World world = new World(
                flooded('~').draw(5, 8, "#").draw(5, 9, "#").spawn(60, 160).level());
        int walls = 0;
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
            walls += walls(world);
        }
        assertThat(world.actors().x(0)).isEqualTo(80 - 12);
        assertThat(walls).isEqualTo(1);

        // The way is 1/6, 1/2, 5/6 px in the first three ticks, which the current takes back, then 7/6 and so on up to
        // 2.
        steps(world, 3, Buttons.LEFT.bit());
        assertThat(world.actors().x(0)).isEqualTo(68);
        steps(world, 57, Buttons.LEFT.bit());
        assertThat(world.actors().x(0)).isCloseTo(68 - (1.0 / 6 + 3.0 / 6 + 5.0 / 6 + 54), within(EXACT));
    }

    @Test
    void isNoSpeedThatAJumpTakesAlong() {
        World world =
                new World(flooded('~').draw(0, 0, ".".repeat(20)).spawn(40, 160).level());
        world.step(Buttons.JUMP.bit());
        Actors a = world.actors();
        assertThat(a.vx(0)).isZero();
        steps(world, 19, Buttons.JUMP.bit());
        assertThat(a.state(0)).isEqualTo(ActorState.AIR);
        // All the way up it is in the current, which goes on taking it along, and no faster.
        assertThat(a.x(0)).isCloseTo(34 + 20, within(EXACT));
    }

    @Test
    void leavesNothingBehindOutsideOfIt() {
        World world =
                new World(TestLevels.floor(20).draw(0, 9, "~~~~").spawn(57, 160).level());
        steps(world, 60, Buttons.NONE);
        double x = world.actors().x(0);
        steps(world, 10, Buttons.NONE);

        assertThat(x + 6).isBetween(64.0, 65.0);
        assertThat(world.actors().x(0)).isEqualTo(x);
    }

    @Test
    void actsInPlaceOfTheBeltBelow() {
        World against =
                new World(flooded('-').row(10, ">".repeat(20)).spawn(200, 160).level());
        World along =
                new World(flooded('~').row(10, ">".repeat(20)).spawn(40, 160).level());
        steps(against, 30, Buttons.NONE);
        steps(along, 30, Buttons.NONE);

        assertThat(against.actors().x(0)).isCloseTo(194 - 30, within(EXACT));
        assertThat(along.actors().x(0)).isCloseTo(34 + 30, within(EXACT));
        assertThat(against.actors().vx(0)).isZero();
    }

    @Test
    void waterThatSaysNothingOfAConveyorLeavesItToTheBelt() {
        World world = new World(TestLevels.floor()
                .surface("still", new Surface(null, null, null, 70.0, null, null, null, null, Map.of()))
                .define(new TileType("pool", null, null, null, null, null, "still", null, null, null, null, Map.of()))
                .tile(15, 2, TileRef.of("pool"))
                .row(10, ">".repeat(20))
                .draw(10, 9, "~")
                .spawn(40, 160)
                .level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().x(0)).isCloseTo(34 + 30, within(EXACT));
    }

    @Test
    void takesAClimberOffTheLadder() {
        World world = new World(
                TestLevels.floor().fill(5, 4, 1, 6, 'V').spawn(88, 160).level());
        steps(world, 5, Buttons.UP.bit());
        assertThat(world.actors().state(0)).isEqualTo(ActorState.CLIMB);
        steps(world, 3, Buttons.NONE);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.CLIMB);
        // The middle is past the ladder's cells after that; the box is still on it.
        steps(world, 10, Buttons.NONE);
        double x = world.actors().x(0);
        assertThat(x + 6).isBetween(96.0, 97.1);
        steps(world, 20, Buttons.NONE);
        assertThat(world.actors().x(0)).isEqualTo(x);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.CLIMB);
    }

    @Test
    void takesAStackAlongOnce() {
        ActorProfile crate = ActorProfile.DEFAULT.with(ActorField.STANDABLE, 1);
        Level level = flooded('~')
                .object(Bodies.body("a", 40, 112, 16, 16, crate))
                .object(Bodies.body("b", 40, 128, 16, 16, crate))
                .object(Bodies.body("c", 40, 144, 16, 16, crate))
                .level();
        World world = new World(level);
        steps(world, 30, Buttons.NONE);

        for (int i = 0; i < 3; i++) {
            assertThat(world.actors().x(i)).isCloseTo(70, within(EXACT));
            assertThat(world.actors().state(i)).isEqualTo(ActorState.GROUND);
        }
    }

    @Test
    void carriesUpASlope() {
        World world = new World(TestLevels.floor()
                .fill(0, 0, 20, 10, '~')
                .draw(8, 9, "/#")
                .spawn(100, 160)
                .level());
        steps(world, 60, Buttons.NONE);

        assertThat(world.actors().y(0)).isEqualTo(144 - 24);
        assertThat(world.actors().x(0)).isCloseTo(94 + 60 - (16 * Math.sqrt(2) - 16), within(1e-5));
    }

    @Test
    void goesAlongOnePlatformAndAnother() {
        World world = new World(flooded('~')
                .once("cart", 30, 120, 80, 8, 200, 0, 60)
                .spawn(60, 120)
                .level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().on(0)).isEqualTo("cart");
        assertThat(world.actors().x(0)).isCloseTo(54 + 60, within(EXACT));
    }

    @Test
    void betweenTwoThatRunAgainstEachOtherNeitherActs() {
        World world = new World(
                TestLevels.floor().draw(0, 9, "~~~~----").spawn(64, 160).level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().x(0)).isEqualTo(58);
    }

    @Test
    void actsInALevelWithoutGravityToo() {
        World world = new World(TestLevels.empty(20, 12)
                .gravity(0)
                .fill(0, 0, 20, 12, '~')
                .spawn(40, 100)
                .level());
        steps(world, 30, Buttons.NONE);

        assertThat(world.actors().x(0)).isCloseTo(34 + 30, within(EXACT));
    }

    @Test
    void walkersTurnBeforeItTakesThemOverALedge() {
        World world = new World(TestLevels.empty(20, 12)
                .draw(4, 10, "########")
                .fill(0, 0, 20, 10, '~')
                .object(new Walker(
                        ObjectCommon.of("mite", new Vec(80, 148), new Vec(12, 12)),
                        100.0,
                        null,
                        true,
                        null,
                        null,
                        ActorProfile.DEFAULT))
                .level());
        for (int tick = 0; tick < 300; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
            assertThat(world.actors().x(0) + 12).isLessThanOrEqualTo(192 + 2.0);
        }
    }

    private static TestLevels flooded(char stream) {
        return TestLevels.floor().fill(0, 0, 20, 10, stream);
    }

    private static void steps(World world, int count, int buttons) {
        for (int tick = 0; tick < count; tick++) {
            world.step(buttons);
        }
    }

    private static int walls(World world) {
        int walls = 0;
        for (int k = 0; k < world.eventCount(); k++) {
            walls += world.eventType(k) == EventType.WALL ? 1 : 0;
        }
        return walls;
    }
}

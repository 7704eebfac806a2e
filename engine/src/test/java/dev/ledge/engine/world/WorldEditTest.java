package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldEditTest {

    private static final Level FLOOR = TestLevels.floor().spawn(24, 160).level();
    private static final Level LIFT = TestLevels.floor()
            .spawn(124, 100)
            .once("lift", 100, 100, 48, 8, 120, 0, 60)
            .level();

    @Test
    void ED01_aTilePaintedOverAnActorPushesItOutSlowly() {
        World world = new World(FLOOR);
        world.step(Buttons.NONE);
        world.edit(TestLevels.painted(FLOOR, 1, 9, '#'));
        for (int tick = 0; tick < 60; tick++) {
            double x = world.actors().x(0);
            double y = world.actors().y(0);
            world.step(Buttons.NONE);
            assertThat(Math.hypot(world.actors().x(0) - x, world.actors().y(0) - y))
                    .isLessThan(4.4);
        }

        assertThat(world.actors().alive(0)).isTrue();
        assertThat(world.actors().embedded(0)).isFalse();
        assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
    }

    @Test
    void ED01_aTilePaintedBesideChangesNothing() {
        World world = new World(FLOOR);
        World untouched = new World(FLOOR);
        world.edit(TestLevels.painted(FLOOR, 3, 9, '#'));
        for (int tick = 0; tick < 30; tick++) {
            world.step(Buttons.NONE);
            untouched.step(Buttons.NONE);
            assertThat(world.hash()).isEqualTo(untouched.hash());
        }
    }

    /** A spring throws the player down onto the floor, where it is in the air for a tick; G5. */
    @Test
    void ED01_anEditOfNothingOrElsewhereMakesNoActorLandEarlier() {
        Level spring = TestLevels.floor()
                .spawn(100, 136)
                .level()
                .withObject(
                        new Spring(ObjectCommon.of("down", new Vec(130, 150), new Vec(8, 8)), 520.0, Direction.DOWN));
        for (int jump = 8; jump < 20; jump++) {
            World untouched = new World(spring);
            World edited = new World(spring);
            World restored = new World(spring.toBuilder().build());
            World elsewhere = new World(spring);
            for (int tick = 0; tick < 30; tick++) {
                if (tick == jump) {
                    restored.restore(untouched.save());
                    edited.edit(spring.toBuilder().build());
                    elsewhere.edit(TestLevels.painted(spring, 0, 0, '#'));
                }
                int buttons = Buttons.RIGHT.bit() | (tick >= jump ? Buttons.JUMP.bit() : 0);
                for (World world : List.of(untouched, edited, restored, elsewhere)) {
                    world.step(tick < jump && world == restored ? Buttons.NONE : buttons);
                }
                assertThat(edited.fullHash()).isEqualTo(untouched.fullHash());
                assertThat(elsewhere.hash()).isEqualTo(untouched.hash());
                assertThat(tick < jump || restored.fullHash() == untouched.fullHash())
                        .isTrue();
            }
        }
    }

    @Test
    void ED01_anActorWhoseFloorIsErasedFallsInTheNextTick() {
        World world = new World(FLOOR);
        world.step(Buttons.NONE);
        world.edit(TestLevels.painted(FLOOR, 1, 10, '.'));
        world.step(Buttons.NONE);

        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().feet(0) - 160).isCloseTo(1 / 6.0, within(1e-9));
    }

    /** A walker asks for ground ahead before the step finds its own gone. */
    @Test
    void ED01_aWalkerStandsOnNothingOnceItsFloorIsCutOffWithTheEdgeOfTheLevel() {
        Walker walker = new Walker(
                ObjectCommon.of("walker", new Vec(1200, 144), new Vec(16, 16)), 20.0, null, true, null, null, null);
        for (TestLevels smaller : List.of(TestLevels.floor(), TestLevels.empty(100, 3))) {
            World world = new World(TestLevels.floor(100).object(walker).level());
            world.step(Buttons.NONE);
            assertThat(world.actors().on(0)).isNotNull();
            world.edit(smaller.object(walker).level());
            world.step(Buttons.NONE);

            assertThat(world.actors().on(0)).isNull();
        }
    }

    @Test
    void ED01_groundPutUnderTheFeetHoldsAsIfItHadAlwaysBeenThere() {
        Level walker = TestLevels.floor()
                .spawn(300, 160)
                .object(new Walker(
                        ObjectCommon.of("walker", new Vec(128, 84), new Vec(16, 16)),
                        20.0,
                        null,
                        null,
                        null,
                        null,
                        null))
                .level();
        Level shelf = TestLevels.floor()
                .spawn(300, 160)
                .object(walker.object("walker"))
                .still("shelf", 100, 100, 60, 8)
                .level();
        World fresh = new World(shelf);
        World edited = new World(walker);
        edited.edit(shelf);
        fresh.step(Buttons.NONE);
        edited.step(Buttons.NONE);

        assertThat(fresh.actors().vx(1)).isPositive();
        assertThat(edited.hash()).isEqualTo(fresh.hash());
    }

    @Test
    void ED01_groundPutUnderTheFeetOfOneThatFallsIsLandedOn() {
        Level air = TestLevels.floor().spawn(124, 60).level();
        World world = new World(air);
        while (world.actors().feet(0) < 100) {
            world.step(Buttons.NONE);
        }
        double feet = world.actors().feet(0);
        world.edit(TestLevels.floor()
                .spawn(124, 60)
                .still("shelf", 100, feet, 60, 8)
                .level());
        world.step(Buttons.NONE);

        assertThat(world.actors().feet(0)).isEqualTo(feet);
        assertThat(world.actors().on(0)).isEqualTo("shelf");
        assertThat(world.eventType(0)).isEqualTo(EventType.LANDED);
    }

    @Test
    void ED01_anActorThatIsPutOnAPlatformThatIsDraggedInTheSameEditStaysWhereItIsPut() {
        Level dragged = TestLevels.floor()
                .spawn(24, 160)
                .still("shelf", 140, 100, 48, 8)
                .object(body("box", 150, 84, false))
                .level();
        World world = new World(TestLevels.floor()
                .spawn(24, 160)
                .still("shelf", 100, 100, 48, 8)
                .level());
        world.edit(dragged);

        assertThat(world.actors().x(0)).isEqualTo(150);
        assertThat(world.actors().on(0)).isEqualTo("shelf");
    }

    @Test
    void ED01_aStackThatIsPutInAtOnceStandsWhateverItsIds() {
        World world = new World(FLOOR);
        world.edit(TestLevels.floor()
                .spawn(24, 160)
                .object(body("z-below", 150, 144, true))
                .object(body("a-above", 150, 128, true))
                .level());

        assertThat(world.actors().on(world.actors().indexOf("a-above"))).isEqualTo("z-below");
    }

    private static Body body(String id, double x, double y, boolean standable) {
        ActorProfile profile = ActorProfile.DEFAULT.with(ActorField.STANDABLE, standable ? 1 : 0);
        return new Body(ObjectCommon.of(id, new Vec(x, y), new Vec(16, 16)), null, null, null, profile);
    }

    @Test
    void ED02_theFeetStayWhereTheyAreWhenThePlayerIsResized() {
        World world = new World(FLOOR);
        for (double height : new double[] {12, 24, 40, 24}) {
            world.edit(FLOOR.toBuilder()
                    .player(FLOOR.player().withSize(new Vec(12, height)))
                    .build());
            world.step(Buttons.NONE);
            assertThat(world.actors().feet(0)).isEqualTo(160);
            assertThat(world.actors().height(0)).isEqualTo(height);
            assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
        }
    }

    @Test
    void ED03_aLevelThatWasEditedUndoneSavedAndLoadedPlaysAsIfUntouched() throws LevelFormatException {
        Level level = Courses.course(2, 3, 0);
        Level undone = TestLevels.painted(TestLevels.painted(level, 5, 5, '#'), 5, 5, '.');
        byte[] saved = LevelWriter.toBytes(LevelWriter.withLegends(undone));
        Level loaded = LevelReader.read(saved, Path.of("course.level.json")).value();
        World world = new World(loaded);
        World untouched = new World(level);
        for (int tick = 0; tick < 300; tick++) {
            world.step(Courses.buttons(tick));
            untouched.step(Courses.buttons(tick));
            assertThat(world.hash()).isEqualTo(untouched.hash());
        }
    }

    @Test
    void JP02_aJumpIsAsHighAtEveryTickRate() {
        for (double rate : new double[] {30, 60, 120}) {
            World world =
                    new World(TestLevels.floor().tickRate(rate).spawn(24, 160).level());
            double highest = 160;
            for (int tick = 0; tick < rate; tick++) {
                world.step(Buttons.JUMP.bit());
                highest = Math.min(highest, world.actors().feet(0));
            }
            assertThat(160 - highest).as("at %s ticks a second", rate).isCloseTo(66.67, within(0.1));
        }
    }

    @Test
    void NU01_aLevelWhoseNumbersAreNoneIsRefused() {
        for (double rate : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestLevels.floor().tickRate(rate))
                    .withMessageContaining("tickRate");
        }
    }

    @Test
    void aLayerWithFewerCellsThanTheLevelIsEmptyWhereItHasNone() {
        Level smaller = FLOOR.toBuilder()
                .size(200, 200)
                .layers(List.of(TileLayer.of("ground", TileGrid.empty(1, 1))))
                .build();
        World world = new World(smaller);
        world.step(Buttons.NONE);
        world.edit(FLOOR);
        world.step(Buttons.NONE);
        world.edit(smaller);
        world.step(Buttons.NONE);

        assertThat(world.tick()).isEqualTo(3);
    }

    @Test
    void NU02_anActorWithoutASizeIsRefused() {
        for (Vec size : List.of(new Vec(0, 24), Vec.ZERO, new Vec(12, Double.NaN))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> FLOOR.player().withSize(size))
                    .withMessageContaining("of an actor");
        }
    }

    @Test
    void NU02_aLineOfNoHeightHoldsAnActorAndSoDoesALevelOfOneCell() {
        Level line = TestLevels.empty(20, 12)
                .polygon("line", null, 0, 160, 320, 160)
                .spawn(24, 100)
                .level();
        Level cell = TestLevels.map("#").spawn(8, 0).playerSize(1e-3, 1e-3).level();
        World onLine = new World(line);
        World onCell = new World(cell);
        for (int tick = 0; tick < 60; tick++) {
            onLine.step(Buttons.NONE);
            onCell.step(Buttons.NONE);
        }

        assertThat(onLine.actors().feet(0)).isCloseTo(160, within(0.02));
        assertThat(onLine.actors().on(0)).isEqualTo("line");
        assertThat(onCell.actors().on(0)).isEqualTo("tile:0,0");
        new World(TestLevels.empty(0, 0).level()).step(Buttons.NONE);
    }

    @Test
    void twoEditsInATickMayDeleteTheActorOfAnEvent() {
        World world = new World(FLOOR);
        while (world.eventCount() == 0) {
            world.step(Buttons.JUMP.bit());
        }
        Level without = FLOOR.withoutObject(FLOOR.objects().get(0).id());
        world.edit(without);
        world.edit(LIFT);
        world.step(Buttons.NONE);

        assertThat(world.actors().count()).isEqualTo(1);
    }

    @Test
    void ED01_nobodyIsPushedOutToWhereItDies() {
        Level floor = TestLevels.map("""
                ............
                ............
                ............
                ............
                ............
                ............
                ............
                ............
                ............
                ............
                ############
                ############
                """).spawn(72, 160).level();
        Level walledIn = floor;
        for (int column = 0; column < 12; column++) {
            for (int row = 4; row < 10; row++) {
                walledIn = TestLevels.painted(walledIn, column, row, '#');
            }
        }
        World world = new World(floor);
        world.step(Buttons.NONE);
        world.edit(walledIn);
        for (int tick = 0; tick < 120; tick++) {
            world.step(Buttons.NONE);
        }

        assertThat(world.actors().alive(0)).isTrue();
        assertThat(world.actors().embedded(0)).isFalse();
        assertThat(world.actors().feet(0)).isCloseTo(64, within(1e-6));
    }

    @Test
    void ED01_anActorThatStandsOnABeltThatBecomesRockSlidesOnAndKeepsNothingOfIt() {
        Level belt = TestLevels.empty(20, 12)
                .row(10, ">>>>>>>>>>>>>>>>>>>>")
                .spawn(24, 160)
                .level();
        Level rock = belt;
        for (int column = 0; column < 20; column++) {
            rock = TestLevels.painted(rock, column, 10, '#');
        }
        World world = new World(belt);
        for (int tick = 0; tick < 10; tick++) {
            world.step(Buttons.NONE);
        }
        double x = world.actors().x(0);
        world.edit(rock);
        world.step(Buttons.NONE);
        assertThat(world.actors().x(0) - x).isBetween(0.5, 1.0);
        for (int tick = 0; tick < 10; tick++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().vx(0)).isZero();

        world.edit(TestLevels.empty(20, 12).spawn(24, 160).level());
        world.step(Buttons.NONE);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().vx(0)).isZero();
    }

    @Test
    void ED02_anObjectThatIsAddedBringsNoActorBack() {
        Level level = TestLevels.floor()
                .spawn(24, 160)
                .object(new Pickup(ObjectCommon.of("coin", new Vec(40, 150), new Vec(8, 8)), null))
                .object(Body.of("crate", new Vec(200, 136), new Vec(24, 24)))
                .level();
        World world = new World(level);
        while (world.actors().present(world.actors().indexOf("coin"))) {
            world.step(Buttons.RIGHT.bit());
        }
        world.kill(world.actors().indexOf("crate"));
        while (world.actors().present(world.actors().indexOf("crate"))) {
            world.step(Buttons.NONE);
        }
        world.edit(level.withObject(Body.of("new", new Vec(260, 136), new Vec(24, 24))));
        world.step(Buttons.NONE);

        assertThat(world.actors().present(world.actors().indexOf("new"))).isTrue();
        assertThat(world.actors().present(world.actors().indexOf("coin"))).isFalse();
        assertThat(world.actors().present(world.actors().indexOf("crate"))).isFalse();
    }
}

package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Walkers that come into markers otherwise than by walking. Case AI-01. */
class MarkersTest {
    private static final double EXACT = 1e-9;
    /** Where the middle of the walker starts, px; 400 px/s are 6⅔ px a tick. */
    private static final double START = 100;

    @Test
    void AI01_aWalkerThatABeltTakesBackIntoAMarkerWalksOnOutOfIt() {
        // 6⅔ px with the belt, into the marker, and as far back by itself: turning there would send it off with the
        // belt.
        World world = belt(walker(400, Facing.LEFT), marker("m", START + 5, 2, "turn"));
        world.setVelocity(0, 0, 0);
        Actors a = world.actors();
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
            assertThat(turns(world)).isZero();
        }
        assertThat(a.facing(0)).isEqualTo(Facing.LEFT);
    }

    @Test
    void AI01_aWalkerFasterThanItsBeltStaysBetweenTwoMarkers() {
        for (int speed = 401; speed < 1200; speed += 17) {
            for (double start = 0; start < 8; start += 1.7) {
                World world = belt(
                        walker(speed, Facing.RIGHT),
                        marker("left", START - 40 - start, 4, "turn"),
                        marker("right", START + 60 - start, 4, "turn"));
                double most = START + 60 - start + (speed + 400) / 60.0;
                double least = START - 36 - start - (speed - 400) / 60.0;
                for (int tick = 0; tick < 600; tick++) {
                    world.step(Buttons.NONE);
                    assertThat(world.actors().x(0) + 6)
                            .as("%d px/s from %s, tick %d", speed, start, tick)
                            .isBetween(least, most);
                }
            }
        }
    }

    @Test
    void AI01_aWalkerThatABeltTakesThroughTwoMarkersInATickObeysBoth() {
        World world =
                belt(walker(1, Facing.LEFT), marker("m", START + 2, 1, "right"), marker("n", START + 4, 1, "turn"));
        world.step(Buttons.NONE);

        assertThat(world.actors().x(0) + 6).isGreaterThan(START + 6);
        assertThat(world.actors().facing(0)).isEqualTo(Facing.LEFT);
        assertThat(turns(world)).isPositive();
    }

    @Test
    void AI01_aFlyingWalkerTurnsAtTheBorderOfAMarkerAsFastAsItCame() {
        World world = flying(150, marker("m", START + 20, 2, "turn"));
        double farthest = 0;
        int turns = 0;
        Actors a = world.actors();
        for (int tick = 0; tick < 12; tick++) {
            world.step(Buttons.NONE);
            farthest = Math.max(farthest, a.x(0) + 6);
            turns += turns(world);
        }
        assertThat(a.state(0)).isEqualTo(ActorState.AIR);
        assertThat(farthest).isLessThanOrEqualTo(START + 20);
        assertThat(turns).isEqualTo(1);
        assertThat(a.vx(0)).isEqualTo(-150);
        // 2.5 px a tick: 20 px there and 10 px back.
        assertThat(a.x(0) + 6).isCloseTo(START + 10, within(1e-5));
        // It falls all the while, as if nothing were there.
        assertThat(a.vy(0)).isCloseTo(12 * 20, within(EXACT));
    }

    @Test
    void AI01_aFlyingWalkerStaysBetweenTwoMarkersHoweverFastItIs() {
        World world = flying(3000, marker("l", START - 31, 1, "turn"), marker("r", START + 30, 1, "turn"));
        for (int tick = 0; tick < 12; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.actors().x(0) + 6).isBetween(START - 30.01, START + 30.01);
        }
        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
    }

    @Test
    void AI01_aMarkerThatStopsAFlyingWalkerStopsItThere() {
        World world = flying(150, marker("m", START + 4, 2, "stop"));
        for (int tick = 0; tick < 6; tick++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().vx(0)).isZero();
        assertThat(world.actors().x(0) + 6).isCloseTo(START + 4, within(1e-5));
    }

    @Test
    void AI01_aMarkerBeyondTheEndOfTheGroundIsObeyedAtItsBorderInTheVeryTick() {
        // The ground ends at 96, so that the walker falls from where its middle is at 102 on; it goes 5 px in the first
        // tick.
        World stopped = offTheEnd("stop");
        stopped.step(Buttons.NONE);
        assertThat(stopped.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(stopped.actors().x(0) + 6).isCloseTo(103, within(1e-5));
        assertThat(stopped.actors().vx(0)).isZero();

        // Back from there it hits the side of the ground.
        World turned = offTheEnd("turn");
        turned.step(Buttons.NONE);
        assertThat(turned.actors().facing(0)).isEqualTo(Facing.LEFT);
        assertThat(turned.actors().x(0) + 6).isEqualTo(102);
        assertThat(turns(turned)).isEqualTo(1);
    }

    private static World offTheEnd(String tells) {
        return new World(TestLevels.empty(20, 30)
                .openBorders()
                .draw(0, 10, "######")
                .object(walker(600, Facing.RIGHT))
                .object(marker("m", 103, 2, tells))
                .level());
    }

    @Test
    void AI01_aMarkerBehindAWallIsNotReached() {
        TestLevels level = TestLevels.empty(20, 30)
                .fill(7, 0, 1, 30, '#')
                .object(walker(150, Facing.RIGHT))
                .object(marker("m", 116, 2, "turn"));
        World world = new World(level.level());
        world.setVelocity(0, 600, 0);
        for (int tick = 0; tick < 10; tick++) {
            world.step(Buttons.NONE);
            assertThat(turns(world)).isZero();
        }
        assertThat(world.actors().x(0) + 12).isEqualTo(112);
    }

    private static World belt(LevelObject... objects) {
        TestLevels level = TestLevels.floor()
                .surface("fast", new Surface(null, null, null, null, 400.0, null, null, null, Map.of()))
                .define(TestPalette.tile("chute", Shape.FULL).withSurface("fast"));
        for (int c = 0; c < 20; c++) {
            level.tile(c, 10, TileRef.of("chute"));
        }
        for (LevelObject object : objects) {
            level.object(object);
        }
        return new World(level.level());
    }

    private static World flying(double speed, LevelObject... markers) {
        TestLevels level = TestLevels.empty(20, 30).openBorders().object(walker(speed, Facing.RIGHT));
        for (LevelObject marker : markers) {
            level.object(marker);
        }
        World world = new World(level.level());
        world.setVelocity(0, speed, 0);
        return world;
    }

    /** Of 12×12, its feet at 160. */
    private static LevelObject walker(double speed, Facing facing) {
        ActorProfile profile = ActorProfile.DEFAULT.with(ActorField.ACCELERATION, 1e6);
        return new Walker(
                ObjectCommon.of("mite", new Vec(START - 6, 148), new Vec(12, 12)),
                speed,
                facing,
                false,
                null,
                null,
                profile);
    }

    private static LevelObject marker(String id, double left, double width, String tells) {
        return new Marker(ObjectCommon.of(id, new Vec(left, 0), new Vec(width, 480)), tells);
    }

    private static int turns(World world) {
        int turns = 0;
        for (int k = 0; k < world.eventCount(); k++) {
            turns += world.eventType(k) == EventType.TURNED ? 1 : 0;
        }
        return turns;
    }
}

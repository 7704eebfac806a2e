package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.EventType;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What rides platforms, beside a slow look at both ways in small steps. Rules RI-02, RI-05, RI-06. */
class RidingAreasTest {
    private static final int SCENES = 400;
    private static final int TICKS = 20;
    private static final int SMALL_STEPS = 400;

    /** Scenes that pass each other more closely than this, px, are left undecided. */
    private static final double CLOSE = 0.2;

    @Test
    void anActorThatFliesDiesWhereTheSmallStepsSayToo() {
        SplittableRandom random = new SplittableRandom(5);
        int hits = 0;
        int misses = 0;
        for (int scene = 0; scene < SCENES; scene++) {
            Vec velocity = new Vec(random.nextDouble(-900, 900), random.nextDouble(-500, 600));
            Vec at = new Vec(random.nextDouble(150, 450), random.nextDouble(100, 300));
            Vec size = new Vec(random.nextDouble(1, 20), random.nextDouble(1, 20));
            Vec way = new Vec(random.nextDouble(-400, 400), random.nextDouble(-300, 300));
            double speed = random.nextDouble(30, 1500);
            Platform cart = TestLevels.platform(
                    "cart", 5, 5, 4, 4, List.of(Vec.ZERO, way), Motion.of(Motion.Mode.PINGPONG, speed));
            LevelObject spikes =
                    new HazardArea(ObjectCommon.of("spikes", at, size).withRides("cart"));
            Level level = TestLevels.empty(40, 30)
                    .spawn(300, 200)
                    .velocity(velocity.x(), velocity.y())
                    .openBorders()
                    .object(cart.withSolidFrom(Sides.NONE))
                    .object(spikes)
                    .level();
            int[] expected = bounds(level, at, size);
            int died = died(level);
            if (expected[0] == expected[1]) {
                assertThat(died).as("scene %d", scene).isEqualTo(expected[0]);
                hits += died < 0 ? 0 : 1;
                misses += died < 0 ? 1 : 0;
            }
        }
        assertThat(hits).isGreaterThan(SCENES / 20);
        assertThat(misses).isGreaterThan(SCENES / 4);
    }

    private static int died(Level level) {
        World world = new World(level);
        for (int tick = 1; tick <= TICKS; tick++) {
            world.step(0);
            if (!world.actors().alive(world.player())) {
                return tick;
            }
        }
        return -1;
    }

    /** The tick at which small steps find a contact, with the area a little larger and a little smaller; −1 if none. */
    private static int[] bounds(Level level, Vec at, Vec size) {
        // The ways are those of the same level without the hazard.
        World world = new World(level.withoutObject("spikes"));
        int[] found = {-1, -1};
        for (int tick = 1; tick <= TICKS; tick++) {
            Aabb before = player(world);
            Vec from = world.platforms().offset(level.object("cart"));
            world.step(0);
            Aabb after = player(world);
            Vec to = world.platforms().offset(level.object("cart"));
            for (int k = 0; k <= SMALL_STEPS; k++) {
                double part = k / (double) SMALL_STEPS;
                Vec moved = from.plus(to.minus(from).times(part));
                Aabb area = Aabb.of(at.plus(moved), size);
                Vec gone = after.at().minus(before.at()).times(part);
                Aabb player = before.moved(gone.x(), gone.y());
                if (found[0] < 0 && area.grown(CLOSE).touches(player)) {
                    found[0] = tick;
                }
                if (found[1] < 0
                        && area.grown(-Math.min(CLOSE, 0.4 * Math.min(size.x(), size.y())))
                                .touches(player)) {
                    found[1] = tick;
                }
            }
        }
        return found;
    }

    private static Aabb player(World world) {
        int i = world.player();
        return Aabb.of(
                new Vec(world.actors().x(i), world.actors().y(i)),
                new Vec(world.actors().width(i), world.actors().height(i)));
    }

    @Test
    void aPatrollerEntersMarkersThatMoveWhereItsMiddleDoes() {
        SplittableRandom random = new SplittableRandom(6);
        for (int scene = 0; scene < SCENES; scene++) {
            double fly = random.nextDouble(-300, 300);
            double cart = random.nextDouble(5, 900);
            int sign = random.nextBoolean() ? 1 : -1;
            double gap = random.nextDouble(1, 60);
            double edge = 300 + (sign > 0 ? -gap : gap);
            // The contact is when the marker's near edge comes to the fly's middle.
            double seconds = gap / (sign * cart - fly) * sign;
            double ticks = seconds * 60;
            boolean isClose = Math.abs(ticks - Math.rint(ticks)) < 0.01;
            if (seconds < 0 || ticks > TICKS || isClose || cart * 20 / 60 > 380) {
                continue;
            }
            Platform platform = TestLevels.platform(
                    "cart", 5, 5, 4, 4, List.of(Vec.ZERO, new Vec(sign * 400.0, 0)), Motion.of(Motion.Mode.ONCE, cart));
            LevelObject marker = new Marker(
                    ObjectCommon.of("m", new Vec(sign > 0 ? edge - 30 : edge, 60), new Vec(30, 80))
                            .withRides("cart"),
                    "turn");
            World world = new World(TestLevels.empty(60, 20)
                    .spawn(30, 300)
                    .openBorders()
                    .object(platform)
                    .object(marker)
                    .object(new Patroller(ObjectCommon.of("fly", new Vec(292, 92), new Vec(16, 16)), new Vec(fly, 0)))
                    .level());
            int i = world.actors().indexOf("fly");
            for (int tick = 1; tick < ticks; tick++) {
                world.step(0);
                assertThat(world.actors().vx(i)).as("scene %d", scene).isEqualTo(fly);
            }
            world.step(0);
            assertThat(world.actors().vx(i)).as("scene %d", scene).isEqualTo(-fly);
            double turnedAt = 292 + fly * seconds;
            double rest = world.tick() / 60.0 - seconds;
            assertThat(world.actors().x(i)).isCloseTo(turnedAt - fly * rest, within(0.01));
        }
    }

    @Test
    void whatRidesIsRestoredWithItsPlatform() {
        Platform cart = TestLevels.platform(
                "cart", 5, 5, 4, 4, List.of(Vec.ZERO, new Vec(-96, 0)), Motion.of(Motion.Mode.PINGPONG, 60));
        LevelObject spikes = new HazardArea(
                ObjectCommon.of("spikes", new Vec(140, 144), new Vec(16, 16)).withRides("cart"));
        World world = new World(
                TestLevels.floor().spawn(106, 160).object(cart).object(spikes).level());
        world.step(0);
        Snapshot early = world.save();
        for (int tick = 1; tick < 28; tick++) {
            assertThat(world.actors().alive(world.player())).isTrue();
            world.step(0);
        }
        assertThat(world.actors().alive(world.player())).isFalse();
        long hash = world.fullHash();

        world.restore(early);
        for (int tick = 1; tick < 28; tick++) {
            world.step(0);
        }
        assertThat(world.fullHash()).isEqualTo(hash);
    }

    @Test
    void anEditMovesWhatRidesUnderTheRunningGame() {
        Platform cart = TestLevels.platform(
                "cart", 5, 5, 4, 4, List.of(Vec.ZERO, new Vec(96, 0)), Motion.of(Motion.Mode.PINGPONG, 60));
        LevelObject goal = new Goal(ObjectCommon.of("flag", new Vec(20, 40), new Vec(8, 8)));
        Level level =
                TestLevels.floor().spawn(106, 160).object(cart).object(goal).level();
        World world = new World(level);
        for (int tick = 0; tick < 30; tick++) {
            world.step(0);
        }
        // Where the cart is now, it is at the player's feet.
        LevelObject riding =
                goal.withCommon(goal.common().withAt(new Vec(100 - 31 - 4, 144)).withRides("cart"));
        world.edit(level.withObject(riding));
        world.step(0);

        assertThat(world.eventCount()).isPositive();
        assertThat(world.event(0).type()).isEqualTo(EventType.WON);
    }

    @Test
    void beforeTheFirstStepASpawnFollowsThePlatformThatAnEditGivesIt() {
        Platform cart = TestLevels.platform(
                "cart",
                5,
                5,
                4,
                4,
                List.of(Vec.ZERO, new Vec(96, 0)),
                new Motion(Motion.Mode.PINGPONG, 60.0, null, 0.5, null, null, Map.of()));
        Level still = TestLevels.floor().spawn(106, 160).level();
        LevelObject spawn = still.object("spawn");
        Level riding = still.withObject(spawn.withCommon(spawn.common().withRides("cart")));
        World world = new World(riding);

        world.edit(riding.withObject(cart));
        world.step(0);

        assertThat(world.actors().x(world.player())).isEqualTo(130);
    }

    @Test
    void aPlatformThatIsNotThereCarriesNothing() {
        LevelObject goal = new Goal(
                ObjectCommon.of("flag", new Vec(100, 144), new Vec(8, 8)).withRides("gone"));
        World world = new World(TestLevels.floor().spawn(106, 160).object(goal).level());
        world.step(0);

        assertThat(world.event(0).type()).isEqualTo(EventType.WON);
    }
}

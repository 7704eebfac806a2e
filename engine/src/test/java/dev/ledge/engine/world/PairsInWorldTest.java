package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairsInWorldTest {

    @Test
    void AA01_anImpulseActsOnceOnEitherInTheNextStep() {
        World world = new World(pair(8, 0.2));
        Actors a = world.actors();
        world.step(Buttons.NONE);
        assertThat(a.vx(0)).isZero();
        world.step(Buttons.NONE);

        assertThat(a.vx(0)).isCloseTo(-0.1, within(1e-12));
        assertThat(a.vx(0) + a.vx(1)).isZero();
        assertThat(a.vy(0)).isZero();
        assertThat(a.vy(1)).isZero();
    }

    @Test
    void AA01_circlesThatOnlyTouchDoNotRepel() {
        World world = new World(pair(16, 0.2));
        for (int i = 0; i < 5; i++) {
            world.step(Buttons.NONE);
        }

        assertThat(world.actors().vx(0)).isZero();
        assertThat(world.actors().vx(1)).isZero();
    }

    @Test
    void AA01_neitherIsRepelledIfOneDoesNot() {
        Level level = TestLevels.empty(20, 20)
                .object(square("a", 100, repelling(50)))
                .object(square("b", 104, repelling(0)))
                .level();
        World world = new World(level);
        world.step(Buttons.NONE);
        world.step(Buttons.NONE);

        assertThat(world.actors().vx(0)).isZero();
        assertThat(world.actors().vx(1)).isZero();
    }

    @Test
    void AA02_fiveAtTheSamePlaceSeparateTheSameWayEveryTime() {
        TestLevels levels = TestLevels.empty(40, 20);
        for (int i = 0; i < 5; i++) {
            levels.object(square("body" + i, 300, repelling(120)));
        }
        World world = new World(levels.level());
        World again = new World(levels.level());
        for (int tick = 0; tick < 120; tick++) {
            world.step(Buttons.NONE);
            again.step(Buttons.NONE);
            assertThat(again.fullHash()).isEqualTo(world.fullHash());
        }

        for (int i = 0; i < 5; i++) {
            for (int j = i + 1; j < 5; j++) {
                double distance = Math.hypot(
                        world.actors().x(i) - world.actors().x(j),
                        world.actors().y(i) - world.actors().y(j));
                assertThat(distance).as("%d and %d", i, j).isGreaterThanOrEqualTo(15);
            }
        }
    }

    @Test
    void AA03_theWallHasTheLastWord() {
        World world = new World(TestLevels.empty(20, 20)
                .fill(0, 0, 1, 20, '#')
                .object(square("a", 16, repelling(120)))
                .object(square("b", 20, repelling(120)))
                .level());
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.actors().x(0)).isGreaterThanOrEqualTo(15.95);
        }

        assertThat(world.actors().x(1) - world.actors().x(0)).isGreaterThanOrEqualTo(15.5);
    }

    @Test
    void AA04_aDeepOverlapLaunchesNoOne() {
        ActorProfile repelling = ActorProfile.DEFAULT.with(ActorField.REPEL, 120);
        Body falling =
                new Body(Bodies.body("b", 101, 90, 12, 24, repelling).common(), new Vec(0, 600), null, null, repelling);
        World world = new World(TestLevels.floor()
                .object(Bodies.body("a", 100, 136, 12, 24, repelling))
                .object(falling)
                .level());
        Actors a = world.actors();
        for (int tick = 0; tick < 180; tick++) {
            double before = Math.hypot(a.vx(1), a.vy(1));
            world.step(Buttons.NONE);

            assertThat(a.feet(0)).isCloseTo(160, within(1e-9));
            assertThat(Math.abs(a.vx(0))).isLessThanOrEqualTo(120);
            assertThat(Math.hypot(a.vx(1), a.vy(1))).isLessThanOrEqualTo(Math.max(before + 20, 120));
        }

        assertThat(Math.abs(a.x(0) - a.x(1))).isGreaterThan(6);
    }

    @Test
    void AA08_touchingIsReportedWithoutOverlapAndMovesNoOne() {
        World world = new World(TestLevels.empty(20, 20)
                .object(square("a", 100, repelling(0)))
                .object(square("b", 116, repelling(0)))
                .object(Bodies.body("c", 132, 116, 16, 16, repelling(0)))
                .level());
        world.step(Buttons.NONE);

        assertThat(world.eventCount()).isEqualTo(2);
        assertThat(world.event(0).by()).isEqualTo("b");
        assertThat(world.event(0).pair()[0]).isZero();
        assertThat(Math.abs(world.event(0).pair()[1])).isEqualTo(16);
        assertThat(world.event(1).pair()).startsWith(0.0, 0.0);
        assertThat(world.actors().x(0)).isEqualTo(100);

        world.place(1, 116.1, 100);
        world.step(Buttons.NONE);
        assertThat(world.eventCount()).as("only b and c touch now").isEqualTo(1);
    }

    @Test
    void MP14_anActorThatStandsOnAHeadThatIsSuddenlyElsewhereStaysBehind() {
        ActorProfile standable = ActorProfile.DEFAULT.with(ActorField.STANDABLE, 1);
        for (boolean respawns : new boolean[] {false, true}) {
            World world = new World(TestLevels.floor()
                    .object(Bodies.body("a", 100, 136, 24, 24, standable))
                    .object(Bodies.body("b", 106, 112, 12, 24, ActorProfile.DEFAULT))
                    .level());
            world.step(Buttons.NONE);
            assertThat(world.actors().state(1)).isEqualTo(ActorState.GROUND);
            if (respawns) {
                world.place(0, 200, 136);
                world.place(1, 206, 112);
                world.step(Buttons.NONE);
                world.respawn(0);
            } else {
                world.place(0, 200, 136);
            }
            world.setVelocity(0, 600, 0);
            double x = world.actors().x(1);
            world.step(Buttons.NONE);

            assertThat(world.actors().x(1)).isEqualTo(x);
            assertThat(world.actors().vx(1)).isZero();
            assertThat(world.actors().state(1)).isEqualTo(ActorState.AIR);
        }
    }

    @Test
    void AA08_farOutTheLastBitStillReportsWhatTouches() {
        double x = 2000 + 1.0 / 3;
        for (int actors : new int[] {2, 4}) {
            for (double[] apart : new double[][] {{0, 1}, {Math.ulp(x + 16), 0}, {-Math.ulp(x + 16), 1}, {1e-5, 0}}) {
                TestLevels levels = TestLevels.empty(200, 20)
                        .object(square("a", x, repelling(0)))
                        .object(square("b", x + 16 + apart[0], repelling(0)));
                if (actors == 4) {
                    levels.object(square("c", x + 100, repelling(0)));
                    levels.object(square("d", x - 60, repelling(0)));
                }
                World world = new World(levels.level());
                world.step(Buttons.NONE);

                assertThat(world.eventCount()).as("apart by %s", apart[0]).isEqualTo((int) apart[1]);
            }
        }
    }

    @Test
    void AA09_theOrderOfInsertionChangesNothing() {
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        List<Long> hashes = new ArrayList<>();
        for (int[] order : orders) {
            World world = new World(three(order));
            for (int tick = 0; tick < 30; tick++) {
                world.step(Buttons.NONE);
            }
            hashes.add(world.fullHash());
        }

        assertThat(hashes).containsOnly(hashes.get(0));
    }

    @Test
    void AA09_recordsHoldWhatWasThenEvenIfAHandlerMovesAnActor() {
        World world = new World(three(0, 1, 2));
        List<Event> reported = new ArrayList<>();
        world.setListener(event -> {
            reported.add(event);
            world.place(2, 10, 10);
            world.setVelocity(2, 77, 0);
        });
        world.step(Buttons.NONE);

        assertThat(reported).hasSize(3);
        double[] last = reported.get(2).pair();
        // b's velocity, then old positions of a and b, then new ones.
        assertThat(last[4]).isZero();
        assertThat(last[8]).isEqualTo(108);
        assertThat(last[12]).isEqualTo(108);
    }

    @Test
    void pairsCanBeSwitchedOff() {
        World world = new World(three(0, 1, 2));
        world.setFindsPairs(false);
        world.step(Buttons.NONE);
        assertThat(world.eventCount()).isZero();

        world.setFindsPairs(true);
        world.step(Buttons.NONE);
        assertThat(world.eventCount()).isEqualTo(3);
    }

    private static Level pair(double distance, double repel) {
        return TestLevels.empty(20, 20)
                .object(square("a", 100, repelling(repel)))
                .object(square("b", 100 + distance, repelling(repel)))
                .level();
    }

    private static Level three(int... order) {
        TestLevels levels = TestLevels.empty(20, 20);
        for (int k : order) {
            levels.object(square("body" + k, 100 + 4 * k, repelling(60)));
        }
        return levels.level();
    }

    private static ActorProfile repelling(double repel) {
        return Bodies.FLOATING.with(ActorField.REPEL, repel).with(ActorField.RADIUS, 8);
    }

    /** 16×16 at y = 100. */
    private static LevelObject square(String id, double x, ActorProfile profile) {
        return Bodies.body(id, x, 100, 16, 16, profile);
    }
}

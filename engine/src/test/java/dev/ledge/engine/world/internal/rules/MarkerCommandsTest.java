package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A patroller whose centre starts at (100, 50) and goes to the right at 120 px/s, which is 2 px a tick. */
class MarkerCommandsTest {
    private static final int PATROLLER = 0;
    private static final double CENTRE = 100;

    @Test
    void withoutMarkersItGoesStraightOn() {
        Simulation sim = sim();

        sim.markers.patrol(PATROLLER, 2, 0);

        assertThat(sim.markers.any()).isFalse();
        assertThat(centre(sim)).isEqualTo(CENTRE + 2);
    }

    @Test
    void aMarkerTurnsItAtTheVeryPoint() {
        Simulation sim = sim(marker("turn", CENTRE + 1.5, "turn"));

        sim.markers.patrol(PATROLLER, 2, 0);

        // 1.5 px there and 0.5 px back.
        assertThat(centre(sim)).isCloseTo(CENTRE + 1, within(1e-5));
        assertThat(sim.actors.vx[PATROLLER]).isEqualTo(-120);
        assertThat(sim.actors.has(PATROLLER, ActorFlags.FACES_LEFT)).isTrue();
        assertThat(sim.events.type(0)).isEqualTo(EventType.TURNED);
        assertThat(sim.event(0).by()).isEqualTo("turn");
    }

    @Test
    void aMarkerStopsIt() {
        Simulation sim = sim(marker("halt", CENTRE + 1, "stop"));

        sim.markers.patrol(PATROLLER, 2, 0);

        assertThat(centre(sim)).isCloseTo(CENTRE + 1, within(1e-5));
        assertThat(sim.actors.vx[PATROLLER]).isZero();
        assertThat(sim.actors.has(PATROLLER, ActorFlags.STOPPED)).isTrue();
    }

    @Test
    void aMarkerSendsItDown() {
        Simulation sim = sim(marker("down", CENTRE + 1, "down"));
        double y = sim.actors.y[PATROLLER];

        sim.markers.patrol(PATROLLER, 2, 0);

        assertThat(sim.actors.vx[PATROLLER]).isZero();
        assertThat(sim.actors.vy[PATROLLER]).isEqualTo(120);
        assertThat(sim.actors.y[PATROLLER]).isCloseTo(y + 1, within(1e-5));
    }

    @Test
    void anActorThatStartsInsideAMarkerDoesNotEnterIt() {
        Simulation sim = sim(marker("turn", CENTRE - 1, "turn"));

        sim.markers.patrol(PATROLLER, 1, 0);

        assertThat(sim.actors.vx[PATROLLER]).isEqualTo(120);
    }

    @Test
    void theNearestOfTwoIsObeyedFirst() {
        Simulation sim = sim(marker("b", CENTRE + 1.5, "up"), marker("a", CENTRE + 0.5, "down"));

        double part = sim.markers.ahead(PATROLLER, 2, 0, 1);

        assertThat(part).isCloseTo(0.25, within(1e-5));
        sim.markers.executeNearest(PATROLLER, 1);
        assertThat(sim.actors.vy[PATROLLER]).isEqualTo(120);
    }

    @Test
    void aWayThatReachesNoMarkerHasNoPart() {
        Simulation sim = sim(marker("turn", CENTRE + 10, "turn"));

        assertThat(sim.markers.ahead(PATROLLER, 2, 0, 1)).isInfinite();
    }

    @Test
    void anActorThatIsTurnedByItsControllerLooksTheOtherWay() {
        Simulation sim = sim();

        sim.markers.turn(PATROLLER);

        assertThat(sim.actors.has(PATROLLER, ActorFlags.FACES_LEFT)).isTrue();
        assertThat(sim.actors.sinceTurn[PATROLLER]).isZero();
        assertThat(sim.events.type(0)).isEqualTo(EventType.TURNED);
    }

    @Test
    void onlyAnActorThatStandsCanBeHalted() {
        Simulation sim = sim();
        ActorArrays a = sim.actors;
        a.speed[PATROLLER] = 50;

        sim.markers.halt(PATROLLER);
        assertThat(a.speed[PATROLLER]).isEqualTo(50);

        a.state[PATROLLER] = ActorArrays.GROUND;
        sim.markers.halt(PATROLLER);
        assertThat(a.speed[PATROLLER]).isZero();
    }

    @Test
    void theNearestOfManyIsFoundOnAWayOfAnyLength() {
        SplittableRandom random = new SplittableRandom(7);
        LevelObject[] markers = new LevelObject[30];
        for (int k = 0; k < markers.length; k++) {
            Vec at = new Vec(random.nextDouble(-3000, 3000), random.nextDouble(-3000, 3000));
            Vec size = new Vec(random.nextDouble(1, 900), random.nextDouble(1, 900));
            markers[k] = new Marker(ObjectCommon.of("m" + k, at, size), "turn");
        }
        Simulation all = sim(markers);
        for (int way = 0; way < 40; way++) {
            double length = Math.pow(10, random.nextDouble(1, 13));
            double dx = way < 3 ? 0 : random.nextDouble(-length, length);
            double dy = way == 3 ? 0 : random.nextDouble(-length, length);
            double nearest = Double.POSITIVE_INFINITY;
            for (LevelObject marker : markers) {
                nearest = Math.min(nearest, sim(marker).markers.ahead(PATROLLER, dx, dy, 1));
            }

            assertThat(all.markers.ahead(PATROLLER, dx, dy, 1)).isEqualTo(nearest);
        }
    }

    private static LevelObject marker(String id, double x, String tells) {
        return new Marker(ObjectCommon.of(id, new Vec(x, 0), new Vec(40, 200)), tells);
    }

    private static Simulation sim(LevelObject... markers) {
        TestLevels levels = TestLevels.empty(30, 14)
                .object(new Patroller(
                        ObjectCommon.of("bat", new Vec(CENTRE - 8, 42), new Vec(16, 16)), new Vec(120, 0)));
        for (LevelObject marker : markers) {
            levels.object(marker);
        }
        Simulation sim = LevelSwap.fresh(levels.level());
        assertThat(sim.actors.indexOf("bat")).isEqualTo(PATROLLER);
        assertThat(centre(sim)).isEqualTo(CENTRE);
        sim.markers.begin();
        return sim;
    }

    private static double centre(Simulation sim) {
        return sim.actors.x[PATROLLER] + sim.actors.w[PATROLLER] / 2;
    }
}

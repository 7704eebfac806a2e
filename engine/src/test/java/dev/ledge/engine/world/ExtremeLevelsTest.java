package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Named.named;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A step costs what a level has in it, not what its numbers say. What is counted is how often a world asks a filter
 * about a polygon that lies over everything and blocks from nowhere: once for each question about what is in the way.
 * Case NU-01.
 */
class ExtremeLevelsTest {
    /** Questions an actor and step; what is ordinary needs some twenty, one that is crushed a few hundred once. */
    private static final int MOST_QUESTIONS = 600;

    /** Against a hang alone. */
    private static final Duration FOREVER = Duration.ofSeconds(60);

    private static final int STEPS = 120;

    @ParameterizedTest
    @ValueSource(doubles = {1e4, 1e6, 1e7, 1e10, 1e12, 1e15})
    void aWalkerOnAHillAsksNoMoreThanASlowOne(double speed) {
        String hill = ExtremeLevels.level("[16, 10]", "", ExtremeLevels.HILL, """
                {"id": "w", "type": "walker", "at": [80, 100], "size": [12, 14], "speed": %s}""".formatted(speed));

        assertThat(mostQuestions(hill)).isLessThan(MOST_QUESTIONS);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e4, 1e6, 1e9, 1e12})
    void beltsAndSlopesInTurnAreLookedAtNoMoreOften(double belt) {
        String level = ExtremeLevels.level("[64, 10]", "", ExtremeLevels.BELTS, """
                {"id": "w", "type": "walker", "at": [80, 98], "size": [12, 14]}""", belt);

        assertThat(mostQuestions(level)).isLessThan(MOST_QUESTIONS);
    }

    @ParameterizedTest
    @EnumSource(ExtremeLevels.class)
    void everythingExtremeIsBuiltAndSteppedInBoundedWork(ExtremeLevels level) {
        assertThat(mostQuestions(level.json())).isLessThan(MOST_QUESTIONS);
    }

    @Test
    void aCopyDeepInSomethingVastRisesInFewSteps() {
        String level = ExtremeLevels.level("[16, 10]", "", ExtremeLevels.HILL, """
                {"id": "p", "type": "polygon", "at": [0, 50], "points": [[-1e11, 0], [1e11, 0], [1e11, 1e11], [-1e11, \
                1e11]]},
                {"id": "a", "type": "actor", "at": [0, 1e10], "size": [100, 10], "body": [4, 4], "copies": 20}""");
        World world = assertTimeoutPreemptively(FOREVER, () -> new World(read(level)));

        for (int i = 0; i < world.actors().count(); i++) {
            if (i != world.player()) {
                assertThat(world.actors().feet(i)).isBetween(49.0, 50.02);
            }
        }
    }

    /** Sixty steps of a thousand take a second at most; three, so that a slow machine is no fault. */
    private static final double MOST_SECONDS = 3;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @MethodSource("crowded")
    void aThousandActorsAreSteppedSixtyTimesASecond(String level) throws LevelFormatException {
        World world = new World(read(level));
        long start = THREADS.getCurrentThreadCpuTime();
        for (int tick = 0; tick < 60; tick++) {
            world.step(0);
        }

        assertThat((THREADS.getCurrentThreadCpuTime() - start) / 1e9).isLessThan(MOST_SECONDS);
    }

    static Stream<Named<String>> crowded() {
        return Stream.of(
                named("fast patrollers in a thousand markers", ExtremeLevels.PATROLLERS_IN_A_FENCE),
                named("fast walkers on a thousand bumps of 1 px", ExtremeLevels.WALKERS_ON_BUMPS));
    }

    private static Level read(String json) throws LevelFormatException {
        return LevelReader.read(json, Path.of("extreme.level.json")).value();
    }

    /** Questions an actor and step, at most in any of some steps. */
    private static double mostQuestions(String json) {
        return assertTimeoutPreemptively(FOREVER, () -> {
            World world = new World(read(json));
            long[] asked = new long[1];
            world.setFilter((actor, id) -> {
                asked[0] += id.equals(ExtremeLevels.PROBE) ? 1 : 0;
                return !id.equals(ExtremeLevels.PROBE);
            });
            SplittableRandom random = new SplittableRandom(1);
            double most = 0;
            for (int tick = 0; tick < STEPS; tick++) {
                asked[0] = 0;
                world.step(random.nextInt(32));
                most = Math.max(most, asked[0] / (double) world.actors().count());
            }
            assertNumbers(world);
            return most;
        });
    }

    private static void assertNumbers(World world) {
        Actors a = world.actors();
        for (int i = 0; i < a.count(); i++) {
            assertThat(a.x(i) + a.y(i) + a.vx(i) + a.vy(i)).as(a.id(i)).isFinite();
        }
        for (int i = 0; i < world.platforms().count(); i++) {
            assertThat(world.platforms().x(i) + world.platforms().y(i)).isFinite();
        }
    }
}

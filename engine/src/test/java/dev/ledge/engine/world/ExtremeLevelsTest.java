package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.world.type.SweepVisitor;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A step costs what a level has in it, not what its numbers say. What is counted is how often a world asks a filter
 * about a polygon that lies over everything and blocks from nowhere: once for each question about what is in the way.
 * Case NU-01.
 */
class ExtremeLevelsTest {
    /** Questions an actor and step; what is ordinary needs some twenty, one that is crushed a few hundred once. */
    private static final int MOST_QUESTIONS = 600;

    /** Of 44 000 that such a way crosses; it is 6. */
    private static final int FEW_CELLS = 60;

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

    @Test
    void aThousandPatrollersWithHundredsOfMarkersInATickAskNoMore() {
        assertThat(mostQuestions(ExtremeLevels.PATROLLERS_IN_A_FENCE)).isLessThan(MOST_QUESTIONS);
    }

    /**
     * A long way just above 4,000 bumps onto the last ones: what it looks at is what can bar it, not all that it
     * crosses.
     */
    @Test
    void aFastWayOverBumpsLooksAtFewCells() throws LevelFormatException {
        World world = new World(read(ExtremeLevels.WALKERS_ON_BUMPS));
        int[] cells = new int[1];
        int walker = world.player() == 0 ? 1 : 0;
        double x = world.actors().x(walker);
        double y = world.actors().y(walker);

        world.inspection().sweep(walker, x, y, 4000, 9.5, new SweepVisitor() {
            @Override
            public void cell(int column, int row, boolean isCandidate) {
                cells[0]++;
            }

            @Override
            public void droppedEdge(double x1, double y1, double x2, double y2) {
                // Only what is looked at counts.
            }
        });

        assertThat(cells[0]).isBetween(1, FEW_CELLS);
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

package dev.ledge.engine.world.internal.cast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The player is 12×24, at (18, 136) on the floor at y = 160. */
class CollisionQueriesTest {
    private static final int PLAYER = 0;

    @Test
    void aCastStopsAtTheFirstCellInItsWay() {
        Simulation sim = sim(TestLevels.floor().draw(6, 9, "#").draw(8, 9, "#"));

        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isTrue();
        assertThat(sim.queries.sweep.hitX()).isEqualTo(6 * 16 - 12);
        assertThat(sim.queries.sweep.ownerKind()).isEqualTo(SupportKind.TILE);
        assertThat(sim.queries.sweep.ownerMajor()).isEqualTo(6);
        assertThat(sim.queries.sweep.ownerMinor()).isEqualTo(9);
        assertThat(sim.queries.sweep.normalX()).isEqualTo(-1);
    }

    @Test
    void aCastMovesNoOne() {
        Simulation sim = sim(TestLevels.floor().draw(6, 9, "#"));
        double x = sim.actors.x[PLAYER];

        sim.queries.sweep(PLAYER, 200, 0);

        assertThat(sim.actors.x[PLAYER]).isEqualTo(x);
    }

    @Test
    void aFreeWayHitsNothing() {
        Simulation sim = sim(TestLevels.floor());

        assertThat(sim.queries.sweep(PLAYER, 100, 0)).isFalse();
        assertThat(sim.queries.sweep(PLAYER, 0, -100)).isFalse();
    }

    @Test
    void whatMovesCanBeLeftOut() {
        Simulation sim = sim(TestLevels.floor().still("a", 60, 130, 16, 30).draw(8, 9, "#"));

        assertThat(sim.queries.sweep(sim.queries.stillFor(PLAYER), PLAYER, 200, 0))
                .isTrue();
        assertThat(sim.queries.sweep.ownerKind()).isEqualTo(SupportKind.TILE);
    }

    @Test
    void aFilterLeavesOutItsPlatformAndNoOther() {
        Simulation sim = sim(TestLevels.floor().still("a", 60, 130, 16, 30).still("b", 100, 130, 16, 30));
        int a = sim.scene.platforms.indexOf("a");

        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isTrue();
        assertThat(sim.queries.sweep.ownerMajor()).isEqualTo(a);
        assertThat(sim.queries.sweep(sim.queries.without(a), PLAYER, 200, 0)).isTrue();
        assertThat(sim.queries.sweep.ownerMajor()).isEqualTo(sim.scene.platforms.indexOf("b"));
        // Nothing of that is left for the next question.
        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isTrue();
        assertThat(sim.queries.sweep.ownerMajor()).isEqualTo(a);
    }

    @Test
    void aFilterLeavesItsPlatformOutOfDepthsAndGroundToo() {
        Simulation sim = sim(TestLevels.empty(20, 12).still("a", 0, 160, 100, 16));
        CastFilter without = sim.queries.without(0);

        assertThat(sim.queries.stand(PLAYER, 18, 136, 1)).isZero();
        assertThat(sim.queries.stand(without, PLAYER, 18, 136, 1)).isEqualTo(-1);
        assertThat(sim.queries.depths.depth(PLAYER, 18, 140)).isEqualTo(4);
        assertThat(sim.queries.depths.depth(without, PLAYER, 18, 140)).isZero();
    }

    @Test
    void theGamesRuleLeavesOutWhatItNames() {
        Simulation sim = sim(TestLevels.floor().still("a", 60, 130, 16, 30));
        sim.queries.depths.setRule((actor, id) -> !id.equals("a"));

        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isFalse();
        sim.queries.depths.setRule((actor, id) -> !id.equals("b"));
        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isTrue();
    }

    @Test
    void anActorThatDoesNotCollideWithTheWorldHitsNothing() {
        Simulation sim = sim(TestLevels.floor().draw(6, 9, "#"));
        sim.actors.clear(PLAYER, ActorFlags.WORLD_COLLISION);

        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isFalse();
        assertThat(sim.queries.stand(PLAYER, 18, 136, 1)).isEqualTo(-1);
    }

    @Test
    void groundIsFoundUpToTheReachAndNoFarther() {
        Simulation sim = sim(TestLevels.floor());

        assertThat(sim.queries.stand(PLAYER, 18, 130, 6)).isCloseTo(6, within(1e-9));
        assertThat(sim.queries.stand(PLAYER, 18, 130, 5.9)).isEqualTo(-1);
        assertThat(sim.queries.walkable()).isTrue();
    }

    @Test
    void whatIsTooSteepIsNoGround() {
        Simulation sim = sim(TestLevels.empty(20, 12).polygon("p", Sides.ALL, 10, 160, 40, 60, 40, 160));

        assertThat(sim.queries.stand(PLAYER, 20, 60, 60)).isEqualTo(-1);
    }

    @Test
    void aOneWayHasComeDownOnlyAsFarAsItHasInThatPartOfTheStep() {
        Simulation sim = moved(TestLevels.empty(20, 12).object(oneWay("a", 150, 10)));
        sim.actors.y[PLAYER] = 131;
        sim.actors.oldY[PLAYER] = 126;

        assertThat(sim.queries.standHere(half(), PLAYER, 1)).isCloseTo(0, within(1e-9));
        // At the step's end it is 5 px farther down, and past feet that have not moved.
        sim.actors.oldY[PLAYER] = 131;
        assertThat(sim.queries.standHere(half(), PLAYER, 1)).isEqualTo(-1);
    }

    @Test
    void besideAOneWayThatHasComeDownTheGroundIsLookedForAtTheSameTime() {
        Simulation sim =
                moved(TestLevels.empty(20, 12).object(oneWay("a", 145, 30)).once("b", 0, 165, 100, 16, 0, -100, 600));
        sim.actors.y[PLAYER] = 136;
        sim.actors.oldY[PLAYER] = 136;

        assertThat(sim.queries.standHere(half(), PLAYER, 1)).isCloseTo(0, within(1e-9));
        assertThat(sim.queries.sweep.ownerMajor()).isEqualTo(sim.scene.platforms.indexOf("b"));
    }

    /** A one-way that goes down so far in a tick. */
    private static LevelObject oneWay(String id, double y, double aTick) {
        List<Vec> path = List.of(Vec.ZERO, new Vec(0, 300));
        return TestLevels.platform(id, 0, y, 100, 16, path, Motion.of(Motion.Mode.ONCE, 60 * aTick))
                .withSolidFrom(Sides.TOP_ONLY);
    }

    /** Platforms are where they are after the first tick. */
    private static Simulation moved(TestLevels levels) {
        Simulation sim = sim(levels);
        sim.platforms.advance(1);
        sim.platformIndex.update();
        sim.platforms.arrive();
        return sim;
    }

    /** In the middle of the step. */
    private static CastFilter half() {
        CastFilter filter = new CastFilter();
        filter.setTime(0.5, 0.5);
        return filter;
    }

    @Test
    void anActorThatClimbsPassesOneWays() {
        Simulation sim = sim(TestLevels.empty(20, 12).row(10, "===="));
        assertThat(sim.queries.sweep(PLAYER, 18, 130, 0, 20)).isTrue();

        sim.actors.state[PLAYER] = ActorArrays.CLIMB;

        assertThat(sim.queries.sweep(PLAYER, 18, 130, 0, 20)).isFalse();
    }

    @Test
    void anActorThatDropsThroughAPlatformPassesThatOne() {
        Simulation sim =
                sim(TestLevels.empty(20, 12).still("a", 0, 160, 100, 16).still("b", 150, 160, 100, 16));
        sim.actors.dropTicks[PLAYER] = 3;
        sim.actors.dropPlatform[PLAYER] = 0;

        assertThat(sim.queries.openSides(PLAYER, 0)).isEqualTo(Outline.ALL);
        assertThat(sim.queries.openSides(PLAYER, 1)).isZero();
    }

    @Test
    void depthIsTheShortestWayOut() {
        Simulation sim = sim(TestLevels.floor());

        assertThat(sim.queries.depths.depth(PLAYER, 18, 136)).isZero();
        assertThat(sim.queries.depths.depth(PLAYER, 18, 141)).isEqualTo(5);
        assertThat(sim.queries.depths.exit(PLAYER, 18, 141, 0, -1, Sweep.SKIN)).isEqualTo(5);
        assertThat(sim.queries.depths.exit(PLAYER, 18, 136, 0, -1, Sweep.SKIN)).isZero();
    }

    @Test
    void wallsOfTheBorderBlockAndOpenOnesDoNot() {
        Simulation walls = sim(TestLevels.floor().border(Side.LEFT, Border.Kind.WALL));
        Simulation open = sim(TestLevels.floor().openBorders());

        assertThat(walls.queries.sweep(PLAYER, -100, 0)).isTrue();
        assertThat(walls.queries.sweep.ownerKind()).isEqualTo(SupportKind.BORDER);
        assertThat(walls.queries.sweep.hitX()).isZero();
        assertThat(open.queries.sweep(PLAYER, -100, 0)).isFalse();
    }

    @Test
    void anEditedLevelIsAskedFromThenOn() {
        TestLevels levels = TestLevels.floor().draw(6, 9, "#");
        Simulation sim = sim(levels);
        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isTrue();

        assertThat(LevelSwap.edited(sim, TestLevels.painted(sim.scene.level, 6, 9, '.')))
                .isSameAs(sim);

        assertThat(sim.queries.sweep(PLAYER, 200, 0)).isFalse();
    }

    private static Simulation sim(TestLevels levels) {
        return LevelSwap.fresh(levels.spawn(24, 160).level());
    }
}

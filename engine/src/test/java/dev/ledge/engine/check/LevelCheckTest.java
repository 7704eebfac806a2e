package dev.ledge.engine.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.run.LevelRuns.RunFile;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.EventType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is found in a level when it is looked at and played, and what is not. */
class LevelCheckTest {

    private static List<Finding> findings(Level level, RunFile... runs) {
        return LevelCheck.of(new Loaded<>(level, List.of(), false), List.of(runs), () -> false)
                .findings();
    }

    private static List<String> codes(Level level, RunFile... runs) {
        return findings(level, runs).stream().map(Finding::code).toList();
    }

    private static RunFile run(String content) throws Exception {
        Path file = Path.of("level.run.json");
        return new RunFile(file, RunReader.read(content, file));
    }

    private static Level meaning(Level level, String code) {
        return level.toBuilder().props(Map.of("meant", List.of(code))).build();
    }

    private static LevelObject goal(double x, double y) {
        return new Goal(ObjectCommon.of("goal", new Vec(x, y), new Vec(16, 16)));
    }

    private static Platform shuttle(String id, double x, double y, Vec way, double speed) {
        return TestLevels.platform(id, x, y, 32, 8, List.of(Vec.ZERO, way), Motion.of(Motion.Mode.PINGPONG, speed));
    }

    @Test
    void aSpawnIsNotNeededWhereRunsPlayTheLevelWithoutOne() throws Exception {
        Level level = TestLevels.floor().level();

        assertThat(codes(level)).containsExactly("NO-SPAWN");
        assertThat(codes(level, run("{\"format\": \"ledge-run\", \"version\": 1}")))
                .isEmpty();
        String wins = "{\"format\": \"ledge-run\", \"version\": 1, \"expect\": [{\"event\": \"won\"}]}";
        assertThat(codes(level, run(wins)))
                .as("the run may fail for want of it")
                .containsExactly("NO-SPAWN");
    }

    @Test
    void aMisspeltTypeIsReported() {
        LevelObject gaol = new Custom(ObjectCommon.of("g", new Vec(60, 100), null), "gaol", Map.of());
        LevelObject own = new Custom(ObjectCommon.of("o", new Vec(60, 100), null), "lamp", Map.of());
        Level level = TestLevels.floor().spawn(24, 160).object(gaol).object(own).level();

        List<Finding> findings = findings(level);

        assertThat(findings).extracting(Finding::code).containsExactly("UNKNOWN-TYPE");
        assertThat(findings.get(0).message()).contains("did you mean \"goal\"?");
        assertThat(findings.get(0).objectId()).isEqualTo("g");
        assertThat(codes(meaning(level, "UNKNOWN-TYPE"))).isEmpty();
    }

    @Test
    void whatLiesOutsideTheLevelIsReported() {
        TestLevels levels = TestLevels.floor().spawn(24, 160);
        LevelObject walker = new Walker(
                ObjectCommon.of("w", new Vec(-40, 130), null), null, null, null, null, null, ActorProfile.DEFAULT);

        assertThat(codes(levels.object(goal(319, 100)).level())).isEmpty();
        assertThat(codes(
                        TestLevels.floor().spawn(24, 160).object(goal(340, 100)).level()))
                .containsExactly("OUTSIDE-LEVEL");
        assertThat(codes(TestLevels.floor().spawn(24, 160).object(walker).level()))
                .containsExactly("OUTSIDE-LEVEL");
    }

    @Test
    void aPathThatTurnsRoundOutsideIsReportedAndOneThatLeadsThroughIsNot() {
        Vec out = new Vec(-300, 0);
        LevelObject turns = shuttle("p", 200, 60, out, 60);
        LevelObject train =
                TestLevels.platform("p", 200, 60, 32, 8, List.of(Vec.ZERO, out), Motion.of(Motion.Mode.RESTART, 60));

        assertThat(codes(TestLevels.floor().spawn(300, 160).object(turns).level()))
                .contains("OUTSIDE-LEVEL");
        assertThat(codes(TestLevels.floor().spawn(300, 160).object(train).level()))
                .doesNotContain("OUTSIDE-LEVEL");
    }

    @Test
    void aGoalWithRockAllAroundIsReported() {
        TestLevels sealed =
                TestLevels.floor().spawn(24, 160).fill(8, 2, 3, 3, '#').object(goal(144, 48));
        assertThat(codes(sealed.level())).containsExactly("SEALED");
        assertThat(codes(meaning(sealed.level(), "SEALED"))).isEmpty();

        TestLevels hollow = sealed.draw(9, 3, ".");
        assertThat(codes(hollow.level())).containsExactly("SEALED");

        // A goal may reach out of its rock by no more than its edge, which is enough to touch it.
        assertThat(codes(TestLevels.floor()
                        .spawn(24, 160)
                        .fill(8, 2, 3, 3, '#')
                        .object(goal(128, 48))
                        .level()))
                .isEmpty();
    }

    @Test
    void aGoalBehindAGapNarrowerThanThePlayerIsReportedWithTheGap() {
        // A chamber around the goal, open to the left over one row of 16 px; the player is 24 px high.
        TestLevels levels = TestLevels.floor()
                .spawn(24, 160)
                .fill(8, 5, 8, 1, '#')
                .fill(15, 6, 1, 4, '#')
                .fill(8, 6, 1, 3, '#')
                .object(goal(192, 128));

        List<Finding> findings = findings(levels.level());

        assertThat(findings).extracting(Finding::code).contains("NARROW-GAP");
        Finding gap = findings.stream()
                .filter(finding -> "NARROW-GAP".equals(finding.code()))
                .findFirst()
                .orElseThrow();
        assertThat(gap.area().left()).isBetween(112.0, 144.0);
        assertThat(gap.area().top()).isEqualTo(144);
        assertThat(codes(levels.draw(8, 8, ".").level())).doesNotContain("NARROW-GAP", "SEALED");
    }

    @Test
    void aCrushSpotIsFoundWithoutARunThatGoesThere() {
        Level level = TestLevels.floor().spawn(24, 160).object(press(40)).level();

        List<Finding> findings = findings(level);

        assertThat(findings).extracting(Finding::code).containsExactly("CRUSH");
        Finding crush = findings.get(0);
        assertThat(crush.message()).contains("against tile:").contains("leave a gap");
        assertThat(crush.objectId()).isEqualTo("press");
        boolean[] crushed = {false};
        Demonstration shown = crush.demonstration();
        Runner.play(level, shown.run("crushed"), shown.ticks(), world -> {
            assertThat(crushed[0]).as("not before the end").isFalse();
            crushed[0] = happened(world, EventType.CRUSHED);
        });
        assertThat(crushed[0]).isTrue();
        assertThat(codes(meaning(level, "CRUSH"))).isEmpty();
    }

    @Test
    void aPressThatLeavesRoomForThePlayerIsNone() {
        assertThat(codes(TestLevels.floor().spawn(24, 160).object(press(24)).level()))
                .isEmpty();
    }

    /** A slab in a shaft that comes down to 48 − way px over the floor, where the player does not come by itself. */
    private static LevelObject press(double way) {
        Motion slow = new Motion(Motion.Mode.PINGPONG, 30.0, null, 8.0, null, null, Map.of());
        return TestLevels.platform("press", 240, 96, 64, 16, List.of(Vec.ZERO, new Vec(0, way)), slow);
    }

    @Test
    void aRunThatExpectsACrushMeansIt() throws Exception {
        Motion motion = new Motion(Motion.Mode.PINGPONG, 60.0, null, null, null, null, Map.of());
        LevelObject press = TestLevels.platform("press", 16, 96, 64, 16, List.of(Vec.ZERO, new Vec(0, 40)), motion);
        Level level = TestLevels.floor().spawn(48, 160).object(press).level();
        String run = "{\"format\": \"ledge-run\", \"version\": 1, \"expect\": [EXPECT]}";

        assertThat(codes(level)).contains("CRUSH");
        assertThat(codes(level, run(run.replace("EXPECT", "{\"event\": \"crushed\", \"actor\": \"player\"}"))))
                .doesNotContain("CRUSH");
        assertThat(codes(level, run(run.replace("EXPECT", "{\"at\": 1, \"player\": {\"alive\": false}}"))))
                .as("a run that fails means nothing")
                .contains("CRUSH");
        assertThat(codes(level, run(run.replace("EXPECT", "{\"event\": \"jumped\", \"count\": 0}"))))
                .contains("CRUSH");
    }

    @Test
    void aLiftThatLiftsItsRiderIntoTheCeilingIsReported() {
        LevelObject lift = shuttle("lift", 160, 152, new Vec(0, -100), 60);
        TestLevels levels = TestLevels.floor().spawn(24, 160).object(lift);

        assertThat(codes(levels.level())).isEmpty();
        assertThat(codes(levels.fill(8, 3, 6, 1, '#').level())).containsExactly("CRUSH");
    }

    @Test
    void aPlatformThatLeavesItsRiderBehindIsReported() {
        assertThat(codes(TestLevels.floor(80)
                        .spawn(24, 160)
                        .object(shuttle("fast", 160, 60, new Vec(900, 0), 60_000))
                        .level()))
                .containsExactly("FAST-PLATFORM");
        assertThat(codes(TestLevels.floor(80)
                        .spawn(24, 160)
                        .object(shuttle("quick", 160, 60, new Vec(900, 0), 3000))
                        .level()))
                .isEmpty();
    }

    @Test
    void whatCrumblesIsNeitherTooFastNorAWall() {
        Changing crumbling = Changing.NEVER.withCrumbles(Crumbles.DEFAULT);
        LevelObject lift = shuttle("lift", 160, 60, new Vec(96, 0), 30).withChanging(crumbling);
        TestLevels levels = TestLevels.floor()
                .define(TestPalette.tile("brick", Shape.FULL).withChanging(crumbling))
                .spawn(24, 160)
                .fill(8, 2, 3, 3, '#')
                .tile(8, 3, TileRef.of("brick"))
                .object(goal(144, 48));

        assertThat(codes(TestLevels.floor().spawn(24, 160).object(lift).level()))
                .isEmpty();
        assertThat(codes(levels.level())).doesNotContain("SEALED");
        assertThat(codes(levels.draw(8, 3, "#").level())).containsExactly("SEALED");
    }

    @Test
    void aLadderThatEndsBelowARoofIsReportedAndPlayed() {
        TestLevels levels =
                TestLevels.floor().spawn(24, 160).fill(10, 5, 1, 5, 'H').fill(9, 4, 3, 1, '#');

        List<Finding> findings = findings(levels.level());

        assertThat(findings).extracting(Finding::code).containsExactly("LADDER-END");
        assertThat(findings.get(0).demonstration()).isNotNull();
        assertThat(codes(levels.fill(11, 7, 4, 1, '#').level()))
                .as("a ledge beside it")
                .isEmpty();
        assertThat(codes(TestLevels.floor()
                        .spawn(24, 160)
                        .fill(10, 4, 1, 6, 'H')
                        .fill(9, 4, 1, 1, '#')
                        .fill(11, 4, 1, 1, '#')
                        .level()))
                .as("a hole above it")
                .isEmpty();
    }

    @Test
    void aSlopeThatGoesOnTooSteeplyIsReported() {
        TestLevels levels = TestLevels.floor()
                .spawn(24, 160)
                .draw(8, 9, "12")
                .draw(10, 8, "/")
                .draw(10, 9, "#")
                .fill(11, 8, 9, 2, '#');

        assertThat(codes(levels.level())).isEmpty();
        assertThat(codes(levels.maxSlope(30).level())).containsExactly("STEEP-SLOPE");
    }

    @Test
    void aMarkerThatNoEnemyComesToIsReported() {
        LevelObject marker = new Marker(ObjectCommon.of("m", new Vec(160, 140), new Vec(8, 8)), "turn");
        LevelObject walker = new Walker(
                ObjectCommon.of("w", new Vec(120, 136), null), null, null, null, null, null, ActorProfile.DEFAULT);
        TestLevels levels = TestLevels.floor().spawn(24, 160).object(marker);

        assertThat(codes(levels.level())).containsExactly("UNREACHED-MARKER");
        assertThat(codes(levels.object(walker).level())).isEmpty();
    }

    @Test
    void aMarkerWithoutACommandLetsEnemiesTurn() {
        LevelObject marker = new Marker(ObjectCommon.of("m", new Vec(160, 140), new Vec(8, 8)), null);
        LevelObject walker = new Walker(
                ObjectCommon.of("w", new Vec(120, 136), null), null, null, null, null, null, ActorProfile.DEFAULT);
        TestLevels levels = TestLevels.floor().spawn(24, 160).object(marker);

        assertThat(codes(levels.level())).containsExactly("UNREACHED-MARKER");
        assertThat(codes(levels.object(walker).level())).isEmpty();
    }

    @Test
    void aRoomWithADoorThatLetsInOnlyIsATrap() {
        TestLevels levels = TestLevels.floor()
                .spawn(100, 160)
                .object(goal(20, 140))
                .fill(14, 5, 6, 1, '#')
                .fill(14, 6, 1, 4, ']');
        // ] blocks from the right: an actor inside does not come out to the left.
        assertThat(codes(levels.level())).containsExactly("TRAP");
        assertThat(codes(TestLevels.floor()
                        .spawn(100, 160)
                        .object(goal(20, 140))
                        .fill(14, 5, 5, 1, '#')
                        .fill(14, 6, 1, 4, ']')
                        .level()))
                .as("open above")
                .isEmpty();
    }

    @Test
    void aWedgeIsReportedAndARamThatHoldsThePlayerIsNone() {
        Level wedge = TestLevels.floor()
                .spawn(24, 160)
                .fill(6, 4, 4, 4, '#')
                .draw(6, 9, "/")
                .level();
        List<Finding> findings = findings(wedge);

        assertThat(findings).extracting(Finding::code).containsExactly("WEDGE");
        assertThat(findings.get(0).demonstration()).isNotNull();
        assertThat(codes(TestLevels.floor()
                        .spawn(60, 160)
                        .once("ram", 100, 120, 32, 40, -88, 0, 60)
                        .level()))
                .doesNotContain("WEDGE");
    }

    @Test
    void aPlatformThatStaysInTheSpawnIsReportedAndOneThatPassesIsNot() {
        assertThat(codes(TestLevels.floor()
                        .spawn(64, 160)
                        .once("ram", 200, 136, 40, 16, -150, 0, 120)
                        .level()))
                .contains("SPAWN-IN-PATH");
        assertThat(codes(TestLevels.floor()
                        .spawn(64, 160)
                        .object(TestLevels.platform(
                                "saw",
                                200,
                                136,
                                8,
                                8,
                                List.of(Vec.ZERO, new Vec(-198, 0)),
                                Motion.of(Motion.Mode.PINGPONG, 300)))
                        .level()))
                .doesNotContain("SPAWN-IN-PATH");
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void theLargestLevelThatIsLookedThroughDoesNotHangAndTheCheckCanBeEnded() {
        Level level = TestLevels.empty(4096, 4096)
                .spawn(24, 160)
                .object(goal(65_000, 65_000))
                .object(shuttle("p", 400, 400, new Vec(100, 100), 100))
                .level();

        codes(level);
        assertThatThrownBy(() -> LevelCheck.of(new Loaded<>(level, List.of(), false), List.of(), () -> true))
                .isInstanceOf(CancellationException.class);
    }

    private static boolean happened(World world, EventType type) {
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == type && world.eventActor(i) == world.player()) {
                return true;
            }
        }
        return false;
    }
}

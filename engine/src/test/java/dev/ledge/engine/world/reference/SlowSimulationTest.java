package dev.ledge.engine.world.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The engine ends where hundreds of small steps a tick end, in random scenes of one body that is pushed, carried and
 * crushed by boxes, on level ground, on hills, on what crumbles and goes, or on rafts that are seen from above, steered
 * by no player, or by one that walks and jumps, or that dashes, crouches and uses walls and springs as well, that
 * climbs ladders, or jumps against corners; and of bodies that stand on each other. {@code -Dledge.scenes=N} plays more
 * of them, {@code -Dledge.scenes.from=N} others.
 */
class SlowSimulationTest {
    /** Fewer scenes need not show all that these are about. */
    private static final long ENOUGH = 1500;

    private static final long SCENES = Long.getLong("ledge.scenes", ENOUGH);
    private static final long FIRST = Long.getLong("ledge.scenes.from", 1);
    /** The least part of the scenes in which something must have pushed, or they show nothing. */
    private static final double PUSHED = 0.45;

    private static final double SOME_PUSHED = 0.3;
    private static final double FEW_PUSHED = 0.25;
    private static final double LEAST_PUSHED = 0.12;
    /** The least part of the scenes in which each move must have been made, or they show nothing of it. */
    private static final Map<Move, Double> SEEN = Map.of(
            Move.JUMP, 0.2,
            Move.DASH, 0.25,
            Move.SLIDE, 0.03,
            Move.WALL_JUMP, 0.05,
            Move.CROUCH, 0.1,
            Move.LOW, 0.0005,
            Move.SPRING, 0.15);

    private static final Map<Move, Double> FELT = Map.of(
            Move.RUN, 0.25,
            Move.AIR_JUMP, 0.1,
            Move.DROP, 0.005);

    private static final Map<Move, Double> SLOPED = Map.of(
            Move.UPHILL, 0.3,
            Move.DOWNHILL, 0.3,
            Move.TURN, 0.3,
            Move.LAND_ON_SLOPE, 0.2,
            Move.PUSHED_ALONG, 0.1,
            Move.PRESSED_DOWN, 0.08,
            Move.RIDE_A_SLOPE, 0.15);

    private static final Map<Move, Double> HUNG = Map.of(
            Move.HIT_A_SLANT, 0.08,
            Move.PRESSED_BY_A_SLANT, 0.04,
            Move.ALONG_A_SLANT, 0.04,
            Move.ASIDE_UNDER_A_SLANT, 0.04);

    private static final Map<Move, Double> CHANGED = Map.of(
            Move.CRUMBLE, 0.15,
            Move.COME_BACK, 0.05,
            Move.SWITCH, 0.2,
            Move.GONE, 0.1);

    private static final Map<Move, Double> ABOVE = Map.of(
            Move.RAFT, 0.4,
            Move.OFF_A_RAFT, 0.2,
            Move.DASH, 0.15);

    private static final Map<Move, Double> STACKED = Map.of(
            Move.ON_A_HEAD, 0.5,
            Move.LAND_ON_A_HEAD, 0.05,
            Move.LIFTED_BY_A_HEAD, 0.04,
            Move.LET_THROUGH, 0.01);

    private static final Map<Move, Double> MOVED_AMONG_HEADS = Map.of(
            Move.ON_A_HEAD, 0.5,
            Move.LAND_ON_A_HEAD, 0.04,
            Move.LIFTED_BY_A_HEAD, 0.05,
            Move.DASH, 0.15,
            Move.CROUCH, 0.06,
            Move.WALL_JUMP, 0.01,
            Move.SPRING, 0.12,
            Move.GRAB, 0.01,
            Move.DROP, 0.0005);

    private static final Map<Move, Double> CLIMBED = Map.of(
            Move.GRAB, 0.15,
            Move.GRAB_AT_TOP, 0.002,
            Move.RIDE_A_LADDER, 0.02,
            Move.CLIMB_OUT, 0.01,
            Move.JUMP_OFF_A_LADDER, 0.03,
            Move.LEAVE_A_LADDER, 0.03);

    private static final Map<Move, Double> MOVED_ON_HILLS = Map.of(
            Move.DASH, 0.3,
            Move.CROUCH, 0.15,
            Move.WALL_JUMP, 0.04,
            Move.SPRING, 0.15,
            Move.UPHILL, 0.3,
            Move.DOWNHILL, 0.3,
            Move.LAND_ON_SLOPE, 0.25,
            Move.RIDE_A_SLOPE, 0.1);

    private static final Map<Move, Double> CLIMBED_ON_HILLS = Map.of(
            Move.GRAB, 0.12,
            Move.JUMP_OFF_A_LADDER, 0.04,
            Move.UPHILL, 0.3,
            Move.RIDE_A_SLOPE, 0.12);

    private static final Map<Move, Double> MOVED_AT_LADDERS = Map.of(
            Move.GRAB, 0.1,
            Move.JUMP_OFF_A_LADDER, 0.03,
            Move.DASH, 0.3,
            Move.SPRING, 0.15,
            Move.CROUCH, 0.1);

    private static final Map<Move, Double> MOVED_ON_WHAT_GOES = Map.of(
            Move.DASH, 0.2,
            Move.SPRING, 0.1,
            Move.CROUCH, 0.08,
            Move.UPHILL, 0.05,
            Move.GRAB, 0.02,
            Move.CRUMBLE, 0.1,
            Move.GONE, 0.08);

    private static final Map<Move, Double> MOVED_ON_THE_GRID = Map.of(
            Move.DASH, 0.12,
            Move.SPRING, 0.06,
            Move.CROUCH, 0.06,
            Move.UPHILL, 0.12,
            Move.GRAB, 0.06,
            Move.SWITCH, 0.03);

    private static final Map<Move, Double> CORNERS = Map.of(Move.PAST_A_CORNER, 0.08);

    @Test
    void theEngineEndsWhereSmallStepsEnd() {
        play(SceneMaker::of);
    }

    @Test
    void itDoesAlsoWhereMoreKindsOfMotionCollide() {
        play(WideSceneMaker::of);
    }

    @Test
    void itDoesAlsoWhereAnActorPlaysAndSeenFromAbove() {
        play(PlayedSceneMaker::of);
    }

    @Test
    void itDoesAlsoWhereAnActorDashesCrouchesAndUsesWallsAndSprings() {
        List<Comparison> played = play(MovesSceneMaker::of, SOME_PUSHED);

        assertSeen(played, SEEN);
    }

    @Test
    void itDoesAlsoWhereAnActorRunsJumpsInTheAirAndDropsThroughByAnotherGravity() {
        assertSeen(play(FeelSceneMaker::of, SOME_PUSHED), FELT);
    }

    @Test
    void itDoesAlsoOnHillsAndInValleys() {
        assertSeen(play(SlopesSceneMaker::of, SOME_PUSHED), SLOPED);
    }

    @Test
    void itDoesAlsoBelowSlantedCeilings() {
        assertSeen(play(RoofsSceneMaker::of, FEW_PUSHED), HUNG);
    }

    @Test
    void itDoesAlsoWhereThingsCrumbleAndComeAndGoByGroups() {
        assertSeen(play(FickleSceneMaker::of, SOME_PUSHED), CHANGED);
    }

    @Test
    void itDoesAlsoSeenFromAboveOnRafts() {
        assertSeen(play(AboveSceneMaker::of, SOME_PUSHED), ABOVE);
    }

    @Test
    void itDoesAlsoWhereBodiesStandOnEachOther() {
        assertSeen(playCrowds(CrowdSceneMaker::of, FEW_PUSHED), STACKED);
    }

    @Test
    void itDoesAlsoWhereAnActorMovesSoAmongHeads() {
        assertSeen(playCrowds(HeadsSceneMaker::of, LEAST_PUSHED), MOVED_AMONG_HEADS);
    }

    @Test
    void itDoesAlsoOnLadders() {
        assertSeen(play(LaddersSceneMaker::of, FEW_PUSHED), CLIMBED);
    }

    @Test
    void itDoesAlsoWhereHeadsHitCorners() {
        assertSeen(play(CornersSceneMaker::of, FEW_PUSHED), CORNERS);
    }

    @Test
    void itDoesAlsoWhereAllNumbersAreRound() {
        play(GridSceneMaker::of, SOME_PUSHED);
    }

    @Test
    void itDoesAlsoWhereAnActorMovesSoOnHills() {
        assertSeen(play(MixedSceneMaker::onHills, FEW_PUSHED), MOVED_ON_HILLS);
    }

    @Test
    void itDoesAlsoOnLaddersOnHills() {
        assertSeen(play(MixedSceneMaker::laddersOnHills, LEAST_PUSHED), CLIMBED_ON_HILLS);
    }

    @Test
    void itDoesAlsoWhereAnActorMovesSoAtLadders() {
        assertSeen(play(MixedSceneMaker::atLadders, FEW_PUSHED), MOVED_AT_LADDERS);
    }

    @Test
    void itDoesAlsoWhereAnActorMovesSoOnWhatGoes() {
        assertSeen(play(MixedSceneMaker::onWhatGoes, FEW_PUSHED), MOVED_ON_WHAT_GOES);
    }

    @Test
    void itDoesAlsoWhereAllThatHasRoundNumbers() {
        assertSeen(play(MixedSceneMaker::onTheGrid, LEAST_PUSHED), MOVED_ON_THE_GRID);
    }

    @Test
    void itDoesAlsoWhereBoxesComeFastFromAllSides() {
        play(SwarmSceneMaker::of, PUSHED);
        play(MixedSceneMaker::inSwarms, PUSHED);
    }

    /** Scenes of longer runs that differed until the engine or the slow simulation was mended. */
    @Test
    void scenesThatDifferedDoSoNoMore() {
        assertAlike(LaddersSceneMaker::of, 88311028, 210165158, 330116788, 410097718, 430099718, 611002418);
        assertAlike(LaddersSceneMaker::of, 770014328, 770015008, 814005488, 950018758, 950046878);
        assertAlike(LaddersSceneMaker::of, 950164628, 1012044648, 1014020328, 1022007469);
        assertAlike(WideSceneMaker::of, 210241781, 931004101, 950057591, 1350004797);
        assertAlike(SlopesSceneMaker::of, 126058868, 614002515, 760003625, 805001444, 805001847);
        assertAlike(SlopesSceneMaker::of, 1012015035, 1014025305, 2800002097L, 143000006300L);
        assertAlike(CornersSceneMaker::of, 175000173, 550043389);
        assertAlike(AboveSceneMaker::of, 550039817, 550062247, 612014867, 615003337, 761000947);
        assertAlike(AboveSceneMaker::of, 92000000346L, 140000001479L);
        assertAlike(RoofsSceneMaker::of, 8000002216L, 8000009527L, 10000003767L, 21000000434L);
        assertAlike(RoofsSceneMaker::of, 10000004320L, 22000004473L, 22000007262L, 24000000834L, 24000001013L);
        assertAlike(RoofsSceneMaker::of, 51000000713L, 72000000153L, 110020000630L, 110030000217L, 140000000284L);
        assertAlike(RoofsSceneMaker::of, 300000001383L);
        assertAlike(FickleSceneMaker::of, 550058086, 910051776, 920151106, 940143466);
        assertAlike(FeelSceneMaker::of, 616015214, 900004614, 910013164, 2900007830L);
        assertAlike(MovesSceneMaker::of, 550030463, 612021163, 615002613, 615003633, 1014013643);
        assertAlike(MovesSceneMaker::of, 1040080473, 1300011652, 1300011935);
        assertAlike(GridSceneMaker::of, 1420006501, 8000001411L, 8000005240L);
        assertAlike(SwarmSceneMaker::of, 1360001511, 1370002279, 1420005914, 2000000278L, 2500000350L);
        assertAlike(SwarmSceneMaker::of, 2710000951L, 2710002353L, 2720027115L, 2730009700L);
        assertAlike(MixedSceneMaker::inSwarms, 1112, 1370001116, 1420006629, 2600000035L, 2710026932L);
        assertAlike(MixedSceneMaker::inSwarms, 2900003282L, 10000004702L);
        assertAlike(MixedSceneMaker::atLadders, 38, 3500000385L, 140000000988L, 242000000237L);
        assertAlike(MixedSceneMaker::onTheGrid, 2800007212L, 10000005242L, 21000003735L, 21000003916L);
        assertAlike(MixedSceneMaker::onWhatGoes, 2900005187L, 10000003950L);
        assertAlike(MixedSceneMaker::onHills, 3200001876L, 21000003916L, 24000002059L);
        assertAlike(MixedSceneMaker::laddersOnHills, 5588, 1420001133);
        assertCrowdsAlike(CrowdSceneMaker::of, 340029155, 1420004367);
        assertCrowdsAlike(HeadsSceneMaker::of, 4300000030L, 4300002400L, 4600000072L);
        assertCrowdsAlike(HeadsSceneMaker::of, 21000000398L, 36000001865L, 143000004529L);
    }

    private static void assertAlike(LongFunction<Scene> maker, long... seeds) {
        assertCrowdsAlike(seed -> new Crowd(maker.apply(seed), List.of()), seeds);
    }

    private static void assertCrowdsAlike(LongFunction<Crowd> maker, long... seeds) {
        assertThat(LongStream.of(seeds).mapToObj(seed -> Comparison.of(seed, maker.apply(seed))))
                .filteredOn(comparison -> comparison.difference() != null)
                .isEmpty();
    }

    private static void assertSeen(List<Comparison> played, Map<Move, Double> parts) {
        if (SCENES >= ENOUGH) {
            parts.forEach((move, part) -> assertThat(played.stream()
                            .filter(comparison -> comparison.moves().contains(move)))
                    .as("scenes with %s", move)
                    .hasSizeGreaterThan((int) (part * SCENES)));
        }
    }

    private static void play(LongFunction<Scene> maker) {
        play(maker, PUSHED);
    }

    private static List<Comparison> play(LongFunction<Scene> maker, double leastPushed) {
        return playCrowds(seed -> new Crowd(maker.apply(seed), List.of()), leastPushed);
    }

    private static List<Comparison> playCrowds(LongFunction<Crowd> maker, double leastPushed) {
        List<Comparison> played = LongStream.range(FIRST, FIRST + SCENES)
                .mapToObj(seed -> Comparison.of(seed, maker.apply(seed)))
                .toList();

        assertThat(played)
                .filteredOn(comparison -> comparison.difference() != null)
                .isEmpty();
        if (SCENES >= ENOUGH) {
            assertThat(played.stream().filter(Comparison::isPushed).count())
                    .isGreaterThan((long) (leastPushed * SCENES));
        }
        return played;
    }
}

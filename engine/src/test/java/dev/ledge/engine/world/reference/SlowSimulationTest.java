package dev.ledge.engine.world.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The engine ends where hundreds of small steps a tick end, in random scenes of one body that is pushed, carried and
 * crushed by boxes, steered by nobody or by a player who walks and jumps. {@code -Dledge.scenes=N} plays more of them,
 * {@code -Dledge.scenes.from=N} others.
 */
class SlowSimulationTest {
    private static final long SCENES = Long.getLong("ledge.scenes", 1500);
    private static final long FIRST = Long.getLong("ledge.scenes.from", 1);
    /** The least part of the scenes in which something must have pushed, or they show nothing. */
    private static final double PUSHED = 0.45;

    @Test
    void theEngineEndsWhereSmallStepsEnd() {
        play(SceneMaker::of);
    }

    @Test
    void itDoesAlsoWhereMoreKindsOfMotionMeet() {
        play(WideSceneMaker::of);
    }

    @Test
    void itDoesAlsoWhereSomebodyPlaysAndSeenFromAbove() {
        play(PlayedSceneMaker::of);
    }

    private static void play(LongFunction<Scene> maker) {
        List<Comparison> played = LongStream.range(FIRST, FIRST + SCENES)
                .mapToObj(seed -> Comparison.of(seed, maker.apply(seed)))
                .toList();

        assertThat(played)
                .filteredOn(comparison -> comparison.difference() != null)
                .isEmpty();
        assertThat(played.stream().filter(Comparison::isPushed).count()).isGreaterThan((long) (PUSHED * SCENES));
    }
}

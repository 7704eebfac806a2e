package dev.ledge.engine.world.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The engine ends where hundreds of small steps a tick end, in random scenes of one body that is pushed, carried and
 * crushed by boxes. {@code -Dledge.scenes=N} plays more of them.
 */
class SlowSimulationTest {
    private static final int SCENES = 1500;
    /** The least part of the scenes in which something must have pushed, or they show nothing. */
    private static final double PUSHED = 0.5;

    @Test
    void theEngineEndsWhereSmallStepsEnd() {
        long scenes = Long.getLong("ledge.scenes", SCENES);

        List<Comparison> played = LongStream.rangeClosed(1, scenes)
                .mapToObj(seed -> Comparison.of(seed, SceneMaker.of(seed)))
                .toList();

        assertThat(played)
                .filteredOn(comparison -> comparison.difference() != null)
                .isEmpty();
        assertThat(played.stream().filter(Comparison::isPushed).count()).isGreaterThan((long) (PUSHED * scenes));
    }
}

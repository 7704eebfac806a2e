package dev.ledge.engine.world.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;

/** What {@link Amplified} excuses, and what it does not. */
class AmplifiedTest {
    /** A walker that a belt brings back up a slope again and again. */
    private static final long SEED = 22820;

    private static final int TICK = 207;
    private static final DoubleFunction<Breach> CREEPING = noise -> noise > 1e-6 ? null : new Breach("any", TICK, "");
    private static final DoubleFunction<Breach> JUMPING = noise -> new Breach("any", TICK, "");

    private final Game growing = GameMaker.game(SEED, Taste.WITHOUT_CROWDS);
    private final Game steady =
            new Game(1, TestLevels.floor(20).spawn(24, 160).level(), InputTrack.of(List.of()), TICK, List.of());

    @Test
    void differencesThatTheGameItselfGrowsAreExcused() {
        assertThat(Amplified.excuses(growing, CREEPING.apply(0), CREEPING)).isTrue();
    }

    @Test
    void whatIsDecidedAnotherWayIsNot() {
        assertThat(Amplified.excuses(growing, JUMPING.apply(0), JUMPING)).isFalse();
    }

    @Test
    void differencesInAGameThatGrowsNoneAreNot() {
        assertThat(Amplified.excuses(steady, CREEPING.apply(0), CREEPING)).isFalse();
    }
}

package dev.ledge.engine.world.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;

/** What {@link ChaoticGame} excuses, and what it does not. */
class ChaoticGameTest {
    private static final int TICK = 30;
    private static final DoubleFunction<Violation> CREEPING =
            noise -> noise > 1e-6 ? null : new Violation("any", TICK, "");
    private static final DoubleFunction<Violation> JUMPING = noise -> new Violation("any", TICK, "");

    private static final ActorProfile REPELLING = Bodies.FLOATING.with(ActorField.REPEL, 120);

    /** Two bodies, one a thousandth of a pixel above the other. */
    private final Game growing = game(TestLevels.empty(20, 12)
            .object(Bodies.body("upper", 100, 100, 12, 24, REPELLING))
            .object(Bodies.body("lower", 100, 100.001, 12, 24, REPELLING)));

    private final Game steady = game(TestLevels.floor(20).spawn(24, 160));

    private static Game game(TestLevels level) {
        return new Game(1, level.level(), InputTrack.of(List.of()), TICK, List.of());
    }

    @Test
    void differencesThatTheGameItselfGrowsAreExcused() {
        assertThat(ChaoticGame.excuses(growing, CREEPING.apply(0), CREEPING)).isTrue();
    }

    @Test
    void whatIsDecidedAnotherWayIsNot() {
        assertThat(ChaoticGame.excuses(growing, JUMPING.apply(0), JUMPING)).isFalse();
    }

    @Test
    void differencesInAGameThatGrowsNoneAreNot() {
        assertThat(ChaoticGame.excuses(steady, CREEPING.apply(0), CREEPING)).isFalse();
    }
}

package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

class RunnerTest {
    private static final Level LEVEL = TestLevels.floor().spawn(40, 136).level();

    @Test
    void nobodyNeedWatch() {
        Outcome unseen = Runner.play(LEVEL, Run.IDLE, 30, null);

        assertThat(unseen.hash())
                .isEqualTo(Runner.play(LEVEL, Run.IDLE, 30, Runner.Watcher.NONE).hash());
    }

    @Test
    void fewerTicksThanNoneAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Runner.play(LEVEL, Run.IDLE, -1, Runner.Watcher.NONE))
                .withMessageContaining("-1");
    }
}

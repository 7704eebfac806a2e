package dev.ledge.editor.gui;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A {@link Monkey} for 20 s; another one with {@code -Dledge.monkey.seed=N}, for longer with
 * {@code -Dledge.monkey.seconds=N}.
 */
@Timeout(7200)
class MonkeyTest extends MonkeyRun {
    private static final int SECONDS = 20;

    @Test
    void whateverIsDoneTheEditorGoesOnAndForgetsNothing() throws Exception {
        long seed = Long.getLong("ledge.monkey.seed", 1);
        run(seed, Duration.ofSeconds(Integer.getInteger("ledge.monkey.seconds", SECONDS)));
    }
}

package dev.ledge.editor.gui;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A {@link Monkey} for half an hour. */
@Tag("torture")
@Timeout(7200)
class MonkeyTortureTest extends MonkeyRun {
    private static final int MINUTES = 30;

    @Test
    void forHalfAnHourTheEditorGoesOnAndForgetsNothing() throws Exception {
        run(
                Long.getLong("ledge.monkey.seed", 2),
                Duration.ofMinutes(Integer.getInteger("ledge.monkey.minutes", MINUTES)));
    }
}

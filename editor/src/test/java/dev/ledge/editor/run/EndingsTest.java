package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;

/** What is remembered to tell how a run ends. */
class EndingsTest {
    private static Level room(int column) {
        return Scenes.floor(20, "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [" + column * 16 + ", 40]}");
    }

    @Test
    void aLevelIsForgottenBeforeMemoryRunsOut() {
        // More than fits in it beside what is there, and nothing that would be taken from the system to fail.
        long all = Runtime.getRuntime().maxMemory() / Long.BYTES;
        assumeThat(all).isLessThan(Integer.MAX_VALUE - Byte.MAX_VALUE);
        Endings endings = new Endings();
        Level level = room(2);
        endings.held(Run.IDLE, level);
        assertThat(words(endings)).startsWith("It ends differently: the player ends at ");

        WeakReference<Level> held = new WeakReference<>(level);
        level = null;
        assertThatThrownBy(() -> assertThat(new long[(int) all]).isEmpty()).isInstanceOf(OutOfMemoryError.class);
        assertThat(held.get()).isNull();
        assertThat(words(endings)).startsWith("It ends differently than when that was noted: the player is at ");
    }

    private static String words(Endings endings) {
        return endings.of(Run.IDLE, room(4), Runner.Watcher.NONE).words();
    }
}

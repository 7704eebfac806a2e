package dev.ledge.editor.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class UncaughtTest {
    @Test
    void theHandlerOfTheThreadGetsWhatWasThrown() throws InterruptedException {
        AtomicReference<Throwable> seen = new AtomicReference<>();
        IllegalStateException thrown = new IllegalStateException("lost otherwise");
        Thread worker = new Thread(() -> Uncaught.handOver(thrown));
        worker.setUncaughtExceptionHandler((thread, fault) -> seen.set(fault));

        worker.start();
        worker.join();

        assertThat(seen).hasValue(thrown);
    }
}

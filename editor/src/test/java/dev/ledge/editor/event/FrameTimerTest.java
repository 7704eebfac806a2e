package dev.ledge.editor.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.LossyQueue;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FrameTimerTest {
    private final AtomicInteger times = new AtomicInteger();
    private FrameTimer timer = FrameTimer.every(1, times::incrementAndGet);

    @AfterEach
    void stop() {
        timer.stop();
        Thread.setDefaultUncaughtExceptionHandler(null);
    }

    private void waitForMore(int more) {
        int wanted = times.get() + more;
        Edt.waitUntil("it went off " + more + " times more", () -> times.get() >= wanted);
    }

    @Test
    void itGoesOffAgainAndAgainUntilItIsStopped() {
        timer.start();
        timer.start();
        waitForMore(10);
        Edt.run(timer::stop);
        int stoppedAt = times.get();
        assertThat(timer.isRunning()).isFalse();

        FrameTimer other = FrameTimer.once(50, () -> {});
        other.start();
        Edt.waitUntil("time has gone by", () -> !other.isRunning());
        assertThat(times).hasValue(stoppedAt);
        timer.restart();
        waitForMore(2);
    }

    @Test
    void itSurvivesTheLossOfItsEvents() {
        try (LossyQueue queue = LossyQueue.push()) {
            timer.start();
            waitForMore(2);
            queue.lose(3);
            waitForMore(3);
            queue.lose(1);
            waitForMore(3);
        }
    }

    @Test
    void oneThatGoesOffOnceDoesSoAlsoIfItsEventIsLost() {
        timer = FrameTimer.once(1, times::incrementAndGet);
        try (LossyQueue queue = LossyQueue.push()) {
            queue.lose(2, timer::start);
            waitForMore(1);
        }
        assertThat(timer.isRunning()).isFalse();
        assertThat(times).hasValue(1);
    }

    @Test
    void onlyOneEventOfItWaitsWhileTheThreadIsBusy() {
        timer.start();
        Edt.run(() -> {
            int before = times.get();
            FrameTimerTest.beBusy(700);
            assertThat(times).hasValue(before);
            times.set(0);
            timer.restart();
            timer.stop();
        });
        Edt.run(() -> {});
        assertThat(times.get()).as("what was posted before it was stopped").isZero();
    }

    /** Keeps the event thread from all else for longer than after which an event counts as lost. */
    private static void beBusy(long millis) {
        CountDownLatch never = new CountDownLatch(1);
        try {
            assertThat(never.await(millis, TimeUnit.MILLISECONDS)).isFalse();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whatTheActionThrowsIsReportedAndItGoesOn() {
        List<Throwable> thrown = new CopyOnWriteArrayList<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> thrown.add(e));
        timer = FrameTimer.every(1, () -> {
            if (times.incrementAndGet() == 2) {
                throw new IllegalStateException("the second time");
            }
        });
        timer.start();
        waitForMore(5);
        assertThat(thrown).singleElement().asString().contains("the second time");
    }

    @Test
    void whatIsPostedArrivesOnceAlsoIfItsEventIsLost() {
        try (LossyQueue queue = LossyQueue.push()) {
            queue.lose(1, () -> EventThread.post(times::incrementAndGet));
            Edt.waitUntil("it has arrived", () -> times.get() == 1);
            timer = FrameTimer.once(600, () -> {});
            timer.start();
            Edt.waitUntil("it would have been posted again", () -> !timer.isRunning());
        }
        assertThat(times).hasValue(1);
    }
}

package dev.ledge.editor.outside;

import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.file.FileWatcher;
import dev.ledge.editor.render.TileImages;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Compares the open level with the disk, off the event thread, whenever something happened there or on request. What is
 * broken or gone is looked at for a while before it is reported.
 */
final class OutsideWatch implements AutoCloseable {
    /** Time from one look at something broken to the next, ms. */
    private static final long AGAIN = 150;

    /** Time for which something may be broken or gone before it is reported, ms. */
    private static final long PATIENCE = 1200;

    private final Supplier<ComparedState> glance;
    private final TileImages images;
    private final Consumer<Findings> report;
    private final FileWatcher watcher = new FileWatcher(() -> EventThread.post(this::look));
    private final ScheduledExecutorService worker = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "outside changes");
        thread.setDaemon(true);
        return thread;
    });

    /** Of the worker alone: when something was first seen broken, ns; meaningless while nothing is. */
    private long brokenSince;

    private boolean isBroken;
    /** True while a look is asked for that has not begun. */
    private final AtomicBoolean isAsked = new AtomicBoolean();

    /**
     * Watches whatever is open.
     *
     * @param glance asked on the event thread
     * @param report gets what was found on the event thread, also if that is nothing
     */
    OutsideWatch(Supplier<ComparedState> glance, TileImages images, Consumer<Findings> report) {
        this.glance = glance;
        this.images = images;
        this.report = report;
        // What is first shown later was not there to be watched at the last look.
        images.whenFirstRead(this::lookSoon);
    }

    /** Compares soon, once for all that ask until then; for any thread. */
    private void lookSoon() {
        if (!isAsked.getAndSet(true)) {
            EventThread.post(() -> {
                isAsked.set(false);
                look();
            });
        }
    }

    /** Compares soon; for the event thread. */
    void look() {
        look(PATIENCE);
    }

    /** Compares now, and waits for nothing; for the event thread. */
    void lookAtOnce() {
        look(0);
    }

    private void look(long patience) {
        ComparedState now = glance.get();
        beside(() -> compare(now, patience));
    }

    /** Does something long off the event thread; for the event thread. */
    void beside(Runnable work) {
        if (!worker.isShutdown()) {
            worker.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException | Error e) {
                    Uncaught.handOver(e);
                }
            });
        }
    }

    private void compare(ComparedState now, long patience) {
        Findings found = now.look(images);
        watcher.watch(now.files(images));
        long time = System.nanoTime();
        if (!found.mayBeHalfDone()) {
            isBroken = false;
        } else if (!isBroken) {
            isBroken = true;
            brokenSince = time;
        }
        if (isBroken && time - brokenSince < TimeUnit.MILLISECONDS.toNanos(patience)) {
            worker.schedule(() -> EventThread.post(this::look), AGAIN, TimeUnit.MILLISECONDS);
        } else {
            EventThread.post(() -> report.accept(found));
        }
    }

    @Override
    public void close() {
        watcher.close();
        worker.shutdownNow();
    }
}

package dev.ledge.editor.importing;

import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Does one thing after another off the event thread, the newest first: what was begun before is cancelled, what waited
 * is left out. Asked on the event thread, answers there.
 */
final class ImportWork implements AutoCloseable {
    private static final long BETWEEN_NEWS = TimeUnit.MILLISECONDS.toNanos(60);

    private final Function<LevelFormatException, List<String>> explain;
    private final News news;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "import");
        thread.setDaemon(true);
        return thread;
    });

    private volatile Object newest;

    /** How work goes. */
    interface News {
        /** So much of the newest work is done, 0 to 1. */
        void progress(double fraction);

        /** The newest work failed, for these reasons. */
        void failed(List<String> why);
    }

    /** Something long. */
    @FunctionalInterface
    interface Work<T> {
        T run(Progress progress) throws LevelFormatException, IOException;
    }

    ImportWork(Function<LevelFormatException, List<String>> explain, News news) {
        this.explain = explain;
        this.news = news;
    }

    /** Does something instead of what is being done. */
    <T> void begin(Work<T> work, Consumer<T> done) {
        Object job = new Object();
        newest = job;
        worker.execute(() -> run(job, work, done));
    }

    /** Ends what is being done. */
    void cancel() {
        newest = null;
    }

    private <T> void run(Object job, Work<T> work, Consumer<T> done) {
        if (newest != job) {
            return;
        }
        try {
            T made = work.run(progress(job));
            answer(job, () -> done.accept(made));
        } catch (CancellationException cancelled) {
            return;
        } catch (LevelFormatException e) {
            List<String> why = explain.apply(e);
            answer(job, () -> news.failed(why));
        } catch (IOException e) {
            answer(job, () -> news.failed(List.of(String.valueOf(e.getMessage()))));
        } catch (OutOfMemoryError e) {
            answer(
                    job,
                    () -> news.failed(List.of("there is not enough memory for this map; give Java more, for example "
                            + "with java -Xmx4g -jar ledge.jar")));
        } catch (RuntimeException | Error e) {
            answer(job, () -> news.failed(List.of("this is a mistake in Ledge: " + e)));
            throw e;
        }
    }

    private Progress progress(Object job) {
        long[] last = {System.nanoTime() - BETWEEN_NEWS};
        return fraction -> {
            if (newest != job) {
                throw new CancellationException();
            }
            long now = System.nanoTime();
            if (now - last[0] >= BETWEEN_NEWS) {
                last[0] = now;
                answer(job, () -> news.progress(fraction));
            }
        };
    }

    private void answer(Object job, Runnable answer) {
        EventThread.post(() -> {
            if (newest == job) {
                answer.run();
            }
        });
    }

    @Override
    public void close() {
        newest = null;
        worker.shutdown();
    }
}

package dev.ledge.editor.panel.problem;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.check.LevelCheck;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.LevelRuns;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Checks levels with their runs, one after another and beside the editing, as {@code ledge check} does; a newer check
 * ends the one before.
 */
final class ProblemsCheck {
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "level checker");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    });
    private final LevelRuns runs = new LevelRuns();
    private final AtomicLong latest = new AtomicLong();
    private final Runnable before;

    ProblemsCheck() {
        this(() -> {});
    }

    /** One that does something before each check, for tests. */
    ProblemsCheck(Runnable before) {
        this.before = before;
    }

    /**
     * Checks the document's level as it is now.
     *
     * @param result gets what was found, on the event dispatch thread, unless a newer check was begun
     * @param failed is run there instead if the check failed; what was thrown goes to the thread's handler
     */
    void begin(Document document, Consumer<List<Finding>> result, Runnable failed) {
        long mine = latest.incrementAndGet();
        Job job = Job.of(document);
        worker.execute(() -> {
            try {
                before.run();
                runs.lookAgain();
                List<Finding> all = job.run(runs, () -> latest.get() != mine);
                show(mine, () -> result.accept(all));
            } catch (CancellationException outdated) {
                return; // The newer check reports.
            } catch (RuntimeException | Error e) {
                show(mine, failed);
                throw e;
            }
        });
    }

    private void show(long check, Runnable outcome) {
        EventThread.post(() -> {
            if (latest.get() == check) {
                outcome.run();
            }
        });
    }

    /** What is found in a document as it is now, on the caller's thread. */
    static List<Finding> of(Document document, LevelRuns runs) {
        return Job.of(document).run(runs, () -> false);
    }

    /** Ends the check that is under way; its result is not wanted any more. */
    void cancel() {
        latest.incrementAndGet();
    }

    private record Job(
            Level level, Path file, Path place, Loaded<Level> asRead, List<Problem> ofPalette, boolean isChanged) {
        static Job of(Document document) {
            return new Job(
                    document.level(),
                    document.file(),
                    document.place(),
                    new Loaded<>(document.level(), document.problems().asRead(), document.isReadOnly()),
                    document.level().palettePath() == null
                            ? List.of()
                            : document.problems().ofPalette(),
                    document.inGesture()
                            || document.history().canUndo()
                            || document.history().canRedo());
        }

        List<Finding> run(LevelRuns runs, BooleanSupplier cancelled) {
            List<Finding> all = new ArrayList<>();
            // The level cannot be opened with these; what else is found is of the palette as it was.
            ofPalette.forEach(problem -> all.add(Finding.ofProblem(problem)));
            all.addAll(LevelCheck.of(asWritten(), file == null ? List.of() : runs.of(file), cancelled)
                    .all());
            return all;
        }

        /**
         * What a reader would notice in the file if the level were saved now; without edits it has reported already.
         */
        private Loaded<Level> asWritten() {
            if (!isChanged || asRead.readOnly() || asRead.warnings().isEmpty()) {
                return asRead;
            }
            try {
                Loaded<Level> read = LevelReader.read(LevelWriter.toBytes(level), place);
                return new Loaded<>(level, read.warnings(), false);
            } catch (LevelFormatException | RuntimeException unwritable) {
                return asRead; // Saving will say why.
            }
        }
    }
}

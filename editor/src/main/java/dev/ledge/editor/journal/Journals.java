package dev.ledge.editor.journal;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.engine.level.Level;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Keeps a journal of each document that is followed, so that a crash loses at most the gesture in progress. Documents
 * belong to the thread that calls this; files are written on another one.
 */
public final class Journals implements AutoCloseable {
    /**
     * How long a gesture waits for the journal of the one before: longer than any disk takes, short enough for one that
     * hangs.
     */
    private static final Duration PATIENCE = Duration.ofMillis(250);

    private final Path folder;
    private final Consumer<String> onTrouble;
    private final Map<Document, Follower> followers = new HashMap<>();
    private final List<Recovery> discarded = new ArrayList<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "journal");
        thread.setDaemon(true);
        return thread;
    });
    /** Why nothing can be written, null if it can; the worker's. */
    private String trouble;

    /**
     * Journals in a folder, which is made when it is needed.
     *
     * @param onTrouble takes the reason when a journal cannot be written, and null when it can again; called on any
     *     thread
     */
    public Journals(Path folder, Consumer<String> onTrouble) {
        this.folder = folder;
        this.onTrouble = onTrouble;
    }

    /** Follows one document. */
    private final class Follower implements DocumentListener {
        private final Document document;
        private final JournalWriter writer = new JournalWriter(folder);
        private final AtomicReference<DocumentState> pending = new AtomicReference<>();
        private DocumentState noted;
        private Future<?> writing;
        /** What the disk did not take in time. */
        private Future<?> stuck;

        Follower(Document document) {
            this.document = document;
            noted = DocumentState.of(document, 0);
            cleanUp(document);
            if (noted.isModified()) {
                note();
            }
        }

        /**
         * A gesture is not begun before the one before it is kept: a crash then loses the one in progress, and no
         * other.
         */
        @Override
        public void levelChanged(Level before, Level after) {
            waitForLast();
        }

        @Override
        public void stateChanged() {
            DocumentState now = DocumentState.of(document, noted.gestures());
            if (now.now() == noted.now() && now.isModified() == noted.isModified() && now.continues(noted)) {
                return;
            }
            boolean isEdit = now.now() != noted.now();
            if (!now.isModified()) {
                cleanUp(document);
            }
            noted = DocumentState.of(document, !now.isModified() ? 0 : noted.gestures() + (isEdit ? 1 : 0));
            note();
        }

        private void note() {
            waitForLast();
            pending.set(noted);
            writing = submit(this::write);
        }

        /** At most one gesture behind, unless the disk hangs: then it is waited for once. */
        private void waitForLast() {
            boolean isBehind = writing != null && !writing.isDone();
            boolean hangs = stuck != null && !stuck.isDone();
            if (isBehind && !hangs && !awaited(writing, PATIENCE)) {
                stuck = writing;
            }
        }

        private void write() {
            DocumentState state = pending.getAndSet(null);
            if (state != null) {
                try {
                    writer.write(state);
                    report(null);
                } catch (IOException | RuntimeException | OutOfMemoryError e) {
                    report(reason(e));
                }
            }
        }

        private void end() {
            try {
                writer.remove();
            } catch (IOException e) {
                report(reason(e));
            }
        }
    }

    private void cleanUp(Document document) {
        Path file = document.file();
        if (file != null) {
            submit(() -> StaleTemporaryFiles.delete(file.toAbsolutePath().getParent()));
        }
    }

    private Future<?> submit(Runnable task) {
        try {
            return worker.submit(task);
        } catch (RejectedExecutionException closed) {
            return null;
        }
    }

    private static boolean awaited(Future<?> future, Duration patience) {
        try {
            future.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private String reason(Throwable e) {
        String why = e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : e.getClass().getSimpleName().replaceAll("(Exception|Error)$", "") + ": " + e.getMessage();
        return "Nothing can be written to " + folder + " (" + why + "). Make room there, or mend its permissions.";
    }

    private void report(String reason) {
        boolean changed = trouble == null ? reason != null : !trouble.equals(reason);
        trouble = reason;
        if (changed) {
            onTrouble.accept(reason);
        }
    }

    /** Keeps a journal of a document from now on; it is as its file holds it, or as it was begun. */
    public void follow(Document document) {
        Follower follower = new Follower(document);
        followers.put(document, follower);
        document.addListener(follower);
    }

    /** Ends the journal of a document that its user closed, with or without saving it. */
    public void forget(Document document) {
        Follower follower = followers.remove(document);
        if (follower != null) {
            document.removeListener(follower);
            submit(follower::end);
        }
    }

    /**
     * What programs left that are not running any more.
     *
     * @param recoveries what can be brought back, the newest first
     * @param damaged journals that cannot be read, where they were put
     */
    public record Left(List<Recovery> recoveries, List<Path> damaged) {}

    /** Looks for unsaved work; takes as long as reading the journals. */
    public Left left() {
        Lines.warmUp();
        StaleTemporaryFiles.delete(folder.toAbsolutePath().getParent());
        OrphanedJournals.Found found = new OrphanedJournals(folder).find();
        return new Left(List.copyOf(found.recoveries()), List.copyOf(found.damaged()));
    }

    /** Removes a journal once the document that its content went into has one of its own. */
    public void replaced(Recovery recovery) {
        submit(() -> {
            if (trouble == null) {
                recovery.remove();
            }
        });
    }

    /** Removes a journal when this is closed, unless {@link #keep} is called before. */
    public void discard(Recovery recovery) {
        discarded.add(recovery);
    }

    /** Keeps a journal that was to be discarded. */
    public void keep(Recovery recovery) {
        discarded.remove(recovery);
    }

    /**
     * Waits until all is written; false if that takes longer. May be called by any thread, and when the program ends.
     */
    public boolean drain(Duration patience) {
        Future<?> last = submit(() -> {});
        return last == null || awaited(last, patience);
    }

    /** Ends all journals, as their documents were closed by their user, and waits a moment for that. */
    @Override
    public void close() {
        List.copyOf(followers.keySet()).forEach(this::forget);
        List<Recovery> gone = List.copyOf(discarded);
        submit(() -> gone.forEach(Recovery::remove));
        worker.shutdown();
        try {
            worker.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

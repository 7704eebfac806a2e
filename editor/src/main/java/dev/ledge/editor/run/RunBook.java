package dev.ledge.editor.run;

import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FirstPaint;
import dev.ledge.editor.file.FileWatcher;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.LevelRuns;
import dev.ledge.engine.run.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * The runs of the open level, each played again after every edit, unfinished gestures included. A change of one is
 * written at once, and can be undone for as long as the window is open. For the event dispatch thread.
 */
public final class RunBook implements AutoCloseable {
    /** More changes than these are not remembered. */
    private static final int MOST_CHANGES = 200;

    private static final Runnable NOTHING = () -> {};

    private final RunTrials trials = new RunTrials(this::found);
    private final AtomicReference<RunTrials.State> state = new AtomicReference<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final Consumer<String> failed;
    private final Runnable written;
    private final FileWatcher watcher = new FileWatcher(
            () -> EventThread.post(this::lookAgain),
            file -> FileKind.of(file).filter(FileKind.RUN::equals).isPresent());
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "run files");
        thread.setDaemon(true);
        return thread;
    });

    private Deque<Change> done = new ArrayDeque<>();
    private Deque<Change> undone = new ArrayDeque<>();
    /** Of the levels that were turned to before. */
    private final Map<Path, Past> pasts = new HashMap<>();

    /** What is being written, until a look at the disk has found it. */
    private final Map<Path, Pending> pending = new HashMap<>();

    private List<Path> others = List.of();
    private Path levelFile;
    private Level level;
    private long look;
    private List<RunEntry> entries = List.of();
    private List<Path> watched = List.of();
    private List<Path> watchedFolders = List.of();
    private boolean isLookedUp;

    /** What was done to a run, for undo; null before or after stands for no file. */
    private record Change(String words, Path file, Run before, Path target, Run after) {
        Change(String words, Path file, Run before, Run after) {
            this(words, file, before, file, after);
        }

        Change turned() {
            return new Change(words, target, after, file, before);
        }

        boolean isMove() {
            return !file.equals(target);
        }
    }

    /** What is known of a level's runs beyond their files. */
    private record Past(Deque<Change> done, Deque<Change> undone, List<Path> others) {}

    /**
     * A run on its way to the disk, null for one that is deleted or moved; {@code target} is where to, null if it is
     * not; {@code look} is the first look that finds it, the greatest of all until then.
     */
    private record Pending(Run run, Path target, long look) {
        Pending at(long found) {
            return new Pending(run, target, found);
        }
    }

    /**
     * A book of no level.
     *
     * @param failed gets, for people, why a change was not written
     * @param written is run whenever one was
     */
    public RunBook(Consumer<String> failed, Runnable written) {
        this.failed = Objects.requireNonNull(failed);
        this.written = Objects.requireNonNull(written);
    }

    /**
     * Turns to a level.
     *
     * @param file where it is kept, null if it was never saved: it then has no runs
     */
    public void open(Path file, Level newLevel) {
        if (!isOf(file)) {
            pasts.put(levelFile, new Past(done, undone, others));
            pasts.remove(null); // A level that was never saved has no runs.
            Past past = pasts.remove(file);
            levelFile = file;
            entries = List.of();
            isLookedUp = file == null;
            done = past == null ? new ArrayDeque<>() : past.done;
            undone = past == null ? new ArrayDeque<>() : past.undone;
            pending.clear();
            others = past == null ? List.of() : past.others;
        }
        level = newLevel;
        look++;
        FirstPaint.then(this::submit);
        notifyListeners();
    }

    /** True if it is turned to a level that is kept there. */
    public boolean isOf(Path file) {
        return Objects.equals(file, levelFile);
    }

    /** Takes in a run of the level that is kept elsewhere than beside it. */
    public void include(Path run) {
        List<Path> more = new ArrayList<>(others);
        more.add(run);
        others = List.copyOf(more);
        lookAgain();
    }

    /** Plays all runs in a newer version of the level. */
    public void play(Level newLevel) {
        level = newLevel;
        submit();
    }

    /** Looks for what has changed on the disk. */
    public void lookAgain() {
        look++;
        submit();
    }

    private void submit() {
        if (level != null) {
            trials.submit(new RunTrials.Job(level, levelFile, look, others));
        }
    }

    /** The runs, by name. */
    public List<RunEntry> entries() {
        return entries;
    }

    /** The run of a file, null if there is none. */
    public RunEntry entry(Path file) {
        for (RunEntry entry : entries) {
            if (entry.file().equals(file)) {
                return entry;
            }
        }
        return null;
    }

    /** True once it is known which runs there are. */
    public boolean isLookedUp() {
        return isLookedUp;
    }

    /** True if the verdict is of the level as it is now. */
    public boolean isCurrent(RunEntry entry) {
        return entry.verdict().isKnown() && entry.verdict().level() == level;
    }

    /** The level that they are played in. */
    public Level level() {
        return level;
    }

    /**
     * Changes a run, at once and on the disk.
     *
     * @param words what is done, for undo: {@code Add an expectation}
     */
    public void change(Path file, Run changed, String words) {
        RunEntry entry = entry(file);
        if (entry == null || entry.isReadOnly() || entry.run().equals(changed)) {
            return;
        }
        undone.clear();
        write(new Change(words, file, entry.run(), changed), done, null, NOTHING);
    }

    /**
     * Deletes a run's file, at once.
     *
     * @param whenDone is run once it is gone from the disk
     */
    public void delete(Path file, Runnable whenDone) {
        RunEntry entry = entry(file);
        if (entry == null || entry.isReadOnly()) {
            return;
        }
        undone.clear();
        write(new Change("Delete run " + entry.name(), file, entry.run(), null), done, null, whenDone);
    }

    /**
     * Gives a run's file another name, at once; what it holds stays as it is.
     *
     * @param target in the same folder
     * @param whenDone is run once it has that name on the disk
     */
    public void rename(Path file, Path target, Runnable whenDone) {
        RunEntry entry = entry(file);
        if (entry == null || entry.isReadOnly() || file.equals(target)) {
            return;
        }
        undone.clear();
        write(new Change("Rename run " + entry.name(), file, entry.run(), target, entry.run()), done, null, whenDone);
    }

    /** What {@link #undo} would take back, null if nothing. */
    public String undoName() {
        return done.isEmpty() ? null : done.peek().words;
    }

    /** What {@link #redo} would do again, null if nothing. */
    public String redoName() {
        return undone.isEmpty() ? null : undone.peek().words;
    }

    /**
     * Takes back the last change of a run.
     *
     * @param whenDone is run once that is on the disk
     */
    public void undo(Runnable whenDone) {
        if (!done.isEmpty()) {
            write(done.pop().turned(), undone, done, whenDone);
        }
    }

    /**
     * Does again what was undone last.
     *
     * @param whenDone is run once that is on the disk
     */
    public void redo(Runnable whenDone) {
        if (!undone.isEmpty()) {
            write(undone.pop().turned(), done, undone, whenDone);
        }
    }

    /** Writes a change, remembered for one direction; if it fails what it was taken from has it again. */
    private void write(Change change, Deque<Change> remembered, Deque<Change> source, Runnable whenDone) {
        remembered.push(change);
        while (remembered.size() > MOST_CHANGES) {
            remembered.removeLast();
        }
        Map<Path, Pending> mine = new HashMap<>();
        if (change.isMove()) {
            mine.put(change.file, new Pending(null, change.target, Long.MAX_VALUE));
            others = others.stream()
                    .map(other -> other.equals(change.file) ? change.target : other)
                    .toList();
        }
        mine.put(change.target, new Pending(change.after, null, Long.MAX_VALUE));
        pending.putAll(mine);
        entries = withPending(entries, 0);
        notifyListeners();
        writer.execute(() -> {
            String problem = null;
            try {
                if (change.isMove()) {
                    RunFiles.move(change.file, change.before, change.target);
                } else {
                    RunFiles.replace(change.file, change.before, change.after);
                }
            } catch (IOException e) {
                problem = String.valueOf(e.getMessage());
            }
            String why = problem;
            EventThread.post(() -> {
                written(change, mine, why, remembered, source);
                if (why == null) {
                    written.run();
                    whenDone.run();
                }
            });
        });
    }

    private void written(
            Change change, Map<Path, Pending> mine, String why, Deque<Change> remembered, Deque<Change> source) {
        if (why != null) {
            others = others.stream()
                    .map(other -> other.equals(change.target) ? change.file : other)
                    .toList();
        }
        lookAgain();
        if (why != null) {
            remembered.remove(change);
            if (source != null) {
                source.push(change.turned());
            }
            failed.accept(why);
        }
        mine.forEach((file, one) -> {
            if (pending.get(file) != one) {
                return; // Something newer is on its way there.
            }
            if (why == null) {
                pending.put(file, one.at(look));
            } else {
                pending.remove(file);
            }
        });
    }

    private List<RunEntry> withPending(List<RunEntry> found, long atLook) {
        pending.values().removeIf(one -> one.look <= atLook);
        if (pending.isEmpty()) {
            return found;
        }
        List<RunEntry> shown = new ArrayList<>();
        for (RunEntry entry : found) {
            Pending newer = pending.get(entry.file());
            if (newer == null || entry.run().equals(newer.run)) {
                shown.add(entry);
            } else if (newer.run != null) {
                shown.add(entry.withRun(newer.run));
            } else if (newer.target != null
                    && found.stream().noneMatch(other -> other.file().equals(newer.target))) {
                shown.add(entry.movedTo(newer.target));
            }
        }
        return List.copyOf(shown);
    }

    /** On the thread that plays. */
    private void found(RunTrials.State newest) {
        if (state.getAndSet(newest) == null) {
            EventThread.post(() -> {
                RunTrials.State latest = state.getAndSet(null);
                if (Objects.equals(latest.levelFile(), levelFile)) {
                    isLookedUp = true;
                    entries = withPending(latest.entries(), latest.look());
                    watch();
                    notifyListeners();
                }
            });
        }
    }

    private void watch() {
        List<Path> files = entries.stream().map(RunEntry::file).toList();
        List<Path> folders = levelFile == null ? List.of() : LevelRuns.folders(levelFile);
        boolean isOther = !files.equals(watched) || !folders.equals(watchedFolders);
        if (isOther && !writer.isShutdown()) {
            watched = files;
            watchedFolders = folders;
            writer.execute(() -> {
                watcher.watch(files, folders);
                // What was written after they were read and before they were watched.
                EventThread.post(this::lookAgain);
            });
        }
    }

    /** Is run whenever something else is known. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void notifyListeners() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /** Ends playing; what is being written is written to its end. */
    @Override
    public void close() {
        trials.close();
        watcher.close();
        writer.shutdown();
    }
}

package dev.ledge.editor.preview;

import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.NewestFirst;
import dev.ledge.editor.render.TrailRecorder;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Plays the buttons of a run again in the level as it is now, off the event thread, each time that level changes. The
 * newest level is played next; one that takes long is shown as far as it has got, and given up for a newer one once
 * there was something to show of it. For the event thread.
 */
public final class LiveTrail implements AutoCloseable {
    /** A newer level waits so long for the one that is being played, at most: some two frames. */
    private static final long PATIENCE_NANOS = 33_000_000;

    /** Of a long run so much is played before it is shown so far. */
    private static final long SHOW_NANOS = 50_000_000;

    /** Ticks between two looks at the clock. */
    private static final int STRIDE = 32;

    private final NewestFirst<Job> worker = new NewestFirst<>("live trail", this::simulate);
    private final Consumer<Trails> show;
    private final AtomicReference<Result> result = new AtomicReference<>();
    private RecordedPlay run;

    /** How the run went first that has not been played to its end, and that run. For the worker's thread. */
    private Trail first;

    private RecordedPlay firstOf;

    /** Shows nothing until there is a run; hands what is to be shown to {@code show} on the event thread. */
    public LiveTrail(Consumer<Trails> show) {
        this.show = Objects.requireNonNull(show);
    }

    /** Shows a run from now on, played in a level. */
    public void follow(RecordedPlay newRun, Level level) {
        run = Objects.requireNonNull(newRun);
        play(level);
    }

    /** Shows nothing until there is a run again. */
    public void clear() {
        run = null;
        worker.clear();
        show.accept(Trails.NONE);
    }

    /** Plays the run that is shown, if there is one, in a level. */
    public void play(Level level) {
        if (run != null) {
            worker.submit(new Job(run, level));
        }
    }

    /** Ends what is under way, and shows nothing more. */
    @Override
    public void close() {
        run = null;
        worker.close();
    }

    private void simulate(Job job) {
        Trail before = before(job.run);
        Playback playback;
        try {
            playback = new Playback(job.level, job.run.start(), job.run.recording());
        } catch (IllegalArgumentException unplayable) {
            show(job, Trails.NONE); // The preview, which plays the level itself, says why.
            return;
        }
        World world = playback.world();
        if (world.player() < 0) {
            show(job, Trails.NONE);
            return;
        }
        TrailRecorder now = new TrailRecorder(world, job.run.ticks());
        long begun = System.nanoTime();
        long shown = begun;
        for (int tick = 0; tick < job.run.ticks(); tick++) {
            playback.step(job.run.recording().buttons(tick));
            now.note();
            if (tick % STRIDE == 0) {
                long time = System.nanoTime();
                if (worker.isOutdated() && time - begun > PATIENCE_NANOS) {
                    break;
                }
                if (time - shown > SHOW_NANOS) {
                    shown = time;
                    show(job, Trails.of(before, now.build()));
                }
            }
        }
        Trail all = now.build();
        boolean isWhole = all.length() > job.run.ticks();
        if (isWhole && before.length() <= job.run.ticks() && firstOf != job.run) {
            first = all;
            firstOf = job.run;
        }
        show(job, Trails.of(before(job.run), all));
    }

    /** What it is compared with: how it was played, else how it went when it was played again first. */
    private Trail before(RecordedPlay run) {
        Trail played = run.before();
        return played.length() <= run.ticks() && firstOf == run ? first : played;
    }

    private void show(Job job, Trails trails) {
        if (result.getAndSet(new Result(job.run, trails)) == null) {
            EventThread.post(() -> {
                Result latest = result.getAndSet(null);
                if (latest.run == run) {
                    show.accept(latest.trails);
                }
            });
        }
    }

    private record Job(RecordedPlay run, Level level) {}

    private record Result(RecordedPlay run, Trails trails) {}
}

package dev.ledge.editor.feel;

import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.NewestFirst;
import dev.ledge.editor.preview.Inputs;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Plays the same inputs with two feels off the event thread, again whenever feels, level or inputs change; hands what
 * comes of it to the event thread. For the event thread.
 */
public final class FeelSimulator implements AutoCloseable {
    /** Ticks of the trail before the tick that is shown, and after it. */
    private static final int BEFORE = 150;

    private static final int AFTER = 90;

    /** What takes longer is shown as far as it has got before it goes on, and given up for what is newer. */
    private static final long PATIENCE_NANOS = 33_000_000;

    private final Consumer<FeelComparison> show;
    private final NewestFirst<Job> worker = new NewestFirst<>("feels", this::simulate);
    private final AtomicReference<FeelComparison> result = new AtomicReference<>();
    private boolean isWanted;

    private FeelPlay a;
    private FeelPlay b;

    /** Hands each comparison to {@code show}, on the event thread. */
    public FeelSimulator(Consumer<FeelComparison> show) {
        this.show = show;
    }

    /**
     * Has inputs played.
     *
     * @param inputs of the play that is compared with
     * @param tick the one that is shown
     * @param jumpFrom where jumps to either side begin, the player's middle in px; null for none
     */
    public void play(FeelPair feels, Level level, Inputs inputs, long tick, Vec jumpFrom) {
        isWanted = true;
        worker.submit(new Job(feels, level, inputs, (int) Math.min(Integer.MAX_VALUE, tick), jumpFrom));
    }

    /** Shows nothing until inputs are to be played again. */
    public void clear() {
        isWanted = false;
        worker.clear();
        show.accept(FeelComparison.NONE);
    }

    @Override
    public void close() {
        isWanted = false;
        worker.close();
    }

    private void simulate(Job job) {
        a = of(a, job.feels.a());
        b = of(b, job.feels.b());
        List<Trail> none = List.of();
        boolean isDone = false;
        while (!isDone) {
            long until = System.nanoTime() + PATIENCE_NANOS;
            boolean isDoneA = a.play(job.level, job.inputs, () -> System.nanoTime() > until);
            boolean isDoneB = b.play(job.level, job.inputs, () -> System.nanoTime() > until);
            isDone = isDoneA && isDoneB || System.nanoTime() <= until;
            post(job, isDone ? a.arcs(job.jumpFrom) : none, isDone ? b.arcs(job.jumpFrom) : none);
            if (worker.isOutdated()) {
                return;
            }
        }
    }

    private static FeelPlay of(FeelPlay play, Feel feel) {
        return play != null && play.feel() == feel ? play : new FeelPlay(feel);
    }

    private void post(Job job, List<Trail> arcsA, List<Trail> arcsB) {
        int from = job.tick - BEFORE;
        int to = job.tick + AFTER;
        FeelComparison made = new FeelComparison(a.trail(from, to, arcsA), b.trail(from, to, arcsB));
        if (result.getAndSet(made) == null) {
            EventThread.post(() -> {
                FeelComparison latest = result.getAndSet(null);
                if (isWanted) {
                    show.accept(latest);
                }
            });
        }
    }

    private record Job(FeelPair feels, Level level, Inputs inputs, int tick, Vec jumpFrom) {}
}

package dev.ledge.editor.preview;

import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.NewestFirst;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.Inspection;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorValue;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Some numbers of an actor at every tick of a play. Ticks that are played are noted as they come; those before are
 * simulated again off the event thread, from the states that are kept of the play, and so are what going back to them
 * shows. For the event thread.
 */
public final class StateHistory implements AutoCloseable {
    /** Of a long play so much is simulated before it is handed over so far. */
    private static final long SHOW_NANOS = 50_000_000;

    /** Ticks between two looks at the clock. */
    private static final int STRIDE = 64;

    private static final int LEAST = 1024;

    private final PreviewSession session;
    private final Runnable onChange;
    private final NewestFirst<Job> worker = new NewestFirst<>("state history", this::simulate);
    private final Runnable follower = this::follow;
    private String actorId;
    private List<ActorValue> values = List.of();
    private double[][] known = {};
    private double[][] before = {};
    private long version = -1;
    private long round;
    private boolean isComplete = true;
    private boolean isAwake;

    /**
     * What is to be simulated.
     *
     * @param round number of the job
     * @param levels as it is now, with the spawn where the play began, then with its clones
     * @param states of the play, the oldest first
     */
    private record Job(
            long round,
            List<Level> levels,
            List<Snapshot> states,
            Recording recording,
            String actorId,
            List<ActorValue> values) {}

    /** Follows a session; {@code onChange} is run when more is known. */
    public StateHistory(PreviewSession session, Runnable onChange) {
        this.session = session;
        this.onChange = Objects.requireNonNull(onChange);
    }

    /** Begins to follow the session, or rests while nobody looks. */
    public void setAwake(boolean awake) {
        if (awake == isAwake) {
            return;
        }
        isAwake = awake;
        if (awake) {
            session.addListener(follower);
            session.setOnStep(this::note);
            begin();
        } else {
            session.removeListener(follower);
            session.setOnStep(world -> {});
            worker.clear();
            version = -1;
        }
    }

    /** Says which numbers of which actor are wanted. */
    public void show(String newActorId, List<ActorValue> newValues) {
        if (Objects.equals(actorId, newActorId) && values.equals(newValues)) {
            return;
        }
        actorId = newActorId;
        values = List.copyOf(newValues);
        known = new double[][] {};
        if (isAwake) {
            begin();
        }
    }

    /** The numbers that are wanted. */
    public List<ActorValue> values() {
        return values;
    }

    /**
     * One of the wanted numbers at a tick; NaN where it is not known, or the actor was not there.
     *
     * @param series index among the wanted numbers
     */
    public double at(int series, long tick) {
        if (tick < 0 || tick > session.playhead().lastTick() || series >= known.length) {
            return Double.NaN;
        }
        double value = get(known[series], tick);
        boolean isOld = Double.isNaN(value) && !isComplete && series < before.length;
        return isOld ? get(before[series], tick) : value;
    }

    private static double get(double[] numbers, long tick) {
        return tick < numbers.length ? numbers[(int) tick] : Double.NaN;
    }

    /** False while ticks of the past are still simulated. */
    public boolean isComplete() {
        return isComplete;
    }

    /** Simulates the past anew if something has changed it. */
    private void follow() {
        if (version != session.playhead().pastVersion()) {
            begin();
        }
    }

    private void begin() {
        version = session.playhead().pastVersion();
        round++;
        // What was known is shown until something newer is: during a drag there is an edit at every move.
        before = known;
        known = new double[values.size()][LEAST];
        for (double[] numbers : known) {
            Arrays.fill(numbers, Double.NaN);
        }
        if (actorId == null || values.isEmpty()) {
            isComplete = true;
            worker.clear();
            onChange.run();
            return;
        }
        isComplete = false;
        Play play = session.current();
        World world = play.world();
        note(world);
        worker.submit(new Job(
                round,
                play.levels(),
                play.rewind().states(),
                play.recording().copy(Integer.MAX_VALUE),
                actorId,
                values));
    }

    /** Notes the numbers of a tick that was just made. */
    private void note(World world) {
        if (version != session.playhead().pastVersion()) {
            return; // What is noted then belongs to the play before.
        }
        int actor = actorId == null ? -1 : world.actors().indexOf(actorId);
        if (actor >= 0) {
            read(known, world, actor, values);
        }
    }

    private static void read(double[][] into, World world, int actor, List<ActorValue> values) {
        int tick = Math.toIntExact(world.tick());
        Inspection inspection = world.inspection();
        for (int k = 0; k < values.size(); k++) {
            if (tick >= into[k].length) {
                int length = into[k].length;
                into[k] = Arrays.copyOf(into[k], Math.max(tick + 1, 2 * length));
                Arrays.fill(into[k], length, into[k].length, Double.NaN);
            }
            into[k][tick] = inspection.value(actor, values.get(k));
        }
    }

    private void simulate(Job job) {
        double[][] found = new double[job.values.size()][job.recording.ticks() + 1];
        for (double[] numbers : found) {
            Arrays.fill(numbers, Double.NaN);
        }
        Playback playback;
        try {
            playback = new Playback(job.levels, job.recording);
        } catch (IllegalArgumentException unplayable) {
            hand(job, found, true); // The preview, which plays the level itself, says why.
            return;
        }
        World world = playback.world();
        long shown = System.nanoTime();
        int last = job.recording.ticks();
        for (int k = 0; k < job.states.size(); k++) {
            // From state to state, and not through: as the play itself does when it goes back to a tick.
            playback.restore(job.states.get(k));
            long next = k + 1 < job.states.size() ? job.states.get(k + 1).tick() : last;
            if (k == 0) {
                readIfThere(found, world, job);
            }
            while (world.tick() < Math.min(next, last)) {
                playback.step(job.recording.buttons(world.tick()));
                readIfThere(found, world, job);
                if (world.tick() % STRIDE == 0) {
                    if (worker.isOutdated()) {
                        return;
                    }
                    long now = System.nanoTime();
                    if (now - shown > SHOW_NANOS) {
                        shown = now;
                        hand(job, copy(found), false);
                    }
                }
            }
        }
        hand(job, found, true);
    }

    private static void readIfThere(double[][] into, World world, Job job) {
        int actor = world.actors().indexOf(job.actorId);
        if (actor >= 0) {
            read(into, world, actor, job.values);
        }
    }

    private static double[][] copy(double[][] numbers) {
        double[][] copy = new double[numbers.length][];
        for (int k = 0; k < numbers.length; k++) {
            copy[k] = numbers[k].clone();
        }
        return copy;
    }

    private void hand(Job job, double[][] found, boolean isAll) {
        EventThread.post(() -> take(job.round, found, isAll));
    }

    /** Takes over what was simulated; what was noted meanwhile is newer. */
    private void take(long jobRound, double[][] found, boolean isAll) {
        if (jobRound != round) {
            return;
        }
        for (int k = 0; k < found.length; k++) {
            double[] noted = known[k];
            double[] merged = found[k].length >= noted.length ? found[k] : Arrays.copyOf(found[k], noted.length);
            for (int tick = 0; tick < merged.length; tick++) {
                boolean isSimulated = tick < found[k].length && !Double.isNaN(found[k][tick]);
                boolean isNoted = tick < noted.length && !Double.isNaN(noted[tick]);
                merged[tick] = isNoted ? noted[tick] : isSimulated ? found[k][tick] : Double.NaN;
            }
            known[k] = merged;
        }
        isComplete = isAll;
        onChange.run();
    }

    /** Ends what is under way, and follows no more. */
    @Override
    public void close() {
        setAwake(false);
        round++;
        worker.close();
    }
}

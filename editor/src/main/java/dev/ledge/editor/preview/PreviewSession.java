package dev.ledge.editor.preview;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.render.Tween;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The document's level being played: a world that is stepped at the level's own rate by a fixed-step clock, hears of
 * every edit at once, unfinished gestures included, and can go back to any of its ticks. It never stands still by
 * itself: until it is played it shows the demo, or runs on without a button held. What was played and would be cut is
 * kept as a {@link Branch}. Event thread only; whoever shows it calls {@link #advance()} often.
 */
public final class PreviewSession implements AutoCloseable {

    public static final double MIN_SPEED = TickClock.MIN_SPEED;
    public static final double MAX_SPEED = TickClock.MAX_SPEED;

    /** After so many ticks a play without a person starts over: 30 minutes at 60 Hz. */
    private static final int MOST_TICKS = 108_000;

    /** Of a run that is shown so many ticks are known ahead: an hour at 60 Hz. */
    private static final int MOST_AHEAD = 216_000;

    /** With at least so many ticks a second of the user's time, each is shown as it is. */
    private static final double SMOOTH = 50;

    private final Document document;
    private final TickClock clock;
    private final Branches branches;
    private final DocumentListener edits = new DocumentListener() {
        @Override
        public void levelChanged(Level before, Level after) {
            show(after);
            changed();
        }
    };
    private final List<Runnable> listeners = new ArrayList<>();
    private final DemoLoop demo = new DemoLoop();
    private final HeldButtons held = new HeldButtons();
    private final RunRecorder recorder = new RunRecorder(this);

    private Play play;
    private boolean playing;
    private boolean hasFailed;
    private boolean isScrubbed;
    private long target;

    private final Stops stops = new Stops();
    private EventType stoppedBy;
    private Stretch loop;
    private Branch pointed;
    private int inputVersion;
    private long pastVersion;
    private Consumer<World> onStep = stepped -> {};
    private Trail beforeInput;
    private boolean isInputKept;

    /** A run that is played once to its end; null for none. */
    private Run shown;

    /** The run whose input was changed since it was shown; null for none. */
    private Run changedRun;

    /** Plays the document's level by the system's clock, from now on. */
    public PreviewSession(Document document) {
        this(document, new Branches());
    }

    /** The same, with the earlier plays of that level, which later ones are added to. */
    public PreviewSession(Document document, Branches branches) {
        this(document, branches, System::nanoTime);
    }

    /** The same by a given clock, of nanoseconds since any moment, never less than before. */
    public PreviewSession(Document document, LongSupplier nanoTime) {
        this(document, new Branches(), nanoTime);
    }

    private PreviewSession(Document document, Branches branches, LongSupplier nanoTime) {
        this.document = document;
        this.branches = branches;
        this.clock = new TickClock(nanoTime);
        adopt(new Play(document.level(), null));
        document.addListener(edits);
    }

    /** The world as it is now; another one after every restart. */
    public World world() {
        return play.world();
    }

    /**
     * Runs the ticks that are due since the last call.
     *
     * @throws RuntimeException if a tick fails, with the clock held
     */
    public void advance() {
        boolean isOnTheWay = play.tick() < target;
        if (!clock.read(dt()) && !isOnTheWay) {
            return;
        }
        try {
            if (isOnTheWay) {
                goOn();
            }
            while (play.tick() >= target && clock.take()) {
                step();
            }
        } catch (RuntimeException | Error e) {
            halt();
            changed();
            throw e;
        }
        changed();
    }

    /**
     * Holds the clock because something failed, so that it does not fail again at every tick; without a notification.
     */
    void halt() {
        clock.setPaused(true);
        releaseAll();
        target = play.tick();
        hasFailed = true;
    }

    /** True if the clock is held because a tick or an edit failed. */
    public boolean hasFailed() {
        return hasFailed;
    }

    /**
     * Puts the edited level under the world. If that fails the world stays as it is, and so does all else that hears of
     * the edit.
     */
    private void show(Level level) {
        try {
            play.edit(level);
        } catch (RuntimeException | Error e) {
            halt();
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
        play.tween().forget();
        pastVersion++;
    }

    private void step() {
        if (loop != null) {
            repeatLoop();
            return;
        }
        if (isLoopOver()) {
            begin(play.start(), Branch.Ending.STARTED_OVER);
        } else if (playing) {
            cut(Branch.Ending.PLAYED_ON);
            play.play(held.take());
        } else {
            play.step(buttonsAt(play.tick()));
            if (shown != null && play.tick() == shown.effectiveTicks()) {
                hold();
            }
        }
        target = play.tick();
        stopAt(demo.isOn() ? null : stops.met(play.world()));
    }

    private void hold() {
        clock.setPaused(true);
        clock.reset();
    }

    private void stopAt(EventType event) {
        if (event != null) {
            hold();
            releaseAll();
            stoppedBy = event;
        }
    }

    private void repeatLoop() {
        if (play.tick() >= loop.to() || play.tick() < loop.from()) {
            target = loop.from();
            play.rewind().restore(play.world(), target);
            goOn();
        } else {
            play.step(buttonsAt(play.tick()));
            target = play.tick();
            stopAt(demo.isOn() ? null : stops.met(play.world()));
        }
    }

    /** At which events it is held. */
    public Stops stops() {
        return stops;
    }

    /** The event at which it was held and still is, null for none. */
    public EventType stoppedBy() {
        return clock.isPaused() ? stoppedBy : null;
    }

    /** The part that is shown again and again, null for none. */
    public Stretch loop() {
        return loop;
    }

    /**
     * Shows a part of what was played again and again, as it was played, until a button of the game takes over; null
     * goes on as usual.
     */
    public void setLoop(Stretch stretch) {
        loop = hasFailed ? null : stretch;
        setPaused(loop == null);
        isScrubbed = playing;
        releaseAll();
        changed();
    }

    /** The earlier play that is pointed at, null for none. */
    Branch pointed() {
        return pointed;
    }

    /** Points at an earlier play, or at none. */
    void point(Branch branch) {
        if (pointed != branch) {
            pointed = branch;
            changed();
        }
    }

    /** Holds the clock, as the input is about to be changed. */
    void beginInputChange() {
        loop = null;
        setPaused(true);
        isInputKept = false;
    }

    /**
     * Puts in another input for all ticks there are, and goes to the tick that is shown again, in the world that comes
     * of it. What there was when the change began is kept as a branch.
     */
    void changeInput(InputBars input) {
        int from = play.recording().bars().partsFrom(input);
        if (from < 0 || from < firstTick()) {
            return;
        }
        demo.turn(false);
        if (shown != null) {
            changedRun = shown;
        }
        shown = null;
        if (!isInputKept) {
            isInputKept = true;
            beforeInput = play.recording().trail(play.lastTick(), Integer.MAX_VALUE);
            play.own();
            keep(Branch.Ending.INPUT);
        }
        long tick = tick();
        play.put(input.track(), from, input.ticks());
        inputVersion++;
        pastVersion++;
        seek(tick);
    }

    /** The input is as it is to be. */
    void endInputChange() {
        changed();
    }

    /** Counts what may have changed the past: another play, another input, an edit. */
    long pastVersion() {
        return pastVersion;
    }

    /** Is run after each step of whatever play there is; one of them at a time. */
    void setOnStep(Consumer<World> action) {
        onStep = action;
    }

    /** Counts the changes of the input. */
    public int inputVersion() {
        return inputVersion;
    }

    private boolean isLoopOver() {
        boolean isUnused = !playing && shown == null;
        return isUnused && (demo.isOn() ? demo.isOver(play.tick(), dt()) : play.tick() >= MOST_TICKS);
    }

    private int buttonsAt(long tick) {
        if (shown != null && tick >= play.recording().ticks() && tick < shown.effectiveTicks()) {
            return shown.effectiveInput().buttonsAt(tick);
        }
        return demo.isOn() ? demo.buttons(tick) : play.recording().buttons(tick);
    }

    /** What is shown while it is not played, from tick 0 and over again; null for a world without buttons held. */
    public void setDemo(InputSource newDemo) {
        boolean isFree = !playing && !play.isWorthKeeping();
        demo.set(newDemo);
        demo.turn(isFree);
        if (isFree) {
            adopt(new Play(document.level(), null));
            changed();
        }
    }

    /**
     * Plays a run once in the level as it is now, and holds the clock at its end; what was played is kept. All of it
     * can be gone to at once.
     */
    public void show(Run run) {
        recorder.stop();
        begin(run.start(), Branch.Ending.LEFT);
        demo.turn(false);
        playing = false;
        shown = run;
        play.put(run.effectiveInput(), 0, Math.min(MOST_AHEAD, run.effectiveTicks()));
        clock.setPaused(run.effectiveTicks() == 0);
        changed();
    }

    /** The run that is shown, null if none is. */
    public Run shown() {
        return shown;
    }

    /** The run that was shown until its input was changed, as it is kept; null if what is played is no run's. */
    public Run changedRun() {
        return changedRun;
    }

    /** That run with the input as it was changed to; null if there is none. */
    public Run withChangedInput() {
        return changedRun == null ? null : changedRun.withInput(play.recording().input(0, changedRun.effectiveTicks()));
    }

    /** The changed input is kept in the run now. */
    public void inputKept(Run run) {
        changedRun = run;
    }

    /** True while a demo is shown. */
    public boolean isDemo() {
        return demo.isOn();
    }

    /** Plays from the spawn, with the buttons given by {@link #hold}. */
    public void play() {
        beginPlaying(null);
    }

    /**
     * Plays from a point of the level, the middle of the player.
     *
     * @param x px
     * @param y px
     */
    public void playFrom(double x, double y) {
        Vec size = document.level().player().effectiveSize();
        beginPlaying(new Vec(x - size.x() / 2, y - size.y() / 2));
    }

    private void beginPlaying(Vec from) {
        begin(from, Branch.Ending.PLAYED_ANEW);
        demo.turn(false);
        playing = true;
        clock.setPaused(false);
        changed();
    }

    /**
     * Plays on from the current tick with the buttons given by {@link #hold}; what came after it is kept as a branch.
     */
    public void playOn() {
        loop = null;
        isScrubbed = false;
        demo.turn(false);
        shown = null;
        changedRun = null;
        playing = true;
        resume();
        changed();
    }

    /** True while the buttons are the user's. */
    public boolean isPlaying() {
        return playing;
    }

    /** Ends playing, and a recording: the world goes on from where it is without a button held. */
    public void stop() {
        recorder.stop();
        if (playing) {
            keep(Branch.Ending.STOPPED);
            play.cutFuture();
        }
        playing = false;
        clock.setPaused(false);
        target = play.tick();
        releaseAll();
        changed();
    }

    /** Starts over at tick 0, playing or not; with the demo if it is not played. */
    public void restart() {
        if (shown != null) {
            show(shown);
            return;
        }
        begin(playing ? play.start() : null, Branch.Ending.STARTED_OVER);
        demo.turn(!playing);
        changed();
    }

    /** What records the user's play. */
    public RunRecorder recorder() {
        return recorder;
    }

    /** The earlier plays. */
    public Branches branches() {
        return branches;
    }

    /**
     * Goes back to an earlier play, to the tick where it ended, with the clock held; the current play is kept in its
     * place.
     *
     * @param asItWas true to give the buttons back to the user if it was played; else it is only looked at
     */
    public void goTo(Branch branch, boolean asItWas) {
        recorder.stop();
        Play found = new Play(branch, document.level());
        if (!play.recording().copy(play.played()).isBeginningOf(branch.recording())) {
            keep(Branch.Ending.LEFT);
        }
        branches.remove(branch);
        adopt(found);
        demo.turn(false);
        playing = asItWas && branch.wasPlaying();
        seek(branch.partsAt());
    }

    /** Holds the clock, or lets it go on. */
    public void setPaused(boolean value) {
        stoppedBy = null;
        if (clock.isPaused() == value) {
            return;
        }
        clock.setPaused(value);
        isScrubbed = playing && loop != null;
        if (!value && hasFailed) {
            hasFailed = false;
            show(document.level());
        }
        releaseAll();
        changed();
    }

    /** Holds the clock. */
    public void pause() {
        setPaused(true);
    }

    /** Lets a held clock go on. */
    public void resume() {
        setPaused(false);
    }

    public boolean isPaused() {
        return clock.isPaused();
    }

    /** Holds the clock and makes one step; in the past, with no button held, that step which was made there. */
    public void stepTick() {
        isScrubbed = false;
        setPaused(true);
        if (playing && !held.isAny() && play.hasFuture()) {
            play.repeat();
            target = play.tick();
        } else {
            step();
        }
        changed();
    }

    /** Holds the clock and goes back by one tick. */
    public void stepBack() {
        seek(tick() - 1);
    }

    /**
     * Holds the clock and goes to a tick between {@link #firstTick()} and {@link #lastTick()}, the nearest if it lies
     * outside.
     */
    public void seek(long tick) {
        isScrubbed = false;
        setPaused(true);
        target = Math.max(firstTick(), Math.min(lastTick(), tick));
        play.rewind().restore(play.world(), target);
        goOn();
        changed();
    }

    /**
     * Goes to a tick like {@link #seek}, to look around: if the user has the buttons, the next one that is pressed
     * plays on from there.
     */
    public void scrub(long tick) {
        seek(tick);
        isScrubbed = playing;
    }

    /** True if a button plays on from a tick that was scrubbed to. */
    boolean isScrubbed() {
        return isScrubbed;
    }

    /** Goes on to the tick that is looked for, as far as there is time for now. */
    private void goOn() {
        long begun = clock.now();
        while (play.tick() < target && !clock.isWorkOver(begun)) {
            play.repeat();
        }
        play.tween().forget();
    }

    /** Where everything was a tick ago, set to the moment that is to be drawn now. */
    public Tween tween() {
        play.tween().setShare(isSmooth() || clock.isPaused() ? 1 : clock.share());
        return play.tween();
    }

    /** True if ticks follow each other so quickly that nothing needs to be drawn between them. */
    boolean isSmooth() {
        return clock.speed() / dt() >= SMOOTH;
    }

    /** What happened to the player, the oldest first; also what lies after the tick that was gone back to. */
    public List<TimelineEvent> timelineEvents() {
        return play.timelineEvents().list();
    }

    /** Number of steps made since the start; of the tick that is looked for, if it is a long way there. */
    public long tick() {
        return Math.max(play.tick(), target);
    }

    /** The oldest tick that can be gone back to. */
    public long firstTick() {
        return play.rewind().firstTick();
    }

    /** The latest tick that was reached. */
    public long lastTick() {
        return play.lastTick();
    }

    /** Seconds a tick. */
    public double dt() {
        return play.world().dt();
    }

    /** Factor on the level's own rate, {@value #MIN_SPEED} to {@value #MAX_SPEED}. */
    public double speed() {
        return clock.speed();
    }

    /** Sets the factor on the level's own rate; kept within {@value #MIN_SPEED} and {@value #MAX_SPEED}. */
    public void setSpeed(double factor) {
        clock.setSpeed(factor);
        changed();
    }

    /** Holds a button down or lets it go; one that is let go before a tick still acts in one. */
    public void hold(Buttons button, boolean down) {
        held.hold(button, down);
    }

    /** Lets all buttons go. */
    public void releaseAll() {
        held.release();
    }

    /** The buttons that act now, bits of {@link Buttons}. */
    public int heldButtons() {
        return playing ? held.now() : buttonsAt(play.tick());
    }

    /** True if the user has had the buttons since the last start. */
    public boolean wasPlayed() {
        return play.played() > 0;
    }

    /** All that was played since the last start; compared with what it was before its input was changed, if it was. */
    public RecordedPlay recorded() {
        RecordedPlay all = new RecordedPlay(play, 0);
        return inputVersion == 0 ? all : all.comparedWith(beforeInput);
    }

    /** The buttons in each tick that is known, also after the one that was gone back to: bits of {@link Buttons}. */
    public byte[] held() {
        return play.recording().held();
    }

    /** Where the player began, its upper left corner in px; null for the level's spawn. */
    public Vec start() {
        return play.start();
    }

    /** Is called after every change, ticks included. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /** Hears no more of the document; what was played is kept as a branch. */
    @Override
    public void close() {
        document.removeListener(edits);
        keep(Branch.Ending.LEFT);
    }

    /**
     * Starts over from a place, null for the spawn; the play until now is kept. If that world cannot be made,
     * everything stays as it is.
     */
    private void begin(Vec from, Branch.Ending ending) {
        Play made = new Play(document.level(), from);
        keep(ending);
        adopt(made);
        recorder.cutAt(0);
    }

    private void adopt(Play next) {
        loop = null;
        stoppedBy = null;
        inputVersion = 0;
        pastVersion++;
        changedRun = null;
        play = next;
        play.setOnStep(world -> onStep.accept(world));
        shown = null;
        target = play.tick();
        hasFailed = false;
        releaseAll();
        clock.reset();
    }

    /** Forgets all after the current tick, which is kept as a branch with all before it. */
    private void cut(Branch.Ending ending) {
        if (play.hasFuture()) {
            keep(ending);
            play.cutFuture();
            recorder.cutAt(play.tick());
        }
    }

    private void keep(Branch.Ending ending) {
        if (play.isWorthKeeping()) {
            branches.keep(new Branch(play, playing, ending));
        }
    }

    /** The player's box, or null if there is none. */
    public Aabb playerBox() {
        return play.playerBox();
    }

    /** The player's box at the moment that is drawn, or null if there is none. */
    Aabb shownPlayer() {
        Aabb box = playerBox();
        return box == null ? null : tween().moved(world(), world().player(), box);
    }

    Play current() {
        return play;
    }

    void changed() {
        for (Runnable listener : List.copyOf(listeners)) {
            listener.run();
        }
    }
}

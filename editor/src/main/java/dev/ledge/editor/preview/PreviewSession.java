package dev.ledge.editor.preview;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
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
    /** Of a run that is shown so many ticks are known ahead: an hour at 60 Hz. */
    private static final int MOST_AHEAD = 216_000;

    private final Document document;
    private final Branches branches;
    private final List<Runnable> listeners = new ArrayList<>();
    private final DemoLoop demo = new DemoLoop();
    private final HeldButtons held = new HeldButtons();
    private final RunRecorder recorder = new RunRecorder(this);
    private final Stops stops = new Stops();
    private final Playhead playhead;
    private final ShownRun shownRun = new ShownRun(() -> current().recording());
    private final Autoplay autoplay = new Autoplay(demo, shownRun);
    private final InputEdit inputEdit;
    private final Hand hand;
    private final LevelUnderPlay edits;

    private LongSupplier nanoTime;
    private boolean playing;
    private Consumer<World> onStep = stepped -> {};

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
        this.nanoTime = nanoTime;
        this.playhead = new Playhead(new TickClock(() -> this.nanoTime.getAsLong()), held, new Playhead.Owner() {
            @Override
            public boolean isPlaying() {
                return playing;
            }

            @Override
            public void recover() {
                edits.show(document.level());
            }

            @Override
            public void changed() {
                PreviewSession.this.changed();
            }
        });
        this.inputEdit =
                new InputEdit(playhead, demo, shownRun, branches, () -> keep(Branch.Ending.INPUT), this::changed);
        this.hand = new Hand(playhead, demo, shownRun, () -> cut(Branch.Ending.HAND), this::changed);
        this.edits = new LevelUnderPlay(playhead, branches, inputEdit, hand, autoplay, this::changed);
        adopt(new Play(document.level(), null));
        document.addListener(edits);
    }

    /** The world as it is now; another one after every restart. */
    public World world() {
        return current().world();
    }

    /**
     * Runs the ticks that are due since the last call.
     *
     * @throws RuntimeException if a tick fails, with the clock held
     */
    public void advance() {
        if (!playhead.isDue()) {
            return;
        }
        try {
            if (playhead.isOnTheWay()) {
                playhead.goOn();
            }
            while (playhead.take()) {
                step();
            }
        } catch (RuntimeException | Error e) {
            playhead.halt();
            changed();
            throw e;
        }
        changed();
    }

    /** Goes by another clock from now on, which goes on from the moment that it is for the one until now. */
    void setTime(LongSupplier other) {
        nanoTime = other;
    }

    private void step() {
        Play play = current();
        if (playhead.loop() != null) {
            repeatLoop();
            return;
        }
        if (!playing && autoplay.isOver(play)) {
            begin(edits.inLevel(play.start()), Branch.Ending.STARTED_OVER);
        } else if (playing) {
            cut(Branch.Ending.PLAYED_ON);
            hand.hold();
            play.play(held.take());
        } else {
            if (autoplay.isGivenUp(play) && play.isWorthKeeping()) {
                branches.keep(new Branch(play, true, Branch.Ending.STOPPED));
            }
            hand.hold();
            play.step(autoplay.buttons(play));
            if (autoplay.isRunOver(play)) {
                playhead.hold();
            }
        }
        arrive();
    }

    private void repeatLoop() {
        if (!playhead.isBackAtLoop()) {
            current().step(autoplay.buttons(current()));
            arrive();
        }
    }

    private void arrive() {
        playhead.arrive();
        playhead.stopAt(demo.isOn() ? null : stops.found(world()));
    }

    /** At which events it is held. */
    public Stops stops() {
        return stops;
    }

    /** Is run after each step of whatever play there is; one of them at a time. */
    void setOnStep(Consumer<World> action) {
        onStep = action;
    }

    /** What is shown while it is not played, from tick 0 and over again; null for a world without buttons held. */
    public void setDemo(InputSource newDemo) {
        boolean isFree = !playing && !current().isWorthKeeping();
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
        shownRun.show(run);
        current().put(run.effectiveInput(), 0, Math.min(MOST_AHEAD, run.effectiveTicks()));
        playhead.setClock(run.effectiveTicks() > 0);
        changed();
    }

    /** The tick that is shown, and the ways to another. */
    public Playhead playhead() {
        return playhead;
    }

    /** The run that is shown, if one is. */
    public ShownRun shownRun() {
        return shownRun;
    }

    /** Changes what was held. */
    public InputEdit inputEdit() {
        return inputEdit;
    }

    /** What reaches into the running game. */
    public Hand hand() {
        return hand;
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
        playhead.setClock(true);
        changed();
    }

    /**
     * Plays on from the current tick with the buttons given by {@link #hold}; what came after it is kept as a branch.
     */
    public void playOn() {
        playhead.endLoop();
        playhead.endScrub();
        demo.turn(false);
        shownRun.show(null);
        playing = true;
        playhead.resume();
        changed();
    }

    /** True while the buttons are the user's. */
    public boolean isPlaying() {
        return playing;
    }

    /** True if there is something to stop: it is played, or a run is shown. */
    public boolean canStop() {
        return playing || shownRun.run() != null;
    }

    /** Ends playing, recording, a shown run: it goes on with no button held, or stays held; a held play stays whole. */
    public void stop() {
        recorder.stop();
        boolean isHeld = canStop() && playhead.isPaused();
        autoplay.leave(playing && isHeld ? current() : null);
        if (canStop() && !autoplay.isLeft(current())) {
            keep(Branch.Ending.STOPPED);
            current().cutFuture();
        }
        playhead.setClock(!isHeld);
        shownRun.show(null);
        playing = false;
        playhead.arrive();
        releaseAll();
        changed();
    }

    /** True if the play was stopped while it was held, and has not gone on beyond its end. */
    public boolean canComeBack() {
        return autoplay.isLeft(current()) && !playing;
    }

    /** Gives the buttons back to the user in a play that was stopped while it was held. */
    public void comeBack() {
        playing = true;
        changed();
    }

    /** Starts over at tick 0, playing or not; with the demo if it is not played. */
    public void restart() {
        if (shownRun.run() != null) {
            show(shownRun.run());
            return;
        }
        begin(playing ? edits.inLevel(current().start()) : null, Branch.Ending.STARTED_OVER);
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
        Play found = new Play(edits.inLevel(branch), document.level());
        if (!current().recording().copy(current().played()).isBeginningOf(branch.recording())) {
            keep(Branch.Ending.LEFT);
        }
        branches.remove(branch);
        adopt(found);
        demo.turn(false);
        playing = asItWas && branch.wasPlaying();
        playhead.seek(branch.partsAt());
    }

    /** Holds the clock and makes one step; in the past, with no button held, that step which was made there. */
    public void stepTick() {
        Play play = current();
        playhead.endScrub();
        playhead.setPaused(true);
        if (playing && !held.isAny() && play.hasFuture()) {
            play.repeat();
            playhead.arrive();
        } else {
            step();
        }
        current().arrive();
        changed();
    }

    /** Number of steps made since the start; of the tick that is looked for, if it is a long way there. */
    public long tick() {
        return playhead.tick();
    }

    /** What happened to the player, the oldest first; also what lies after the tick that was gone back to. */
    public List<TimelineEvent> timelineEvents() {
        return current().timelineEvents().list();
    }

    /** Holds a button down or lets it go; one that is let go before a tick still acts in one. */
    public void hold(Buttons button, boolean down) {
        held.hold(button, down);
    }

    /** The buttons that are held down. */
    HeldButtons held() {
        return held;
    }

    /** Lets all buttons go. */
    public void releaseAll() {
        held.release();
    }

    /** True if the user has had the buttons since the last start. */
    public boolean wasPlayed() {
        return current().played() > 0;
    }

    /** What is held and done in each tick that is known, also after the one that was gone back to. */
    public Inputs inputs() {
        return new Inputs(current());
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
        edits.catchUp();
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
        autoplay.leave(null);
        inputEdit.forget();
        hand.forget();
        edits.catchUp();
        shownRun.show(null);
        next.setOnStep(world -> onStep.accept(world));
        playhead.follow(next);
    }

    /** Forgets all after the current tick, which is kept as a branch with all before it. */
    private void cut(Branch.Ending ending) {
        Play play = current();
        if (play.hasFuture()) {
            keep(ending);
            play.cutFuture();
            recorder.cutAt(play.tick());
        }
    }

    private void keep(Branch.Ending ending) {
        if (current().isWorthKeeping()) {
            branches.keep(new Branch(current(), playing || autoplay.isLeft(current()), ending));
        }
    }

    /** The player's box, or null if there is none. */
    public Aabb playerBox() {
        return current().playerBox();
    }

    Play current() {
        return playhead.play();
    }

    void changed() {
        for (Runnable listener : List.copyOf(listeners)) {
            listener.run();
        }
    }
}

package dev.ledge.editor.preview;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.render.Tween;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.world.Buttons;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The document's level being played: a world that is stepped at the level's own rate by a fixed-step clock, hears of every
 * edit at once, unfinished gestures included, and can go back to any of its ticks. It never stands still by itself: until
 * somebody plays it shows the demo, or runs on without a button held. Event thread only; whoever shows it calls
 * {@link #advance()} often.
 */
public final class PreviewSession implements AutoCloseable {

    public static final double MIN_SPEED = TickClock.MIN_SPEED;
    public static final double MAX_SPEED = TickClock.MAX_SPEED;

    /** After so many ticks a play that nobody plays starts over: 30 minutes at 60 Hz. */
    private static final int MOST_TICKS = 108_000;

    /** Time for which a demo that is over is looked at before it starts again, s. */
    private static final double REST = 1.5;

    /** With at least so many ticks a second of the user's time, each is shown as it is. */
    private static final double SMOOTH = 50;

    private final Document document;
    private final TickClock clock;
    private final DocumentListener edits = new DocumentListener() {
        @Override
        public void levelChanged(Level before, Level after) {
            show(after);
            changed();
        }
    };
    private final List<Runnable> listeners = new ArrayList<>();
    private final Rewind rewind = new Rewind();
    private final Recording recording = new Recording();
    private final Happenings happenings = new Happenings();
    private final Tween tween = new Tween();

    private World world;
    private Vec start;
    private InputSource demo;
    private boolean showsDemo;
    private boolean playing;
    private int held;
    private int tapped;
    private boolean hasFailed;

    /** Plays the document's level by the system's clock, from now on. */
    public PreviewSession(Document document) {
        this(document, System::nanoTime);
    }

    /**
     * Plays the document's level by a given clock.
     *
     * @param nanoTime nanoseconds since any moment, never less than before
     */
    public PreviewSession(Document document, LongSupplier nanoTime) {
        this.document = document;
        this.clock = new TickClock(nanoTime);
        begin(null);
        document.addListener(edits);
    }

    /** The world as it is now; another one after every restart. */
    public World world() {
        return world;
    }

    /**
     * Runs the ticks that are due since the last call.
     *
     * @throws RuntimeException if a tick fails, with the clock held
     */
    public void advance() {
        if (!clock.read(world.dt())) {
            return;
        }
        try {
            while (clock.take()) {
                step();
            }
        } catch (RuntimeException | Error e) {
            halt();
            changed();
            throw e;
        }
        changed();
    }

    /** Holds the clock because something failed, so that it does not fail again at every tick; tells nobody. */
    void halt() {
        clock.setPaused(true);
        releaseAll();
        hasFailed = true;
    }

    /** True if the clock is held because a tick or an edit failed. */
    public boolean hasFailed() {
        return hasFailed;
    }

    /** Puts the edited level under the world. If that fails the world stays as it is, and so does all else that hears of the edit. */
    private void show(Level level) {
        try {
            world.edit(placed(level, start));
        } catch (RuntimeException | Error e) {
            halt();
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
        tween.forget();
    }

    private void step() {
        if (isLoopOver()) {
            begin(start);
            return;
        }
        long tick = world.tick();
        int buttons = buttonsAt(tick);
        if (playing) {
            cutFuture();
        }
        tapped = 0;
        stepWith(buttons);
    }

    private void stepWith(int buttons) {
        long tick = world.tick();
        tween.remember(world);
        world.step(buttons);
        recording.note(tick, buttons, playerX(), playerY());
        happenings.note(world);
        rewind.note(world);
    }

    private boolean isLoopOver() {
        if (playing) {
            return false;
        }
        return world.tick() >= (isDemo() ? demo.ticks() + Math.round(REST / world.dt()) : MOST_TICKS);
    }

    private int buttonsAt(long tick) {
        if (playing) {
            return held | tapped;
        }
        if (!isDemo()) {
            return recording.buttons(tick);
        }
        return tick < demo.ticks() ? demo.buttons(tick) : Buttons.NONE;
    }

    /** What is shown while nobody plays, from tick 0 and over again; null for a world without buttons held. */
    public void setDemo(InputSource newDemo) {
        demo = newDemo;
        showsDemo = demo != null;
        if (!playing) {
            begin(start);
            changed();
        }
    }

    /** True while a demo is shown. */
    public boolean isDemo() {
        return !playing && showsDemo;
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
        begin(from);
        showsDemo = false;
        playing = true;
        clock.setPaused(false);
        changed();
    }

    /** True while the buttons are the user's. */
    public boolean isPlaying() {
        return playing;
    }

    /** Ends playing: the world goes on from where it is without a button held. */
    public void stop() {
        playing = false;
        clock.setPaused(false);
        releaseAll();
        cutFuture();
        changed();
    }

    /** Starts over at tick 0, playing or not; with the demo if nobody plays. */
    public void restart() {
        begin(playing ? start : null);
        showsDemo = !playing && demo != null;
        changed();
    }

    /** Holds the clock, or lets it go on. */
    public void setPaused(boolean value) {
        if (clock.isPaused() == value) {
            return;
        }
        clock.setPaused(value);
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

    /** Holds the clock and makes one step. */
    public void stepTick() {
        boolean wasPaused = clock.isPaused();
        int kept = held;
        setPaused(true);
        if (wasPaused) {
            held = kept;
        }
        step();
        changed();
    }

    /** Holds the clock and goes back by one tick. */
    public void stepBack() {
        seek(tick() - 1);
    }

    /** Holds the clock and goes to a tick between {@link #firstTick()} and {@link #lastTick()}, the nearest if it lies outside. */
    public void seek(long tick) {
        setPaused(true);
        long target = Math.max(firstTick(), Math.min(lastTick(), tick));
        if (target < world.tick()) {
            rewind.restore(world, target);
        }
        tween.forget();
        while (world.tick() < target) {
            stepWith(recording.buttons(world.tick()));
        }
        tween.forget();
        changed();
    }

    /** Where everything was a tick ago, set to the moment that is to be drawn now. */
    public Tween tween() {
        tween.setShare(isSmooth() || clock.isPaused() ? 1 : clock.share());
        return tween;
    }

    /** True if ticks follow each other so quickly that nothing needs to be drawn between them. */
    boolean isSmooth() {
        return clock.speed() / world.dt() >= SMOOTH;
    }

    /** What happened to the player, the oldest first; also what lies after the tick that was gone back to. */
    public List<Happening> happenings() {
        return happenings.list();
    }

    /** Number of steps made since the start. */
    public long tick() {
        return world.tick();
    }

    /** The oldest tick that can be gone back to. */
    public long firstTick() {
        return rewind.firstTick();
    }

    /** The latest tick that was reached. */
    public long lastTick() {
        return Math.max(recording.ticks(), world.tick());
    }

    /** Seconds a tick. */
    public double dt() {
        return world.dt();
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
        if (down) {
            held |= button.bit();
            tapped |= button.bit();
        } else {
            held &= ~button.bit();
        }
    }

    /** Lets all buttons go. */
    public void releaseAll() {
        held = Buttons.NONE;
        tapped = Buttons.NONE;
    }

    /** The buttons that act now, bits of {@link Buttons}. */
    public int heldButtons() {
        return playing ? held : buttonsAt(world.tick());
    }

    /** Where the player was at each of the last {@code most} ticks, empty without a player. */
    public Trail trail(int most) {
        return world.player() < 0 ? Trail.EMPTY : recording.trail(world.tick(), most);
    }

    /** What was held so far, one int a tick from tick 0. */
    public int[] recordedButtons() {
        int[] all = new int[recording.ticks()];
        for (int tick = 0; tick < all.length; tick++) {
            all[tick] = recording.buttons(tick);
        }
        return all;
    }

    /** Is told, without arguments, after every change, ticks included. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /** Hears no more of the document. */
    @Override
    public void close() {
        document.removeListener(edits);
    }

    /** Starts over from a place, null for the spawn. If that world cannot be made, everything stays as it is. */
    private void begin(Vec from) {
        world = new World(placed(document.level(), from));
        start = from;
        hasFailed = false;
        releaseAll();
        clock.reset();
        recording.begin(playerX(), playerY());
        rewind.begin(world);
        happenings.clear();
        tween.forget();
    }

    private void cutFuture() {
        recording.cutFrom(world.tick());
        rewind.cutAfter(world.tick());
        happenings.cutAfter(world.tick());
    }

    /** The level with its spawn where a play starts, null for its own. */
    private static Level placed(Level level, Vec from) {
        if (from == null) {
            return level;
        }
        for (LevelObject object : level.objects()) {
            if (object instanceof LevelObject.Spawn spawn) {
                return level.withObject(spawn.movedTo(from));
            }
        }
        return level.withObject(new LevelObject.Spawn(ObjectCommon.of("start", from, null), null, null));
    }

    private double playerX() {
        return playerBox() == null ? 0 : playerBox().centerX();
    }

    private double playerY() {
        return playerBox() == null ? 0 : playerBox().centerY();
    }

    /** The player's box, or null if there is none. */
    public Aabb playerBox() {
        int player = world.player();
        return player < 0
                ? null
                : Aabb.of(
                        new Vec(world.actors().x(player), world.actors().y(player)),
                        new Vec(world.actors().width(player), world.actors().height(player)));
    }

    /** The player's box at the moment that is drawn, or null if there is none. */
    Aabb shownPlayer() {
        Aabb box = playerBox();
        return box == null ? null : tween().moved(world, world.player(), box);
    }

    private void changed() {
        for (Runnable listener : List.copyOf(listeners)) {
            listener.run();
        }
    }
}

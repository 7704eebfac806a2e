package dev.ledge.editor.preview;

import dev.ledge.editor.view.Tween;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.type.EventType;

/**
 * The tick of a play that is shown: it moves with a clock, is held, goes to and fro in what was played, or repeats a
 * part of it. Event thread only.
 */
public final class Playhead {
    public static final double MIN_SPEED = TickClock.MIN_SPEED;
    public static final double MAX_SPEED = TickClock.MAX_SPEED;

    /** With at least so many ticks a second of the user's time, each is shown as it is. */
    private static final double SMOOTH = 50;

    private final TickClock clock;
    private final HeldButtons held;
    private final Owner owner;

    private Play play;
    private boolean hasFailed;
    private boolean isScrubbed;
    private long target;
    private EventType stoppedBy;
    private Stretch loop;
    private long pastVersion;

    /** Whose play it is. */
    interface Owner {
        /** True while the buttons are the user's. */
        boolean isPlaying();

        /** Tries again what failed, as the clock goes on. */
        void recover();

        /** Something that is shown has changed. */
        void changed();
    }

    Playhead(TickClock clock, HeldButtons held, Owner owner) {
        this.clock = clock;
        this.held = held;
        this.owner = owner;
    }

    /** Is that of another play from now on, at the tick where that is. */
    void follow(Play next) {
        play = next;
        loop = null;
        stoppedBy = null;
        hasFailed = false;
        target = play.tick();
        pastVersion++;
        held.release();
        clock.reset();
    }

    /** Goes on in the same play in a level where everything has moved. */
    void goOnIn(Play moved) {
        play = moved;
    }

    /** The play it is in. */
    Play play() {
        return play;
    }

    /** Counts the time since the last call; true if there is something to do. */
    boolean isDue() {
        boolean isOnTheWay = isOnTheWay();
        return clock.read(dt()) || isOnTheWay;
    }

    /** True if the tick that is looked for is not reached yet. */
    boolean isOnTheWay() {
        return play.tick() < target;
    }

    /** Takes a step that is due, if one is and none is looked for. */
    boolean take() {
        return !isOnTheWay() && clock.take();
    }

    /** Goes on to the tick that is looked for, as far as there is time for now. */
    void goOn() {
        long begun = clock.now();
        while (isOnTheWay() && !clock.isWorkOver(begun)) {
            play.repeat();
        }
        if (!isOnTheWay()) {
            play.arrive();
        }
        play.tween().forget();
    }

    /** Goes all the way to the tick that is looked for. */
    void reach() {
        while (isOnTheWay()) {
            play.repeat();
        }
    }

    /** The moment that it is for the clock, ns. */
    long now() {
        return clock.now();
    }

    /** No other tick is looked for than the one that is reached. */
    void arrive() {
        target = play.tick();
    }

    /** Goes back to the begin of the part that repeats, if it is over; false if there is a step of it to be made. */
    boolean isBackAtLoop() {
        if (play.tick() < loop.to() && play.tick() >= loop.from()) {
            return false;
        }
        lookFor(loop.from());
        return true;
    }

    private void lookFor(long tick) {
        target = tick;
        play.goTowards(target);
        goOn();
    }

    /** Holds the clock at the end of something, with nothing due. */
    void hold() {
        clock.setPaused(true);
        clock.reset();
    }

    /** Holds the clock at an event; null goes on. */
    void stopAt(EventType event) {
        if (event != null) {
            hold();
            held.release();
            stoppedBy = event;
        }
    }

    /**
     * Holds the clock because something failed, so that it does not fail again at every tick; without a notification.
     */
    void halt() {
        setClock(false);
        held.release();
        arrive();
        hasFailed = true;
    }

    /** Lets the clock go on, or holds it, and nothing else. */
    void setClock(boolean goesOn) {
        clock.setPaused(!goesOn);
    }

    /** What was known of the past is not so any more: it was edited, or other buttons are held in it. */
    void pastChanged() {
        pastVersion++;
    }

    /** Counts what may have changed the past: another play, another input, an edit. */
    long pastVersion() {
        return pastVersion;
    }

    /** True if the clock is held because a tick or an edit failed. */
    public boolean hasFailed() {
        return hasFailed;
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
        isScrubbed = owner.isPlaying();
        held.release();
        owner.changed();
    }

    /** Nothing is repeated any more. */
    void endLoop() {
        loop = null;
    }

    /** No button plays on from a tick that was scrubbed to. */
    void endScrub() {
        isScrubbed = false;
    }

    /** Holds the clock, or lets it go on. */
    public void setPaused(boolean value) {
        stoppedBy = null;
        if (clock.isPaused() == value) {
            return;
        }
        clock.setPaused(value);
        isScrubbed = owner.isPlaying() && loop != null;
        if (!value && hasFailed) {
            hasFailed = false;
            owner.recover();
        }
        held.release();
        owner.changed();
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

    /** Holds the clock and goes back by one tick. */
    public void stepBack() {
        seek(tick() - 1);
    }

    /**
     * Holds the clock and goes to a tick between {@link #firstTick()} and {@link #lastTick()}, the nearest if it lies
     * outside.
     */
    public void seek(long tick) {
        endScrub();
        setPaused(true);
        lookFor(Math.max(firstTick(), Math.min(lastTick(), tick)));
        owner.changed();
    }

    /**
     * Goes to a tick like {@link #seek}, to look around: if the user has the buttons, the next one that is pressed
     * plays on from there.
     */
    public void scrub(long tick) {
        seek(tick);
        isScrubbed = owner.isPlaying();
    }

    /** True if a button plays on from a tick that was scrubbed to. */
    boolean isScrubbed() {
        return isScrubbed;
    }

    /** Where everything was a tick ago, set to the moment that is to be drawn now. */
    public Tween tween() {
        play.tween().setShare(isSmooth() || clock.isPaused() ? 1 : clock.share());
        return play.tween();
    }

    /** The player's box at the moment that is drawn, or null if there is none. */
    Aabb shownPlayer() {
        Aabb box = play.playerBox();
        return box == null ? null : tween().moved(play.world(), play.world().player(), box);
    }

    /** True if ticks follow each other so quickly that nothing needs to be drawn between them. */
    boolean isSmooth() {
        return clock.speed() / dt() >= SMOOTH;
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
        owner.changed();
    }
}

package dev.ledge.editor.preview;

import dev.ledge.editor.view.Trail;

/**
 * Changes what was held in a play: from {@link #begin} to {@link #end} one change, however often other input is put in
 * meanwhile. Event thread only.
 */
public final class InputEdit {
    private final Playhead playhead;
    private final DemoLoop demo;
    private final ShownRun shownRun;
    private final Runnable keep;
    private final Runnable changed;
    private int version;
    private Trail before;
    private boolean isKept;

    /**
     * Changes the input of whatever play there is.
     *
     * @param keep keeps the play as it was before its input was changed
     * @param changed is run after a change
     */
    InputEdit(Playhead playhead, DemoLoop demo, ShownRun shownRun, Runnable keep, Runnable changed) {
        this.playhead = playhead;
        this.demo = demo;
        this.shownRun = shownRun;
        this.keep = keep;
        this.changed = changed;
    }

    /** What is held in the play, tick by tick. */
    public InputBars bars() {
        return playhead.play().recording().bars();
    }

    /** The buttons that are held at any time in the play, as bits. */
    public int used() {
        return playhead.play().recording().used();
    }

    /** Holds the clock, as the input is about to be changed. */
    public void begin() {
        playhead.endLoop();
        playhead.setPaused(true);
        isKept = false;
    }

    /**
     * Puts in another input for all ticks there are, and goes to the tick that is shown again, in the world that comes
     * of it. What there was when the change began is kept as a branch.
     */
    public void put(InputBars input) {
        Play play = playhead.play();
        int from = bars().partsFrom(input);
        if (from < 0 || from < playhead.firstTick()) {
            return;
        }
        demo.turn(false);
        shownRun.change();
        if (!isKept) {
            isKept = true;
            before = play.recording().trail(play.lastTick(), Integer.MAX_VALUE);
            play.own();
            keep.run();
        }
        long tick = playhead.tick();
        play.put(input.track(), from, input.ticks());
        version++;
        playhead.pastChanged();
        playhead.seek(tick);
    }

    /** The input is as it is to be. */
    public void end() {
        changed.run();
    }

    /** There is another play, whose input was not changed yet. */
    void forget() {
        version = 0;
        before = null;
    }

    /** Counts the changes of the input. */
    public int version() {
        return version;
    }

    /** A play, compared with the way it went before its input was changed, if it was. */
    RecordedPlay compared(RecordedPlay all) {
        return version == 0 ? all : all.comparedWith(before);
    }
}

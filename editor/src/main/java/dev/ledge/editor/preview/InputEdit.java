package dev.ledge.editor.preview;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Changes what was held in a play: from {@link #begin} to {@link #end} one change, however often other input is put in
 * meanwhile, which can be taken back and made again. Event thread only.
 */
public final class InputEdit {
    private static final int MOST_CHANGES = 100;

    /** Of all changes together: ten minutes at 60 Hz, changed ten times, take 14 MB. */
    private static final long MOST_TICKS = 360_000;

    private final Playhead playhead;
    private final DemoLoop demo;
    private final ShownRun shownRun;
    private final Branches branches;
    private final Runnable keep;
    private final Runnable changed;
    private final Deque<Change> made = new ArrayDeque<>();
    private final Deque<Change> takenBack = new ArrayDeque<>();
    private int version;

    /** The change that is being made, null for none or one that has changed nothing yet. */
    private Change current;

    private int finished;
    private boolean hasFocus;

    /** When a change was last made or taken back, null for never, and what that was before the current change. */
    private Moment last;

    private Moment lastBefore;

    /** What there was at a change: other things were done since if there is something else now. */
    private record Moment(Level level, int ticks) {}

    /**
     * What was held, and what is since.
     *
     * @param trail the way of the player before
     * @param run the run that was shown until then, null for none
     * @param branches the earlier plays before, then those with the play as it was, all without their states
     */
    private record Change(InputBars before, InputBars after, Trail trail, Run run, List<List<Branch>> branches) {
        Change to(InputBars other) {
            return new Change(before, other, trail, run, branches);
        }

        boolean isNothing() {
            return from() < 0;
        }

        int from() {
            return before.partsFrom(after);
        }
    }

    /**
     * Changes the input of whatever play there is.
     *
     * @param branches the earlier plays, where {@code keep} keeps it
     * @param keep keeps the play as it was before its input was changed
     * @param changed is run after a change
     */
    InputEdit(Playhead playhead, DemoLoop demo, ShownRun shownRun, Branches branches, Runnable keep, Runnable changed) {
        this.playhead = playhead;
        this.demo = demo;
        this.shownRun = shownRun;
        this.branches = branches;
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
        current = null;
        lastBefore = last;
    }

    /**
     * Puts in another input for all ticks there are, and goes to the tick that is shown again, in the world that comes
     * of it. What there was when the change began is kept as a branch.
     */
    public void put(InputBars input) {
        InputBars before = bars();
        int from = before.partsFrom(input);
        if (from < 0 || from < playhead.firstTick()) {
            return;
        }
        if (current == null) {
            takenBack.clear();
            current = kept(before);
        } else {
            made.pop();
        }
        current = current.to(input);
        made.push(current);
        simulate(input, from);
    }

    /** Keeps the play as it is, as its input is changed. */
    private Change kept(InputBars before) {
        Play play = playhead.play();
        Trail trail = play.recording().trail(play.lastTick(), Integer.MAX_VALUE);
        List<Branch> earlier = branches.withoutStates();
        Run run = shownRun.run();
        demo.turn(false);
        shownRun.change();
        play.own();
        keep.run();
        return new Change(before, before, trail, run, List.of(earlier, branches.withoutStates()));
    }

    private void simulate(InputBars input, int from) {
        long tick = playhead.tick();
        playhead.play().put(input.track(), from, input.ticks());
        version++;
        playhead.pastChanged();
        last = new Moment(playhead.play().level(), bars().ticks());
        playhead.seek(tick);
    }

    /** The input is as it is to be. */
    public void end() {
        if (current != null && current.isNothing()) {
            made.pop();
            putBack(current);
            last = lastBefore;
        }
        current = null;
        finished++;
        forgetOldest();
        changed.run();
    }

    private void forgetOldest() {
        long ticks = 0;
        List<Change> recent = new ArrayList<>();
        for (Change change : made) {
            ticks += change.before.ticks();
            if (recent.isEmpty() || ticks <= MOST_TICKS && recent.size() < MOST_CHANGES) {
                recent.add(change);
            }
        }
        made.clear();
        made.addAll(recent);
    }

    /** What was kept for a change is not needed any more, as there is none. */
    private void putBack(Change change) {
        if (branches.areSame(change.branches.get(1))) {
            branches.putBack(change.branches.get(0));
        }
        if (change.run != null && shownRun.changed() == change.run) {
            shownRun.show(change.run);
        }
    }

    /** What shows the input has the focus, or has it no more. */
    public void setFocus(boolean focus) {
        hasFocus = focus;
        changed.run();
    }

    /** True while what shows the input has the focus. */
    public boolean hasFocus() {
        return hasFocus;
    }

    /**
     * True if undo is meant for the input, and not for the level: no edit came since the input was changed or that was
     * taken back, and its bars have the focus, or it is what was done last. The game or the canvas may well have the
     * focus while bars are dragged.
     */
    public boolean isMeant() {
        return isLevelAsThen() && (hasFocus || isLast());
    }

    /** True if nothing was done since the input was changed or that was taken back: no edit, and no tick was played. */
    public boolean isLast() {
        return isLevelAsThen()
                && playhead.isPaused()
                && last.ticks == playhead.play().recording().ticks();
    }

    /** An edit that was undone since is none; after one that failed the play is still in the level before it. */
    private boolean isLevelAsThen() {
        return last != null && last.level == playhead.play().level() && !playhead.hasFailed();
    }

    /** True if there is a change that can be taken back: what was held in its ticks was not played otherwise since. */
    public boolean canTakeBack() {
        return !made.isEmpty() && isKnown(made.peek()) && made.peek().after.isBeginningOf(bars());
    }

    /** True if there is a change that was taken back, and can be made again. */
    public boolean canMakeAgain() {
        return !takenBack.isEmpty()
                && isKnown(takenBack.peek())
                && takenBack.peek().before.isBeginningOf(bars());
    }

    /** True if the play can still be gone back to where the change begins. */
    private boolean isKnown(Change change) {
        return change.from() >= playhead.firstTick();
    }

    /**
     * Takes the last change back, so that the play is as it was before. What was played on since is kept as a branch.
     *
     * @return what is as before, for people
     */
    public String takeBack() {
        Change change = made.pop();
        takenBack.push(change);
        current = null;
        InputBars now = bars();
        if (now.ticks() > change.after.ticks()) {
            keep.run();
        } else {
            putBack(change);
        }
        replace(now, change.before);
        return change.before.difference(change.after);
    }

    /**
     * Makes the change again that was taken back last.
     *
     * @return what is changed again, for people
     */
    public String makeAgain() {
        Change change = takenBack.pop();
        InputBars now = bars();
        made.push(kept(now).to(now.withBeginning(change.after)));
        replace(now, change.after);
        return change.before.difference(change.after);
    }

    private void replace(InputBars now, InputBars beginning) {
        playhead.endLoop();
        playhead.setPaused(true);
        InputBars next = now.withBeginning(beginning);
        finished++;
        simulate(next, now.partsFrom(next));
    }

    /** There is another play, whose input was not changed yet. */
    void forget() {
        version = 0;
        made.clear();
        takenBack.clear();
        current = null;
        last = null;
        finished++;
    }

    /** Counts what may have made {@link #canTakeBack()} or {@link #canMakeAgain()} another. */
    public int finished() {
        return finished;
    }

    /** Counts the changes of the input. */
    public int version() {
        return version;
    }

    /** A play, compared with the way it went before its input was changed, if it was. */
    RecordedPlay compared(RecordedPlay all) {
        return made.isEmpty() ? all : all.comparedWith(made.peek().trail);
    }
}

package dev.ledge.editor.preview;

import dev.ledge.engine.run.Run;

/** What holds the buttons while the user does not: a run that is shown, the demo, or what was recorded before. */
final class Autoplay {
    /** After so many ticks a play without a person starts over: 30 minutes at 60 Hz. */
    private static final int MOST_TICKS = 108_000;

    private final DemoLoop demo;
    private final ShownRun shownRun;
    private Play left;

    Autoplay(DemoLoop demo, ShownRun shownRun) {
        this.demo = demo;
        this.shownRun = shownRun;
    }

    /** The user has left a play while it was held, null for none: it is over only once it goes on. */
    void leave(Play play) {
        left = play;
    }

    /** The same play goes on as another one, in a level where everything has moved. */
    void goOnIn(Play before, Play moved) {
        if (left == before) {
            left = moved;
        }
    }

    /** True if the user has left that play, and it is not over yet. */
    boolean isLeft(Play play) {
        return left == play;
    }

    /** True once, when a play that was left goes on beyond what the user played. */
    boolean isGivenUp(Play play) {
        if (left != play || play.hasFuture()) {
            return false;
        }
        left = null;
        return true;
    }

    /** True if it is time to start over. */
    boolean isOver(Play play) {
        if (shownRun.run() != null) {
            return false;
        }
        return demo.isOn() ? demo.isOver(play.tick(), play.world().dt()) : play.tick() >= MOST_TICKS;
    }

    /** True if the run that is shown has come to its end with the last step. */
    boolean isRunOver(Play play) {
        return shownRun.run() != null && play.tick() == shownRun.run().effectiveTicks();
    }

    /** The buttons held in the next step of a play. */
    int buttons(Play play) {
        Run run = shownRun.run();
        long tick = play.tick();
        if (run != null && tick >= play.recording().ticks() && tick < run.effectiveTicks()) {
            return run.effectiveInput().buttonsAt(tick);
        }
        return demo.isOn() ? demo.buttons(tick) : play.recording().buttons(tick);
    }
}

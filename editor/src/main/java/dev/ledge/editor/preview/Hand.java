package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A hand that reaches into the running game: takes hold of an actor and throws it, puts it elsewhere, gives it another
 * size, adds one like it or takes it out. What it does is recorded in the play, in place of what was played after the
 * tick at which it does it; the level stays as it is. Event thread only.
 */
public final class Hand {
    /** Faster than this nothing is thrown, px/s. */
    static final double MOST_SPEED = 1500;

    /** Slower than this is no throw, px/s: a hand is never quite still. */
    private static final double LEAST_SPEED = 12;

    private final Playhead playhead;
    private final DemoLoop demo;
    private final ShownRun shownRun;
    private final Runnable cut;
    private final Runnable changed;
    private final PointerMotion motion = new PointerMotion();

    private String held;
    private double pointerX;
    private double pointerY;
    /** From the pointer to the upper left corner of what is held, px. */
    private double offsetX;

    private double offsetY;
    /** Where it was taken, px. */
    private Vec takenAt;

    private long takenTick;
    /** How many interventions there were before. */
    private int interventionsBefore;
    /** The last of them, null for none. */
    private Intervention lastBefore;

    /**
     * A hand in whatever play there is.
     *
     * @param cut keeps what was played after the tick that is shown as a branch, and forgets it
     * @param changed is run after a change
     */
    Hand(Playhead playhead, DemoLoop demo, ShownRun shownRun, Runnable cut, Runnable changed) {
        this.playhead = playhead;
        this.demo = demo;
        this.shownRun = shownRun;
        this.cut = cut;
        this.changed = changed;
    }

    /** Id of the actor that is held, null for none. */
    public String held() {
        return held;
    }

    /**
     * Takes hold of an actor: it stays where the pointer is until it is let go. While the clock is held nothing happens
     * until the pointer moves.
     *
     * @param actor its id
     * @param x of the pointer, px of the level
     * @param y of the pointer, px of the level
     * @return false if it is not in the game, or dead
     */
    public boolean take(String actor, double x, double y) {
        letGoAtRest();
        int index = alive(actor);
        if (index < 0) {
            return false;
        }
        Actors actors = world().actors();
        held = actor;
        takenAt = new Vec(actors.x(index), actors.y(index));
        takenTick = playhead.tick();
        interventionsBefore = playhead.play().recording().interventions().size();
        lastBefore = last();
        offsetX = actors.x(index) - x;
        offsetY = actors.y(index) - y;
        pointerX = x;
        pointerY = y;
        motion.begin(playhead.now(), x, y);
        if (!playhead.isPaused()) {
            putWhereThePointerIs(Vec.ZERO);
        }
        return true;
    }

    /** The pointer has moved, with what is held. */
    public void move(double x, double y) {
        if (held == null || x == pointerX && y == pointerY) {
            return;
        }
        pointerX = x;
        pointerY = y;
        motion.add(playhead.now(), x, y);
        // Else the next step puts it there.
        if (playhead.isPaused() || !playhead.isSmooth()) {
            putWhereThePointerIs(playhead.isPaused() ? null : Vec.ZERO);
        }
    }

    /**
     * Lets go of what is held: as fast as the pointer has just moved, or with its own velocity while the clock is held.
     */
    public void letGo() {
        if (held == null) {
            return;
        }
        if (!playhead.isPaused()) {
            putWhereThePointerIs(thrown());
        }
        held = null;
        changed.run();
    }

    /** How fast it would be if it were let go now, px/s of the game's time. */
    public Vec thrown() {
        if (held == null || playhead.isPaused()) {
            return Vec.ZERO;
        }
        Vec pointer = motion.velocity(playhead.now());
        double scale = 1 / playhead.speed();
        double speed = Math.hypot(pointer.x(), pointer.y()) * scale;
        if (speed < LEAST_SPEED) {
            return Vec.ZERO;
        }
        double kept = scale * Math.min(1, MOST_SPEED / speed);
        return new Vec(pointer.x() * kept, pointer.y() * kept);
    }

    /** Puts what is held back where it was taken; false if nothing is held. */
    public boolean cancel() {
        if (held == null) {
            return false;
        }
        if (playhead.tick() == takenTick) {
            takeBack();
        } else {
            String actor = held;
            act(tick -> new Intervention.Placed(tick, actor, takenAt.x(), takenAt.y(), Vec.ZERO));
        }
        held = null;
        changed.run();
        return true;
    }

    /** Where it was put earlier at the same tick it is put again: what is in the hand has taken the place of that. */
    private void takeBack() {
        Play play = playhead.play();
        List<Intervention> all = play.recording().interventions();
        boolean isReplaced = lastBefore != null
                && lastBefore.tick() == takenTick
                && all.size() >= interventionsBefore
                && all.get(interventionsBefore - 1) != lastBefore;
        play.takeBack(isReplaced ? interventionsBefore - 1 : interventionsBefore);
        if (isReplaced) {
            play.act(lastBefore);
        }
    }

    /**
     * A step is about to be made: what is held is where the pointer is, whatever came after that tick before the clock
     * was put back; what died in the hand is let go.
     */
    void hold() {
        if (held != null && alive(held) < 0) {
            held = null;
        }
        if (held != null) {
            cut.run();
            Play play = playhead.play();
            play.act(placed(Math.toIntExact(play.tick()), Vec.ZERO));
        }
    }

    /** There is another play. */
    void forget() {
        held = null;
    }

    /**
     * Puts an actor somewhere else, at rest.
     *
     * @param x of its middle, px
     * @param y of its middle, px
     * @return false if it is not in the game, or dead
     */
    public boolean put(String actor, double x, double y) {
        int index = alive(actor);
        if (index < 0) {
            return false;
        }
        double left = x - world().actors().width(index) / 2;
        double top = y - world().actors().height(index) / 2;
        act(tick -> new Intervention.Placed(tick, actor, left, top, Vec.ZERO));
        return true;
    }

    /**
     * Gives an actor another size until it comes back from the dead; its feet and middle stay where they are.
     *
     * @param width px, 0.001 to 16,384
     * @param height px, 0.001 to 16,384
     * @return false if it is not in the game, or dead
     * @throws IllegalArgumentException if a number is beyond these
     */
    public boolean resize(String actor, double width, double height) {
        if (alive(actor) < 0) {
            return false;
        }
        act(tick -> new Intervention.Sized(tick, actor, width, height));
        return true;
    }

    /**
     * Adds an actor like another one, as large as that is now.
     *
     * @param x of its middle, px
     * @param y of its middle, px
     * @return its id, or null if there is no such actor, or the place is beyond a level's coordinates
     */
    public String addClone(String actor, double x, double y) {
        int index = world().actors().indexOf(actor);
        if (index < 0) {
            return null;
        }
        String id = Clones.freshId(world());
        LevelObject object;
        try {
            double width = world().actors().width(index);
            double height = world().actors().height(index);
            object = Clones.of(world(), index, id, new Vec(x - width / 2, y - height / 2));
        } catch (IllegalArgumentException beyond) {
            return null;
        }
        act(tick -> new Intervention.Cloned(tick, object));
        return id;
    }

    /** Takes an actor out of the game; false if it is not in it, or the player. */
    public boolean remove(String actor) {
        int index = world().actors().indexOf(actor);
        if (index < 0 || index == world().player() || !world().actors().present(index)) {
            return false;
        }
        if (actor.equals(held)) {
            held = null;
        }
        act(tick -> new Intervention.Removed(tick, actor));
        return true;
    }

    /** What was done last in the play, null if nothing was. */
    public Intervention last() {
        List<Intervention> all = playhead.play().recording().interventions();
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    /** The steps before which the hand did something, in their order: each stretch ends before its last tick. */
    public List<Stretch> stretches() {
        List<Stretch> all = new ArrayList<>();
        long from = 0;
        long end = -1;
        for (Intervention one : playhead.play().recording().interventions()) {
            if (one.tick() > end) {
                if (end > from) {
                    all.add(new Stretch(from, end));
                }
                from = one.tick();
            }
            end = one.tick() + 1;
        }
        if (end > from) {
            all.add(new Stretch(from, end));
        }
        return all;
    }

    private void letGoAtRest() {
        if (held != null) {
            held = null;
            changed.run();
        }
    }

    private void putWhereThePointerIs(Vec velocity) {
        if (alive(held) < 0) {
            held = null;
            changed.run();
            return;
        }
        act(tick -> placed(tick, velocity));
    }

    private Intervention placed(int tick, Vec velocity) {
        return new Intervention.Placed(tick, held, pointerX + offsetX, pointerY + offsetY, velocity);
    }

    /** Does something at the tick that is shown; the play goes on from there as it is then. */
    private void act(IntFunction<Intervention> made) {
        playhead.endLoop();
        playhead.reach();
        demo.turn(false);
        shownRun.show(null);
        cut.run();
        Play play = playhead.play();
        play.act(made.apply(Math.toIntExact(play.tick())));
        changed.run();
    }

    /** Index of an actor that is in the game and alive, else −1. */
    private int alive(String actor) {
        Actors actors = world().actors();
        int index = actor == null ? -1 : actors.indexOf(actor);
        return index >= 0 && actors.present(index) && actors.alive(index) ? index : -1;
    }

    private World world() {
        return playhead.play().world();
    }
}

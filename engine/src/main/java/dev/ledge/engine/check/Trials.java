package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Tries out in a level what becomes of a player that is put somewhere, as often as there is work left for: the same
 * level always gets the same trials, and none takes minutes.
 */
final class Trials {
    /** Steps of one actor or platform that all trials of a level may take together. */
    private static final long MOST_WORK = 6_000_000;

    /** The work of making a world is that of so many cells a step. */
    private static final int CELLS_A_STEP = 16;

    /** Where an actor is looked at beside so many platforms, that may be the work of another. */
    private static final int MEETINGS_A_STEP = 64;

    private final Level level;
    private final BooleanSupplier cancelled;
    private final World world;
    private final Snapshot begin;
    private final long workOfStep;
    private final long workOfWorld;
    private long left = MOST_WORK;

    /** Trials in a level with a spawn. */
    Trials(Level level, BooleanSupplier cancelled) {
        this.level = level;
        this.cancelled = cancelled;
        world = new World(level);
        begin = world.save();
        long actors = world.actors().count();
        long platforms = world.platforms().count();
        workOfStep = 4 + actors + platforms + actors * platforms / MEETINGS_A_STEP;
        workOfWorld = (long) level.columns() * level.rows() / CELLS_A_STEP
                + level.objects().size();
        left -= workOfWorld;
    }

    Level level() {
        return level;
    }

    /** Seconds as ticks. */
    int ticks(double seconds) {
        return (int) Math.min(Integer.MAX_VALUE / 2, Math.ceil(seconds / world.dt()));
    }

    /** The world as it is after the last trial. */
    World world() {
        return world;
    }

    /** The world at tick 0, its player at its spawn. */
    World start() {
        world.restore(begin);
        return world;
    }

    /** The box of the player with its upper left corner there. */
    Aabb body(double x, double y) {
        return Aabb.of(new Vec(x, y), level.player().effectiveSize());
    }

    /** True if a player's box is free of what is solid, at tick 0, and inside the level. */
    boolean isFree(Aabb box) {
        boolean isInside =
                box.left() >= 0 && box.right() <= level.width() && box.top() >= 0 && box.bottom() <= level.height();
        return isInside && start().queries().depth(box) == 0;
    }

    /** Where the player is after the last trial. */
    Aabb player() {
        return player(world);
    }

    /** Where the player is in a world of the level. */
    Aabb player(World now) {
        return body(now.actors().x(now.player()), now.actors().y(now.player()));
    }

    /**
     * Plays from a place until something is the case, asked after each step.
     *
     * @return the tick, or -1 if it does not come to that, or there is no work left for it
     */
    int play(Vec from, int buttons, int ticks, Predicate<World> until) {
        start();
        world.place(world.player(), from.x(), from.y());
        return goOn(buttons, ticks, until);
    }

    /** Plays on from where the world is; the result is the tick since its start. */
    int goOn(int buttons, int ticks, Predicate<World> until) {
        if (left < ticks * workOfStep) {
            return -1;
        }
        for (int i = 0; i < ticks; i++) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("the level has changed");
            }
            world.step(buttons);
            // A crowd in one place takes as much more as there happens more in it.
            left -= workOfStep + world.eventCount();
            if (until.test(world)) {
                return (int) world.tick();
            }
        }
        return -1;
    }

    /** True while there is work left. */
    boolean mayGoOn() {
        return left > 0;
    }

    /**
     * The play as people can see it, if it really comes true in its last tick when it begins with that tick; else null.
     */
    Demonstration proof(Vec from, int buttons, int ticks, Predicate<World> atTheEnd) {
        left -= workOfWorld + ticks * workOfStep;
        InputTrack input =
                buttons == Buttons.NONE ? InputTrack.EMPTY : InputTrack.of(List.of(new InputTrack.Change(0, buttons)));
        Demonstration shown = new Demonstration(from, input, ticks);
        boolean[] came = {false};
        Run run = shown.run(null);
        Runner.play(level, run, ticks, now -> {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("the level has changed");
            }
            came[0] = now.tick() == ticks && atTheEnd.test(now);
        });
        return came[0] ? shown : null;
    }

    /** The cell in the middle of a box, for people. */
    String cell(Aabb box) {
        return cell(level, box);
    }

    static String cell(Level level, Aabb box) {
        long column = (long) Math.floor(box.centerX() / level.grid());
        long row = (long) Math.floor(box.centerY() / level.grid());
        return "column " + column + ", row " + row;
    }

    /** A size for people: {@code 12 × 24}. */
    static String size(Vec size) {
        return BigDecimal.valueOf(size.x()).stripTrailingZeros().toPlainString() + " × "
                + BigDecimal.valueOf(size.y()).stripTrailingZeros().toPlainString();
    }

    /** The box of a platform, or of what rides one, at the world's tick. */
    Aabb now(LevelObject object) {
        Vec offset = world.platforms().offset(object);
        return object.bounds(level).moved(offset.x(), offset.y());
    }
}

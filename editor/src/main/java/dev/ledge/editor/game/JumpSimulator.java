package dev.ledge.editor.game;

import dev.ledge.editor.view.Reach;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Finds where one jump of the player can lead, by jumping: from a standing start and from a run-up to either side, with
 * the button held for any time, steered one way and from any tick on another. Platforms move as they do; other actors
 * are left out. For one thread at a time.
 */
public final class JumpSimulator {
    /** Of a fall that takes longer the rest is not looked at; twice that is the most that a jump takes in all. */
    private static final double MOST_SECONDS = 4;

    /** The player is let fall to the ground for so long. */
    private static final double SETTLE_SECONDS = 1;

    /** Ticks from one time of letting go, and of turning, to the next that is tried. */
    private static final int HOLD_STEP = 4;

    private static final int TURN_STEP = 8;
    private static final int LAST_TURN = 64;

    /** Squares in which places are distinguished: fine enough for the eye. */
    private static final double SQUARE = 4;

    /** No jump leads farther than so many squares to any side. */
    private static final int MOST_SQUARES = 512;

    private static final int NO_WAY = 0;
    private static final int[] WAYS = {NO_WAY, Buttons.LEFT.bit(), Buttons.RIGHT.bit()};

    private Level level;
    private World world;
    private Snapshot fresh;
    private Snapshot ready;

    private BitSet passed;
    private Set<Long> places;
    private List<Aabb> landings;
    private int left;
    private int top;

    /**
     * All that one jump can reach.
     *
     * @param played the level as it is
     * @param middle of the player, px; it falls from there to the ground first
     * @param isOutdated is asked now and then whether to give up
     * @return nothing if the level has no player, it finds no ground there, or the jump was given up
     */
    public Reach from(Level played, Vec middle, BooleanSupplier isOutdated) {
        if (!prepare(played) || !stand(middle)) {
            return Reach.NONE;
        }
        Aabb start = box();
        left = (int) Math.floor(start.centerX() / SQUARE) - MOST_SQUARES;
        top = (int) Math.floor(start.centerY() / SQUARE) - MOST_SQUARES;
        passed = new BitSet();
        places = new HashSet<>();
        landings = new ArrayList<>();
        ready = world.save();
        int rise = riseTicks();
        for (int run : WAYS) {
            for (int hold = 1; hold <= rise + HOLD_STEP; hold += HOLD_STEP) {
                for (int first : WAYS) {
                    jump(run, hold, first, first, 0);
                    for (int turn = TURN_STEP; turn <= LAST_TURN; turn += TURN_STEP) {
                        for (int second : WAYS) {
                            if (second != first) {
                                jump(run, hold, first, second, turn);
                            }
                        }
                    }
                    if (isOutdated.getAsBoolean()) {
                        return Reach.NONE;
                    }
                }
            }
        }
        return new Reach(start, landings, SQUARE, left, top, 2 * MOST_SQUARES, passed);
    }

    /** Makes the world of a level, once; false if it has no player. */
    private boolean prepare(Level played) {
        if (played != level) {
            level = played;
            world = null;
            List<LevelObject> kept = new ArrayList<>();
            for (LevelObject object : played.objects()) {
                if (!isOtherActor(object)) {
                    kept.add(object);
                }
            }
            Level alone = kept.size() == played.objects().size()
                    ? played
                    : played.toBuilder().objects(kept).build();
            try {
                world = new World(alone);
            } catch (IllegalArgumentException unplayable) {
                return false; // The preview, which plays the level itself, says why.
            }
            fresh = world.save();
        }
        return world != null && world.player() >= 0;
    }

    private Aabb box() {
        Actors actors = world.actors();
        int player = world.player();
        return Aabb.of(
                new Vec(actors.x(player), actors.y(player)), new Vec(actors.width(player), actors.height(player)));
    }

    private static boolean isOtherActor(LevelObject object) {
        return object.isA(ObjectType.Role.ACTOR);
    }

    private boolean stand(Vec middle) {
        world.restore(fresh);
        Actors actors = world.actors();
        int player = world.player();
        world.place(player, middle.x() - actors.width(player) / 2, middle.y() - actors.height(player) / 2);
        world.setVelocity(player, 0, 0);
        int most = ticks(SETTLE_SECONDS);
        for (int tick = 0; tick < most; tick++) {
            world.step(Buttons.NONE);
            if (isOnGround()) {
                return !actors.embedded(player) && !actors.wedged(player);
            }
            if (!actors.alive(player)) {
                return false;
            }
        }
        return false;
    }

    /** One jump: from a run-up, held for some ticks, steered one way and from a tick on another. */
    private void jump(int run, int hold, int first, int second, int turn) {
        world.restore(ready);
        int player = world.player();
        if (run != NO_WAY) {
            double speed = level.player().get(ActorField.WALK_SPEED);
            world.setVelocity(player, run == Buttons.LEFT.bit() ? -speed : speed, 0);
        }
        int most = ticks(MOST_SECONDS);
        boolean hasLeft = false;
        Aabb before = box();
        for (int tick = 0; tick < most; tick++) {
            int way = tick < turn || turn == 0 ? first : second;
            world.step(buttons(tick, run, hold, way));
            if (!world.actors().alive(player) || world.actors().won(player)) {
                return;
            }
            Aabb box = box();
            pass(before, box);
            before = box;
            boolean isOnGround = isOnGround();
            if (isOnGround && hasLeft) {
                land(box);
            }
            if (isOnGround && (hasLeft || tick > 2)) {
                return;
            }
            hasLeft |= !isOnGround;
        }
    }

    /** The buttons held in a tick of a jump: the run-up in its first one. */
    private static int buttons(int tick, int run, int hold, int way) {
        int held = tick == 0 && run != NO_WAY ? run : way;
        return tick < hold ? held | Buttons.JUMP.bit() : held;
    }

    /** Notes all squares on the way from one box to another. */
    private void pass(Aabb from, Aabb to) {
        double dx = to.centerX() - from.centerX();
        double dy = to.centerY() - from.centerY();
        int steps = (int) Math.min(MOST_SQUARES, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / SQUARE));
        for (int i = 1; i <= steps; i++) {
            pass(from.centerX() + dx * i / steps, from.centerY() + dy * i / steps);
        }
    }

    private void pass(double x, double y) {
        int column = (int) Math.floor(x / SQUARE) - left;
        int row = (int) Math.floor(y / SQUARE) - top;
        if (column >= 0 && row >= 0 && column < 2 * MOST_SQUARES && row < 2 * MOST_SQUARES) {
            passed.set(row * 2 * MOST_SQUARES + column);
        }
    }

    private void land(Aabb box) {
        long column = Math.round(box.left() / SQUARE);
        long row = Math.round(box.bottom() / SQUARE);
        if (places.add(row << Integer.SIZE ^ column & 0xFFFFFFFFL)) {
            landings.add(box);
        }
    }

    private boolean isOnGround() {
        return world.actors().state(world.player()) == ActorState.GROUND;
    }

    /** Ticks from the ground to the top of the highest jump. */
    private int riseTicks() {
        double gravity = level.physics().effectiveGravity();
        double speed = level.player().get(ActorField.JUMP_SPEED);
        return gravity <= 0 ? 0 : Math.min(ticks(1), ticks(speed / gravity));
    }

    private int ticks(double seconds) {
        return (int) Math.ceil(Math.min(MOST_SECONDS, seconds) / world.dt());
    }
}

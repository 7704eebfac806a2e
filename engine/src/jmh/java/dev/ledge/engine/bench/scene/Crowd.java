package dev.ledge.engine.bench.scene;

/**
 * What every actor of a scene wants: walk, turn where something stops it, jump now and then. The same in every engine.
 */
public final class Crowd {

    public static final double GRAVITY = 1200;
    public static final double MAX_FALL = 600;
    public static final double JUMP_SPEED = 320;
    public static final double DT = 1 / 60.0;

    /** Ticks between two jumps of an actor. */
    private static final int JUMP_PERIOD = 75;

    private final double[] speed;
    private final boolean[] left;
    private long tick;
    private long turns;
    private long jumps;

    public Crowd(int count) {
        speed = new double[count];
        left = new boolean[count];
        restart();
    }

    /** All walk as at the beginning; the counts go on. */
    public void restart() {
        tick = 0;
        for (int i = 0; i < left.length; i++) {
            speed[i] = 60 + 15 * (i % 5);
            left[i] = i % 2 == 1;
        }
    }

    public int count() {
        return speed.length;
    }

    /** Called once before the actors of a tick are asked. */
    public void nextTick() {
        tick++;
    }

    /** The speed that an actor wants, px/s, to the right if positive. */
    public double velocity(int actor) {
        return left[actor] ? -speed[actor] : speed[actor];
    }

    /**
     * The speed that an actor wants next, when it has {@code vx} px/s left of what it wanted before: one that was
     * stopped turns.
     */
    public double velocity(int actor, double vx) {
        if (Math.abs(vx) < speed[actor] / 2) {
            left[actor] = !left[actor];
            turns++;
        }
        return velocity(actor);
    }

    /** True in the ticks in which an actor jumps if it stands on something. */
    public boolean wantsToJump(int actor) {
        return (tick + 37L * actor) % JUMP_PERIOD == 0;
    }

    /** Counts a jump that was made. */
    public void jumped() {
        jumps++;
    }

    /** Turns of all actors so far. */
    public long turns() {
        return turns;
    }

    /** Jumps of all actors so far. */
    public long jumps() {
        return jumps;
    }
}

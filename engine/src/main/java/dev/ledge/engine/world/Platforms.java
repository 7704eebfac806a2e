package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;

/**
 * The platforms' state in flat arrays, one element a platform, sorted by id; a view that always shows the current state. All that is asked of an index that
 * no platform has ends in an {@link IndexOutOfBoundsException}.
 */
public final class Platforms {
    /** A clock that has not started. */
    static final long NEVER = Long.MAX_VALUE;

    /** Two cells a tick, which still carry, are two cells whatever the last bit says. */
    private static final double ROUNDING = 1e-9;

    private Scene scene;
    final int count;
    final double[] x;
    final double[] y;
    /** Seconds that an edit of the path added to the clock. */
    final double[] shift;
    /** The tick at which the first rider was on, {@link #NEVER} before; 0 for a platform that always moves. */
    final long[] since;

    // Of the current step only.
    final double[] oldX;
    final double[] oldY;
    final double[] newX;
    final double[] newY;
    final boolean[] teleports;

    /** A game's own ways, null for the level's. */
    final PlatformMotion[] motions;

    final PlatformIndex index;

    Platforms(Scene scene) {
        this.scene = scene;
        count = scene.platforms.count;
        x = new double[count];
        y = new double[count];
        shift = new double[count];
        since = new long[count];
        oldX = new double[count];
        oldY = new double[count];
        newX = new double[count];
        newY = new double[count];
        teleports = new boolean[count];
        motions = new PlatformMotion[count];
        index = new PlatformIndex(count);
        for (int i = 0; i < count; i++) {
            since[i] = scene.platforms.whenRidden[i] ? NEVER : 0;
        }
        place(0);
    }

    /** Puts a later version of the level, with the same platforms, underneath. */
    void rebind(Scene later) {
        scene = later;
        index.forget();
    }

    /** Seconds on a platform's own clock. */
    double clock(int platform, long tick) {
        return scene.platforms.start[platform] + shift[platform] + ticksRun(platform, tick) / scene.tickRate;
    }

    private long ticksRun(int platform, long tick) {
        return since[platform] == NEVER || tick < since[platform] ? 0 : tick - since[platform];
    }

    /** Lets a clock that has run in ticks of another length until a tick show the same in those of now. */
    void keepClock(int platform, long tick, double rateBefore) {
        if (rateBefore != scene.tickRate) {
            long run = ticksRun(platform, tick);
            shift[platform] += run / rateBefore - run / scene.tickRate;
        }
    }

    /** Puts all platforms where they are at a tick, without carrying or pushing anything. */
    void place(long tick) {
        for (int i = 0; i < count; i++) {
            target(i, tick);
            x[i] = newX[i];
            y[i] = newY[i];
            oldX[i] = newX[i];
            oldY[i] = newY[i];
        }
        index.update(this, scene.platforms);
    }

    /** After a restore to a tick: everything is found where it is, and has moved as it did in the step before. */
    void rest(long tick) {
        for (int i = 0; i < count; i++) {
            target(i, Math.max(0, tick - 1));
            oldX[i] = newX[i];
            oldY[i] = newY[i];
            noteTeleport(i, x[i], y[i]);
            newX[i] = x[i];
            newY[i] = y[i];
        }
        index.update(this, scene.platforms);
    }

    /** Phase 1: where every platform will be; they move one by one as they push and carry. */
    void advance(long tick) {
        for (int i = 0; i < count; i++) {
            oldX[i] = x[i];
            oldY[i] = y[i];
            target(i, tick);
            noteTeleport(i, newX[i], newY[i]);
        }
        index.update(this, scene.platforms);
    }

    /** True if it is too far from where it was to carry anybody. */
    private void noteTeleport(int i, double toX, double toY) {
        double far = 2 * scene.terrain.grid;
        double dx = toX - oldX[i];
        double dy = toY - oldY[i];
        teleports[i] = dx * dx + dy * dy > far * far * (1 + ROUNDING);
    }

    private void target(int i, long tick) {
        PlatformMotion own = motions[i];
        if (own != null) {
            newX[i] = own.x(tick);
            newY[i] = own.y(tick);
            Numbers.requirePlace("the motion of platform '" + scene.platforms.ids[i] + "'", newX[i], newY[i]);
            return;
        }
        PlatformPlan plan = scene.platforms;
        double time = clock(i, tick);
        Track track = plan.tracks[i];
        double t = track.intoCycle(time);
        int leg = track.legAt(t);
        double u = track.along(leg, t);
        newX[i] = plan.homeX[i] + track.x(leg, u);
        newY[i] = plan.homeY[i] + track.y(leg, u);
    }

    /** Finds the platforms whose way in this step touches an area. */
    int find(double fromX, double fromY, double toX, double toY) {
        return count == 0 ? 0 : index.find(fromX, fromY, toX, toY);
    }

    int found(int k) {
        return index.found(k);
    }

    /** Starts the clock of a platform that waits for a rider. */
    void ride(int platform, long tick) {
        if (since[platform] == NEVER) {
            since[platform] = tick;
        }
    }

    /** How far it moves in this step; nothing if it jumps too far to carry anybody. */
    double movedX(int platform) {
        return teleports[platform] ? 0 : newX[platform] - oldX[platform];
    }

    double movedY(int platform) {
        return teleports[platform] ? 0 : newY[platform] - oldY[platform];
    }

    /**
     * True if a one-way platform that is below an actor now has come down past its feet in this step, and so is no ground. Appendix A Ch4.
     *
     * @param moved how far down the actor has moved in this step, or would if it stood on it, px
     */
    boolean hasComeDown(int platform, double moved) {
        return !scene.platforms.outlines[platform].isSolidAllRound() && movedY(platform) - moved > Sweep.SKIN;
    }

    /** {@return number of platforms; indices 0 to count − 1, sorted by id} */
    public int count() {
        return count;
    }

    /**
     * {@return the permanent id}
     *
     * @param platform index of the platform
     */
    public String id(int platform) {
        return scene.platforms.ids[platform];
    }

    /**
     * {@return index of a platform by id, −1 if there is none}
     *
     * @param id the id
     */
    public int indexOf(String id) {
        return scene.platforms.indexOf(id);
    }

    /**
     * {@return where its {@code at} is now, px}
     *
     * @param platform index of the platform
     */
    public double x(int platform) {
        return x[platform];
    }

    /**
     * {@return where its {@code at} is now, px}
     *
     * @param platform index of the platform
     */
    public double y(int platform) {
        return y[platform];
    }
}

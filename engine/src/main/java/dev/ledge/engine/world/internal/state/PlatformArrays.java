package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.object.MotionPath;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.PlatformDefs;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.type.PlatformMotion;

/** The platforms' state in flat arrays, one element a platform, sorted by id. */
public final class PlatformArrays extends Columns {
    /** A clock that has not started. */
    public static final long NEVER = Long.MAX_VALUE;

    private final PlatformDefs plan;
    /** Ticks a second. */
    private final double tickRate;
    /** A platform that is farther away than this after a tick may have leapt there, px. */
    private final double farthest;
    /** How far the path of each leads in a tick, px. */
    private final double[] reach = new double[count];

    public final double[] x = doubles();
    public final double[] y = doubles();
    /** Seconds that an edit of the path added to the clock. */
    public final double[] shift = doubles();
    /** The tick at which the first rider was on, {@link #NEVER} before; 0 for a platform that always moves. */
    public final long[] since = longs();

    /** Ticks that the clock ran before it last stood still, or before it last set off again. */
    public final long[] ran = longs();
    /** True while the clock stands still, since {@link #since}, because the group is off. */
    public final boolean[] stopped = booleans();
    /** True while it has crumbled. */
    public final boolean[] gone = booleans();
    /** The tick since which it shakes, or is gone; {@link #NEVER} if it does neither. */
    public final long[] shaking = longs();

    // Follows from the rest.
    /** Its solid outline now, null if none. */
    public final Outline[] outlines;

    /** True if it is absent now. */
    public final boolean[] absent = new boolean[count];

    public final boolean[] hazards;
    public final boolean[] climbable;

    // Of the current step only.
    public final double[] oldX = new double[count];
    public final double[] oldY = new double[count];
    public final double[] newX = new double[count];
    public final double[] newY = new double[count];
    public final boolean[] teleports = new boolean[count];

    /** Motions set by the game, null for the level's. */
    public final PlatformMotion[] motions = new PlatformMotion[count];

    /**
     * The platforms of a level at tick 0.
     *
     * @param grid side of a cell, px
     */
    public PlatformArrays(PlatformDefs plan, double tickRate, double grid) {
        super(plan.count);
        this.plan = plan;
        this.tickRate = tickRate;
        farthest = 2 * grid;
        outlines = plan.outlines.clone();
        hazards = plan.hazards.clone();
        climbable = plan.climbable.clone();
        for (int i = 0; i < count; i++) {
            reach[i] = plan.tracks[i].reach(1 / tickRate);
            since[i] = plan.whenRidden[i] ? NEVER : 0;
            shaking[i] = NEVER;
        }
        place(0);
    }

    /** Copies the state of a platform from another version of the level; one that crumbles no more is there. */
    public void take(int platform, Columns from, int other) {
        copyOne(platform, from, other);
        if (plan.changing[platform].crumbles() == null) {
            gone[platform] = false;
            shaking[platform] = NEVER;
        }
    }

    public String id(int platform) {
        return plan.ids[platform];
    }

    /** Seconds on a platform's own clock. */
    public double clock(int platform, long tick) {
        return plan.start[platform] + shift[platform] + ticksRun(platform, tick) / tickRate;
    }

    private long ticksRun(int platform, long tick) {
        if (since[platform] == NEVER) {
            return 0;
        }
        long run = tick - since[platform];
        return stopped[platform] ? Math.max(0, ran[platform] + Math.min(0, run)) : ran[platform] + Math.max(0, run);
    }

    /** Starts or stops the clocks and sets what is solid, as the groups are from a tick on. */
    public void follow(GroupStates groups, long tick) {
        for (int i = 0; i < count; i++) {
            String group = plan.changing[i].group();
            boolean isOff = group != null && !groups.isOn(group);
            if (isOff != stopped[i]) {
                if (since[i] != NEVER) {
                    ran[i] = ticksRun(i, tick);
                    since[i] = tick;
                }
                stopped[i] = isOff;
            }
            boolean isThere = !gone[i] && plan.changing[i].isPlatformThere(!isOff);
            absent[i] = !isThere;
            outlines[i] = isThere ? plan.outlines[i] : null;
            hazards[i] = isThere && plan.hazards[i];
            climbable[i] = isThere && plan.climbable[i];
        }
    }

    /** Keeps a clock's time at a tick when the tick rate changes. */
    public void keepClock(int platform, long tick, double rateBefore) {
        if (rateBefore != tickRate) {
            long run = ticksRun(platform, tick);
            shift[platform] += run / rateBefore - run / tickRate;
        }
    }

    /** Places all platforms where they are at a tick, without transport or pushes. */
    public void place(long tick) {
        for (int i = 0; i < count; i++) {
            target(i, tick);
            x[i] = newX[i];
            y[i] = newY[i];
            oldX[i] = newX[i];
            oldY[i] = newY[i];
        }
    }

    /** After a restore to a tick: sets places and the displacement of the step before. */
    public void rest(long tick) {
        for (int i = 0; i < count; i++) {
            target(i, Math.max(0, tick - 1));
            oldX[i] = newX[i];
            oldY[i] = newY[i];
            noteTeleport(i, x[i], y[i]);
            newX[i] = x[i];
            newY[i] = y[i];
        }
    }

    /**
     * Chooses where every platform will be; {@link #arrive} puts them there. Where the motion of one throws, all stay.
     */
    public void advance(long tick) {
        try {
            for (int i = 0; i < count; i++) {
                oldX[i] = x[i];
                oldY[i] = y[i];
                target(i, tick);
                noteTeleport(i, newX[i], newY[i]);
            }
        } catch (RuntimeException | Error e) {
            for (int i = 0; i < count; i++) {
                newX[i] = x[i];
                newY[i] = y[i];
                oldX[i] = x[i];
                oldY[i] = y[i];
            }
            throw e;
        }
    }

    /** All platforms are where they are at the end of the step; {@link #movedX} says how far they have come. */
    public void arrive() {
        if (count > 0) {
            System.arraycopy(newX, 0, x, 0, count);
            System.arraycopy(newY, 0, y, 0, count);
        }
    }

    /**
     * Notes whether a platform leaps in this step, and so transports nothing: it is more than two cells away, and its
     * path leads nowhere as fast as that. Appendix A Ch12.
     */
    private void noteTeleport(int i, double toX, double toY) {
        double dx = toX - oldX[i];
        double dy = toY - oldY[i];
        double way = motions[i] == null ? Math.max(farthest, reach[i]) : farthest;
        teleports[i] = dx * dx + dy * dy > way * way * (1 + Tolerance.ROUNDING);
    }

    private void target(int i, long tick) {
        PlatformMotion own = motions[i];
        if (own != null) {
            newX[i] = own.x(tick);
            newY[i] = own.y(tick);
            Numbers.requirePlace("the motion of platform '" + plan.ids[i] + "'", newX[i], newY[i]);
            return;
        }
        double time = clock(i, tick);
        MotionPath track = plan.tracks[i];
        double t = track.intoCycle(time);
        int leg = track.legAt(t);
        double u = track.along(leg, t);
        newX[i] = plan.homeX[i] + track.x(leg, u);
        newY[i] = plan.homeY[i] + track.y(leg, u);
    }

    /** Before the first step: those that wait for a rider have had none. */
    public void waitForRiders() {
        for (int i = 0; i < count; i++) {
            since[i] = plan.whenRidden[i] ? NEVER : since[i];
        }
    }

    /** Starts the clock of a platform that waits for a rider. */
    public void ride(int platform, long tick) {
        if (since[platform] == NEVER) {
            since[platform] = tick;
        }
    }

    /** How far it is from its path's first point when the step is over, px; 0 for −1, which is none. */
    public double offsetX(int platform) {
        return platform < 0 ? 0 : newX[platform] - plan.homeX[platform];
    }

    /** The same downwards. */
    public double offsetY(int platform) {
        return platform < 0 ? 0 : newY[platform] - plan.homeY[platform];
    }

    /** Displacement in this step, px; 0 if it teleports. */
    public double movedX(int platform) {
        return teleports[platform] ? 0 : moved(oldX[platform], newX[platform]);
    }

    public double movedY(int platform) {
        return teleports[platform] ? 0 : moved(oldY[platform], newY[platform]);
    }

    /** True if a platform moves so far in this step. */
    public boolean goesBy(int platform, double byX, double byY) {
        return !teleports[platform]
                && Numbers.areEqual(movedX(platform), byX)
                && Numbers.areEqual(movedY(platform), byY);
    }

    /** Two legs of a path round their common point differently: that is no motion, to anybody. */
    private static double moved(double from, double to) {
        double by = to - from;
        return Math.abs(by) < Tolerance.ROUNDING ? 0 : by;
    }

    /**
     * True if a one-way platform that is below an actor now has come down past its feet in this step, and so is no
     * support. Appendix A Ch4.
     *
     * @param moved how far down the actor has moved in this step so far, or would if it stood on it, px
     * @param rest part of the step that is left
     */
    public boolean hasComeDown(int platform, double moved, double rest) {
        return outlines[platform] != null
                && !outlines[platform].isSolidAllRound()
                && (1 - rest) * movedY(platform) - moved > Sweep.SKIN;
    }
}

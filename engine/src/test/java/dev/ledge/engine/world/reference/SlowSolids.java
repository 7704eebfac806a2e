package dev.ledge.engine.world.reference;

import java.util.Arrays;
import java.util.List;

/** The solids of a scene on their ways, in a part of a tick, and how a body lies to them. */
final class SlowSolids {
    private static final double NOTHING = 1e-9;
    static final double FLUSH = 1e-6;

    private final Scene scene;
    private final SlowBody body;
    private final List<Solid> all;
    private final double dt;
    private final double[] left;
    private final double[] top;
    private final double[] fromX;
    private final double[] fromY;
    private final double[] toX;
    private final double[] toY;
    /** Per solid: it is solid now; its clock runs; ticks of that. */
    private final boolean[] isThere;

    private final boolean[] runs;
    private final long[] clock;
    /** Per solid: where it was a part of the tick before, and, of somebody's head, where it is in each part. */
    private final double[] lastLeft;

    private final double[] lastTop;
    private final Track[] tracks;

    SlowSolids(Scene scene, SlowBody body) {
        this.scene = scene;
        this.body = body;
        all = scene.solids();
        dt = 1 / scene.rate();
        left = new double[all.size()];
        top = new double[all.size()];
        fromX = new double[all.size()];
        fromY = new double[all.size()];
        toX = new double[all.size()];
        toY = new double[all.size()];
        isThere = new boolean[all.size()];
        runs = new boolean[all.size()];
        clock = new long[all.size()];
        lastLeft = new double[all.size()];
        lastTop = new double[all.size()];
        tracks = new Track[all.size()];
        Arrays.fill(isThere, true);
        Arrays.fill(runs, true);
    }

    boolean isThere(int i) {
        return isThere[i];
    }

    /** It comes or goes; its clock runs or stands. */
    void set(int i, boolean there, boolean running) {
        isThere[i] = there;
        runs[i] = running;
    }

    /** A tick is over. */
    void pass() {
        for (int i = 0; i < all.size(); i++) {
            clock[i] += runs[i] ? 1 : 0;
        }
    }

    int count() {
        return all.size();
    }

    Solid get(int i) {
        return all.get(i);
    }

    /** From here on it is where somebody's head is in each part of a tick. */
    void follow(int i, Track track) {
        tracks[i] = track;
    }

    /** Puts all where they are in a part of a tick. */
    void place(int part) {
        for (int i = 0; i < all.size(); i++) {
            lastLeft[i] = left[i];
            lastTop[i] = top[i];
            if (part == 0) {
                aim(i);
            }
            boolean isHead = tracks[i] != null;
            left[i] = isHead ? tracks[i].x(part) : fromX[i] + (toX[i] - fromX[i]) * part / body.parts;
            top[i] = isHead ? tracks[i].y(part) : fromY[i] + (toY[i] - fromY[i]) * part / body.parts;
        }
    }

    private void aim(int i) {
        if (tracks[i] != null) {
            fromX[i] = tracks[i].x(0);
            fromY[i] = tracks[i].y(0);
            toX[i] = tracks[i].x(body.parts);
            toY[i] = tracks[i].y(body.parts);
            return;
        }
        fromX[i] = all.get(i).xAt(clock[i] * dt);
        fromY[i] = all.get(i).yAt(clock[i] * dt);
        toX[i] = all.get(i).xAt((clock[i] + (runs[i] ? 1 : 0)) * dt);
        toY[i] = all.get(i).yAt((clock[i] + (runs[i] ? 1 : 0)) * dt);
    }

    /** True if it is somebody's head. */
    boolean isHead(int i) {
        return tracks[i] != null;
    }

    /** True if it is the head of a body that crouches or stands up in this tick. */
    boolean leaps(int i) {
        return tracks[i] != null && tracks[i].leaps();
    }

    /** A tick has ended for the head of the body. */
    void end(Track track) {
        int on = body.support;
        boolean isEven = on < 0 || tracks[on] == null || tracks[on].isEven() && tracks[on].isEvenDown();
        double vx = body.vx + (on < 0 ? 0 : speedX(on) + all.get(on).belt());
        track.end(vx, on < 0 ? body.vy : speedY(on), dt, isEven, on < 0);
    }

    /** How far a head was from an even way through the tick, px. */
    double bend(int i) {
        return i < 0 || tracks[i] == null ? 0 : tracks[i].bend();
    }

    /** How far it has come in the last part of the tick, px. */
    double partX(int i) {
        return left[i] - lastLeft[i];
    }

    double partY(int i) {
        return top[i] - lastTop[i];
    }

    double left(int i) {
        return left[i];
    }

    /** How high it is under the body: its highest place there. */
    double top(int i) {
        return top[i] + highest(i, left[i], 0);
    }

    /** The same if the body were so far to the right. */
    double topAside(int i, double aside) {
        return top[i] + highest(i, left[i], aside);
    }

    private double highest(int i, double from, double aside) {
        double place = body.x + aside - from;
        return all.get(i).highest(place, place + body.w);
    }

    double right(int i) {
        return left[i] + all.get(i).w();
    }

    /** How low it is above the body: its lowest place there. */
    double bottom(int i) {
        return bottomAside(i, 0);
    }

    /** The same if the body were so far to the right. */
    double bottomAside(int i, double aside) {
        return top[i] + all.get(i).h() - lowest(i, left[i], aside);
    }

    private double lowest(int i, double from, double aside) {
        double place = body.x + aside - from;
        return all.get(i).lowest(place, place + body.w);
    }

    /** Where the left edge is at the end of the tick. */
    double endLeft(int i) {
        return toX[i];
    }

    double endTop(int i) {
        return toY[i] + highest(i, toX[i], 0);
    }

    double endBottom(int i) {
        return toY[i] + all.get(i).h() - lowest(i, toX[i], 0);
    }

    /** How far it goes in the tick, px. */
    double movedX(int i) {
        return toX[i] - fromX[i];
    }

    double movedY(int i) {
        return toY[i] - fromY[i];
    }

    double speedX(int i) {
        return movedX(i) / dt;
    }

    double speedY(int i) {
        return movedY(i) / dt;
    }

    /** How fast it goes down as the tick ends, before springs act: a head may have been stopped within the tick. */
    double endSpeedY(int i) {
        return tracks[i] == null ? speedY(i) : tracks[i].arrivesAt();
    }

    /** How fast it takes upwards a body that jumps off it, less than 0: before it moves, as a spring has thrown it. */
    double lift(int i) {
        double lift = liftIfKnown(i);
        if (Double.isNaN(lift) || tracks[i] != null && !tracks[i].wasEven()) {
            body.undecide("off a head whose speed changes");
        }
        return lift;
    }

    /** The same; NaN where the speed changes. */
    double liftIfKnown(int i) {
        if (tracks[i] != null && !tracks[i].isEvenDown()) {
            return Double.NaN;
        }
        boolean flew = tracks[i] != null && !Double.isNaN(tracks[i].flewAt());
        return Math.min(0, flew ? tracks[i].flewAt() : speedY(i));
    }

    /** How fast the top of a solid carries; a current acts in place of all belts. */
    double carrier(int i) {
        if (tracks[i] != null && !tracks[i].isEven()) {
            body.undecide("on a head whose speed changes");
        }
        return speedX(i) + (scene.current() == 0 ? all.get(i).belt() : 0);
    }

    /** How far the top of a solid takes the body in a tick, belts included, px to the right. */
    double takesX(int i) {
        return movedX(i) + (scene.current() == 0 ? all.get(i).belt() / scene.rate() : 0);
    }

    /** How much of the width it shares with the body; infinitely little if it is not there, or not solid at all. */
    double overlapX(int i) {
        return isMet(i) ? sharedX(i) : Double.NEGATIVE_INFINITY;
    }

    double overlapY(int i) {
        return isMet(i) ? sharedY(i) : Double.NEGATIVE_INFINITY;
    }

    private boolean isMet(int i) {
        return isThere[i] && !all.get(i).isRaft();
    }

    /** The same whether it is there or not. */
    double sharedX(int i) {
        return Math.min(body.x + body.w, right(i)) - Math.max(body.x, left[i]);
    }

    double sharedY(int i) {
        return Math.min(body.feet(), bottom(i)) - Math.max(body.y, top(i));
    }

    /** The overlap with where it is at the end of the tick. */
    double endOverlapX(int i) {
        return !isMet(i)
                ? Double.NEGATIVE_INFINITY
                : Math.min(body.x + body.w, toX[i] + all.get(i).w()) - Math.max(body.x, toX[i]);
    }

    double endOverlapY(int i) {
        return Math.min(body.feet(), toY[i] + all.get(i).h()) - Math.max(body.y, endTop(i));
    }

    boolean isBeside(int i) {
        return isBeside(i, FLUSH);
    }

    /** True if it is no farther from one side of the body, and no deeper in it. */
    boolean isBeside(int i, double far) {
        if (all.get(i).oneWay()) {
            return Math.abs(body.feet() - top(i)) < far && overlapX(i) > 0;
        }
        return Math.abs(overlapX(i)) < far && overlapY(i) > 0 || Math.abs(overlapY(i)) < far && overlapX(i) > 0;
    }

    boolean isAtTop(int i) {
        return Math.abs(body.feet() - top(i)) < FLUSH;
    }

    boolean isUnderFeet(int i) {
        return overlapX(i) > 0 && isAtTop(i);
    }

    /** True if two grounds carry alike. */
    boolean isAlike(int i, int j) {
        return i == j
                || Math.abs(speedX(i) - speedX(j)) + Math.abs(speedY(i) - speedY(j)) < NOTHING
                        && all.get(i).belt() == all.get(j).belt()
                        && all.get(i).oneWay() == all.get(j).oneWay();
    }

    /** How far at most a body that is pressed may still go aside in this tick, px. */
    double mostAside(int low, int high, boolean vertically) {
        double most = Math.abs(vertically ? body.ownX : body.ownY);
        for (int i = 0; i < count(); i++) {
            // What is beside the body now and above it then comes past it, and may hit it on its path.
            boolean isBesideX = Math.max(overlapX(i), endOverlapX(i)) > -SlowContacts.CORNER;
            boolean isBesideY = Math.max(overlapY(i), endOverlapY(i)) > -SlowContacts.CORNER;
            if (i == body.support || i != low && i != high && isBesideX && isBesideY) {
                most += Math.abs(vertically ? movedX(i) : movedY(i));
            }
        }
        return most;
    }
}

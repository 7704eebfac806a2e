package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.object.Switch;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** What crumbles under the body and comes back, and what is there and moves as groups say. */
final class SlowChanges {
    /** A body that shares less than this with something may be in it or not, px. */
    private static final double GRAZE = 0.05;

    private static final double NOTHING = 1e-9;
    private static final long NEVER = -1;

    private final Scene scene;
    private final SlowBody body;
    private final SlowSolids solids;
    private final SlowMoves moves;
    /** The groups that are off. */
    private final Set<String> off = new HashSet<>();
    /** Per solid: since when it shakes, or is gone; whether it is gone. */
    private final long[] since;

    private final boolean[] isGone;

    SlowChanges(Scene scene, SlowBody body, SlowSolids solids, SlowMoves moves) {
        this.scene = scene;
        this.body = body;
        this.solids = solids;
        this.moves = moves;
        since = new long[solids.count()];
        isGone = new boolean[solids.count()];
        Arrays.fill(since, NEVER);
    }

    /** A tick begins: what groups are now is felt. */
    void begin() {
        for (int i = 0; i < solids.count(); i++) {
            Fickle fickle = solids.get(i).fickle();
            boolean isOn = fickle.group() == null || !off.contains(fickle.group());
            boolean there = !isGone[i] && (fickle.when() == null || isOn == (fickle.when() == SolidWhen.ON));
            if (there && !solids.isThere(i) && isInside(i)) {
                body.undecide("in what comes");
            }
            if (!there && solids.isThere(i)) {
                body.seen.add(Move.GONE);
            }
            solids.set(i, there, isOn);
        }
        // The tick counts as one since the ground was left, as in a fall at a tick's end.
        fallIfGone(-1);
    }

    private boolean isInside(int i) {
        return Math.min(solids.sharedX(i), solids.sharedY(i)) > -GRAZE;
    }

    /** A body that has entered a switch changes a group from the next tick on. */
    void apply(Switch.Sets sets, String group) {
        boolean isOn = !off.contains(group);
        body.seen.add(Move.SWITCH);
        if (sets.of(isOn)) {
            off.remove(group);
        } else {
            off.add(group);
        }
    }

    /** A tick has ended. */
    void end(long now) {
        comeBack(now);
        shake(now);
        for (int i = 0; i < solids.count(); i++) {
            Fickle fickle = solids.get(i).fickle();
            if (!isGone[i] && since[i] != NEVER && now - since[i] >= ticks(fickle.after())) {
                isGone[i] = true;
                since[i] = now;
                solids.set(i, false, true);
                body.seen.add(Move.CRUMBLE);
            }
        }
        fallIfGone(0);
    }

    /** What the body stands on begins to shake. */
    void shake(long now) {
        for (int i = 0; i < solids.count() && body.stands(); i++) {
            // A skin above a top is on it, to some.
            boolean isNear = solids.overlapX(i) > 0 && Math.abs(body.feet() - solids.top(i)) < GRAZE;
            if (!solids.get(i).fickle().crumbles() || since[i] != NEVER || !isNear) {
                continue;
            }
            if (solids.overlapX(i) < GRAZE || !solids.isUnderFeet(i)) {
                body.undecide("hardly on what crumbles");
            }
            since[i] = now;
        }
    }

    private void comeBack(long now) {
        for (int i = 0; i < solids.count(); i++) {
            if (!isGone[i] || now - since[i] < ticks(solids.get(i).fickle().back())) {
                continue;
            }
            if (!isInside(i)) {
                isGone[i] = false;
                since[i] = NEVER;
                solids.set(i, true, true);
                body.seen.add(Move.COME_BACK);
            } else if (Math.min(solids.sharedX(i), solids.sharedY(i)) < GRAZE) {
                body.undecide("hardly in what comes back");
            }
        }
    }

    private double ticks(double seconds) {
        return Math.ceil(seconds * scene.rate() - NOTHING);
    }

    /** Onto what else is under the feet, or down. */
    private void fallIfGone(int sinceGround) {
        if (!body.stands() || solids.isThere(body.support)) {
            return;
        }
        for (int i = 0; i < solids.count(); i++) {
            if (solids.isUnderFeet(i)) {
                if (!solids.isAlike(i, body.support)) {
                    body.undecide("joint where ground goes");
                }
                body.support = i;
                return;
            }
            if (Math.abs(solids.overlapX(i)) < GRAZE && Math.abs(solids.overlapY(i)) < GRAZE) {
                body.undecide("corner where ground goes");
            }
        }
        moves.loseGround(sinceGround);
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.Footing;
import java.util.Arrays;

/**
 * What kept actors from being carried as far as what carries them went, in the current step: so much of their own
 * motion against that carrier is spent on standing still in the world. Where the carry took them up a step, which their
 * own motion then does not take them down again in the same step. And how much farther than sideways a carry went along
 * ground that bends, for own motion that undoes it goes back along the same ground. Cases FM-05, MP-02, SF-02.
 */
public final class TransportLedger {
    private final ActorArrays a;
    private final Footing footing;
    private final double dt;
    /** True if there is any in this step. */
    private boolean any;
    /** What of a carry was barred, px, to the right. */
    private final double[] blockedX;
    /** Where the last step up that a carry took began, NaN if none did. */
    private final double[] stepX;
    /** 1 if that carry went to the right, −1 if to the left. */
    private final double[] stepHeading;
    /** What is to be added to an actor's own way along the ground, as a carry went around a bend, px. */
    private final double[] arcCorrection;
    /** How much farther than sideways all carries together went along the ground, px. */
    private final double[] arcExcess;

    public TransportLedger(double dt, ActorArrays actors, Footing footing) {
        this.dt = dt;
        a = actors;
        this.footing = footing;
        blockedX = new double[a.count];
        stepX = new double[a.count];
        stepHeading = new double[a.count];
        arcCorrection = new double[a.count];
        arcExcess = new double[a.count];
        Arrays.fill(stepX, Double.NaN);
    }

    /** A step begins. */
    public void begin() {
        if (any) {
            any = false;
            Arrays.fill(blockedX, 0);
            Arrays.fill(stepX, Double.NaN);
            Arrays.fill(arcCorrection, 0);
            Arrays.fill(arcExcess, 0);
        }
    }

    public boolean any() {
        return any;
    }

    /**
     * An actor was to be carried so far and got less far, px; it goes no faster than that by its carrier from now on.
     */
    public void recordBlocked(int i, double wanted, double moved) {
        double missing = wanted - moved;
        if (Math.abs(missing) <= Tolerance.ROUNDING) {
            return;
        }
        // Held back, it leaves with the speed that it has, not with the carrier's.
        footing.setSupportVx(i, a.supportVx[i] - missing / dt);
        if (missing * wanted > 0) {
            any = true;
            blockedX[i] += Numbers.limit(missing, Math.abs(wanted));
        }
    }

    /** A carry took an actor up a step, to where it is now. */
    public void recordStep(int i, double heading) {
        any = true;
        stepX[i] = a.x[i];
        stepHeading[i] = heading;
    }

    /**
     * Adds up how much farther than sideways carries went along the ground: two that cancel out, as of a platform and a
     * belt, leave nothing.
     *
     * @param more of one carry, px
     * @return of all in this step, px
     */
    public double arcExcess(int i, double more) {
        if (Math.abs(more) > Tolerance.ROUNDING) {
            any = true;
            arcExcess[i] += more;
        }
        return arcExcess[i];
    }

    /**
     * A carry that has done some of an actor's own motion has brought it onto other ground.
     *
     * @param along how much of its motion that was along the ground, px
     */
    public void correctArc(int i, double along) {
        double missing = a.doneX[i] / -a.groundY[i] - along;
        if (Math.abs(missing) > Tolerance.ROUNDING) {
            any = true;
            arcCorrection[i] = missing;
        }
    }

    /** Nothing of an actor's own motion is done after all. */
    public void clearArcCorrection(int i) {
        arcCorrection[i] = 0;
    }

    /**
     * What of a speed against its carrier only makes up for what the carrier could not do, as a speed the other way,
     * px/s.
     */
    public double absorbed(int i, double own) {
        double blocked = blockedX[i] / dt;
        return own * blocked < 0 ? Numbers.limit(blocked, Math.abs(own)) : 0;
    }

    /**
     * How fast what carries an actor takes it along, were it not for what the actor's own motion makes up for, px/s.
     */
    public double supportSpeed(int i) {
        return a.supportVx[i] + absorbed(i, a.speed[i] * -a.groundY[i]);
    }

    /**
     * An actor comes onto something else before it has moved by itself: what is spent of its motion is no speed of its
     * own there.
     */
    public void settle(int i) {
        if (any) {
            footing.setSupportVx(i, supportSpeed(i));
            blockedX[i] = 0;
        }
    }

    /**
     * What is left of an actor's own motion on the ground.
     *
     * @param distance along the ground, px
     */
    public double remaining(int i, double distance) {
        footing.setSupportVx(i, supportSpeed(i));
        double cosine = -a.groundY[i];
        double way = distance + arcCorrection[i];
        double left = way + absorbed(i, way * cosine / dt) * dt / cosine;
        double back = (a.x[i] - stepX[i]) / cosine;
        return left * stepHeading[i] < 0 && Math.abs(left) > Math.abs(back) ? -back : left;
    }
}

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
public final class CarryLedger {
    private final ActorArrays a;
    private final Footing footing;
    private final double dt;
    /** True if there is any in this step. */
    private boolean any;
    /** What of a carry was barred, px, to the right. */
    private final double[] barredX;
    /** Where the last step up that a carry took began, NaN if none did. */
    private final double[] stepX;
    /** 1 if that carry went to the right, −1 if to the left. */
    private final double[] stepHeading;
    /** What is to be added to an actor's own way along the ground, as a carry went around a bend, px. */
    private final double[] bend;
    /** How much farther than sideways all carries together went along the ground, px. */
    private final double[] detour;

    public CarryLedger(double dt, ActorArrays actors, Footing footing) {
        this.dt = dt;
        a = actors;
        this.footing = footing;
        barredX = new double[a.count];
        stepX = new double[a.count];
        stepHeading = new double[a.count];
        bend = new double[a.count];
        detour = new double[a.count];
        Arrays.fill(stepX, Double.NaN);
    }

    /** A step begins. */
    public void begin() {
        if (any) {
            any = false;
            Arrays.fill(barredX, 0);
            Arrays.fill(stepX, Double.NaN);
            Arrays.fill(bend, 0);
            Arrays.fill(detour, 0);
        }
    }

    public boolean any() {
        return any;
    }

    /**
     * An actor was to be carried so far and got less far, px; it goes no faster than that by its carrier from now on.
     */
    public void barred(int i, double wanted, double moved) {
        double missing = wanted - moved;
        if (Math.abs(missing) <= Tolerance.ROUNDING) {
            return;
        }
        // Held back, it leaves with the speed that it has, not with the carrier's.
        footing.carryAt(i, a.carrierVx[i] - missing / dt);
        if (missing * wanted > 0) {
            any = true;
            barredX[i] += Numbers.limit(missing, Math.abs(wanted));
        }
    }

    /** A carry took an actor up a step, to where it is now. */
    public void stepped(int i, double heading) {
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
    public double detour(int i, double more) {
        if (Math.abs(more) > Tolerance.ROUNDING) {
            any = true;
            detour[i] += more;
        }
        return detour[i];
    }

    /**
     * A carry that has done some of an actor's own motion has brought it onto other ground.
     *
     * @param along how much of its motion that was along the ground, px
     */
    public void bent(int i, double along) {
        double missing = a.doneX[i] / -a.groundY[i] - along;
        if (Math.abs(missing) > Tolerance.ROUNDING) {
            any = true;
            bend[i] = missing;
        }
    }

    /** Nothing of an actor's own motion is done after all. */
    public void straighten(int i) {
        bend[i] = 0;
    }

    /**
     * What of a speed against its carrier only makes up for what the carrier could not do, as a speed the other way,
     * px/s.
     */
    public double spent(int i, double own) {
        double barred = barredX[i] / dt;
        return own * barred < 0 ? Numbers.limit(barred, Math.abs(own)) : 0;
    }

    /**
     * How fast what carries an actor takes it along, were it not for what the actor's own motion makes up for, px/s.
     */
    public double carrierSpeed(int i) {
        return a.carrierVx[i] + spent(i, a.speed[i] * -a.groundY[i]);
    }

    /**
     * An actor comes onto something else before it has moved by itself: what is spent of its motion is no speed of its
     * own there.
     */
    public void settle(int i) {
        if (any) {
            footing.carryAt(i, carrierSpeed(i));
            barredX[i] = 0;
        }
    }

    /**
     * What is left of an actor's own motion on the ground.
     *
     * @param distance along the ground, px
     */
    public double left(int i, double distance) {
        footing.carryAt(i, carrierSpeed(i));
        double cosine = -a.groundY[i];
        double way = distance + bend[i];
        double left = way + spent(i, way * cosine / dt) * dt / cosine;
        double back = (a.x[i] - stepX[i]) / cosine;
        return left * stepHeading[i] < 0 && Math.abs(left) > Math.abs(back) ? -back : left;
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.Footing;
import java.util.Arrays;

/**
 * What platform transport did to each actor in the current step, as far as its own motion has to know:
 *
 * <ul>
 *   <li>the displacement that was blocked, {@code wanted − moved}: own motion against the transport is absorbed by so
 *       much, so that the actor stands still in the world;
 *   <li>where transport climbed a step, which own motion does not descend again in the same step;
 *   <li>how much longer the path along the ground was than its horizontal displacement, so that own motion the other
 *       way goes back along the same path.
 * </ul>
 *
 * Cases FM-05, MP-02, SF-02.
 */
public final class TransportLedger {
    private final ActorArrays a;
    private final Footing footing;
    private final double dt;
    /** True if anything is recorded in this step. */
    private boolean any;
    /** Blocked displacement, px to the right. */
    private final double[] blockedX;
    /** Where the last step up that transport climbed began, px; NaN if it climbed none. */
    private final double[] stepX;
    /** 1 if that transport went to the right, −1 if to the left. */
    private final double[] stepHeading;
    /** Arc-length correction: what is to be added to an actor's own displacement along the ground, px. */
    private final double[] arcCorrection;
    /** Path along the ground less horizontal displacement, over all transports of the step, px. */
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

    /** Forgets the step before. */
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
     * Records a transport that was blocked on its way; from now on the actor has only the speed of what it moved. px.
     */
    public void recordBlocked(int i, double wanted, double moved) {
        double missing = wanted - moved;
        if (Math.abs(missing) <= Tolerance.ROUNDING) {
            return;
        }
        // A blocked actor leaves with its own speed, not with its support's.
        footing.setSupportVx(i, a.supportVx[i] - missing / dt);
        if (missing * wanted > 0) {
            any = true;
            blockedX[i] += Numbers.limit(missing, Math.abs(wanted));
        }
    }

    /** Records that transport climbed a step, to where the actor is now. */
    public void recordStep(int i, double heading) {
        any = true;
        stepX[i] = a.x[i];
        stepHeading[i] = heading;
    }

    /**
     * Adds the excess of a path along the ground over its horizontal displacement; transports that cancel out, as of a
     * platform and a belt, leave none.
     *
     * @param more excess of one transport, px
     * @return the excess over the whole step, px
     */
    public double arcExcess(int i, double more) {
        if (Math.abs(more) > Tolerance.ROUNDING) {
            any = true;
            arcExcess[i] += more;
        }
        return arcExcess[i];
    }

    /**
     * Sets the arc-length correction of an actor of whose own motion transport has done a part, onto other ground.
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

    /** Withdraws {@link #correctArc}: transport has done no part of the own motion after all. */
    public void clearArcCorrection(int i) {
        arcCorrection[i] = 0;
    }

    /** The part of an actor's own velocity that blocked transport absorbs, as the opposite velocity, px/s. */
    public double absorbed(int i, double own) {
        double blocked = blockedX[i] / dt;
        return own * blocked < 0 ? Numbers.limit(blocked, Math.abs(own)) : 0;
    }

    /** Velocity of the support, with what blocked transport absorbs of the actor's own added back, px/s. */
    public double supportSpeed(int i) {
        return a.supportVx[i] + absorbed(i, a.speed[i] * -a.groundY[i]);
    }

    /**
     * Settles a blocked transport before an actor comes onto another support: the absorbed part is no speed of its own
     * there.
     */
    public void settle(int i) {
        if (any) {
            footing.setSupportVx(i, supportSpeed(i));
            blockedX[i] = 0;
        }
    }

    /**
     * Remaining own motion of an actor on the ground, px: own + correction + absorbed part, bounded by a climbed step.
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

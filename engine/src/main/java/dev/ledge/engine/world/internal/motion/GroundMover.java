package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.MovementParams;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Walking: along the ground's surface, over joints of slopes without leaving it, and where it ends into the air. Cases
 * ST-01, SL-01 to SL-09, Appendix A Ch7.
 */
public final class GroundMover implements LevelBound {
    private static final int MAX_JOINTS = 16;
    private static final int MAX_PROBES = 60;
    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final ContactLog contacts;
    private final ActorPaths paths;
    private final Footing footing;
    private final TransportLedger ledger;
    private final TileShortcuts shortcuts;
    private final AirMover air;
    private final double dt;
    private boolean topDown;
    private double steepest;
    /** Remaining distance of the last walk, px. */
    private double remaining;

    /** True while the actor is pushed or transported; its own motion comes later in this step. */
    private boolean isPassive;

    /** 1 if the last walk goes to the right, −1 if to the left. */
    private double heading;

    public GroundMover(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            ContactLog contacts,
            ActorPaths paths,
            Footing footing,
            TransportLedger ledger,
            TileShortcuts shortcuts,
            AirMover air) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.contacts = contacts;
        this.paths = paths;
        this.footing = footing;
        this.ledger = ledger;
        this.shortcuts = shortcuts;
        this.air = air;
        air.setGround(this);
        dt = scene.dt;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        topDown = level.topDown;
        steepest = level.steepest;
    }

    /**
     * Walks an actor that stands.
     *
     * @param distance along the surface in pixels, positive to the right
     * @return true if something blocks, even at the very end
     */
    public boolean walk(int i, double distance) {
        remaining = distance;
        heading = Math.signum(distance);
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
        for (int joint = 0; joint < MAX_JOINTS && remaining != 0 && a.state[i] == ActorArrays.GROUND; joint++) {
            double tx = -a.groundY[i];
            double ty = a.groundX[i];
            double x = a.x[i];
            double y = a.y[i];
            if (casts.sweep(i, tx * remaining, ty * remaining)) {
                if (!advanceToHit(i)) {
                    return true;
                }
            } else {
                a.x[i] = x + tx * remaining;
                a.y[i] = y + ty * remaining;
                // From where the stretch began the ground may fall away as steeply as can be walked, and a little.
                double reach = Math.abs(tx * remaining) * steepest - ty * remaining + Tolerance.GROUND_SNAP;
                follow(i, x, y, tx, ty, reach);
            }
        }
        return false;
    }

    /**
     * Walks an actor that is pushed or transported: where the ground ends it falls with its own motion, which is still
     * to come in this step. Case JP-08.
     *
     * @return the blocked displacement, px along the ground
     */
    public double drag(int i, double distance) {
        if (shortcuts.walk(i, distance)) {
            return 0;
        }
        air.begin();
        isPassive = true;
        boolean isBlocked = walk(i, distance);
        isPassive = false;
        return isBlocked ? remaining : 0;
    }

    /** Moves to the last hit. True if it is ground to walk on along, false if it blocks. */
    private boolean advanceToHit(int i) {
        double left = remaining * (1 - sweep.time());
        a.x[i] = sweep.hitX();
        a.y[i] = sweep.hitY();
        paths.add(i);
        remaining = left;
        if (casts.walkable()) {
            if (Math.abs(left) <= Tolerance.CONTACT) {
                return arrive(i);
            }
            standOnHit(i);
            return true;
        }
        if (steps(i) && sweep.side() != Outline.BOTTOM) {
            double tx = -a.groundY[i];
            double ty = a.groundX[i];
            if (step(i)) {
                return true;
            }
            // The attempt has overwritten the hit; repeat the cast.
            double ahead = castDistance();
            casts.sweep(i, tx * ahead, ty * ahead);
        }
        contacts.recordHit(i);
        return false;
    }

    /** Ends a walk where the ground changes, on the support there. False if it has reached a wall as well. */
    private boolean arrive(int i) {
        remaining = 0;
        double look = heading * Tolerance.CONTACT_CAST;
        boolean isBlocked =
                casts.sweep(i, -sweep.normalY() * look, sweep.normalX() * look) && !casts.walkable() && !steps(i);
        if (isBlocked) {
            contacts.recordHit(i);
        }
        if (casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
        }
        return !isBlocked;
    }

    private boolean steps(int i) {
        return stepHeight(i) > 0;
    }

    /** Height of a step that the actor climbs, px; a dash climbs what it would go around in the air. */
    private double stepHeight(int i) {
        MovementParams p = a.profiles[i];
        return a.isDashing(i) ? Math.max(p.stepHeight, p.cornerCorrection) : p.stepHeight;
    }

    /** After a free stretch: stays on the ground, goes around a joint, or leaves it. */
    private void follow(int i, double x, double y, double tx, double ty, double reach) {
        double gap = casts.standHere(i, reach);
        if (gap >= 0 && gap <= Tolerance.CONTACT) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
            a.set(i, ActorFlags.SUPPORT_CHECKED);
            remaining = 0;
            return;
        }
        double walked = remaining;
        if (gap >= 0 || ty != 0) {
            double part = lastContact(i, x, y, tx * walked, ty * walked, gap, reach);
            a.x[i] = x + tx * walked * part;
            a.y[i] = y + ty * walked * part;
            double left = walked * (1 - part);
            double probe = Math.min(Tolerance.JOINT_PROBE, Math.abs(left)) * (walked > 0 ? 1 : -1);
            double ahead = casts.stand(i, a.x[i] + tx * probe, a.y[i] + ty * probe, reach);
            if (ahead >= 0 && ahead <= 4 * steepest * Math.abs(probe) + Tolerance.CONTACT) {
                // A probe length beyond the joint, so that the segment before is left for certain.
                a.x[i] += tx * probe;
                a.y[i] = sweep.hitY();
                standOnHit(i);
                remaining = left - probe;
                return;
            }
            if (gap < 0) {
                // As far beyond the end too, or the fall would land on it again.
                a.x[i] += tx * probe;
                a.y[i] += ty * probe;
                remaining = 0;
                leave(i, (left - probe) * tx, Math.max(0, (left - probe) * ty));
                return;
            }
            a.x[i] = x + tx * walked;
            a.y[i] = y + ty * walked;
            snap(i, reach);
            return;
        }
        remaining = 0;
        leave(i, 0, 0);
    }

    /** After an edit: checks whether each actor's ground still exists. */
    public void recheckAll() {
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i) && !a.has(i, ActorFlags.EMBEDDED)) {
                recheck(i);
            }
        }
    }

    /** Checks the support of an actor after something else than its own motion has moved it or its ground. */
    public void recheck(int i) {
        if (a.state[i] != ActorArrays.GROUND || topDown) {
            return;
        }
        if (casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
            if (a.supportVx[i] != 0 && footing.isOnStillGround(i)) {
                // An edit has given its belt another speed.
                footing.keepVelocity(i, 0);
            }
        } else {
            footing.toAir(i, a.speed[i] * -a.groundY[i] + footing.inheritedOnFall(i, a.supportVx[i]), 0);
            a.set(i, ActorFlags.COYOTE);
        }
    }

    /** Keeps an actor that did not walk on its support, if that is still there. */
    public void keepSupport(int i) {
        air.begin();
        remaining = 0;
        snap(i, Tolerance.GROUND_SNAP);
    }

    /** Snaps down to ground a small drop below if nothing blocks that. */
    private void snap(int i, double reach) {
        remaining = 0;
        double gap = casts.standHere(i, reach);
        if (gap > Tolerance.CONTACT) {
            boolean free = !casts.sweep(i, 0, gap) || sweep.time() * gap >= gap - Tolerance.CONTACT;
            gap = free ? casts.standHere(i, reach) : -1;
        }
        if (gap < 0) {
            leave(i, 0, 0);
            return;
        }
        a.y[i] = sweep.hitY();
        standOnHit(i);
        a.set(i, ActorFlags.SUPPORT_CHECKED);
    }

    /**
     * The part of a free displacement that is still on the ground. Beyond it the ground falls away in straight
     * segments, so that the height above the ground mostly gives where that began; else the displacement is halved.
     * Called while the last hit is what is below the end.
     *
     * @param gap height of the end of the displacement above the ground, px; −1 if out of reach
     */
    private double lastContact(int i, double x, double y, double dx, double dy, double gap, double reach) {
        double close = Math.max(Tolerance.JOINT, Tolerance.JOINT_LAST_BITS * Math.ulp(Math.abs(x) + Math.abs(y)));
        double length = Math.abs(dx) + Math.abs(dy);
        double enough = close / length;
        double low = 0;
        double high = 1;
        double fall = fall(dx, dy);
        double next = 1 - gap / fall;
        boolean isLikely = gap > 0 && fall > 0 && next > 0;
        for (int k = 0; k < MAX_PROBES && high - low > enough; k++) {
            if (!isLikely) {
                next = (low + high) / 2;
            }
            double here = casts.stand(i, x + dx * next, y + dy * next, reach);
            if (here >= 0 && here <= close) {
                low = next;
                if (isLikely) {
                    // Farther than the error of a face's end.
                    double beyond = Math.min(high, next + Math.max(2 * close / fall, Tolerance.BEYOND_EDGE / length));
                    if (!isOnGround(i, x + dx * beyond, y + dy * beyond, close)) {
                        return low;
                    }
                    low = beyond;
                }
                isLikely = false;
            } else {
                high = next;
                fall = fall(dx, dy);
                double start = next - here / fall;
                isLikely = here > 0 && fall > 0 && start > low;
                next = start;
            }
        }
        return low;
    }

    /** How much the ground of the last hit falls away along a displacement, px. */
    private double fall(double dx, double dy) {
        return dx * -sweep.normalX() / sweep.normalY() - dy;
    }

    private boolean isOnGround(int i, double x, double y, double close) {
        double gap = casts.stand(i, x, y, Tolerance.CONTACT);
        return gap >= 0 && gap <= close;
    }

    /** Remaining distance, but at least enough to hit again what was hit at its very end, px. */
    private double castDistance() {
        return Math.abs(remaining) < Tolerance.JOINT_PROBE ? heading * Tolerance.JOINT_PROBE : remaining;
    }

    /** Steps onto a solid that is no higher than the actor can step. */
    private boolean step(int i) {
        double height = stepHeight(i);
        double x = a.x[i];
        double y = a.y[i];
        double tx = -a.groundY[i];
        double rise = casts.sweep(i, 0, -height) ? height * sweep.time() : height;
        double dx = tx * castDistance();
        double forward = casts.sweep(i, x, y - rise, dx, 0) ? sweep.time() : 1;
        if (forward * Math.abs(dx) <= Tolerance.CONTACT) {
            return false;
        }
        double gap = casts.stand(i, x + dx * forward, y - rise, rise);
        if (gap < 0) {
            return false;
        }
        // A face too steep to stand on may still block the way down.
        double down = casts.sweep(i, x + dx * forward, y - rise, 0, gap) ? sweep.time() * gap : gap;
        if (down < gap - Tolerance.CONTACT || casts.stand(i, x + dx * forward, y - rise, rise) < 0) {
            return false;
        }
        a.x[i] = x + dx * forward;
        a.y[i] = sweep.hitY();
        standOnHit(i);
        if (isPassive) {
            ledger.recordStep(i, heading);
        }
        remaining *= 1 - forward;
        if (forward < 1) {
            remaining = 0;
        }
        return true;
    }

    /** Makes the ground of the last hit the support. */
    private void standOnHit(int i) {
        settle(i, sweep.ownerKind(), sweep.ownerMajor(), sweep.ownerMinor(), sweep.normalX());
        footing.standOnHit(i, sweep);
    }

    /**
     * The same after a fall: of several grounds hit at once the one under most of the foot supports, not the first.
     * Case SF-04.
     */
    public void arriveOnHit(int i) {
        int kind = sweep.ownerKind();
        int major = sweep.ownerMajor();
        int minor = sweep.ownerMinor();
        int part = sweep.ownerDetail();
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        if (casts.standHere(i, Tolerance.CONTACT) >= 0) {
            standOnHit(i);
        } else {
            settle(i, kind, major, minor, nx);
            footing.stand(i, kind, major, minor, part, nx, ny);
        }
    }

    /** Settles blocked transport before an actor that is transported comes onto another support. */
    private void settle(int i, int kind, int major, int minor, double nx) {
        if (isPassive && footing.isOnBody(i) && footing.isOther(i, kind, major, minor, nx)) {
            ledger.settle(i);
        }
    }

    /**
     * The ground has ended: the rest of the tick is flight. The whole tick's gravity acts, so that the first airborne
     * tick falls as one from rest.
     *
     * @param dx remaining distance of the walk, px
     * @param dy remaining distance of the walk, downwards, px
     */
    public void leave(int i, double dx, double dy) {
        double vx = a.speed[i] * -a.groundY[i] + footing.inheritedOnFall(i, a.supportVx[i]);
        double vy = Math.max(0, a.speed[i] * a.groundX[i]);
        footing.toAir(i, vx, vy);
        a.set(i, ActorFlags.COYOTE);
        if (isPassive) {
            air.fly(i, dx, dy);
        } else {
            fall(i, dx, dy);
        }
    }

    /** The first fall of an actor that lost its support in this step. */
    public void fall(int i, double dx, double dy) {
        double before = a.vy[i];
        air.gravity(i);
        double drop = (before + a.vy[i]) / 2 * dt - before * dt;
        air.fly(i, dx, dy + drop);
    }
}

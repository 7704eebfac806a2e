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
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Walking: along the ground's surface, over joints of slopes without leaving it, and where it ends into the air. Cases
 * ST-01, SL-01 to SL-09, Appendix A Ch7.
 */
public final class GroundMover implements LevelBound {
    private static final int MAX_JOINTS = 16;
    private static final int MAX_PROBES = 60;
    /** A face that takes an actor along the ground less than so far a px that it moves closes on it like scissors. */
    private static final double MIN_ESCAPE = 0.5;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final ContactLog contacts;
    private final ActorPaths paths;
    private final Footing footing;
    private final TileShortcuts shortcuts;
    private final AirMover air;
    private final Pushes pushes;
    private final ContactSet planes = new ContactSet();
    /** What is left of the support's velocity to an actor that is held back, px/s; NaN to any other. */
    private double heldTo = Double.NaN;
    /** Normal of what was in the way last. */
    private double blockX;

    private double blockY;
    private final double dt;
    private boolean topDown;
    private double steepest;
    /** Remaining distance of the last walk, px. */
    private double remaining;
    /** What of it was wanted before something deflected it, px; NaN if nothing has since the ground turned. */
    private double wanted = Double.NaN;

    /** True if the ground ended on the last stretch. */
    private boolean hasEnded;

    /** 1 if the last walk goes to the right, −1 if to the left. */
    private double heading;

    public GroundMover(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            ContactLog contacts,
            ActorPaths paths,
            Footing footing,
            TileShortcuts shortcuts,
            AirMover air,
            Pushes pushes) {
        this.pushes = pushes;
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        this.contacts = contacts;
        this.paths = paths;
        this.footing = footing;
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
     */
    public void walk(int i, double distance) {
        remaining = distance;
        wanted = Double.NaN;
        heading = Math.signum(distance);
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
        planes.clear();
        heldTo = Double.NaN;
        for (int joint = 0;
                joint < MAX_JOINTS && (remaining != 0 || casts.span() > 0) && a.state[i] == ActorArrays.GROUND;
                joint++) {
            double tx = -a.groundY[i];
            double ty = a.groundX[i];
            double rideX = casts.span() * footing.rideX(i);
            double rideY = casts.span() * footing.rideY(i);
            double x = a.x[i] + rideX;
            double y = a.y[i] + rideY;
            if (casts.advance(i, rideX + tx * remaining, rideY + ty * remaining)) {
                if (!advanceToHit(i)) {
                    stop(i);
                }
            } else {
                a.x[i] = x + tx * remaining;
                a.y[i] = y + ty * remaining;
                double before = rideAlong(i);
                double span = casts.span();
                casts.finish();
                if (remaining != 0) {
                    // From where the stretch began the ground may fall away as steeply as can be walked, and a little.
                    double reach = Math.abs(tx * remaining) * steepest - ty * remaining + Tolerance.GROUND_SNAP;
                    double part = follow(i, x, y, tx, ty, reach);
                    wanted *= 1 - part;
                    if (part < 1 && span > 0) {
                        goBack(i, span * (1 - part), rideX * (1 - part));
                    }
                    if (hasEnded) {
                        double restX = remaining * tx + casts.span() * footing.rideX(i);
                        double restY = remaining * ty + casts.span() * footing.rideY(i);
                        leave(i, restX, Math.max(0, restY));
                    } else if (casts.span() > 0) {
                        turn(i, before);
                    }
                }
            }
        }
        if (a.state[i] == ActorArrays.GROUND) {
            if (casts.span() > 0) {
                addSupport(i);
                pushes.pin(i, planes, casts.rest(), casts.span());
            }
            holdBack(i);
        }
    }

    /**
     * A joint of the ground, or its end, was passed before the motion was over: what pushes, and the rest of a ride,
     * are still to come.
     *
     * @param span part of the step that is left
     * @param rideX what was too much, px
     */
    private void goBack(int i, double span, double rideX) {
        casts.resume(span);
        a.x[i] -= rideX;
        a.y[i] -= span * footing.rideY(i);
    }

    /**
     * The rest of a walk on other ground, as fast in the world; what deflected it on the ground before may deflect it
     * in another way now.
     *
     * @param before how far the ground before takes the actor along it in a whole step, px
     */
    private void turn(int i, double before) {
        if (!Double.isNaN(wanted)) {
            remaining = wanted;
            wanted = Double.NaN;
        }
        remaining += casts.span() * (before - rideAlong(i));
    }

    /** Something is in the way, even at the very end: it takes own speed against it, and holds the actor back. */
    private void stop(int i) {
        double tx = -a.groundY[i];
        if (a.speed[i] * (tx * blockX + a.groundX[i] * blockY) < 0) {
            a.speed[i] = 0;
        }
        double span = casts.span();
        if (span == 0) {
            remaining = 0;
            heldTo = -a.speed[i] * tx;
            return;
        }
        deflect(i);
        heldTo = (footing.rideX(i) + tx * remaining / span) / dt - a.speed[i] * tx;
    }

    /** Who is held back goes no faster by its support than that lets it. */
    private void holdBack(int i) {
        if (!Double.isNaN(heldTo)) {
            footing.limitSupportVx(i, heldTo);
            heldTo = Double.NaN;
            a.set(i, ActorFlags.HELD_BACK);
        }
    }

    /** A face blocks or pushes: the rest of the walk is what it allows along the ground. */
    private void deflect(int i) {
        double span = casts.span();
        planes.add(sweep, pushes.movedX(sweep), pushes.movedY(sweep), a.x[i], a.y[i], casts.rest());
        int last = planes.last();
        double before = remaining;
        wanted = Double.isNaN(wanted) ? before : wanted;
        double along = planes.normalX(last) * -a.groundY[i] + planes.normalY(last) * a.groundX[i];
        double need = -planes.clearance(last, span * footing.rideX(i), span * footing.rideY(i), span);
        // Two grounds never close upon what is above them.
        boolean isScissors = Math.abs(along) < MIN_ESCAPE && !casts.walkable();
        if (isScissors && need > Tolerance.ROUNDING) {
            addSupport(i);
            squeeze(i, last, planes.last(), before);
            return;
        }
        remaining = isScissors ? 0 : need / along;
        double dx = -a.groundY[i] * remaining + span * footing.rideX(i);
        double dy = a.groundX[i] * remaining + span * footing.rideY(i);
        for (int k = 0; k < last; k++) {
            if (planes.isTouched(k, a.x[i], a.y[i], casts.rest())
                    && planes.clearance(k, dx, dy, span) < -Tolerance.ROUNDING) {
                squeeze(i, k, last, before);
                return;
            }
        }
    }

    /** What an actor stands on is one of the planes that it touches. */
    private void addSupport(int i) {
        planes.addSupport(
                a.groundX[i],
                a.groundY[i],
                a.supportKind[i],
                a.supportMajor[i],
                footing.rideX(i),
                footing.rideY(i),
                a.x[i],
                a.y[i],
                casts.rest());
        planes.refine(a.supportMinor[i], a.supportPart[i]);
    }

    /** Between two faces, or the ground and a face, there is no room for what is left of a walk. */
    private void squeeze(int i, int first, int second, double wanted) {
        double span = casts.span();
        int plane = pushes.squeeze(i, planes, first, second, span);
        if (plane < 0) {
            // These two leave each other alone, but the ground may move the actor against both.
            addSupport(i);
            pushes.pin(i, planes, casts.rest(), span);
        }
        if (a.state[i] != ActorArrays.GROUND) {
            // What it stood on lets it through.
            air.fly(i, -a.groundY[i] * wanted, a.groundX[i] * wanted);
            return;
        }
        boolean isBySupport = a.supportKind[i] == SupportKind.PLATFORM && a.crushPlatform[i] == a.supportMajor[i];
        if (plane < 0 || a.has(i, ActorFlags.CRUSH_CANDIDATE) && isBySupport) {
            if (plane >= 0) {
                // It stays at what it is pressed against, wherever that goes.
                double away = planes.push(plane) * span;
                a.x[i] += planes.normalX(plane) * away;
                a.y[i] += planes.normalY(plane) * away;
            }
            remaining = 0;
            casts.finish();
            return;
        }
        if (a.has(i, ActorFlags.CRUSH_CANDIDATE)) {
            casts.without(a.crushPlatform[i]);
        }
        double along = planes.normalX(plane) * -a.groundY[i] + planes.normalY(plane) * a.groundX[i];
        double need = -planes.clearance(plane, span * footing.rideX(i), span * footing.rideY(i), span);
        remaining = Math.abs(along) < MIN_ESCAPE ? wanted : need / along;
    }

    /** Moves to the last hit. True if it is ground to walk on along, false if it blocks. */
    private boolean advanceToHit(int i) {
        double left = remaining * (1 - sweep.time());
        a.x[i] = sweep.hitX();
        a.y[i] = sweep.hitY();
        casts.pass(sweep.time());
        paths.add(i);
        remaining = left;
        wanted *= 1 - sweep.time();
        boolean isPush = pushes.reportIfPush(i, sweep, casts.span());
        if (casts.walkable()) {
            if (casts.span() == 0 && Math.abs(left) <= Tolerance.CONTACT) {
                return arrive(i);
            }
            boolean isOther = isOtherGround(i);
            if (isOther && isValley(i)) {
                blockX = sweep.normalX();
                blockY = sweep.normalY();
                return false;
            }
            if (isOther) {
                addSupport(i);
            }
            double before = rideAlong(i);
            standOnHit(i);
            turn(i, before);
            return true;
        }
        double tx = -a.groundY[i];
        double ty = a.groundX[i];
        // Against a ride into a wall there is nothing to climb, nor if it arrives there only when the step is over.
        double way = casts.span() == 0 ? heading : remaining;
        boolean walksInto = way * (tx * sweep.normalX() + ty * sweep.normalY()) < 0;
        if (!isPush && walksInto && steps(i) && sweep.side() != Outline.BOTTOM) {
            if (step(i)) {
                return true;
            }
            // The attempt has overwritten the hit; repeat the cast.
            double ahead = castDistance();
            casts.sweep(i, tx * ahead, ty * ahead);
        }
        recordBlock(i);
        return false;
    }

    /** True if the ground of the last hit is not what an actor stands on. */
    private boolean isOtherGround(int i) {
        return a.supportKind[i] != sweep.ownerKind()
                || a.supportMajor[i] != sweep.ownerMajor()
                || a.groundX[i] != sweep.normalX();
    }

    /**
     * True if the ground of the last hit is the one that an actor has just left for what it stands on, which leads back
     * to it: from there on it goes between the two.
     */
    private boolean isValley(int i) {
        double sine = sweep.normalX() * -a.groundY[i] + sweep.normalY() * a.groundX[i];
        return Math.abs(sine) >= ContactSet.MIN_SINE && planes.isAmong(sweep, a.x[i], a.y[i], casts.rest());
    }

    /** Ends a walk where the ground changes, on the support there. False if it has reached a wall as well. */
    private boolean arrive(int i) {
        remaining = 0;
        double look = heading * Tolerance.CONTACT_CAST;
        boolean isBlocked =
                casts.sweep(i, -sweep.normalY() * look, sweep.normalX() * look) && !casts.walkable() && !steps(i);
        if (isBlocked) {
            recordBlock(i);
        }
        if (casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
        }
        return !isBlocked;
    }

    /** How far its support takes an actor along the ground in a whole step, px. */
    private double rideAlong(int i) {
        return footing.rideX(i) * -a.groundY[i] + footing.rideY(i) * a.groundX[i];
    }

    private void recordBlock(int i) {
        contacts.recordHit(i);
        blockX = sweep.normalX();
        blockY = sweep.normalY();
    }

    private boolean steps(int i) {
        return stepHeight(i) > 0;
    }

    /** Height of a step that the actor climbs, px; a dash climbs what it would go around in the air. */
    private double stepHeight(int i) {
        MovementParams p = a.profiles[i];
        return a.isDashing(i) ? Math.max(p.stepHeight, p.cornerCorrection) : p.stepHeight;
    }

    /**
     * After a free stretch: stays on the ground, goes around a joint, or leaves it.
     *
     * @return the part of the stretch at which the ground turns or has ended; 1 if neither
     */
    private double follow(int i, double x, double y, double tx, double ty, double reach) {
        hasEnded = false;
        double gap = casts.standHere(i, reach);
        if (gap >= 0 && gap <= Tolerance.CONTACT) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
            a.set(i, ActorFlags.SUPPORT_CHECKED);
            remaining = 0;
            return 1;
        }
        double walked = remaining;
        if (gap >= 0 || ty != 0) {
            double part = lastContact(i, x, y, tx * walked, ty * walked);
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
                return part;
            }
            if (gap < 0) {
                // As far beyond the end too, or the fall would land on it again.
                a.x[i] += tx * probe;
                a.y[i] += ty * probe;
                remaining = left - probe;
                hasEnded = true;
                return part;
            }
            a.x[i] = x + tx * walked;
            a.y[i] = y + ty * walked;
            snap(i, reach);
            return 1;
        }
        remaining = 0;
        leave(i, 0, 0);
        return 1;
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
     * The part of a free displacement along the ground that is still on it. Ground ends where an edge of it does:
     * behind that another one goes on in the same line, or it has ended. Of many the half is looked at, too.
     */
    private double lastContact(int i, double x, double y, double dx, double dy) {
        double low = casts.stand(i, x, y, Tolerance.CONTACT) < 0 ? 0 : edgeEnd(x, dx);
        double high = 1;
        double probe = Tolerance.JOINT_PROBE / Math.abs(dx);
        for (int k = 0; k < MAX_PROBES && low + probe < high; k++) {
            boolean isBehind = k % 2 == 0;
            double next = isBehind ? low + probe : (low + high) / 2;
            double end = contactEnd(i, x, y, dx, dy, next);
            if (end > next) {
                low = end;
            } else if (isBehind) {
                return low;
            } else {
                high = next;
            }
        }
        return Math.min(low, 1);
    }

    /** The part of a displacement at which the edge that carries an actor at another part ends; 0 if none does. */
    private double contactEnd(int i, double x, double y, double dx, double dy, double part) {
        double close = Math.max(Tolerance.JOINT, Tolerance.JOINT_LAST_BITS * Math.ulp(Math.abs(x) + Math.abs(y)));
        double gap = casts.stand(i, x + dx * part, y + dy * part, Tolerance.CONTACT);
        if (gap < 0 || gap > close) {
            return 0;
        }
        // An edge that turns away by less than shows at once is left later.
        double fall = dx * -sweep.normalX() / sweep.normalY() - dy;
        double end = edgeEnd(x, dx);
        return fall > 0 ? Math.min(end, part + (close - gap) / fall) : end;
    }

    /** The part of a displacement at which it is at the end of the ground of the last hit. */
    private double edgeEnd(double x, double dx) {
        return Math.max(0, ((dx > 0 ? sweep.groundTo() : sweep.groundFrom()) - x) / dx);
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
        remaining *= 1 - forward;
        if (forward < 1) {
            remaining = 0;
        }
        return true;
    }

    /** Makes the ground of the last hit the support. */
    private void standOnHit(int i) {
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
            footing.stand(i, kind, major, minor, part, nx, ny);
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
        holdBack(i);
        double vx = a.speed[i] * -a.groundY[i] + footing.inheritedOnFall(i, a.supportVx[i]);
        double vy = Math.max(0, a.speed[i] * a.groundX[i]);
        footing.toAir(i, vx, vy);
        a.set(i, ActorFlags.COYOTE);
        fall(i, dx, dy);
    }

    /** The first fall of an actor that lost its support in this step. */
    public void fall(int i, double dx, double dy) {
        double before = a.vy[i];
        air.gravity(i);
        double drop = (before + a.vy[i]) / 2 * dt - before * dt;
        air.fly(i, dx, dy + drop);
    }
}

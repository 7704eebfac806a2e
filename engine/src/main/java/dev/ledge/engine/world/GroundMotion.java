package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;

/**
 * Walking: along the ground's surface, over joints of slopes without leaving it, and where it ends into the air. Cases ST-01, SL-01 to SL-09,
 * Appendix A Ch7.
 */
final class GroundMotion {
    private static final int MOST_JOINTS = 16;
    /** Ground this close is stood on. */
    static final double CONTACT = 1e-6;
    /** How exactly the end of a stretch of ground is found, px, so that walks over many still arrive where they should; ... */
    private static final double JOINT = 1e-11;
    /** ... far out no better than so many last bits. */
    private static final double LAST_BITS = 16;

    /** As good as no way at all, but enough to meet what is in contact, px. */
    private static final double LOOK = 1e-12;

    private static final int MOST_PROBES = 60;
    /** Where ground is likely to end, it has ended for sure so far beyond, px. */
    private static final double BEYOND = 4 * Sweep.EDGE;

    /** How far beyond a joint the next stretch is looked for, px. */
    private static final double PROBE = 1e-5;
    /** How much farther than the slope limit allows the ground may fall away in a tick, px. */
    static final double SNAP = 1;

    private final Sim sim;
    private final Actors a;
    private final Solver solver;
    private final Sweep sweep;
    /** How much of the last walk is left. */
    private double remaining;

    /** True if the actor is being pushed or carried, and moves by itself later in this step. */
    private boolean isPassive;

    /** 1 if the last walk goes to the right, −1 if to the left. */
    private double heading;

    GroundMotion(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
        this.solver = sim.solver;
        this.sweep = solver.sweep;
    }

    /**
     * Walks an actor that stands.
     *
     * @param distance along the surface in pixels, positive to the right
     * @return true if something blocks, be it at the very end
     */
    boolean walk(int i, double distance) {
        remaining = distance;
        heading = Math.signum(distance);
        a.clear(i, Actors.HELD);
        for (int joint = 0; joint < MOST_JOINTS && remaining != 0 && a.state[i] == Actors.GROUND; joint++) {
            double tx = -a.groundY[i];
            double ty = a.groundX[i];
            double x = a.x[i];
            double y = a.y[i];
            if (solver.sweep(i, tx * remaining, ty * remaining)) {
                if (!meet(i)) {
                    return true;
                }
            } else {
                a.x[i] = x + tx * remaining;
                a.y[i] = y + ty * remaining;
                // From where the stretch began the ground may fall away as steeply as can be walked, and a little.
                double reach = Math.abs(tx * remaining) * sim.scene.steepest - ty * remaining + SNAP;
                follow(i, x, y, tx, ty, reach);
            }
        }
        return false;
    }

    /**
     * Walks an actor that is pushed or carried: where the ground ends it falls with its own motion, which is still to come in this step. Case JP-08.
     *
     * @return what of the way something has barred, px along the ground
     */
    double drag(int i, double distance) {
        if (sim.fast.walk(i, distance)) {
            return 0;
        }
        sim.air.begin();
        isPassive = true;
        boolean isBarred = walk(i, distance);
        isPassive = false;
        return isBarred ? remaining : 0;
    }

    /** Goes to what the sweep met. True if it is ground to walk on along, false if it blocks. */
    private boolean meet(int i) {
        double left = remaining * (1 - sweep.time());
        a.x[i] = sweep.hitX();
        a.y[i] = sweep.hitY();
        sim.triggers.passed(i);
        remaining = left;
        if (solver.walkable()) {
            if (Math.abs(left) <= CONTACT) {
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
            // Trying has used the sweep; ask again what is in the way.
            double ahead = atLeastAHair();
            solver.sweep(i, tx * ahead, ty * ahead);
        }
        sim.touch.meet(i);
        return false;
    }

    /** A walk that ends where the ground changes stands on what holds it there. False if it has reached a wall there, too. */
    private boolean arrive(int i) {
        remaining = 0;
        double look = heading * LOOK;
        boolean isBarred =
                solver.sweep(i, -sweep.normalY() * look, sweep.normalX() * look) && !solver.walkable() && !steps(i);
        if (isBarred) {
            sim.touch.meet(i);
        }
        if (solver.stand(i, a.x[i], a.y[i], CONTACT) >= 0) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
        }
        return !isBarred;
    }

    private boolean steps(int i) {
        return a.profiles[i].stepHeight > 0;
    }

    /** After a free stretch: stays on the ground, goes around a joint, or leaves it. */
    private void follow(int i, double x, double y, double tx, double ty, double reach) {
        double gap = solver.standHere(i, reach);
        if (gap >= 0 && gap <= CONTACT) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
            a.set(i, Actors.HELD);
            remaining = 0;
            return;
        }
        double walked = remaining;
        if (gap >= 0 || ty != 0) {
            double part = lastContact(i, x, y, tx * walked, ty * walked, gap, reach);
            a.x[i] = x + tx * walked * part;
            a.y[i] = y + ty * walked * part;
            double left = walked * (1 - part);
            double probe = Math.min(PROBE, Math.abs(left)) * (walked > 0 ? 1 : -1);
            double ahead = solver.stand(i, a.x[i] + tx * probe, a.y[i] + ty * probe, reach);
            if (ahead >= 0 && ahead <= 4 * sim.scene.steepest * Math.abs(probe) + CONTACT) {
                // A hair beyond the joint, so that the stretch before is behind for sure.
                a.x[i] += tx * probe;
                a.y[i] = sweep.hitY();
                standOnHit(i);
                remaining = left - probe;
                return;
            }
            if (gap < 0) {
                // A hair beyond the end too, or the fall would land on it again.
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

    /** After an edit: does everybody's ground still exist? */
    void recheckAll() {
        for (int i = 0; i < a.count; i++) {
            if (a.isActive(i) && !a.has(i, Actors.EMBEDDED)) {
                recheck(i);
            }
        }
    }

    /** After something else than its own motion has moved an actor, or its ground: does it still stand? */
    void recheck(int i) {
        if (a.state[i] != Actors.GROUND || sim.scene.topDown) {
            return;
        }
        if (solver.stand(i, a.x[i], a.y[i], CONTACT) >= 0) {
            a.y[i] = sweep.hitY();
            standOnHit(i);
            if (a.carrierVx[i] != 0 && sim.carrier.isNone(i)) {
                // A belt that an edit has made other ground.
                keepVelocity(i, 0);
            }
        } else {
            toAir(i, a.speed[i] * -a.groundY[i] + a.carrierVx[i], 0);
            a.set(i, Actors.COYOTE);
        }
    }

    /** Checks that the ground of an actor that did not walk is still there, and stays on it. */
    void hold(int i) {
        sim.air.begin();
        remaining = 0;
        snap(i, SNAP);
    }

    /** A small drop: down to the ground below if the way there is free. */
    private void snap(int i, double reach) {
        remaining = 0;
        double gap = solver.standHere(i, reach);
        if (gap > CONTACT) {
            boolean free = !solver.sweep(i, 0, gap) || sweep.time() * gap >= gap - CONTACT;
            gap = free ? solver.standHere(i, reach) : -1;
        }
        if (gap < 0) {
            leave(i, 0, 0);
            return;
        }
        a.y[i] = sweep.hitY();
        standOnHit(i);
        a.set(i, Actors.HELD);
    }

    /**
     * The part of a free stretch that is still on the ground. Beyond it the ground falls away in straight pieces, so that a place in the air, with the
     * ground below it, mostly tells where it began; else the stretch is halved. Called while the sweep still has what is below the end.
     *
     * @param gap how far below the end of the stretch the ground is, −1 if out of reach
     */
    private double lastContact(int i, double x, double y, double dx, double dy, double gap, double reach) {
        double close = Math.max(JOINT, LAST_BITS * Math.ulp(Math.abs(x) + Math.abs(y)));
        double length = Math.abs(dx) + Math.abs(dy);
        double enough = close / length;
        double low = 0;
        double high = 1;
        double fall = fall(dx, dy);
        double next = 1 - gap / fall;
        boolean isLikely = gap > 0 && fall > 0 && next > 0;
        for (int k = 0; k < MOST_PROBES && high - low > enough; k++) {
            if (!isLikely) {
                next = (low + high) / 2;
            }
            double here = solver.stand(i, x + dx * next, y + dy * next, reach);
            if (here >= 0 && here <= close) {
                low = next;
                if (isLikely) {
                    // Farther than a face's end may be off by.
                    double beyond = Math.min(high, next + Math.max(2 * close / fall, BEYOND / length));
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

    /** How much the ground of the last hit falls away along a stretch, px. */
    private double fall(double dx, double dy) {
        return dx * -sweep.normalX() / sweep.normalY() - dy;
    }

    private boolean isOnGround(int i, double x, double y, double close) {
        double gap = solver.stand(i, x, y, CONTACT);
        return gap >= 0 && gap <= close;
    }

    /** What is left of the walk, but enough to meet what was met at its very end. */
    private double atLeastAHair() {
        return Math.abs(remaining) < PROBE ? heading * PROBE : remaining;
    }

    /** Onto a solid that is no higher than the actor can step. */
    private boolean step(int i) {
        double height = a.profiles[i].stepHeight;
        double x = a.x[i];
        double y = a.y[i];
        double tx = -a.groundY[i];
        double rise = solver.sweep(i, 0, -height) ? height * sweep.time() : height;
        double dx = tx * atLeastAHair();
        double forward = solver.sweep(i, x, y - rise, dx, 0) ? sweep.time() : 1;
        if (forward * Math.abs(dx) <= CONTACT) {
            return false;
        }
        double gap = solver.stand(i, x + dx * forward, y - rise, rise);
        if (gap < 0) {
            return false;
        }
        // What is too steep to stand on may still bar the way down.
        double down = solver.sweep(i, x + dx * forward, y - rise, 0, gap) ? sweep.time() * gap : gap;
        if (down < gap - CONTACT || solver.stand(i, x + dx * forward, y - rise, rise) < 0) {
            return false;
        }
        a.x[i] = x + dx * forward;
        a.y[i] = sweep.hitY();
        standOnHit(i);
        if (isPassive) {
            sim.setbacks.stepped(i, heading);
        }
        remaining *= 1 - forward;
        if (forward < 1) {
            remaining = 0;
        }
        return true;
    }

    /** The ground of the last hit becomes what the actor stands on. */
    void standOnHit(int i) {
        stand(
                i,
                sweep.ownerKind(),
                sweep.ownerMajor(),
                sweep.ownerMinor(),
                sweep.ownerDetail(),
                sweep.normalX(),
                sweep.normalY());
    }

    /** Likewise after a fall: of several grounds that were met at once the one under most of the actor holds, not the first. Case SF-04. */
    void arriveOnHit(int i) {
        int kind = sweep.ownerKind();
        int major = sweep.ownerMajor();
        int minor = sweep.ownerMinor();
        int part = sweep.ownerDetail();
        double nx = sweep.normalX();
        double ny = sweep.normalY();
        if (solver.standHere(i, CONTACT) >= 0) {
            standOnHit(i);
        } else {
            stand(i, kind, major, minor, part, nx, ny);
        }
    }

    /** A platform becomes what the actor stands on. */
    void standOn(int i, int platform, double nx, double ny) {
        stand(i, Actors.PLATFORM, platform, 0, 0, nx, ny);
    }

    /** The flat top of a cell becomes what the actor stands on, where it is now. */
    void standOnCell(int i, int column, int row) {
        CellType type = sim.scene.terrain.type(column, row);
        int part = Math.max(type.levelPart, Math.max(type.floorPart, type.ladderPart));
        stand(i, Actors.TILE, column, row, part, 0, -1);
        a.set(i, Actors.HELD);
    }

    /** Likewise of a cell that is a {@link CellType#FLOOR}. */
    void standOnFloor(int i, int column, int row) {
        // In a large level asking the cell itself is slow.
        int part = sim.scene.terrain.types.floorPart();
        stand(i, Actors.TILE, column, row, part < 0 ? sim.scene.terrain.type(column, row).floorPart : part, 0, -1);
        a.set(i, Actors.HELD);
    }

    /** The slope of a cell becomes what the actor stands on, where it is now. */
    void standOnSlope(int i, int column, int row, int part, double nx, double ny) {
        stand(i, Actors.TILE, column, row, part, nx, ny);
        a.set(i, Actors.HELD);
    }

    private void stand(int i, int kind, int major, int minor, int part, double nx, double ny) {
        boolean same = a.supportKind[i] == kind
                && a.supportMajor[i] == major
                && a.supportMinor[i] == minor
                && a.groundX[i] == nx;
        boolean isOtherFace =
                !same && kind == Actors.PLATFORM && a.supportKind[i] == kind && a.supportMajor[i] == major;
        // On another face of the platform that carries it, who is held back there goes on being so.
        double heldBack = isOtherFace ? a.carrierVx[i] - sim.carrier.velocityOf(i) : 0;
        boolean isTakenOff = isPassive && !same && !isOtherFace && isOnCarrier(i);
        if (isTakenOff) {
            sim.setbacks.settle(i);
        }
        a.supportKind[i] = kind;
        a.supportMajor[i] = major;
        a.supportMinor[i] = minor;
        if (!same || a.supportPart[i] != part) {
            a.supportPart[i] = part;
            a.surface[i] = -1;
        }
        a.groundX[i] = nx;
        a.groundY[i] = ny;
        a.set(i, Actors.MET_FLOOR);
        if (same) {
            return;
        }
        keepVelocity(i, heldBack);
        if (kind == Actors.PLATFORM) {
            sim.platforms.ride(major, sim.tick + 1);
        } else if (kind == Actors.ACTOR) {
            sim.stacks.riders.add(i, major);
        }
    }

    private boolean isOnCarrier(int i) {
        return a.supportKind[i] == Actors.PLATFORM || a.supportKind[i] == Actors.ACTOR;
    }

    /** The velocity in the world is kept when what carries the actor changes. */
    private void keepVelocity(int i, double heldBack) {
        double before = a.carrierVx[i];
        double now = sim.carrier.velocityOf(i) + heldBack;
        if (now != before) {
            a.speed[i] += before - now;
            a.carrierVx[i] = now;
        }
    }

    /** One that has just come onto another's head, before that one moved: it may have been stopped since. Case MP-15. */
    void landed(int i) {
        if (a.supportKind[i] == Actors.ACTOR && a.rode[i] != a.supportMajor[i]) {
            keepVelocity(i, 0);
        }
    }

    /**
     * The ground has ended: the rest of the tick is flight. The whole tick's gravity acts, so that the first airborne tick falls as one from rest.
     *
     * @param dx what is left of the walk
     * @param dy what is left of the walk, downwards
     */
    void leave(int i, double dx, double dy) {
        double vx = a.speed[i] * -a.groundY[i] + a.carrierVx[i];
        double vy = Math.max(0, a.speed[i] * a.groundX[i]);
        toAir(i, vx, vy);
        a.set(i, Actors.COYOTE);
        if (isPassive) {
            sim.air.fly(i, dx, dy);
        } else {
            fall(i, dx, dy);
        }
    }

    /** The first fall of an actor that lost its hold in this step. */
    void fall(int i, double dx, double dy) {
        double before = a.vy[i];
        sim.air.gravity(i);
        double drop = (before + a.vy[i]) / 2 * sim.dt - before * sim.dt;
        sim.air.fly(i, dx, dy + drop);
    }

    /** From the ground into the air with the given velocity of the world. */
    void toAir(int i, double vx, double vy) {
        if (a.state[i] == Actors.GROUND) {
            if (sim.air.mayHaveBeenTold(i)) {
                sim.events.addOnce(EventType.LEFT_GROUND, i, Actors.NOTHING, 0, 0);
            } else {
                sim.events.add(EventType.LEFT_GROUND, i);
            }
        }
        a.airCap[i] = Math.min(a.profiles[i].airSpeed, sim.locomotion.topSpeed(i));
        a.state[i] = Actors.AIR;
        a.supportKind[i] = Actors.NOTHING;
        a.vx[i] = vx;
        a.vy[i] = vy;
        a.startVx[i] = vx;
        a.startVy[i] = vy;
        a.speed[i] = 0;
        a.carrierVx[i] = 0;
        a.sinceGround[i] = -1;
        a.clear(i, Actors.COYOTE | Actors.CAN_CUT);
    }

    /** Velocity as it is shown: along the surface. */
    void showVelocity(int i) {
        // Adding 0 turns −0 into 0.
        a.vx[i] = a.speed[i] * -a.groundY[i] + 0.0;
        a.vy[i] = a.speed[i] * a.groundX[i] + 0.0;
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * What supports do to their riders before any actor moves: how fast they transport them in this step, and which they
 * leave behind. Cases MP-07, MP-14, Appendix A Ch12.
 */
public final class MovingSupports extends LevelBound {
    private final ActorArrays a;
    private final PlatformArrays p;
    private final StandableActors standables;
    private final PlatformReach reach;
    private final RiderIndex riders;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final BlockedRides blocked;
    private final Sweep contact = new Sweep();

    public MovingSupports(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            StandableActors standables,
            PlatformReach reach,
            RiderIndex riders,
            Footing footing,
            ActiveSurfaces surfaces,
            BlockedRides blocked) {
        super(scene);
        a = actors;
        p = platforms;
        this.standables = standables;
        this.reach = reach;
        this.riders = riders;
        this.footing = footing;
        this.surfaces = surfaces;
        this.blocked = blocked;
    }

    /** A step begins: the velocities of supports. */
    public void refresh() {
        if (p.count == 0 && !standables.any()) {
            return;
        }
        if (standables.any()) {
            standables.begin();
            riders.refresh();
            footing.motion.noteBodies();
            // From the lowest up: a body's velocity, which it gives to its riders, needs that of its own support.
            int[] upwards = standables.upwards();
            for (int k = 0; k < standables.count(); k++) {
                refresh(upwards[k]);
            }
        }
        for (int i = 0; i < a.count; i++) {
            refresh(i);
        }
    }

    private void refresh(int i) {
        if (!scene.topDown && takesVelocity(i)) {
            takeVelocity(i, footing.motion.supportVelocity(i));
        }
    }

    /**
     * True if what an actor stands on, or climbs, gives it a velocity; what is pushed itself transports it without one,
     * and what is gone leaves it the last one.
     */
    private boolean takesVelocity(int i) {
        return switch (a.supportKind[i]) {
            case SupportKind.PLATFORM -> !p.absent[a.supportMajor[i]];
            case SupportKind.ACTOR -> givesVelocity(a.supportMajor[i]);
            default -> false;
        };
    }

    /** False of a body that is gone, too: its riders fall as fast as it went. */
    private boolean givesVelocity(int body) {
        return a.isActive(body) && !(a.has(body, ActorFlags.PUSHED) && isInWay(body));
    }

    /** True if a platform comes against a body in this step, as seen from what takes the body along. */
    private boolean isInWay(int body) {
        double byX = carriedX(body);
        double byY = carriedY(body);
        double right = a.x[body] + a.w[body] + Sweep.SKIN;
        double bottom = a.feet(body) + Sweep.SKIN;
        int count = reach.find(body, a.x[body] - Sweep.SKIN, a.y[body] - Sweep.SKIN, right, bottom);
        for (int k = 0; k < count; k++) {
            int platform = reach.found(k);
            // What has crumbled or is switched off is nowhere in the way.
            boolean isThere = p.outlines[platform] != null;
            if (isThere && isInWay(body, platform, a.x[body] + byX, a.y[body] + byY, byX, byY)) {
                return true;
            }
        }
        return false;
    }

    /** A blocked ride gets no more than was left then, unless nothing is in the way of its support's motion now. */
    private void takeVelocity(int i, double velocity) {
        if (blocked.isBlocked(i, scene.dt)) {
            footing.limitSupportVx(i, velocity);
        } else {
            footing.setSupportVx(i, velocity);
        }
    }

    /** Riders of a platform that jumps, or sinks faster than they can fall where they are, stay behind. */
    public void releaseRiders() {
        boolean sinks = false;
        for (int platform = 0; platform < p.count; platform++) {
            if (p.teleports[platform]) {
                markPossibleOverlaps(platform);
                release(platform);
            } else {
                sinks |= p.movedY(platform) > 0;
            }
        }
        if (sinks && !scene.topDown) {
            for (int i = 0; i < a.count; i++) {
                if (a.supportKind[i] == SupportKind.PLATFORM && a.isActive(i) && isLeftBehind(i)) {
                    release(i, footing.motion.supportVelocity(i));
                }
            }
        }
    }

    /** True if what an actor stands on sinks faster than the actor can fall. */
    private boolean isLeftBehind(int i) {
        double sinks = p.movedY(a.supportMajor[i]);
        return sinks > 0 && sinks > surfaces.fastestFall(i) * scene.dt + Tolerance.ROUNDING;
    }

    /** Marks actors that a platform may overlap after a teleport. Case MP-14. */
    private void markPossibleOverlaps(int platform) {
        Outline shape = scene.platforms.shapes[platform];
        double left = p.newX[platform] + shape.left();
        double top = p.newY[platform] + shape.top();
        double right = p.newX[platform] + shape.right();
        double bottom = p.newY[platform] + shape.bottom();
        for (int i = 0; i < a.count; i++) {
            if (a.x[i] <= right && left <= a.x[i] + a.w[i] && a.y[i] <= bottom && top <= a.feet(i)) {
                a.set(i, ActorFlags.MAY_OVERLAP);
            }
        }
    }

    /** A platform that jumps leaves its riders. */
    private void release(int platform) {
        for (int i = 0; i < a.count; i++) {
            if (a.supportKind[i] != SupportKind.PLATFORM || a.supportMajor[i] != platform || !a.isActive(i)) {
                continue;
            }
            if (scene.topDown) {
                footing.hangOn(i, -1);
            } else {
                release(i, 0);
            }
        }
    }

    /** A climber is released when it moves itself and finds no ladder. */
    private void release(int i, double supportVx) {
        if (a.state[i] == ActorArrays.GROUND) {
            footing.fallOff(i, supportVx, 0);
            a.set(i, ActorFlags.COYOTE);
        }
    }

    /** True if a platform's motion in this step would hit an actor at a place. */
    boolean isInWay(int i, int platform, double x, double y) {
        return isInWay(i, platform, x, y, 0, 0);
    }

    /**
     * True if a platform's motion in this step would hit an actor that is transported to a place.
     *
     * @param carriedX how far it is transported to the right meanwhile, px
     * @param carriedY the same downwards
     */
    public boolean isInWay(int i, int platform, double x, double y, double carriedX, double carriedY) {
        double dx = p.movedX(platform) - carriedX;
        double dy = p.movedY(platform) - carriedY;
        return sweepHits(1, i, platform, x - carriedX, y - carriedY, -dx, -dy)
                && (dx * contact.normalX() + dy * contact.normalY()) * (1 - contact.time()) > Tolerance.ROUNDING;
    }

    /** How far its support takes an actor along to the right in this step, px; 0 in the air. */
    public double carriedX(int i) {
        return a.supportVx[i] * scene.dt;
    }

    /** The same downwards. */
    public double carriedY(int i) {
        return footing.motion.rideY(i);
    }

    /**
     * True if an actor's displacement hits a platform where it was; a platform that is a line has no inside to test.
     */
    public boolean blocksMotion(int i, int platform, double dx, double dy) {
        return sweepHits(1, i, platform, a.x[i], a.y[i], dx, dy);
    }

    /**
     * True if a platform's motion in the rest of this step, a part of it, would hit an actor that gets from a place to
     * another one meanwhile.
     */
    public boolean isInWaySince(double rest, int i, int platform, double fromX, double fromY, double x, double y) {
        double dx = x - fromX - p.movedX(platform) * rest;
        double dy = y - fromY - p.movedY(platform) * rest;
        return sweepHits(rest, i, platform, fromX, fromY, dx, dy)
                && -(dx * contact.normalX() + dy * contact.normalY()) * (1 - contact.time()) > Tolerance.ROUNDING;
    }

    /** True if a displacement from a place hits a platform where it was when a part of this step was left. */
    public boolean blockedMotion(double rest, int i, int platform, double x, double y, double dx, double dy) {
        return sweepHits(rest, i, platform, x, y, dx, dy);
    }

    /**
     * True if an actor at a place would have to go through a platform to get there from where that pushes it to.
     *
     * @param missingX what of the push is missing, px
     * @param missingY px downwards
     */
    public boolean wasPassed(int i, int platform, double x, double y, double missingX, double missingY) {
        contact.begin(x + missingX, y + missingY, a.w[i], a.h[i], -missingX, -missingY);
        contact.owner(SupportKind.PLATFORM, platform, 0, 0);
        contact.outline(p.outlines[platform], p.x[platform], p.y[platform]);
        return contact.hit() && (1 - contact.time()) * (Math.abs(missingX) + Math.abs(missingY)) > Tolerance.ROUNDING;
    }

    /**
     * True if an actor at a place is past the whole of a platform that has pressed it the other way in this step, and
     * not aside of it: what it was pressed against has taken it through.
     *
     * @param pushX of less or more than 0 for a push to the left or right
     * @param pushY for one up or down
     */
    public boolean isBehind(int i, int platform, double x, double y, double pushX, double pushY) {
        Outline shape = p.outlines[platform];
        double dx = behind(pushX, p.x[platform] + shape.left() - a.w[i] - x, p.x[platform] + shape.right() - x);
        double dy = behind(pushY, p.y[platform] + shape.top() - a.h[i] - y, p.y[platform] + shape.bottom() - y);
        contact.begin(x + dx, y + dy, a.w[i], a.h[i], -dx, -dy);
        contact.owner(SupportKind.PLATFORM, platform, 0, 0);
        contact.outline(shape, p.x[platform], p.y[platform]);
        return (dx != 0 || dy != 0) && contact.hit();
    }

    /**
     * How far it is from behind a platform to where that ends on the side that presses, px; 0 if the actor is not
     * behind it.
     *
     * @param push the way that it presses
     * @param low how far it is to where the platform begins for the actor, px
     * @param high how far to where it ends
     */
    private static double behind(double push, double low, double high) {
        if (push > 0) {
            return low >= -Tolerance.CONTACT ? high : 0;
        }
        return push < 0 && high <= Tolerance.CONTACT ? low : 0;
    }

    /** Sweeps an actor's box, in a platform's frame, against the platform where it was with a part of the step left. */
    private boolean sweepHits(double rest, int i, int platform, double x, double y, double dx, double dy) {
        double atX = p.oldX[platform] + p.movedX(platform) * (1 - rest);
        double atY = p.oldY[platform] + p.movedY(platform) * (1 - rest);
        contact.begin(x, y, a.w[i], a.h[i], dx, dy);
        contact.owner(SupportKind.PLATFORM, platform, 0, 0);
        contact.outline(p.outlines[platform], atX, atY);
        return contact.hit();
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.PlatformBroadPhase;
import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.EventType;

/**
 * Phase 2: per platform in id order, pushes actors in its path and then transports its riders, both swept through the
 * world. A blocked push makes the actor a crush candidate. Cases MP-01 to MP-14, CR-01 to CR-08, FM-05, OW-08, Appendix
 * A Ch11, Ch12.
 */
public final class PlatformPusher implements LevelBound {
    private static final int MAX_STRETCHES = 4;
    /** Least escape along the ground per px that a platform moves sideways; with less the two close like scissors. */
    private static final double MIN_ESCAPE = 0.5;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final CollisionQueries queries;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final PlatformBroadPhase broadPhase;
    private final StandableActors standables;
    private final RiderIndex riders;
    private final ContactLog contacts;
    private final EventLog events;
    private final Footing footing;
    private final TransportLedger ledger;
    private final GroundMover ground;
    private final MovementInput input;
    private final RiderTransport riderTransport;
    private final double dt;
    private CompiledLevel scene;
    private final Sweep contact = new Sweep();
    private final DeferredPushes deferred = new DeferredPushes();
    /** The platform that transports riders at this moment, −1 if none. */
    private int movingPlatform = -1;

    public PlatformPusher(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            CollisionQueries queries,
            MotionCasts casts,
            PlatformBroadPhase broadPhase,
            StandableActors standables,
            RiderIndex riders,
            ContactLog contacts,
            EventLog events,
            Footing footing,
            TransportLedger ledger,
            GroundMover ground,
            MovementInput input,
            RiderTransport riderTransport) {
        a = actors;
        p = platforms;
        this.queries = queries;
        this.casts = casts;
        sweep = casts.sweep;
        this.broadPhase = broadPhase;
        this.standables = standables;
        this.riders = riders;
        this.contacts = contacts;
        this.events = events;
        this.footing = footing;
        this.ledger = ledger;
        this.ground = ground;
        this.input = input;
        this.riderTransport = riderTransport;
        riderTransport.setPusher(this);
        dt = scene.dt;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        scene = level;
    }

    /** Phase 2, of the platforms. */
    public void pushAndCarry() {
        deferred.clear();
        ledger.begin();
        if (p.count > 0) {
            broadPhase.begin();
        }
        for (int i = 0; i < p.count; i++) {
            double dx = p.movedX(i);
            double dy = p.movedY(i);
            if (p.teleports[i]) {
                p.x[i] = p.newX[i];
                p.y[i] = p.newY[i];
                markPossibleOverlaps(i);
                releaseRiders(i);
            } else if (Math.abs(dx) + Math.abs(dy) > Tolerance.ROUNDING) {
                move(i, dx, dy);
            } else {
                // The rounding error of a wait transports nothing.
                p.x[i] = p.newX[i];
                p.y[i] = p.newY[i];
            }
        }
    }

    /** Marks actors that a platform may overlap after a teleport. Case MP-14. */
    private void markPossibleOverlaps(int platform) {
        Outline shape = scene.platforms.shapes[platform];
        double left = p.x[platform] + shape.left();
        double top = p.y[platform] + shape.top();
        double right = p.x[platform] + shape.right();
        double bottom = p.y[platform] + shape.bottom();
        for (int i = 0; i < a.count; i++) {
            if (a.x[i] <= right && left <= a.x[i] + a.w[i] && a.y[i] <= bottom && top <= a.feet(i)) {
                a.set(i, ActorFlags.MAY_OVERLAP);
            }
        }
    }

    private void move(int platform, double dx, double dy) {
        p.x[platform] = p.newX[platform];
        p.y[platform] = p.newY[platform];
        int around = broadPhase.around(platform);
        if (around == 0) {
            return;
        }
        casts.without(platform);
        Outline shape = scene.platforms.shapes[platform];
        boolean solid = p.outlines[platform] != null;
        double left = Math.min(p.oldX[platform], p.newX[platform]) + shape.left() - Sweep.SKIN;
        double top = Math.min(p.oldY[platform], p.newY[platform]) + shape.top() - Sweep.SKIN;
        double right = Math.max(p.oldX[platform], p.newX[platform]) + shape.right() + Sweep.SKIN;
        double bottom = Math.max(p.oldY[platform], p.newY[platform]) + shape.bottom() + Sweep.SKIN;
        for (int k = 0; k < around; k++) {
            int i = broadPhase.near(k);
            if (rides(i, platform)) {
                a.set(i, ActorFlags.RIDES);
                continue;
            }
            boolean near = solid && a.x[i] <= right && left <= a.x[i] + a.w[i] && a.y[i] <= bottom && top <= a.feet(i);
            if (near && canBePushed(i) && mayCollide(i, platform)) {
                push(i, platform, dx, dy);
            }
        }
        for (int k = 0; k < around; k++) {
            int i = broadPhase.near(k);
            if (a.has(i, ActorFlags.RIDES)) {
                a.clear(i, ActorFlags.RIDES);
                transportRider(i, platform, dx, dy);
            }
        }
        casts.without(-1);
    }

    private boolean mayCollide(int i, int platform) {
        return queries.collides(i, scene.platforms.ids[platform]);
    }

    private boolean canBePushed(int i) {
        return a.isActive(i) && a.has(i, ActorFlags.WORLD_COLLISION) && !a.has(i, ActorFlags.CRUSH_CANDIDATE);
    }

    private boolean rides(int i, int platform) {
        return a.supportKind[i] == SupportKind.PLATFORM
                && a.supportMajor[i] == platform
                && a.isActive(i)
                && a.state[i] != ActorArrays.AIR;
    }

    private void push(int i, int platform, double dx, double dy) {
        if (casts.passes(i, platform) || !sweepHits(i, platform, a.x[i], a.y[i], -dx, -dy)) {
            return;
        }
        double nx = contact.normalX();
        double ny = contact.normalY();
        double need = (dx * nx + dy * ny) * (1 - contact.time());
        if (need <= Tolerance.ROUNDING) {
            return;
        }
        if (a.state[i] == ActorArrays.AIR) {
            double own = ownMotion(i, nx, ny);
            boolean isUp = ny < 0 && -ny >= Math.abs(nx);
            if (own >= need - Tolerance.ROUNDING) {
                deferred.add(i, platform, a.x[i], a.y[i]);
                return;
            }
            if (own > 0 && !isUp) {
                // Only by what its own motion does not cover.
                need -= own;
                deferred.add(i, platform, a.x[i], a.y[i]);
            }
        }
        pushAlong(i, platform, nx, ny, need);
        checkOut(i, platform);
    }

    /**
     * Sweeps an actor's box, in a platform's frame, against the platform where it was; {@link #contact} then has the
     * hit.
     */
    private boolean sweepHits(int i, int platform, double x, double y, double dx, double dy) {
        contact.begin(x, y, a.w[i], a.h[i], dx, dy);
        contact.owner(SupportKind.PLATFORM, platform, 0, 0);
        contact.outline(p.outlines[platform], p.oldX[platform], p.oldY[platform]);
        return contact.hit();
    }

    /** True if a platform's motion in this step would hit an actor at a place. */
    public boolean isInWay(int i, int platform, double x, double y) {
        double dx = p.movedX(platform);
        double dy = p.movedY(platform);
        return sweepHits(i, platform, x, y, -dx, -dy)
                && (dx * contact.normalX() + dy * contact.normalY()) * (1 - contact.time()) > Tolerance.ROUNDING;
    }

    /**
     * True if an actor's displacement hits a platform where it was; a platform that is a line has no inside to test.
     */
    public boolean blocksMotion(int i, int platform, double dx, double dy) {
        return sweepHits(i, platform, a.x[i], a.y[i], dx, dy);
    }

    /** Displacement of an actor's own flight along a direction in this tick, px. */
    private double ownMotion(int i, double nx, double ny) {
        double fall = a.has(i, ActorFlags.GRAVITY) ? input.pull(i) * dt / 2 : 0;
        return (a.vx[i] * nx + (a.vy[i] + fall) * ny) * dt;
    }

    /** After phase 4: pushes actors whose own motion did not clear the platform's path. */
    public void pushDeferred() {
        for (int k = 0; k < deferred.count(); k++) {
            int i = deferred.actor(k);
            int platform = deferred.platform(k);
            if (!canBePushed(i)) {
                continue;
            }
            // In the platform's frame the displacement is the actor's own less the platform's.
            double x = deferred.x(k);
            double y = deferred.y(k);
            double dx = a.x[i] - x - p.movedX(platform);
            double dy = a.y[i] - y - p.movedY(platform);
            if (sweepHits(i, platform, x, y, dx, dy)) {
                double nx = contact.normalX();
                double ny = contact.normalY();
                double need = -(dx * nx + dy * ny) * (1 - contact.time());
                casts.without(platform);
                if (need > Tolerance.ROUNDING) {
                    pushAlong(i, platform, nx, ny, need);
                    checkOut(i, platform);
                }
                casts.without(-1);
            }
        }
        deferred.clear();
    }

    private void pushAlong(int i, int platform, double nx, double ny, double need) {
        broadPhase.stir(i);
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
        boolean vertical = Math.abs(ny) >= Math.abs(nx);
        double x = a.x[i];
        double y = a.y[i];
        reportPush(i, platform, vertical, nx);
        if (!vertical) {
            pushSideways(i, platform, need, nx, ny);
        } else if (ny < 0) {
            pushUp(i, platform, need / ny, nx, ny);
        } else {
            pushDown(i, platform, need / ny, ny);
        }
        movingPlatform = platform;
        riderTransport.push(i, a.x[i] - x, a.y[i] - y);
        movingPlatform = -1;
    }

    private void reportPush(int i, int platform, boolean vertical, double nx) {
        if (!a.has(i, ActorFlags.WAS_PUSHED | ActorFlags.PUSHED)) {
            int axis = vertical ? EventLog.VERTICAL : EventLog.HORIZONTAL;
            events.add(EventType.PUSHED, i, SupportKind.PLATFORM, platform, 0, axis, EventLog.NO_CAUSE);
        }
        a.set(i, ActorFlags.PUSHED);
        if (!vertical) {
            contacts.note(i, nx > 0 ? ContactLog.LEFT : ContactLog.RIGHT, SupportKind.PLATFORM, platform, 0);
        }
    }

    private void pushSideways(int i, int platform, double need, double nx, double ny) {
        boolean opens = a.state[i] == ActorArrays.GROUND && !scene.topDown;
        double missing = opens ? need : need - slideX(i, need / nx) * nx;
        // Under a face that leans over the actor the path is longer uphill and shorter downhill; a push with an upward
        // part lifts.
        double down = Math.max(0, ny);
        for (int k = 0;
                opens && missing > Tolerance.MISSING_PUSH && a.state[i] == ActorArrays.GROUND && k < MAX_STRETCHES;
                k++) {
            double x = a.x[i];
            double y = a.y[i];
            double out = -a.groundY[i] * nx + a.groundX[i] * down;
            opens = out / nx > MIN_ESCAPE;
            ground.drag(i, opens ? missing / out : missing / nx / -a.groundY[i]);
            missing -= (a.x[i] - x) * nx + (a.y[i] - y) * down;
        }
        if (a.vx[i] * nx < 0) {
            a.vx[i] = 0;
        }
        if (missing > Tolerance.MISSING_PUSH) {
            markCrushCandidate(i, platform, false, missing / nx, 0);
        }
    }

    /** Moves an actor sideways as far as it is free; gives the displacement, px. */
    private double slideX(int i, double distance) {
        double x = a.x[i];
        boolean isHit = casts.sweep(i, distance, 0);
        a.x[i] = isHit ? sweep.hitX() : x + distance;
        if (isHit) {
            contacts.recordHit(i);
        }
        return a.x[i] - x;
    }

    private void pushDown(int i, int platform, double distance, double ny) {
        contacts.note(i, ContactLog.CEILING, SupportKind.PLATFORM, platform, 0);
        a.vy[i] = Math.max(a.vy[i], p.movedY(platform) / dt);
        double missing = slideY(i, distance);
        if (missing > Tolerance.MISSING_PUSH) {
            markCrushCandidate(i, platform, true, 0, missing);
        }
    }

    /** Moves an actor up or down as far as it is free; gives the blocked displacement, px. */
    private double slideY(int i, double distance) {
        double before = a.y[i];
        if (casts.sweep(i, 0, distance)) {
            a.y[i] = sweep.hitY();
            return distance - (a.y[i] - before);
        }
        a.y[i] += distance;
        return 0;
    }

    /** Pushes from below; an actor that a walkable top catches up with lands on it. */
    private void pushUp(int i, int platform, double distance, double nx, double ny) {
        double missing = slideY(i, distance);
        if (-missing > Tolerance.MISSING_PUSH) {
            markCrushCandidate(i, platform, true, 0, missing);
            return;
        }
        boolean walkable = -ny >= scene.minUp;
        boolean approaching =
                a.vy[i] >= p.movedY(platform) / dt - Tolerance.ROUNDING || a.state[i] == ActorArrays.GROUND;
        if (!walkable || !approaching || scene.topDown || a.state[i] == ActorArrays.CLIMB) {
            a.vy[i] = Math.min(a.vy[i], p.movedY(platform) / dt);
            return;
        }
        if (a.state[i] == ActorArrays.AIR) {
            footing.touchDown(i);
            a.clear(i, ActorFlags.CAN_CUT | ActorFlags.CLIMB_LOCK);
            events.add(EventType.LANDED, i, SupportKind.PLATFORM, platform, 0, EventLog.NO_AXIS, EventLog.NO_CAUSE);
        }
        footing.standOnPlatform(i, platform, nx, ny);
        // Its support velocity is now the platform's, which has not transported it yet.
        a.setTransport(i, 0, 0);
        a.doneX[i] = a.transportX[i] - p.movedX(platform);
    }

    private void markCrushCandidate(int i, int platform, boolean vertical, double missingX, double missingY) {
        Outline outline = p.outlines[platform];
        if (outline == null) {
            // A platform that is climbed does not block: the actor slides along it.
            return;
        }
        if (!outline.isSolidAllRound()) {
            input.letThrough(i, platform, missingY < 0);
            return;
        }
        a.set(i, ActorFlags.CRUSH_CANDIDATE);
        if (vertical) {
            a.set(i, ActorFlags.CRUSH_VERTICAL);
        }
        a.crushPlatform[i] = platform;
        a.missingPushX[i] = missingX;
        a.missingPushY[i] = missingY;
    }

    private void transportRider(int i, int platform, double dx, double dy) {
        if (scene.topDown) {
            // Transport and own motion are one displacement.
            a.setTransport(i, 0, 0);
            a.doneX[i] = -dx;
            a.doneY[i] = -dy;
            return;
        }
        if (dy > scene.maxFallSpeed * dt + Tolerance.ROUNDING && a.state[i] == ActorArrays.GROUND) {
            footing.toAir(i, a.speed[i] * -a.groundY[i] + footing.inheritedOnFall(i, dx / dt), 0);
            a.set(i, ActorFlags.COYOTE);
            // A slanted platform may still come under it.
            push(i, platform, dx, dy);
            return;
        }
        movingPlatform = platform;
        double missing = slide(i, dx, dy);
        movingPlatform = -1;
        if (missing < -Tolerance.MISSING_PUSH && p.outlines[platform] != null) {
            markCrushCandidate(i, platform, true, 0, missing);
        } else {
            checkOut(i, platform);
        }
    }

    /** Makes an actor that is inside a platform after its push a crush candidate, unless it falls through. */
    private void checkOut(int i, int platform) {
        boolean may = a.has(i, ActorFlags.CRUSH_CANDIDATE) || scene.platforms.dropThrough[platform];
        double up = may ? 0 : casts.escapeUp(platform, a.x[i], a.y[i], a.w[i], a.h[i]);
        if (up > 0) {
            markCrushCandidate(i, platform, true, 0, -up);
        }
    }

    /** Transports an actor by the displacement of its supporting actor, px. Case MP-15. */
    public void transport(int i, double dx, double dy) {
        if ((dx != 0 || dy != 0) && a.has(i, ActorFlags.WORLD_COLLISION)) {
            slide(i, dx, dy);
            if (movingPlatform >= 0) {
                // The platform that moves the supporting actor does not collide meanwhile; the rider may be inside it
                // now.
                checkOut(i, movingPlatform);
            }
        }
    }

    /**
     * A swept displacement that slides along contacts and transports the actor's riders; gives the blocked part of a
     * rise, px.
     */
    private double slide(int i, double dx, double dy) {
        broadPhase.stir(i);
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
        double x = a.x[i];
        double y = a.y[i];
        double restX = dx;
        double restY = dy;
        double missing = 0;
        double along = Double.NaN;
        double supportVx = a.supportVx[i];
        int kind = a.supportKind[i];
        int major = a.supportMajor[i];
        for (int bounce = 0; bounce < 3 && (restX != 0 || restY != 0); bounce++) {
            if (!casts.sweep(i, restX, restY)) {
                a.x[i] += restX;
                a.y[i] += restY;
                break;
            }
            double left = 1 - sweep.time();
            a.x[i] = sweep.hitX();
            a.y[i] = sweep.hitY();
            restX *= left;
            restY *= left;
            if (casts.walkable() && a.state[i] == ActorArrays.GROUND) {
                // Of several grounds hit at once the one under most of the foot supports, not the first.
                if (casts.stand(i, a.x[i], a.y[i], Tolerance.MISSING_PUSH) >= 0) {
                    footing.standOnHit(i, sweep);
                }
                along = a.x[i] - x + restX;
                along -= ground.drag(i, restX);
                break;
            }
            contacts.recordHit(i);
            if (sweep.normalY() > 0 && restY > 0) {
                // Under a slanted ceiling a descending actor follows it.
                restX = -restY * sweep.normalY() / sweep.normalX();
                continue;
            }
            boolean sideways = Math.abs(sweep.normalY()) < Math.abs(sweep.normalX());
            if (sideways) {
                restX = 0;
            }
            // A steep face blocks the rest too, where that approaches it.
            if (!sideways || restY * sweep.normalY() < 0) {
                // A second contact does not reduce what the first has blocked.
                missing = sweep.normalY() > 0 ? Math.min(missing, restY) : missing;
                restY = 0;
            }
        }
        double movedX = a.x[i] - x;
        double movedY = a.y[i] - y;
        double transportX = Numbers.limit(movedX, Math.abs(dx));
        a.setTransport(i, transportX, Numbers.limit(movedY, Math.abs(dy)));
        creditTransport(i, supportVx, Double.isNaN(along) ? 0 : along - transportX);
        // A belt may stand still on a platform, as other ground does, so that the velocity alone decides nothing.
        boolean isSameSupport = a.supportKind[i] == kind && a.supportMajor[i] == major && a.supportVx[i] == supportVx;
        if (isSameSupport && a.state[i] == ActorArrays.GROUND) {
            ledger.recordBlocked(i, dx, movedX);
        }
        riderTransport.transport(i, movedX, movedY, 0);
        return missing;
    }

    /** Updates riders and support velocities, which change in every step. */
    public void refresh() {
        if (p.count == 0 && !standables.any()) {
            return;
        }
        if (standables.any()) {
            standables.begin();
            riders.refresh();
        }
        for (int i = 0; i < a.count; i++) {
            int kind = a.supportKind[i];
            a.oldSupportActor[i] = kind == SupportKind.ACTOR ? a.supportMajor[i] : -1;
            if ((kind == SupportKind.PLATFORM || kind == SupportKind.ACTOR) && !scene.topDown) {
                footing.setSupportVx(i, footing.supportVelocity(i));
            }
        }
    }

    private void releaseRiders(int platform) {
        for (int i = 0; i < a.count; i++) {
            if (rides(i, platform) && scene.topDown) {
                footing.rideAbove(i, -1);
            } else if (rides(i, platform)) {
                footing.toAir(i, a.speed[i] * -a.groundY[i], 0);
                a.set(i, ActorFlags.COYOTE);
            }
        }
    }

    /**
     * Credits transport to the own motion of an actor that lost its support, or changed it, meanwhile: its own velocity
     * contains the old support's.
     *
     * @param supportVx velocity of the old support, px/s
     * @param more path along the ground less horizontal displacement, px
     */
    public void creditTransport(int i, double supportVx, double more) {
        double arcExcess = ledger.arcExcess(i, more);
        if (a.state[i] == ActorArrays.AIR) {
            a.doneX[i] = footing.fallsWithSupport(i) ? a.transportX[i] : 0;
        } else if (a.state[i] == ActorArrays.GROUND && a.supportVx[i] != supportVx) {
            double way = (supportVx - a.supportVx[i]) * dt;
            a.doneX[i] = Numbers.limit(way, Math.abs(a.transportX[i]));
            ledger.correctArc(i, Numbers.limit(way, Math.abs(a.transportX[i] + arcExcess)));
        }
    }
}

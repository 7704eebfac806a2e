package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.FloatingRides;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.ActorKind;

/** Moves an actor on the ground, in the air or on a ladder, and then finds its support. */
public final class ActorMover extends LevelBound {
    /** Most markers that a walker obeys in a tick. */
    private static final int MAX_MARKERS = 16;

    /** Of actors whose support is not looked for at the end of a step. */
    private static final long SETTLED = ActorFlags.EMBEDDED | ActorFlags.CRUSHED | ActorFlags.SUPPORT_CHECKED;
    /** A platform and what it pushes against may move an actor so far in a step at most, cells: else they jump. */
    private static final int MOST_CELLS = 4;

    private static final long ACTIVE = ActorFlags.ALIVE | ActorFlags.PRESENT;
    private static final long TO_MOVE = ACTIVE | ActorFlags.CRUSH_CANDIDATE;
    /** Of actors that move by themselves in a single motion. */
    private static final long PLAIN = ACTIVE | ActorFlags.WORLD_COLLISION;

    private static final long PLAIN_OR_NOT =
            PLAIN | ActorFlags.CRUSH_CANDIDATE | ActorFlags.EMBEDDED | ActorFlags.RIDE_BLOCKED;

    /** Up to so many actors move one after the other. */
    private static final int FEW = 8;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final StandableActors standables;
    private final PlatformReach platformIndex;
    private final ActorPaths paths;
    private final Placement place;
    private final Footing footing;
    private final TileShortcuts shortcuts;
    private final GroundMover ground;
    private final AirMover air;
    private final Climbing climbing;
    private final PenetratingMover penetrating;
    private final Belts belts;
    private final RouteCommands commands;
    private final FloatingRides rides;
    private final Wedges wedges;
    private final double dt;

    /** True if {@link #moveFree} moves all that fly or stand on tiles, and whose way is free, before the others. */
    private boolean isFreeMoved;

    public ActorMover(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            StandableActors standables,
            PlatformReach platformIndex,
            ActorPaths paths,
            Placement place,
            Footing footing,
            TileShortcuts shortcuts,
            GroundMover ground,
            AirMover air,
            Climbing climbing,
            PenetratingMover penetrating,
            Belts belts,
            RouteCommands commands,
            FloatingRides rides) {
        super(scene);
        a = actors;
        this.casts = casts;
        this.standables = standables;
        this.platformIndex = platformIndex;
        this.paths = paths;
        this.place = place;
        this.footing = footing;
        this.shortcuts = shortcuts;
        this.ground = ground;
        this.air = air;
        this.climbing = climbing;
        this.penetrating = penetrating;
        this.belts = belts;
        this.commands = commands;
        this.rides = rides;
        wedges = new Wedges(scene, actors, footing.motion);
        dt = scene.dt;
    }

    /**
     * Moves all actors: first those that can be stood on, from the lowest up, so that an actor that stands or lands on
     * one knows how that moves. Case MP-15.
     */
    public void move() {
        isFreeMoved = a.count > FEW && !standables.any() && !commands.any() && !scene.topDown && !a.anyRides();
        if (standables.any() && !scene.topDown) {
            moveStandables();
        }
        for (int from = 0; from < a.count; from += Long.SIZE) {
            long left = -1L >>> Math.max(0, from + Long.SIZE - a.count);
            if (isFreeMoved) {
                left &= ~moveFree(from);
            }
            for (; left != 0; left &= left - 1) {
                move(from + Long.numberOfTrailingZeros(left));
            }
        }
    }

    /**
     * Of 64 actors from one on moves those whose way is free, first the flying ones and then those that stand on tiles,
     * as what a processor foresees is cheaper. No actor hits another and there are no events, so that this order shows
     * nowhere. The bits of those that it has moved.
     */
    private long moveFree(int from) {
        casts.begin(0);
        long moved = 0;
        long flying = a.alike(from, ActorArrays.AIR, PLAIN_OR_NOT, PLAIN);
        for (; flying != 0; flying &= flying - 1) {
            int i = from + Long.numberOfTrailingZeros(flying);
            double dx = Numbers.sum((a.startVx[i] + a.vx[i]) / 2 * dt, belts.transport(i));
            double dy = (a.startVy[i] + a.vy[i]) / 2 * dt;
            if (shortcuts.isFree(i, dx, dy)) {
                place.by(i, dx, dy);
                moved |= Long.lowestOneBit(flying);
            }
        }
        long standing = a.alike(from, ActorArrays.GROUND, PLAIN_OR_NOT, PLAIN);
        for (; standing != 0; standing &= standing - 1) {
            int i = from + Long.numberOfTrailingZeros(standing);
            double distance = Walk.withoutRounding((a.startVx[i] + a.speed[i]) / 2 * dt + belts.transport(i), 0);
            boolean isOnTile = a.supportKind[i] == SupportKind.TILE;
            if (isOnTile && (distance == 0 ? isUndisturbed(i) : shortcuts.walk(i, distance, 0, 0))) {
                moved |= Long.lowestOneBit(standing);
            }
        }
        return moved;
    }

    private void moveStandables() {
        int[] upwards = standables.upwards();
        for (int k = 0; k < standables.count(); k++) {
            move(upwards[k]);
        }
    }

    private void move(int i) {
        if ((a.flags[i] & (TO_MOVE | ActorFlags.MOVED)) == ACTIVE) {
            a.set(i, ActorFlags.MOVED);
            moveOwn(i);
        }
    }

    private void moveOwn(int i) {
        double x = a.x[i];
        double y = a.y[i];
        if (a.has(i, ActorFlags.RIDE_BLOCKED)) {
            a.clear(i, ActorFlags.RIDE_BLOCKED);
            if (a.state[i] == ActorArrays.GROUND && !scene.topDown) {
                footing.setSupportVx(
                        i, footing.motion.isOnBody(i) || belts.acts(i) ? footing.motion.supportVelocity(i) : 0);
            }
        }
        if (a.supportKind[i] == SupportKind.ACTOR && a.isActive(a.supportMajor[i])) {
            // The body below has moved already in this step: its rider inherits what that came to.
            footing.setSupportVx(i, footing.motion.wentVx(a.supportMajor[i]));
        }
        casts.begin(paths.isTimed() || areBodiesNear(i) ? 1 : 0);
        moveInStep(i);
        casts.begin(0);
        if (standables.any()) {
            standables.hasMoved(i, a.x[i] - x, a.y[i] - y);
        }
    }

    /** True if an actor may hit a platform or a head in this step, wherever others push or carry it. */
    private boolean areBodiesNear(int i) {
        if (!platformIndex.isAny() && !standables.any()) {
            return false;
        }
        double far =
                MOST_CELLS * scene.terrain.grid + (Math.abs(a.vx[i]) + Math.abs(a.vy[i]) + Math.abs(a.speed[i])) * dt;
        double left = a.x[i] - far;
        double top = a.y[i] - far;
        double right = a.x[i] + a.w[i] + far;
        double bottom = a.feet(i) + far;
        return !platformIndex.isFree(i, left, top, right, bottom) || !standables.isFree(i, left, top, right, bottom);
    }

    private void moveInStep(int i) {
        air.begin();
        double transport = belts.transport(i);
        boolean isEmbedded = a.has(i, ActorFlags.EMBEDDED);
        if (a.state[i] == ActorArrays.GROUND && !scene.topDown) {
            double distance = (a.startVx[i] + a.speed[i]) / 2 * dt;
            ground.carry(transport);
            if (transport != 0 && !belts.acts(i)) {
                air.carry(transport * -a.groundY[i], transport * a.groundX[i]);
            }
            if (isEmbedded) {
                penetrate(i, distance * -a.groundY[i], distance * a.groundX[i]);
            } else if (obeysMarkers(i)) {
                walkAmongMarkers(i, distance, transport);
            } else {
                walk(i, distance + transport);
            }
        } else if (a.state[i] == ActorArrays.CLIMB && !isEmbedded) {
            climbing.move(i, transport);
        } else {
            boolean rides = scene.topDown && !isEmbedded;
            double rideX = transport + (rides ? footing.motion.rideX(i) : 0);
            double rideY = rides ? footing.motion.rideY(i) : 0;
            double dx = Numbers.sum((a.startVx[i] + a.vx[i]) / 2 * dt, rideX);
            double dy = Numbers.sum((a.startVy[i] + a.vy[i]) / 2 * dt, rideY);
            air.carry(rideX, rideY);
            moveFreely(i, dx, dy);
        }
    }

    private boolean obeysMarkers(int i) {
        return a.kinds[i] == ActorKind.WALKER && commands.any();
    }

    /** Moves an actor that neither stands nor climbs. */
    private void moveFreely(int i, double dx, double dy) {
        if (!a.has(i, ActorFlags.WORLD_COLLISION)) {
            commands.patrol(i, dx, dy);
        } else if (a.has(i, ActorFlags.EMBEDDED)) {
            penetrate(i, dx, dy);
        } else if (obeysMarkers(i)) {
            flyAmongMarkers(i, dx, dy);
        } else {
            fly(i, dx, dy);
        }
    }

    /** Moves an actor that is inside something, with what carries it, and then out of the way of platforms. */
    private void penetrate(int i, double dx, double dy) {
        double rest = casts.rest();
        // What carries it has arrived by then, and is no more in the way; what stands still is.
        boolean isCarried = footing.motion.rideX(i) != 0 || footing.motion.rideY(i) != 0;
        int ride = isCarried && a.supportKind[i] == SupportKind.PLATFORM ? a.supportMajor[i] : -1;
        casts.begin(0);
        penetrating.move(i, dx, dy);
        casts.begin(rest);
        if (rest > 0 && !isUndisturbed(i)) {
            casts.without(ride);
            air.fly(i, 0, 0);
        }
    }

    private void fly(int i, double dx, double dy) {
        if (!isFreeMoved && shortcuts.isFree(i, dx, dy)) {
            place.by(i, dx, dy);
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        double span = casts.span();
        air.fly(i, dx, dy);
        wedges.detect(i, x, y, dx, dy, span);
    }

    /** As {@link #walkAmongMarkers}, in the air: flies to each marker in a straight line ahead. */
    private void flyAmongMarkers(int i, double dx, double dy) {
        double restX = dx;
        double restY = dy;
        for (int k = 0; k < MAX_MARKERS; k++) {
            double part = commands.ahead(i, restX, restY, casts.rest());
            casts.lastFor(Math.min(1, part));
            if (part > 1 || casts.advance(i, restX * part, restY * part)) {
                casts.lastFor(1);
                fly(i, restX, restY);
                return;
            }
            place.freely(i, restX * part, restY * part);
            place.bend(i);
            double before = a.vx[i];
            commands.executeNearest(i, casts.rest());
            double turned = a.vx[i] == before ? 1 : a.vx[i] / before;
            restX *= (1 - part) * turned;
            restY *= turned == 0 ? 0 : 1 - part;
        }
    }

    /** Walks for as long as the motion is to last. */
    private void walk(int i, double wanted) {
        double span = casts.span();
        double rideX = span * footing.motion.rideX(i);
        double rideY = span * footing.motion.rideY(i);
        double along = rideX * -a.groundY[i] + rideY * a.groundX[i];
        double distance = Walk.withoutRounding(wanted, along);
        boolean rides = rideX != 0 || rideY != 0;
        if (distance == 0 && !rides && isUndisturbed(i)) {
            casts.finish();
            return;
        }
        boolean isWhole = span == casts.rest();
        boolean isTried = isFreeMoved && a.supportKind[i] == SupportKind.TILE;
        if (!isTried && isWhole && (distance != 0 || rides) && shortcuts.walk(i, distance, rideX, rideY)) {
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        ground.walk(i, distance);
        if (a.has(i, ActorFlags.SUPPORT_CHECKED)) {
            shortcuts.lookAhead(i, distance);
        }
        // What has let it through takes it nowhere any more.
        wedges.detect(i, x, y, distance + span * footing.motion.rideX(i), span * footing.motion.rideY(i), span);
    }

    /** True if no platform and no head comes to an actor that stands still: those below it have moved already. */
    private boolean isUndisturbed(int i) {
        double left = a.x[i] - Sweep.SKIN;
        double top = a.y[i] - Sweep.SKIN;
        double right = a.x[i] + a.w[i] + Sweep.SKIN;
        double bottom = a.feet(i) + Sweep.SKIN;
        return platformIndex.isFree(i, left, top, right, bottom)
                && (!standables.anyMoved() || standables.isFree(i, left, top, right, bottom));
    }

    /**
     * Walks up to each marker on the path and from there as it commands, so that no marker is passed before its command
     * is executed, even where the ground ends. Case AI-01.
     *
     * @param own displacement of its own, px along the ground
     * @param transport what belts and currents move it, px along the ground
     */
    private void walkAmongMarkers(int i, double own, double transport) {
        double left = own;
        double carried = transport;
        for (int k = 0; k < MAX_MARKERS; k++) {
            double tx = -a.groundY[i];
            double ty = a.groundX[i];
            double total = left + carried;
            double rideX = casts.rest() * footing.motion.rideX(i);
            double rideY = casts.rest() * footing.motion.rideY(i);
            double part = commands.ahead(i, rideX + tx * total, rideY + ty * total, casts.rest());
            casts.lastFor(Math.min(1, part));
            walk(i, total * Math.min(1, part));
            if (part > 1) {
                return;
            }
            casts.lastFor(1);
            left *= 1 - part;
            carried *= 1 - part;
            boolean flies = a.state[i] != ActorArrays.GROUND;
            if (!flies && a.speed[i] == 0) {
                walk(i, carried);
                return;
            }
            // The ground may have turned before the marker.
            boolean isThere = commands.isAtNearest(i, casts.rest());
            if (isThere) {
                left *= obey(i, flies);
            }
            if (flies) {
                flyAmongMarkers(i, tx * (left + carried), 0);
                return;
            }
            if (!isThere) {
                walk(i, left + carried);
                return;
            }
        }
    }

    /** Executes the nearest marker's command; what part of an actor's speed that leaves, less than 0 if it turns. */
    private double obey(int i, boolean flies) {
        double before = flies ? a.vx[i] : a.speed[i];
        commands.executeNearest(i, casts.rest());
        return before == 0 ? 0 : (flies ? a.vx[i] : a.speed[i]) / before;
    }

    /** Finds the support of an actor that has moved. */
    public void support(int i) {
        if (scene.topDown) {
            rides.look(i);
        } else if (a.state[i] == ActorArrays.GROUND) {
            boolean isSettled = (a.flags[i] & SETTLED) != 0;
            if (!isSettled && !standsStill(i)) {
                ground.keepSupport(i);
            }
            if (a.state[i] == ActorArrays.GROUND) {
                a.touch[i] |= ContactLog.FLOOR;
                footing.releaseIfStill(i);
                footing.showVelocity(i);
            }
        }
        paths.add(i, 1);
    }

    /** True if an actor is where it stood before, on a tile that is still there. */
    private boolean standsStill(int i) {
        boolean isSame = a.supportKind[i] == SupportKind.TILE && !a.has(i, ActorFlags.HIT_FLOOR);
        boolean stood = isSame && (a.oldTouch[i] & ContactLog.FLOOR) != 0;
        return stood && a.x[i] == a.oldX[i] && a.y[i] == a.oldY[i] && !supportMayChange(i);
    }

    /**
     * True if something that moves may have come under the feet of an actor at rest, and then supports more of its
     * foot. Case SF-04.
     */
    private boolean supportMayChange(int i) {
        double left = a.x[i];
        double top = a.feet(i) - Sweep.SKIN;
        double right = left + a.w[i];
        double bottom = top + 2 * Sweep.SKIN;
        return !standables.isFree(i, left, top, right, bottom) || !platformIndex.isFree(i, left, top, right, bottom);
    }
}

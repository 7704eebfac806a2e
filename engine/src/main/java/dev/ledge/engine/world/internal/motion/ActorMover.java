package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.PlatformCache;
import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.FloatingRides;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.ActorKind;

/** Phases 4 and 5 of one actor: moves it on the ground, in the air or on a ladder, and then finds its support. */
public final class ActorMover implements LevelBound {
    /** Most markers that a walker obeys in a tick. */
    private static final int MAX_MARKERS = 16;

    private static final long ACTIVE = ActorFlags.ALIVE | ActorFlags.PRESENT;
    private static final long TO_MOVE = ACTIVE | ActorFlags.CRUSH_CANDIDATE;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final StandableActors standables;
    private final RiderIndex riders;
    private final StackDepth depth;
    private final PlatformCache platformCache;
    private final ActorPaths paths;
    private final Footing footing;
    private final TransportLedger ledger;
    private final TileShortcuts shortcuts;
    private final GroundMover ground;
    private final AirMover air;
    private final Climbing climbing;
    private final PenetratingMover penetrating;
    private final Currents currents;
    private final PlatformPusher pusher;
    private final RouteCommands commands;
    private final FloatingRides rides;
    private final double dt;
    private boolean topDown;
    /** Depth of the recursion through actors whose support has to move first. */
    private int pendingSupports;

    public ActorMover(
            CompiledLevel scene,
            ActorArrays actors,
            MotionCasts casts,
            StandableActors standables,
            RiderIndex riders,
            StackDepth depth,
            PlatformCache platformCache,
            ActorPaths paths,
            Footing footing,
            TransportLedger ledger,
            TileShortcuts shortcuts,
            GroundMover ground,
            AirMover air,
            Climbing climbing,
            PenetratingMover penetrating,
            Currents currents,
            PlatformPusher pusher,
            RouteCommands commands,
            FloatingRides rides) {
        a = actors;
        this.casts = casts;
        this.standables = standables;
        this.riders = riders;
        this.depth = depth;
        this.platformCache = platformCache;
        this.paths = paths;
        this.footing = footing;
        this.ledger = ledger;
        this.shortcuts = shortcuts;
        this.ground = ground;
        this.air = air;
        this.climbing = climbing;
        this.penetrating = penetrating;
        this.currents = currents;
        this.pusher = pusher;
        this.commands = commands;
        this.rides = rides;
        dt = scene.dt;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        topDown = level.topDown;
    }

    /** Phase 4: moves an actor, its supporting actor first, and then its riders, whatever their order. Case MP-15. */
    public void move(int i) {
        if ((a.flags[i] & (TO_MOVE | ActorFlags.MOVED)) != ACTIVE) {
            return;
        }
        a.set(i, ActorFlags.MOVED);
        if (!standables.any()) {
            moveOwn(i);
            return;
        }
        int below = a.supportKind[i] == SupportKind.ACTOR ? a.supportMajor[i] : -1;
        if (below >= 0 && pendingSupports < StackDepth.MAX_STACKED) {
            pendingSupports++;
            move(below);
            pendingSupports--;
        }
        double x = a.x[i];
        double y = a.y[i];
        moveOwn(i);
        if (a.has(i, ActorFlags.STANDABLE)) {
            transportRiders(i, a.x[i] - x, a.y[i] - y);
        }
    }

    /** Transports the riders of an actor, except those that came onto it by their own motion in this step. */
    private void transportRiders(int body, double dx, double dy) {
        if (!depth.ascend()) {
            return;
        }
        for (int k = riders.first(body); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, body) && a.oldSupportActor[i] == body && a.isActive(i)) {
                // A rider has its support's present speed; a blocked one, only the speed of the displacement it got.
                double speed = footing.transportVelocityOf(body);
                double x = a.x[i];
                footing.setSupportVx(i, speed);
                pusher.transport(i, dx, dy);
                double moved = a.x[i] - x;
                if (stands(i, body) && Math.abs(dx - moved) > Tolerance.ROUNDING) {
                    footing.setSupportVx(i, Numbers.limit(speed, Math.abs(moved) / dt));
                }
            }
        }
        depth.descend();
    }

    private boolean stands(int i, int body) {
        return a.supportKind[i] == SupportKind.ACTOR && a.supportMajor[i] == body;
    }

    private void moveOwn(int i) {
        air.begin();
        if (a.state[i] == ActorArrays.GROUND && !topDown && !a.has(i, ActorFlags.EMBEDDED)) {
            double distance = (a.startVx[i] + a.speed[i]) / 2 * dt;
            if (a.doneX[i] != 0) {
                distance -= a.doneX[i] / -a.groundY[i];
            }
            if (ledger.any()) {
                distance = ledger.remaining(i, distance);
            }
            distance = currents.remaining(i, distance);
            if (a.kinds[i] == ActorKind.WALKER && commands.any()) {
                walkAmongMarkers(i, distance);
            } else {
                walk(i, distance);
            }
            return;
        }
        if (a.state[i] == ActorArrays.CLIMB && !a.has(i, ActorFlags.EMBEDDED)) {
            climbing.move(i);
            return;
        }
        double dx = currents.remaining(i, (a.startVx[i] + a.vx[i]) / 2 * dt - a.doneX[i]);
        double dy = (a.startVy[i] + a.vy[i]) / 2 * dt - a.doneY[i];
        if (a.state[i] == ActorArrays.GROUND && !topDown) {
            // Penetrating: the wanted displacement is along the ground, too.
            double distance = (a.startVx[i] + a.speed[i]) / 2 * dt;
            penetrating.move(i, distance * -a.groundY[i], distance * a.groundX[i]);
        } else if (!a.has(i, ActorFlags.WORLD_COLLISION)) {
            commands.patrol(i, dx, dy);
        } else if (a.has(i, ActorFlags.EMBEDDED)) {
            penetrating.move(i, dx, dy);
        } else if (a.kinds[i] == ActorKind.WALKER && commands.any()) {
            flyAmongMarkers(i, dx, dy);
        } else {
            fly(i, dx, dy);
        }
    }

    private void fly(int i, double dx, double dy) {
        if (shortcuts.isFree(i, dx, dy)) {
            a.x[i] += dx;
            a.y[i] += dy;
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        air.fly(i, dx, dy);
        detectWedge(i, x, y, dx, dy);
    }

    /** As {@link #walkAmongMarkers}, in the air: flies to each marker in a straight line ahead. */
    private void flyAmongMarkers(int i, double dx, double dy) {
        double restX = dx;
        double restY = dy;
        for (int k = 0; k < MAX_MARKERS; k++) {
            double part = commands.ahead(i, restX, restY);
            if (part > 1 || casts.sweep(i, restX * part, restY * part)) {
                fly(i, restX, restY);
                return;
            }
            a.x[i] += restX * part;
            a.y[i] += restY * part;
            paths.add(i);
            double before = a.vx[i];
            commands.executeNearest(i);
            double turned = a.vx[i] == before ? 1 : a.vx[i] / before;
            restX *= (1 - part) * turned;
            restY *= turned == 0 ? 0 : 1 - part;
        }
    }

    private void walk(int i, double distance) {
        // Speeds that cancel each other out leave a rounding error as displacement, which a wall might or might not
        // block.
        if (Math.abs(distance) <= Tolerance.ROUNDING || shortcuts.walk(i, distance)) {
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        if (ground.walk(i, distance)) {
            a.speed[i] = 0;
        }
        detectWedge(i, x, y, distance, 0);
    }

    /**
     * Walks to each marker on the path and from there as the marker says, so that no marker is passed before it is
     * obeyed, even where the ground ends. Case AI-01.
     */
    private void walkAmongMarkers(int i, double distance) {
        double left = distance;
        for (int k = 0; k < MAX_MARKERS; k++) {
            double tx = -a.groundY[i];
            double part = commands.ahead(i, tx * left, a.groundX[i] * left);
            walk(i, left * Math.min(1, part));
            boolean flies = a.state[i] != ActorArrays.GROUND;
            if (part > 1 || !flies && a.speed[i] == 0) {
                return;
            }
            left *= 1 - part;
            // The ground may have turned before the marker.
            boolean isThere = commands.isAtNearest(i);
            if (isThere) {
                double before = flies ? a.vx[i] : a.speed[i];
                commands.executeNearest(i);
                left *= before == 0 ? 0 : (flies ? a.vx[i] : a.speed[i]) / before;
            }
            if (flies) {
                flyAmongMarkers(i, tx * left, 0);
                return;
            }
            if (!isThere) {
                walk(i, left);
                return;
            }
        }
    }

    /** Opposing contacts that blocked all of the displacement are a wedge. Case CR-04. */
    private void detectWedge(int i, double x, double y, double dx, double dy) {
        if (Math.abs(dx) + Math.abs(dy) <= Tolerance.ROUNDING
                || Math.abs(a.x[i] - x) + Math.abs(a.y[i] - y) > Tolerance.SAME_PLACE) {
            return;
        }
        int touch = a.touch[i];
        boolean floor = a.state[i] == ActorArrays.GROUND || (touch & ContactLog.FLOOR) != 0;
        boolean vertically = floor && (touch & ContactLog.CEILING) != 0;
        boolean sideways = (touch & (ContactLog.LEFT | ContactLog.RIGHT)) == (ContactLog.LEFT | ContactLog.RIGHT);
        if (vertically || sideways) {
            a.set(i, ActorFlags.WEDGED);
            // No speed is stored while nothing moves. Case CR-05.
            a.speed[i] = 0;
            a.vx[i] = 0;
            a.vy[i] = 0;
        }
    }

    /** Phase 5 of one actor. */
    public void support(int i) {
        if (a.state[i] == ActorArrays.GROUND && !topDown) {
            boolean isSame = a.supportKind[i] == SupportKind.TILE && !a.has(i, ActorFlags.HIT_FLOOR);
            boolean stood = isSame && (a.oldTouch[i] & ContactLog.FLOOR) != 0;
            boolean still = stood && a.x[i] == a.oldX[i] && a.y[i] == a.oldY[i] && !supportMayChange(i);
            if (!still && (a.flags[i] & (ActorFlags.EMBEDDED | ActorFlags.CRUSHED | ActorFlags.SUPPORT_CHECKED)) == 0) {
                ground.keepSupport(i);
            }
            if (a.state[i] == ActorArrays.GROUND) {
                a.touch[i] |= ContactLog.FLOOR;
                footing.landed(i);
                footing.showVelocity(i);
            }
        }
        if (topDown) {
            rides.look(i);
        }
        paths.add(i);
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
        return !standables.isFree(i, left, top, right, bottom) || !platformCache.isFree(i, left, top, right, bottom);
    }
}

package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;

/** Phases 4 and 5 of one actor: moves it the way it moves, and then looks what it stands on and what it has come through. */
final class Mover {
    private static final double NOTHING = 1e-9;
    private static final double STUCK = 1e-6;
    /** A walker obeys so many markers in a tick. */
    private static final int MOST_MARKERS = 16;

    private static final int ACTIVE = Actors.ALIVE | Actors.PRESENT;
    private static final int TO_MOVE = ACTIVE | Actors.SQUEEZED;

    private final Sim sim;
    private final Actors a;
    /** Those that stand. */
    private final int[] standing;
    /** How many wait for those that they stand on to be moved. */
    private int carriersFirst;

    Mover(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
        standing = new int[a.count + 1];
    }

    /** Phase 4, whoever carries it first; each takes along who stands on it, in whatever order they are. Case MP-15. */
    void move(int i) {
        if ((a.flags[i] & (TO_MOVE | Actors.MOVED)) != ACTIVE) {
            return;
        }
        a.set(i, Actors.MOVED);
        if (!sim.crowd.anyStandable()) {
            moveItself(i);
            return;
        }
        int carrier = a.supportKind[i] == Actors.ACTOR ? a.supportMajor[i] : -1;
        if (carrier >= 0 && carriersFirst < Stacks.MOST_STACKED) {
            carriersFirst++;
            move(carrier);
            carriersFirst--;
        }
        double x = a.x[i];
        double y = a.y[i];
        moveItself(i);
        if (a.has(i, Actors.STANDABLE)) {
            takeAlong(i, a.x[i] - x, a.y[i] - y);
        }
    }

    /** Takes along who stands on an actor; not who has just come onto it by a motion of its own. */
    private void takeAlong(int carrier, double dx, double dy) {
        if (!sim.stacks.ascend()) {
            return;
        }
        Riders riders = sim.stacks.riders;
        for (int k = riders.first(carrier); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, carrier) && a.rode[i] == carrier && a.isActive(i)) {
                // Whom it takes along goes as fast as it does now; who is held back, no faster than that.
                double speed = sim.crowd.carryingVelocityOf(carrier);
                double x = a.x[i];
                a.carrierVx[i] = speed;
                sim.carrier.carryBy(i, dx, dy);
                double moved = a.x[i] - x;
                if (stands(i, carrier) && Math.abs(dx - moved) > NOTHING) {
                    a.carrierVx[i] = Carrier.limit(speed, Math.abs(moved) / sim.dt);
                }
            }
        }
        sim.stacks.descend();
    }

    private boolean stands(int i, int carrier) {
        return a.supportKind[i] == Actors.ACTOR && a.supportMajor[i] == carrier;
    }

    private void moveItself(int i) {
        double dt = sim.dt;
        sim.air.begin();
        if (a.state[i] == Actors.GROUND && !sim.scene.topDown && !a.has(i, Actors.EMBEDDED)) {
            double distance = (a.startVx[i] + a.speed[i]) / 2 * dt;
            if (a.doneX[i] != 0) {
                distance -= a.doneX[i] / -a.groundY[i];
            }
            if (sim.setbacks.any()) {
                distance = sim.setbacks.left(i, distance);
            }
            distance = sim.currents.left(i, distance);
            if (a.kinds[i] == ActorKind.WALKER && sim.scene.areas.anyMarker) {
                walkAmongMarkers(i, distance);
            } else {
                walk(i, distance);
            }
            return;
        }
        if (a.state[i] == Actors.CLIMB && !a.has(i, Actors.EMBEDDED)) {
            sim.ladders.move(i);
            return;
        }
        double dx = sim.currents.left(i, (a.startVx[i] + a.vx[i]) / 2 * dt - a.doneX[i]);
        double dy = (a.startVy[i] + a.vy[i]) / 2 * dt - a.doneY[i];
        if (a.state[i] == Actors.GROUND && !sim.scene.topDown) {
            // Inside something; what it wants is on the ground, too.
            double distance = (a.startVx[i] + a.speed[i]) / 2 * dt;
            sim.crush.moveEmbedded(i, distance * -a.groundY[i], distance * a.groundX[i]);
        } else if (!a.has(i, Actors.WORLD_COLLISION)) {
            sim.markers.patrol(i, dx, dy);
        } else if (a.has(i, Actors.EMBEDDED)) {
            sim.crush.moveEmbedded(i, dx, dy);
        } else if (a.kinds[i] == ActorKind.WALKER && sim.scene.areas.anyMarker) {
            flyAmongMarkers(i, dx, dy);
        } else {
            fly(i, dx, dy);
        }
    }

    private void fly(int i, double dx, double dy) {
        if (sim.fast.isFree(i, dx, dy)) {
            a.x[i] += dx;
            a.y[i] += dy;
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        sim.air.fly(i, dx, dy);
        noteWedge(i, x, y, dx, dy);
    }

    /** Flies up to every marker that it comes straight to, likewise. */
    private void flyAmongMarkers(int i, double dx, double dy) {
        double restX = dx;
        double restY = dy;
        for (int k = 0; k < MOST_MARKERS; k++) {
            double part = sim.markers.ahead(i, restX, restY);
            if (part > 1 || sim.solver.sweep(i, restX * part, restY * part)) {
                fly(i, restX, restY);
                return;
            }
            a.x[i] += restX * part;
            a.y[i] += restY * part;
            sim.triggers.passed(i);
            double before = a.vx[i];
            sim.markers.obeyNearest(i);
            double turned = a.vx[i] == before ? 1 : a.vx[i] / before;
            restX *= (1 - part) * turned;
            restY *= turned == 0 ? 0 : 1 - part;
        }
    }

    private void walk(int i, double distance) {
        // Speeds that cancel each other out leave a rounding error of a way, which would be stopped by a wall or not.
        if (Math.abs(distance) <= NOTHING || sim.fast.walk(i, distance)) {
            return;
        }
        double x = a.x[i];
        double y = a.y[i];
        if (sim.ground.walk(i, distance)) {
            a.speed[i] = 0;
        }
        noteWedge(i, x, y, distance, 0);
    }

    /**
     * Walks up to every marker on the way and from there as it tells, so that no marker is passed before it is obeyed, be it where the ground ends. Case AI-01.
     */
    private void walkAmongMarkers(int i, double distance) {
        double left = distance;
        for (int k = 0; k < MOST_MARKERS; k++) {
            double tx = -a.groundY[i];
            double part = sim.markers.ahead(i, tx * left, a.groundX[i] * left);
            walk(i, left * Math.min(1, part));
            boolean flies = a.state[i] != Actors.GROUND;
            if (part > 1 || !flies && a.speed[i] == 0) {
                return;
            }
            left *= 1 - part;
            // The way may have bent before the marker.
            boolean isThere = sim.markers.isAtNearest(i);
            if (isThere) {
                double before = flies ? a.vx[i] : a.speed[i];
                sim.markers.obeyNearest(i);
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

    /** Opposing contacts that took all of the motion are a wedge. Case CR-04. */
    private void noteWedge(int i, double x, double y, double dx, double dy) {
        if (Math.abs(dx) + Math.abs(dy) <= NOTHING || Math.abs(a.x[i] - x) + Math.abs(a.y[i] - y) > STUCK) {
            return;
        }
        int touch = a.touch[i];
        boolean floor = a.state[i] == Actors.GROUND || (touch & Touch.FLOOR) != 0;
        boolean vertically = floor && (touch & Touch.CEILING) != 0;
        boolean sideways = (touch & (Touch.LEFT | Touch.RIGHT)) == (Touch.LEFT | Touch.RIGHT);
        if (vertically || sideways) {
            a.set(i, Actors.WEDGED);
            // No speed is stored while nothing moves. Case CR-05.
            a.speed[i] = 0;
            a.vx[i] = 0;
            a.vy[i] = 0;
        }
    }

    /** Phase 5. */
    void support() {
        if (sim.crowd.anyStandable() || sim.triggers.any() || sim.scene.areas.anyMarker) {
            for (int i = 0; i < a.count; i++) {
                if ((a.flags[i] & TO_MOVE) == ACTIVE) {
                    support(i);
                }
            }
            return;
        }
        // Who flies meets nothing here. Who does is hard to foresee for the processor, so they are sorted out without a
        // branch.
        int count = 0;
        for (int i = 0; i < a.count; i++) {
            standing[count] = i;
            count += a.state[i] == Actors.GROUND ? 1 : 0;
        }
        for (int k = 0; k < count; k++) {
            int i = standing[k];
            if ((a.flags[i] & TO_MOVE) == ACTIVE) {
                support(i);
            }
        }
    }

    /** Likewise of one actor. */
    void support(int i) {
        if (a.state[i] == Actors.GROUND && !sim.scene.topDown) {
            boolean isSame = a.supportKind[i] == Actors.TILE && !a.has(i, Actors.MET_FLOOR);
            boolean stood = isSame && (a.oldTouch[i] & Touch.FLOOR) != 0;
            boolean still = stood && a.x[i] == a.oldX[i] && a.y[i] == a.oldY[i] && !mayGroundCome(i);
            if (!still && (a.flags[i] & (Actors.EMBEDDED | Actors.CRUSHED | Actors.HELD)) == 0) {
                sim.ground.hold(i);
            }
            if (a.state[i] == Actors.GROUND) {
                a.touch[i] |= Touch.FLOOR;
                sim.ground.landed(i);
                sim.ground.showVelocity(i);
            }
        }
        sim.triggers.passed(i);
        if (a.kinds[i] == ActorKind.WALKER && a.has(i, Actors.WORLD_COLLISION)) {
            sim.markers.passed(i);
        }
    }

    /** True if something that moves may have come under the feet of one that stands still, and then holds more of it. Case SF-04. */
    private boolean mayGroundCome(int i) {
        double left = a.x[i];
        double top = a.feet(i) - Sweep.SKIN;
        double right = left + a.w[i];
        double bottom = top + 2 * Sweep.SKIN;
        return !sim.crowd.standables.isFree(i, left, top, right, bottom)
                || !sim.knownPlatforms.isFree(i, left, top, right, bottom);
    }
}

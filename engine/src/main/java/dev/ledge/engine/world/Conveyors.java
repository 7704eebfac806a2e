package dev.ledge.engine.world;

/** Surfaces that carry along who stands on them. Cases SF-02, SF-03, article S003. */
final class Conveyors {
    private final Sim sim;
    private final Actors a;

    Conveyors(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
    }

    /** True if an actor stands on a tile that is known to be normal ground, as most do. */
    private boolean isOnNormalTile(int i) {
        return a.supportKind[i] == Actors.TILE && a.surface[i] == 0;
    }

    /** Speed of the conveyor that an actor stands on, along the ground. */
    double speedUnder(int i) {
        if (!sim.scene.surfaces.anyConveyor() || isOnNormalTile(i)) {
            return 0;
        }
        int surface = sim.locomotion.surfaceIndex(i);
        if (surface == 0) {
            return 0;
        }
        double speed = sim.scene.surfaces.conveyor(surface);
        if (speed != 0 && sim.currents.actsOn(i)) {
            return 0;
        }
        if (speed != 0 && a.supportKind[i] == Actors.TILE) {
            CellType.Part part = sim.locomotion.supportPart(i);
            return part == null ? 0 : speed * part.direction;
        }
        return speed;
    }

    /** Carries everybody on a conveyor, and who stands on them, along the ground; a step that is climbed on the way is no speed of theirs. */
    void carry() {
        if (!sim.scene.surfaces.anyConveyor()) {
            return;
        }
        boolean anyCurrent = sim.currents.any();
        if (anyCurrent) {
            sim.currents.begin();
        }
        for (int i = 0; i < a.count; i++) {
            // Most stand on a tile that is known to be normal ground.
            boolean isNormal = a.supportKind[i] == Actors.TILE && a.surface[i] == 0;
            if (isNormal
                    || a.state[i] != Actors.GROUND
                    || !a.isActive(i)
                    || a.has(i, Carrier.HELD_FAST)
                    || sim.scene.topDown) {
                continue;
            }
            if (anyCurrent && sim.currents.holds(i)) {
                letGo(i);
                continue;
            }
            double speed = speedUnder(i);
            if (speed != 0) {
                if (a.supportKind[i] != Actors.PLATFORM) {
                    a.carrierVx[i] = speed * -a.groundY[i];
                }
                double carrier = a.carrierVx[i];
                double done = a.doneX[i];
                double x = a.x[i];
                double y = a.y[i];
                double wanted = speed * sim.dt * -a.groundY[i];
                double mostX = Math.abs(wanted);
                double mostY = Math.abs(speed * sim.dt * a.groundX[i]);
                double along = speed * sim.dt - sim.ground.drag(i, speed * sim.dt);
                double carriedX = Carrier.limit(a.x[i] - x, mostX);
                a.carried(i, carriedX, Carrier.limit(a.y[i] - y, mostY));
                sim.carrier.takenAlong(i, carrier, along - carriedX);
                if (a.doneX[i] != done && a.doneX[i] * a.carriedX[i] < 0) {
                    // Onto a faster belt, as over a crest: what it lags behind that one is still to come.
                    a.doneX[i] = 0;
                    sim.setbacks.straighten(i);
                }
                if (a.state[i] == Actors.GROUND && a.carrierVx[i] == carrier) {
                    sim.setbacks.barred(i, wanted, carriedX);
                }
                sim.stacks.take(i, a.x[i] - x, a.y[i] - y, 0);
            }
        }
        if (anyCurrent) {
            sim.currents.carry();
        }
    }

    /** In a current a belt acts on nobody. */
    private void letGo(int i) {
        if (a.supportKind[i] == Actors.TILE || a.supportKind[i] == Actors.POLYGON) {
            a.carrierVx[i] = 0;
        }
    }
}

package dev.ledge.engine.world;

/** Who stands on others, and goes along when these are moved by something else than their own motion. Case MP-15. */
final class Stacks {
    /** So many on top of each other are taken along at most: a motion goes no higher up than that. */
    static final int MOST_STACKED = 128;

    private final Sim sim;
    private final Actors a;
    final Riders riders;
    /** How many carriers are being gone up from, one on top of the other. */
    private int storey;

    Stacks(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
        riders = new Riders(a);
    }

    /** A step begins. */
    void begin() {
        storey = 0;
    }

    /** Goes up from a carrier to who stands on it, to {@link #descend} from there; false if that is too high. */
    boolean ascend() {
        if (storey >= MOST_STACKED) {
            return false;
        }
        storey++;
        return true;
    }

    /** Goes back down. */
    void descend() {
        storey--;
    }

    /** Takes along who stands on an actor, unless it has any of some flags; px. */
    void take(int carrier, double dx, double dy, int unless) {
        if (!carries(carrier) || !ascend()) {
            return;
        }
        for (int k = riders.first(carrier); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, carrier) && !a.has(i, unless)) {
                sim.carrier.carryBy(i, dx, dy);
            }
        }
        descend();
    }

    /** Takes along who stands on an actor that has been pushed so far, px, but nobody who has been pushed too; a jump takes along the speed of that. */
    void push(int carrier, double dx, double dy) {
        take(carrier, dx, dy, Actors.PUSHED);
        if (dx != 0 && carries(carrier)) {
            hasten(carrier, dx / sim.dt);
        }
    }

    private void hasten(int carrier, double speed) {
        if (!ascend()) {
            return;
        }
        for (int k = riders.first(carrier); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, carrier) && !a.has(i, Actors.PUSHED)) {
                a.carrierVx[i] += speed;
                hasten(i, speed);
            }
        }
        descend();
    }

    /** A head comes up under who stands on it, as far as there is room above; px. Case ED-02. */
    void lift(int carrier, double rise) {
        if (rise <= 0 || !carries(carrier) || !ascend()) {
            return;
        }
        for (int k = riders.first(carrier); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (stands(i, carrier) && a.has(i, Actors.WORLD_COLLISION)) {
                double y = a.y[i];
                a.y[i] = sim.solver.sweep(i, 0, -rise) ? sim.solver.sweep.hitY() : y - rise;
                a.clear(i, Actors.HELD);
                lift(i, y - a.y[i]);
            }
        }
        descend();
    }

    private boolean carries(int carrier) {
        return sim.crowd.anyStandable() && a.has(carrier, Actors.STANDABLE);
    }

    private boolean stands(int i, int carrier) {
        return a.supportKind[i] == Actors.ACTOR && a.supportMajor[i] == carrier && a.isActive(i);
    }
}

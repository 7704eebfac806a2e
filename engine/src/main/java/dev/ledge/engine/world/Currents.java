package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Surface;

/**
 * The surfaces that are all around an actor: those of climbable and shapeless tiles, which act while its centre is in the cell. One with a conveyor is a
 * current: it takes along whoever is in it, walking, flying and climbing alike, in place of a belt under the feet, as all that it says stands in for what the
 * ground says. It is no speed of anybody's, so that a jump takes nothing of it along and nothing is left of it outside. Article S003 (ladders and water as
 * surfaces).
 */
final class Currents {
    private final Sim sim;
    private final Actors a;
    private final Solver solver;
    /** How fast the current that an actor is in takes it along in this step, px/s to the right; NaN if no surface around it says so. */
    private final double[] speeds;
    /** What of that something has barred in this step, px. */
    private final double[] barred;
    /** True if there may be a current anywhere; most levels have none, and then nobody is asked. */
    private final boolean any;

    /** True if a surface can be all around an actor anywhere. */
    private final boolean anySurface;

    /** The surface of the last look, −1 if there was none, and how fast its conveyor runs there. */
    private int found;

    private double foundSpeed;

    Currents(Sim sim) {
        this.sim = sim;
        this.a = sim.actors;
        this.solver = sim.solver;
        any = sim.scene.terrain.types.anyCurrent();
        anySurface = (sim.scene.terrain.types.seenFlags() & CellType.AREA) != 0;
        speeds = new double[any ? a.count : 0];
        barred = new double[speeds.length];
    }

    boolean any() {
        return any;
    }

    /** The surface of the climbable or shapeless tile that an actor's centre is in, or null. */
    Surface surfaceAround(int i) {
        return anySurface ? lookAround(i) : null;
    }

    private Surface lookAround(int i) {
        look(i);
        return found < 0 ? null : sim.scene.surfaces.get(found);
    }

    /** True if an actor is where a current acts, and no belt. */
    boolean actsOn(int i) {
        return any && !Double.isNaN(speedAround(i));
    }

    /** How fast the current that an actor is in takes it along, px/s to the right; 0 if it is in none. */
    double speedOf(int i) {
        return actsOn(i) ? foundSpeed : 0;
    }

    private double speedAround(int i) {
        look(i);
        return found < 0 || sim.scene.surfaces.get(found).conveyor() == null ? Double.NaN : foundSpeed;
    }

    /**
     * A centre on the border of two cells, up to rounding, is in both: of two surfaces the later one in the palette acts, and of that one to both sides neither
     * current.
     */
    private void look(int i) {
        Terrain terrain = sim.scene.terrain;
        double x = a.x[i] + a.w[i] / 2;
        double y = a.y[i] + a.h[i] / 2;
        found = -1;
        int c1 = terrain.column(x + Sweep.EDGE);
        int r1 = terrain.row(y + Sweep.EDGE);
        for (int r = terrain.row(y - Sweep.EDGE); r <= r1; r++) {
            for (int c = terrain.column(x - Sweep.EDGE); c <= c1; c++) {
                int number = terrain.number(c, r);
                if (number != 0 && (terrain.types.flags()[number] & CellType.AREA) != 0) {
                    note(terrain.types.get(number));
                }
            }
        }
    }

    private void note(CellType type) {
        for (CellType.Part part : type.parts) {
            if (part.area) {
                double speed = sim.scene.surfaces.conveyor(part.surface) * part.direction;
                if (part.surface > found) {
                    found = part.surface;
                    foundSpeed = speed;
                } else if (part.surface == found && speed != foundSpeed) {
                    foundSpeed = 0;
                }
                return;
            }
        }
    }

    /** Phase 2, before any conveyor moves: who is in a current, and in which. */
    void begin() {
        for (int i = 0; i < a.count; i++) {
            boolean isIn = a.isActive(i) && a.has(i, Actors.WORLD_COLLISION);
            speeds[i] = isIn ? speedAround(i) : Double.NaN;
            barred[i] = 0;
        }
    }

    /** True if a current acted on an actor when the step began, and no belt does. */
    boolean holds(int i) {
        return !Double.isNaN(speeds[i]);
    }

    /** Takes everybody along who is in a current; who stands on another's head goes with that one, and so once, as everybody does. */
    void carry() {
        for (int i = 0; i < a.count; i++) {
            double speed = speeds[i];
            if (Double.isNaN(speed) || speed == 0 || isTakenAlong(i) || a.has(i, Carrier.HELD_FAST)) {
                continue;
            }
            double x = a.x[i];
            double y = a.y[i];
            if (a.state[i] == Actors.GROUND && !sim.scene.topDown) {
                barred[i] = sim.ground.drag(i, speed * sim.dt);
                sim.triggers.passed(i);
            } else {
                barred[i] = drift(i, speed * sim.dt, 0);
            }
            takeAlong(i, a.x[i] - x, a.y[i] - y);
        }
    }

    private boolean isTakenAlong(int i) {
        int carrier = a.supportMajor[i];
        return a.supportKind[i] == Actors.ACTOR && holds(carrier) && !a.has(carrier, Carrier.HELD_FAST);
    }

    /** Moves an actor up to what is in its way; gives what of the way sideways that has barred. */
    private double drift(int i, double dx, double dy) {
        double x = a.x[i];
        a.clear(i, Actors.HELD);
        if (solver.sweep(i, dx, dy)) {
            a.x[i] = solver.sweep.hitX();
            a.y[i] = solver.sweep.hitY();
            sim.touch.meet(i);
            sim.triggers.passed(i);
            return dx - (a.x[i] - x);
        }
        a.x[i] += dx;
        a.y[i] += dy;
        sim.triggers.passed(i);
        return 0;
    }

    /** What is left of an actor's own way, px, where that goes against a current which something bars: so much of it is spent on standing still. */
    double left(int i, double way) {
        return any && way * barred[i] < 0 ? way + Carrier.limit(barred[i], Math.abs(way)) : way;
    }

    private void takeAlong(int carrier, double dx, double dy) {
        if (dx == 0 && dy == 0
                || !sim.crowd.anyStandable()
                || !a.has(carrier, Actors.STANDABLE)
                || !sim.stacks.ascend()) {
            return;
        }
        Riders riders = sim.stacks.riders;
        for (int k = riders.first(carrier); k >= 0; k = riders.next(k)) {
            int i = riders.at(k);
            if (a.supportKind[i] == Actors.ACTOR
                    && a.supportMajor[i] == carrier
                    && a.isActive(i)
                    && a.has(i, Actors.WORLD_COLLISION)
                    && !a.has(i, Carrier.HELD_FAST)) {
                double x = a.x[i];
                double y = a.y[i];
                drift(i, dx, dy);
                takeAlong(i, a.x[i] - x, a.y[i] - y);
            }
        }
        sim.stacks.descend();
    }
}

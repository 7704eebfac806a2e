package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;

/**
 * The two cases that make up most of play, without a sweep: through cells in which nothing is solid, and along a floor of cells with flat tops. Each does to the
 * bit what the sweep would do, or nothing, and then says so. A test compares both.
 */
final class FastPath {
    /** So many cells side by side are looked at together. */
    private static final int MOST_COLUMNS = 32;

    private final Scene scene;
    private final Terrain terrain;
    private final Actors a;
    private final Platforms platforms;
    private final Crowd crowd;
    private final GroundMotion ground;
    /** Cells a pixel; its rounding is far smaller than the margins here. */
    private final double inverse;

    private boolean enabled = true;

    FastPath(Sim sim) {
        scene = sim.scene;
        terrain = scene.terrain;
        inverse = 1 / terrain.grid;
        a = sim.actors;
        platforms = sim.platforms;
        crowd = sim.crowd;
        ground = sim.ground;
    }

    /** Off, everything is swept; for the test that compares. */
    void enable(boolean on) {
        enabled = on;
    }

    /** True if an actor can move through nothing but empty cells. */
    boolean isFree(int i, double dx, double dy) {
        if (!enabled) {
            return false;
        }
        double x = a.x[i];
        double y = a.y[i];
        double left = (dx < 0 ? x + dx : x) - Sweep.SKIN;
        double top = (dy < 0 ? y + dy : y) - Sweep.SKIN;
        double right = (dx > 0 ? x + dx : x) + a.w[i] + Sweep.SKIN;
        double bottom = (dy > 0 ? y + dy : y) + a.h[i] + Sweep.SKIN;
        // Inside the level only, so that a cast to int rounds down, and no border is near.
        if (!(left >= 0 && top >= 0 && right < scene.width && bottom < scene.height)) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        int r1 = (int) (bottom * inverse);
        return isClear(c0, (int) (top * inverse), c1, r1) && isAlone(left, top, right, bottom);
    }

    /** Walks along a floor of cells with flat tops at one height. False if it is not as simple as that, and then nothing has changed. */
    boolean walk(int i, double distance) {
        if (!enabled || a.groundX[i] != 0 || a.supportKind[i] != Actors.TILE || a.dropTicks[i] > 0) {
            return false;
        }
        double x = a.x[i];
        double y = a.y[i];
        double w = a.w[i];
        double grid = terrain.grid;
        double next = x + distance;
        double left = (distance < 0 ? next : x) - Sweep.SKIN;
        double right = (distance > 0 ? next : x) + w + Sweep.SKIN;
        double feet = y + a.h[i];
        double top = y - Sweep.SKIN;
        int floor = a.supportMinor[i];
        if (!(left >= 0 && top >= 0 && right < scene.width && feet + 1 < scene.height) || y != floor * grid - a.h[i]) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        if (!isClear(c0, (int) (top * inverse), c1, floor - 1)) {
            return false;
        }
        int best = -1;
        double most = 0;
        int first = (int) (next * inverse);
        int last = (int) ((next + w) * inverse);
        long floors = terrain.floors(first, last, floor);
        if (floors != terrain.inTheWay(first, last, floor)) {
            return false;
        }
        for (int c = first; c <= last; c++) {
            if ((floors >>> (c - first) & 1) == 0) {
                continue;
            }
            double past = next + w - c * grid;
            double before = c * grid + grid - next;
            double shared = Math.min(past, w) + Math.min(before, w) - w;
            boolean isBetter =
                    best < 0 || shared > most + Sweep.EDGE || shared > most - Sweep.EDGE && isUnder(c, next + w / 2);
            if (Math.min(past, before) > Sweep.EDGE && isBetter) {
                best = c;
                most = shared;
            }
        }
        if (best < 0 || !isAlone(left, top, right, feet + Math.abs(distance) * scene.steepest + 2)) {
            return false;
        }
        a.x[i] = next;
        if (best == a.supportMajor[i]) {
            a.set(i, Actors.MET_FLOOR | Actors.HELD);
        } else {
            ground.standOnCell(i, best, floor);
        }
        return true;
    }

    /**
     * True if an actor on a floor of cells with flat tops has nothing but that floor under a box, and nothing else in the box; false if it is not as simple as that.
     *
     * @param left left edge of the box, which reaches below the feet
     * @param top from where the box is looked through, above the feet
     */
    boolean isFloor(int i, double left, double top, double right, double bottom) {
        int floor = a.supportMinor[i];
        boolean stands = enabled
                && a.state[i] == Actors.GROUND
                && a.supportKind[i] == Actors.TILE
                && a.groundX[i] == 0
                && a.dropTicks[i] == 0
                && a.has(i, Actors.WORLD_COLLISION)
                && a.y[i] == floor * terrain.grid - a.h[i];
        if (!stands || !(left >= 1 && top >= 0 && right < scene.width - 1 && bottom < scene.height)) {
            return false;
        }
        int c0 = (int) ((left - Sweep.EDGE) * inverse);
        int c1 = (int) ((right + Sweep.EDGE) * inverse);
        if (!isClear(c0, (int) (top * inverse), c1, floor - 1)
                || terrain.floors(c0, c1, floor) != (1L << (c1 - c0 + 1)) - 1) {
            return false;
        }
        return isAlone(left, top, right, bottom);
    }

    /** True if nothing is solid or climbable in some cells, which are inside the level; an area too wide to look at is not clear. */
    private boolean isClear(int c0, int r0, int c1, int r1) {
        if (c1 - c0 >= MOST_COLUMNS) {
            return false;
        }
        for (int r = r0; r <= r1; r++) {
            if (terrain.inTheWay(c0, c1, r) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Of two cells that hold equally much, the one under the middle of the foot. Case SF-04. */
    private boolean isUnder(int column, double centre) {
        double low = column * terrain.grid;
        return low < centre - Sweep.EDGE && centre + Sweep.EDGE < low + terrain.grid;
    }

    /** True if there is nothing but cells. */
    private boolean isAlone(double left, double top, double right, double bottom) {
        return !crowd.anyStandable()
                && (scene.polygons.count == 0 || scene.polygons.index.find(left, top, right, bottom) == 0)
                && (platforms.count == 0 || platforms.find(left, top, right, bottom) == 0);
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.broadphase.PlatformCache;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;

/**
 * Fast paths for most of play: through cells in which nothing is solid, along a floor of cells with flat tops, and
 * along the slope of one cell. Each does exactly what the sweep would do, or returns false and changes nothing. A test
 * compares both.
 */
public final class TileShortcuts implements LevelBound {
    private CompiledLevel scene;
    private Terrain terrain;
    private final ActorArrays a;
    private final PlatformArrays platforms;
    private final CollisionQueries queries;
    private final MotionCasts casts;
    private final PlatformCache platformCache;
    private final SlopeShortcuts slopes;
    private final StandableActors standables;
    private final Footing footing;
    private final CellCache cellCache;
    private final Sweep sweep;
    /** Cells a pixel; its rounding is far smaller than the margins here. */
    private double inverse;

    private boolean enabled = true;

    public TileShortcuts(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            CollisionQueries queries,
            MotionCasts casts,
            PlatformCache platformCache,
            CellCache cellCache,
            StandableActors standables,
            Footing footing) {
        a = actors;
        this.platforms = platforms;
        this.queries = queries;
        this.casts = casts;
        sweep = casts.sweep;
        this.platformCache = platformCache;
        this.cellCache = cellCache;
        this.standables = standables;
        this.footing = footing;
        slopes = new SlopeShortcuts(scene, actors, this, cellCache, footing);
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        scene = level;
        terrain = level.terrain;
        inverse = 1 / terrain.grid;
        slopes.bind(level);
    }

    /** Switches the fast paths off for the test that compares them with sweeps. */
    public void enable(boolean on) {
        enabled = on;
    }

    public boolean isEnabled() {
        return enabled;
    }

    /** True if an actor can move through nothing but empty cells. */
    public boolean isFree(int i, double dx, double dy) {
        if (!enabled) {
            return false;
        }
        double x = a.x[i];
        double y = a.y[i];
        double left = Math.min(x, x + dx) - Sweep.SKIN;
        double top = Math.min(y, y + dy) - Sweep.SKIN;
        double right = Math.max(x, x + dx) + a.w[i] + Sweep.SKIN;
        double bottom = Math.max(y, y + dy) + a.h[i] + Sweep.SKIN;
        // Inside the level only, so that a cast to int rounds down, and no border is near.
        if (!(left >= 0 && top >= 0 && right < scene.width && bottom < scene.height)) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        int r1 = (int) (bottom * inverse);
        return cellCache.isClear(i, c0, (int) (top * inverse), c1, r1) && isAlone(i, left, top, right, bottom);
    }

    /**
     * Walks along the ground: over flat tops or up and down one slope. False if it is not as simple as that, and then
     * nothing has changed.
     */
    public boolean walk(int i, double distance, double rideX, double rideY) {
        if (!enabled || a.dropTicks[i] > 0) {
            return false;
        }
        if (a.supportKind[i] == SupportKind.PLATFORM) {
            return walkPlatform(i, distance, rideX, rideY);
        }
        if (a.supportKind[i] != SupportKind.TILE) {
            return false;
        }
        return a.groundX[i] == 0 ? walkFlat(i, distance) : slopes.walk(i, distance);
    }

    /** Walks along a floor of cells with flat tops at one height. */
    private boolean walkFlat(int i, double distance) {
        double x = a.x[i];
        double y = a.y[i];
        double w = a.w[i];
        double grid = terrain.grid;
        double next = x + distance;
        // What is beside or behind cannot be hit.
        double left = Math.min(x, next) - (distance < 0 ? Sweep.SKIN : 0);
        double right = Math.max(x, next) + w + (distance > 0 ? Sweep.SKIN : -Sweep.EDGE);
        double feet = y + a.h[i];
        double top = y - Sweep.SKIN;
        int floor = a.supportMinor[i];
        if (!(left >= 0 && top >= 0 && right < scene.width && feet + 1 < scene.height)) {
            return false;
        }
        if (y != floor * grid - a.h[i]) {
            return walkLevel(i, distance, left, top, right);
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        int highest = (int) (top * inverse);
        double centre = next + w / 2;
        int best = (int) (centre * inverse);
        boolean isInside = centre - best * grid > 2 * Sweep.EDGE && best * grid + grid - centre > 2 * Sweep.EDGE;
        // On unbroken floor the cell under the middle supports most of the foot.
        boolean isOpen = cellCache.isOpenFlatTop(i, c0, highest, c1, floor);
        boolean isFloor = true;
        if (!(isOpen && isInside)) {
            int first = (int) (next * inverse);
            int last = (int) ((next + w) * inverse);
            long floors = cellCache.flatTops(i, c0, c1, first, last);
            isFloor = floors >= 0 && floor > 0;
            best = isFloor
                    ? supportColumn(next, w, first, last, floors)
                    : supportColumn(next, w, x, floor, isOpen || cellCache.isOpenSideways(c0, highest, c1, floor - 1));
        }
        if (best < 0 || !isAlone(i, left, top, right, feet + Math.abs(distance) * scene.steepest + 2)) {
            return false;
        }
        a.x[i] = next;
        if (best == a.supportMajor[i]) {
            a.set(i, ActorFlags.HIT_FLOOR | ActorFlags.SUPPORT_CHECKED);
        } else if (isFloor) {
            footing.standOnFloor(i, best, floor);
        } else {
            footing.standOnCell(i, best, floor);
        }
        return true;
    }

    /**
     * Walks along cells of one type whose flat tops are below their upper borders; bounds are those of the path, inside
     * the level.
     */
    private boolean walkLevel(int i, double distance, double left, double top, double right) {
        int row = a.supportMinor[i];
        int number = terrain.number(a.supportMajor[i], row);
        CellKind type = terrain.types.get(number);
        double next = a.x[i] + distance;
        double feet = row * terrain.grid + type.depth;
        int highest = (int) (top * inverse);
        if (type.levelFace < 0 || a.y[i] != feet - a.h[i] || highest >= row) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        for (int c = c0; c <= c1; c++) {
            if (terrain.numberInside(c, row) != number) {
                return false;
            }
        }
        double centre = next + a.w[i] / 2;
        int best = (int) (centre * inverse);
        double past = centre - best * terrain.grid;
        if (past <= 2 * Sweep.EDGE
                || terrain.grid - past <= 2 * Sweep.EDGE
                || !cellCache.isOpenSideways(c0, highest, c1, row - 1)
                || !isAlone(i, left, top, right, feet + Math.abs(distance) * scene.steepest + 2)) {
            return false;
        }
        a.x[i] = next;
        footing.standOnCell(i, best, row);
        return true;
    }

    /** Column of the floor cell that supports most of a foot; −1 if that is not simple, or what is above not open. */
    private int supportColumn(double x, double w, double from, int floor, boolean isOpen) {
        int first = (int) (x * inverse);
        int last = (int) ((x + w) * inverse);
        if (!isOpen || floor == 0) {
            return -1;
        }
        long floors = terrain.flatTops(first, last, floor);
        floors |= ladders(terrain.inTheWay(first, last, floor) & ~floors, first, floor);
        long others = terrain.inTheWay(first, last, floor) & ~floors;
        if (others != 0 && !areSlopesBeside(others, first, floor, Math.min(from, x), Math.max(from, x), w)) {
            return -1;
        }
        return supportColumn(x, w, first, last, floors);
    }

    /** The same of cells of which the flat ones are given as bits. */
    private int supportColumn(double x, double w, int first, int last, long floors) {
        double grid = terrain.grid;
        int best = -1;
        double most = 0;
        for (int c = first; c <= last; c++) {
            if ((floors >>> (c - first) & 1) == 0) {
                continue;
            }
            double past = x + w - c * grid;
            double before = c * grid + grid - x;
            double shared = Math.min(past, w) + Math.min(before, w) - w;
            boolean isBetter = best < 0
                    || shared > most + Sweep.EDGE
                    || shared > most - Sweep.EDGE && isNearer(c, best, x + w / 2);
            if (Math.min(past, before) > Sweep.EDGE && isBetter) {
                best = c;
                most = shared;
            }
        }
        return best;
    }

    /** Which of some cells, given as bits from a column on, are ladders that can be stood on. Case LD-02. */
    private long ladders(long cells, int column, int row) {
        long climbing = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int c = column + Long.numberOfTrailingZeros(rest);
            if (terrain.type(c, row).ladderPart >= 0 && terrain.inTheWay(c, c, row - 1) == 0) {
                climbing |= Long.lowestOneBit(rest);
            }
        }
        return climbing;
    }

    /** Walks on a platform with a flat top, away from its ends and everything else, while that moves. */
    private boolean walkPlatform(int i, double distance, double rideX, double rideY) {
        double x = a.x[i];
        double y = a.y[i];
        double w = a.w[i];
        double h = a.h[i];
        double next = x + rideX + distance;
        double reach = Math.abs(distance) * scene.steepest + Tolerance.GROUND_SNAP;
        double left = Math.min(x, Math.min(x + rideX, next));
        double right = Math.max(x, Math.max(x + rideX, next)) + w;
        double top = Math.min(y, y + rideY) - Sweep.SKIN;
        double bottom = Math.max(y, y + rideY) + h + reach + 1;
        a.y[i] = y + rideY;
        boolean isOn = isOnPlatform(i, left, top, right, bottom, Math.max(y, y + rideY) + h);
        a.y[i] = y;
        if (!isOn) {
            return false;
        }
        int platform = a.supportMajor[i];
        sweep.beginStanding(next, y + rideY, w, h, reach + Sweep.SKIN);
        sweep.owner(SupportKind.PLATFORM, platform, 0, 0);
        sweep.ground(platforms.outlines[platform], platforms.x[platform], platforms.y[platform], scene.minUp);
        if (!sweep.hit() || sweep.hitY() - (y + rideY) > Tolerance.CONTACT) {
            return false;
        }
        a.x[i] = next;
        a.y[i] = sweep.hitY();
        footing.standOnHit(i, sweep);
        a.set(i, ActorFlags.SUPPORT_CHECKED);
        return true;
    }

    /**
     * True if an actor stands on a platform with a flat top, which goes on under all of an area, and there is nothing
     * else in that.
     */
    public boolean isOnPlatform(int i, double left, double top, double right, double bottom) {
        return isOnPlatform(i, left, top, right, bottom, a.feet(i));
    }

    private boolean isOnPlatform(int i, double left, double top, double right, double bottom, double lowest) {
        int platform = a.supportMajor[i];
        if (!enabled
                || a.supportKind[i] != SupportKind.PLATFORM
                || !scene.platforms.isFlat[platform]
                || platforms.outlines[platform] == null
                || !casts.isWithAll()
                || queries.rule() != null
                || scene.polygons.count > 0
                || !standables.isFree(i, left, top, right, bottom)) {
            return false;
        }
        Outline outline = platforms.outlines[platform];
        double from = left - Sweep.SKIN;
        double to = right + Sweep.SKIN;
        double feet = a.feet(i);
        boolean isInside = from >= 0
                && top >= 0
                && to < scene.width
                && bottom < scene.height
                && left >= platforms.x[platform] + outline.left() + Tolerance.CLEAR_OF_END
                && right <= platforms.x[platform] + outline.right() - Tolerance.CLEAR_OF_END
                && Math.abs(platforms.y[platform] + outline.top() - feet) <= Tolerance.CONTACT;
        if (!isInside) {
            return false;
        }
        int c0 = (int) (from * inverse);
        int c1 = (int) (to * inverse);
        return cellCache.isClear(i, c0, (int) (top * inverse), c1, (int) ((lowest + Tolerance.CLEAR_OF_END) * inverse))
                && platformCache.find(i, from, top, to, bottom) == 1;
    }

    /**
     * True if some cells of a row, given as bits from a column on, are slopes that begin beside an actor walking along
     * their upper border: only the corner of a box that comes first can be on a slope, and that is not over them.
     */
    private boolean areSlopesBeside(long cells, int column, int row, double from, double to, double w) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int c = column + Long.numberOfTrailingZeros(rest);
            CellKind type = terrain.type(c, row);
            if (type.slopeFace < 0) {
                return false;
            }
            double corner = type.parts[type.slopePart].outline.normalX(type.slopeFace) < 0 ? w : 0;
            double low = c * terrain.grid - Tolerance.CLEAR_OF_END;
            double high = c * terrain.grid + terrain.grid + Tolerance.CLEAR_OF_END;
            if (to + corner > low && from + corner < high) {
                return false;
            }
        }
        return true;
    }

    /** Of two cells that support equal parts of the foot, the one nearer to its middle. Case SF-04. */
    private boolean isNearer(int column, int other, double centre) {
        return offCentre(other, centre) - offCentre(column, centre) > Sweep.EDGE;
    }

    private double offCentre(int column, double centre) {
        double low = column * terrain.grid;
        return Math.max(0, Math.max(low - centre, centre - (low + terrain.grid)));
    }

    /** True if there is nothing but cells. */
    public boolean isAlone(int i, double left, double top, double right, double bottom) {
        return standables.isFree(i, left, top, right, bottom)
                && (scene.polygons.count == 0 || scene.polygons.index.find(left, top, right, bottom) == 0)
                && platformCache.isFree(i, left, top, right, bottom);
    }
}

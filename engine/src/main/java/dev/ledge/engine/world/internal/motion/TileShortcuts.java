package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
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
public final class TileShortcuts extends LevelBound {
    private Terrain terrain;
    private final ActorArrays a;
    private final PlatformArrays platforms;
    private final CollisionQueries queries;
    private final MotionCasts casts;
    private final PlatformReach platformIndex;
    private final GroundEdges edges;
    private final StandableActors standables;
    private final Footing footing;
    private final Placement place;
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
            PlatformReach platformIndex,
            CellCache cellCache,
            StandableActors standables,
            Footing footing,
            Placement place) {
        super(scene);
        a = actors;
        this.platforms = platforms;
        this.queries = queries;
        this.casts = casts;
        sweep = casts.sweep;
        this.platformIndex = platformIndex;
        this.cellCache = cellCache;
        this.standables = standables;
        this.footing = footing;
        this.place = place;
        edges = new GroundEdges(scene, actors, queries, cellCache);
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        terrain = level.terrain;
        inverse = 1 / terrain.grid;
        edges.bind(level);
    }

    /** Switches the fast paths off for the test that compares them with sweeps. */
    public void enable(boolean on) {
        enabled = on;
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
        if (!isInside(left, top, right, bottom)) {
            return false;
        }
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        int r1 = (int) (bottom * inverse);
        return cellCache.isClear(i, c0, (int) (top * inverse), c1, r1) && queries.isAlone(i, left, top, right, bottom);
    }

    /** True if an area is inside the level. */
    private boolean isInside(double left, double top, double right, double bottom) {
        return left >= 0 && top >= 0 && right < scene.width && bottom < scene.height;
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
        return a.groundX[i] == 0 && walkFlat(i, distance) || walkAlongEdge(i, distance);
    }

    /** Walks along a floor of cells with flat tops at one height. */
    private boolean walkFlat(int i, double distance) {
        double x = a.x[i];
        double y = a.y[i];
        double w = a.w[i];
        double grid = terrain.grid;
        double next = x + distance;
        // What is beside or behind cannot be hit. Which way it goes is hard to predict: no branch.
        double left = Math.min(x, next - Sweep.SKIN);
        double right = Math.max(x - Sweep.EDGE, next + Sweep.SKIN) + w;
        double feet = y + a.h[i];
        double top = y - Sweep.SKIN;
        int floor = a.supportMinor[i];
        if (y != floor * grid - a.h[i] || !isInside(left, top, right, feet + 1)) {
            return false;
        }
        int best = floorUnder(i, next, left, right, top, floor);
        if (best < 0 || !queries.isAlone(i, left, top, right, feet + Math.abs(distance) * scene.steepest + 2)) {
            return false;
        }
        place.to(i, next, y);
        if (best == a.supportMajor[i]) {
            a.set(i, ActorFlags.HIT_FLOOR | ActorFlags.SUPPORT_CHECKED);
        } else {
            footing.standOnFloor(i, best, floor);
        }
        return true;
    }

    /** The column of the flat top that supports an actor at a place beside, −1 if something is in the way. */
    private int floorUnder(int i, double next, double left, double right, double top, int floor) {
        double w = a.w[i];
        double grid = terrain.grid;
        int c0 = (int) (left * inverse);
        int c1 = (int) (right * inverse);
        double centre = next + w / 2;
        int best = (int) (centre * inverse);
        boolean isUnderMiddle = centre - best * grid > 2 * Sweep.EDGE && best * grid + grid - centre > 2 * Sweep.EDGE;
        // On unbroken floor the cell under the middle supports most of the foot.
        if (cellCache.isOpenFlatTop(i, c0, (int) (top * inverse), c1, floor) && isUnderMiddle) {
            return best;
        }
        int first = (int) (next * inverse);
        int last = (int) ((next + w) * inverse);
        long floors = floor > 0 ? cellCache.flatTops(i, c0, c1, first, last) : -1;
        return floors < 0 ? -1 : supportColumn(next, w, first, last, floors);
    }

    /** Walks along an edge that is known to be free as far as that. */
    private boolean walkAlongEdge(int i, double distance) {
        double x = a.x[i];
        double y = a.y[i];
        double next = x + -a.groundY[i] * distance;
        if (!edges.leadsTo(i, next)) {
            return false;
        }
        double nextY = edges.topAt(i, next);
        double left = Math.min(x, next) - Sweep.SKIN;
        double right = Math.max(x, next) + a.w[i] + Sweep.SKIN;
        double below = Math.max(y, nextY) + a.h[i] + 2 * Math.abs(distance) * scene.steepest + GroundMover.SNAP + 1;
        if (!queries.isAlone(i, left, Math.min(y, nextY) - Sweep.SKIN, right, below)) {
            return false;
        }
        place.to(i, next, nextY);
        a.set(i, ActorFlags.HIT_FLOOR | ActorFlags.SUPPORT_CHECKED);
        return true;
    }

    /**
     * An actor has walked without a shortcut, on the ground that a cast down has just hit: looks ahead for the next
     * one.
     */
    public void lookAhead(int i, double heading) {
        if (enabled && heading != 0) {
            edges.look(i, heading > 0 ? 1 : -1);
        }
    }

    /** Column of the floor cell that supports most of a foot, of which the flat ones are given as bits; −1 for none. */
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

    /** Walks on a platform with a flat top, away from its ends and everything else, while that moves. */
    private boolean walkPlatform(int i, double distance, double rideX, double rideY) {
        double x = a.x[i];
        double y = a.y[i];
        double w = a.w[i];
        double h = a.h[i];
        double next = x + rideX + distance;
        double reach = Math.abs(distance) * scene.steepest + GroundMover.SNAP;
        double left = Math.min(x, Math.min(x + rideX, next));
        double right = Math.max(x, Math.max(x + rideX, next)) + w;
        double top = Math.min(y, y + rideY) - Sweep.SKIN;
        double bottom = Math.max(y, y + rideY) + h + reach + 1;
        double lowest = Math.max(y, y + rideY) + h;
        if (!isOnPlatform(i, left, top, right, bottom, y + rideY + h, lowest)) {
            return false;
        }
        int platform = a.supportMajor[i];
        sweep.beginStanding(next, y + rideY, w, h, reach + Sweep.SKIN);
        sweep.owner(SupportKind.PLATFORM, platform, 0, 0);
        sweep.ground(platforms.outlines[platform], platforms.x[platform], platforms.y[platform], scene.minUp);
        if (!sweep.hit() || sweep.hitY() - (y + rideY) > Tolerance.CONTACT) {
            return false;
        }
        place.to(i, next, sweep.hitY());
        footing.standOnHit(i, sweep);
        a.set(i, ActorFlags.SUPPORT_CHECKED);
        return true;
    }

    /**
     * True if an actor stands on a platform with a flat top, which goes on under all of an area, and there is nothing
     * else in that.
     */
    private boolean isOnPlatform(
            int i, double left, double top, double right, double bottom, double feet, double lowest) {
        if (!isPlain() || !isOnFlatTop(i, left, right, feet) || !standables.isFree(i, left, top, right, bottom)) {
            return false;
        }
        double from = left - Sweep.SKIN;
        double to = right + Sweep.SKIN;
        if (!isInside(from, top, to, bottom)) {
            return false;
        }
        int c0 = (int) (from * inverse);
        int c1 = (int) (to * inverse);
        return cellCache.isClear(i, c0, (int) (top * inverse), c1, (int) ((lowest + Tolerance.CLEAR_OF_END) * inverse))
                && platformIndex.find(i, from, top, to, bottom) == 1;
    }

    /** True if casts hit cells and all platforms, and nothing else. */
    private boolean isPlain() {
        return enabled && casts.isWithAll() && queries.depths.rule() == null && scene.polygons.count == 0;
    }

    /** True if an actor stands on a platform with a level top, between whose ends it stays. */
    private boolean isOnFlatTop(int i, double left, double right, double feet) {
        int platform = a.supportMajor[i];
        if (a.supportKind[i] != SupportKind.PLATFORM || !scene.platforms.isFlat[platform]) {
            return false;
        }
        Outline outline = platforms.outlines[platform];
        return outline != null
                && left >= platforms.x[platform] + outline.left() + Tolerance.CLEAR_OF_END
                && right <= platforms.x[platform] + outline.right() - Tolerance.CLEAR_OF_END
                && Math.abs(platforms.y[platform] + outline.top() - feet) <= Tolerance.CONTACT;
    }

    /** Of two cells that support equal parts of the foot, the one nearer to its middle. Case SF-04. */
    private boolean isNearer(int column, int other, double centre) {
        return offCentre(other, centre) - offCentre(column, centre) > Sweep.EDGE;
    }

    private double offCentre(int column, double centre) {
        double low = column * terrain.grid;
        return Math.max(0, Math.max(low - centre, centre - (low + terrain.grid)));
    }
}

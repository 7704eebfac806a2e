package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.Effort;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.PolygonArrays;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.SweepVisitor;

/**
 * Sweeps the box of an actor against everything that is solid: the cells under the swept box, static polygons,
 * platforms where they are now, borders and standable actors. The earliest contact is found and nothing is moved. Cases
 * FM-01 to FM-04, Appendix A Ch1.
 */
public final class CollisionQueries extends LevelBound {
    /**
     * Swept boxes of more cells than this are walked column by column, so that a mad speed ends at the first solid.
     * Case NU-01.
     */
    private static final long FEW_CELLS = 256;

    static final CastFilter STILL = new CastFilter().only(-1);

    public final Sweep sweep = new Sweep();
    /** The effort of depth queries so far. */
    public final Effort effort = new Effort();

    public final SolidDepths depths;
    public final FaceCasts faces;

    private final ActorArrays actors;
    private final PlatformArrays platforms;
    private final PlatformReach platformIndex;
    private final StandableActors standables;
    private final TileCaster tiles;
    /** All but one. */
    private final CastFilter without = new CastFilter();
    /** What stands still, and one that moves. */
    private final CastFilter only = new CastFilter();
    /** What goes together with an actor's ground. */
    private final CastFilter together = new CastFilter().only(-1);

    private final JoinedBodies joined;
    private final WallCovers covers;

    public CollisionQueries(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            StandableActors standables,
            PlatformReach known) {
        super(scene);
        this.platformIndex = known;
        this.actors = actors;
        this.platforms = platforms;
        this.standables = standables;
        this.tiles = new TileCaster(scene, sweep, effort);
        depths = new SolidDepths(scene, actors, platforms, known, tiles, effort);
        faces = new FaceCasts(this, actors, platforms);
        covers = new WallCovers(sweep, depths, actors);
        joined = new JoinedBodies(scene, actors, platforms);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        tiles.bind(level);
        joined.bind(level);
        depths.bind(level);
    }

    /** The filter that leaves out a platform, until the next one is asked for. */
    public CastFilter without(int platform) {
        return without(platform, CastFilter.NONE);
    }

    /** The same at the time of another filter. */
    private CastFilter without(int platform, CastFilter time) {
        without.leaveOut(platform);
        without.setTime(time.rest(), time.span());
        return without;
    }

    /** The filter that leaves out all that moves, but for what an actor stands on if that is a platform; as long. */
    public CastFilter stillFor(int actor) {
        return actors.supportKind[actor] == SupportKind.PLATFORM ? only.only(actors.supportMajor[actor]) : STILL;
    }

    /** The filter that leaves out all that does not go along with what an actor stands on. */
    public CastFilter togetherWith(int actor) {
        return togetherWith(actor, CastFilter.NONE);
    }

    /** The same at the time of another filter. */
    private CastFilter togetherWith(int actor, CastFilter time) {
        boolean rides = actors.supportKind[actor] == SupportKind.PLATFORM;
        int platform = actors.supportMajor[actor];
        return rides ? together(platforms.movedX(platform), platforms.movedY(platform), time) : together(0, 0, time);
    }

    /** The filter that leaves out all that does not move so far in this step, at the time of another filter. */
    private CastFilter together(double byX, double byY, CastFilter time) {
        together.leaveOutAs(time);
        together.setTime(time.rest(), time.span());
        return together.together(byX, byY);
    }

    /**
     * Sweeps an actor's box from another place and shows which cells that looks at, for a question from outside. True
     * if it hits something, which {@link #sweep} then has.
     */
    public boolean sweepShown(int actor, double x, double y, double dx, double dy, SweepVisitor visitor) {
        tiles.show(visitor);
        try {
            return sweep(actor, x, y, dx, dy);
        } finally {
            tiles.show(null);
        }
    }

    /** Sweeps an actor from where it is. True if it hits something, which {@link #sweep} then has. */
    public boolean sweep(int actor, double dx, double dy) {
        return sweep(CastFilter.NONE, actor, actors.x[actor], actors.y[actor], dx, dy);
    }

    /** The same without what a filter excludes. */
    public boolean sweep(CastFilter filter, int actor, double dx, double dy) {
        return sweep(filter, actor, actors.x[actor], actors.y[actor], dx, dy);
    }

    /** Sweeps an actor's box from another place. */
    public boolean sweep(int actor, double x, double y, double dx, double dy) {
        return sweep(CastFilter.NONE, actor, x, y, dx, dy);
    }

    /** The same without what a filter excludes. */
    public boolean sweep(CastFilter filter, int actor, double x, double y, double dx, double dy) {
        return sweep(filter, actor, x, y, actors.w[actor], actors.h[actor], dx, dy, false);
    }

    /**
     * Sweeps an actor from where it is through the part of the step that its motion is to last, while platforms move as
     * well. The time of a hit is a part of that.
     */
    public boolean sweepAmongMoving(CastFilter filter, int actor, double dx, double dy) {
        double w = actors.w[actor];
        return sweep(filter, actor, actors.x[actor], actors.y[actor], w, actors.h[actor], dx, dy, true);
    }

    /** Sweeps any box, or a point, for a query: nothing is passed through. */
    public boolean sweepBox(double x, double y, double w, double h, double dx, double dy) {
        return sweep(CastFilter.NONE, -1, x, y, w, h, dx, dy, false);
    }

    private boolean sweep(
            CastFilter filter,
            int actor,
            double x,
            double y,
            double w,
            double h,
            double dx,
            double dy,
            boolean goesOn) {
        sweep.begin(x, y, w, h, dx, dy);
        if (actor >= 0 && !actors.has(actor, ActorFlags.WORLD_COLLISION)) {
            return false;
        }
        double left = Math.min(x, x + dx) - Sweep.SKIN;
        double top = Math.min(y, y + dy) - Sweep.SKIN;
        double right = Math.max(x, x + dx) + w + Sweep.SKIN;
        double bottom = Math.max(y, y + dy) + h + Sweep.SKIN;
        if (goesOn && dy == 0 && actors.fliesLevel(actor)) {
            sweep.hitTopsUnderFeet();
        }
        begin(actor, -2);
        tiles.sweep(left, top, right, bottom, x, y, w, h, dx, dy, FEW_CELLS);
        others(filter, actor, left, top, right, bottom, -2, goesOn);
        return sweep.hit();
    }

    private void begin(int actor, double leastUp) {
        if (actor < 0) {
            tiles.begin(Double.NaN, 0, false, leastUp);
            return;
        }
        boolean dropping = actors.dropTicks[actor] > 0;
        boolean pressed = dropping && actors.has(actor, ActorFlags.PRESSED);
        if (dropping) {
            tiles.dropFrom(actors.dropX[actor], actors.dropY[actor], actors.w[actor], pressed);
        }
        tiles.begin(
                dropping ? actors.dropY[actor] : Double.NaN,
                pressed ? actors.openSides(actor) : 0,
                actors.state[actor] == ActorArrays.CLIMB,
                leastUp);
    }

    private void others(
            CastFilter filter,
            int actor,
            double left,
            double top,
            double right,
            double bottom,
            double leastUp,
            boolean goesOn) {
        bodies(filter, actor, left, top, right, bottom, leastUp, goesOn);
        // In top-down levels no head can be stood on.
        if (actor >= 0 && standables.any() && filter.admitsActors() && !scene.topDown) {
            double span = goesOn ? filter.span() : 0;
            standables.sweep(actor, depths.rule(), filter.rest(), span, sweep, left, top, right, bottom);
        }
        LevelBorders.sweep(scene, sweep, left, top, right, bottom, leastUp);
    }

    /** Polygons, and platforms, less what they have yet to move. */
    private void bodies(
            CastFilter filter,
            int actor,
            double left,
            double top,
            double right,
            double bottom,
            double leastUp,
            boolean goesOn) {
        if (scene.polygons.count > 0) {
            polygons(actor, left, top, right, bottom, leastUp);
        }
        int found = platformIndex.find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int i = platformIndex.found(k);
            int open = openSides(actor, i);
            boolean isThere = platforms.outlines[i] != null && filter.admits(platforms, i) && open != Outline.ALL;
            if (isThere && !depths.isFiltered(actor, scene.platforms.ids[i])) {
                platform(filter, i, leastUp, goesOn, open);
            }
        }
    }

    private void polygons(int actor, double left, double top, double right, double bottom, double leastUp) {
        PolygonArrays polygons = scene.polygons;
        int found = polygons.index.find(left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int i = polygons.index.found(k);
            int open = openSidesOfPolygon(actor, i);
            if (open != Outline.ALL && !depths.isFiltered(actor, polygons.ids[i])) {
                sweep.owner(SupportKind.POLYGON, i, 0, 0);
                JoinedBodies.sweep(sweep, polygons.outlines[i], polygons.x[i], polygons.y[i], leastUp, open);
            }
        }
    }

    private void platform(CastFilter filter, int i, double leastUp, boolean goesOn, int open) {
        sweep.owner(SupportKind.PLATFORM, i, 0, 0);
        double dx = filter.rest() * platforms.movedX(i);
        double dy = filter.rest() * platforms.movedY(i);
        double faceX = goesOn ? filter.span() * platforms.movedX(i) : 0;
        double faceY = goesOn ? filter.span() * platforms.movedY(i) : 0;
        boolean isMoving = faceX != 0 || faceY != 0;
        if (isMoving) {
            sweep.facesMove(faceX, faceY);
        }
        JoinedBodies.sweep(sweep, platforms.outlines[i], platforms.x[i] - dx, platforms.y[i] - dy, leastUp, open);
        if (isMoving) {
            sweep.facesMove(0, 0);
        }
    }

    /**
     * Distance of a wall beside an actor, before either moves: the side of a tile, polygon, platform or border, but not
     * of an actor, nor one that others cover.
     *
     * @param dir 1 to the right, −1 to the left
     * @param reach length of the cast, px, more than 0
     * @return px, 0 or more; infinite if there is none in reach
     */
    public double wallBeside(int actor, int dir, double reach) {
        if (!actors.has(actor, ActorFlags.WORLD_COLLISION)) {
            return Double.POSITIVE_INFINITY;
        }
        double x = actors.x[actor];
        double y = actors.y[actor];
        double w = actors.w[actor];
        double h = actors.h[actor];
        double dx = dir * reach;
        sweep.begin(x, y, w, h, dx, 0);
        sweep.hitWallsOnly();
        double left = Math.min(x, x + dx) - Sweep.SKIN;
        double top = y - Sweep.SKIN;
        double right = Math.max(x, x + dx) + w + Sweep.SKIN;
        double bottom = y + h + Sweep.SKIN;
        begin(actor, -2);
        tiles.sweep(left, top, right, bottom, x, y, w, h, dx, 0, FEW_CELLS);
        bodies(CastFilter.NONE, actor, left, top, right, bottom, -2, false);
        LevelBorders.sweep(scene, sweep, left, top, right, bottom, -2);
        return sweep.hit() && !covers.isCovered(actor, dir) ? sweep.time() * reach : Double.POSITIVE_INFINITY;
    }

    /** True if something that was hit, or supports, blocks from all sides. */
    public boolean isSolidAllRound(int kind, int major, int minor, int part) {
        return switch (kind) {
            case SupportKind.PLATFORM ->
                platforms.outlines[major] == null || platforms.outlines[major].isSolidAllRound();
            case SupportKind.POLYGON -> scene.polygons.outlines[major].isSolidAllRound();
            case SupportKind.TILE -> {
                CellKind cell = scene.terrain.type(major, minor);
                yield cell.isFull || part < cell.parts.length && cell.parts[part].solidFrom == Outline.ALL;
            }
            default -> true;
        };
    }

    /**
     * Bits of the sides of a platform that an actor passes: it is falling or is pressed through that, or climbs it, or
     * past one that blocks from above alone.
     */
    public int openSides(int actor, int platform) {
        if (actor < 0) {
            return 0;
        }
        return climbs(actor) && JoinedBodies.climbsPast(platforms.outlines[platform], platforms.climbable[platform])
                ? Outline.ALL
                : joined.openSides(actor, platform);
    }

    private boolean climbs(int actor) {
        return actors.state[actor] == ActorArrays.CLIMB;
    }

    /** The same of a static polygon: the actor is pressed through it, or climbs past it. */
    public int openSidesOfPolygon(int actor, int polygon) {
        if (actor < 0) {
            return 0;
        }
        return climbs(actor) && JoinedBodies.climbsPast(scene.polygons.outlines[polygon], false)
                ? Outline.ALL
                : joined.openSidesOfPolygon(actor, polygon);
    }

    /**
     * Looks for walkable ground under an actor's box at a place.
     *
     * @param reach how far down, in pixels, 0 or more
     * @return how far down it is, 0 or more; −1 if there is none or something else is hit before
     */
    public double stand(int actor, double x, double y, double reach) {
        return stand(CastFilter.NONE, actor, x, y, reach);
    }

    /** The same without what a filter excludes. */
    public double stand(CastFilter filter, int actor, double x, double y, double reach) {
        return stand(filter, actor, x, y, actors.w[actor], actors.h[actor], reach);
    }

    /**
     * Looks for ground where an actor is now; a one-way platform that has come down past its feet in this step is none.
     * Appendix A Ch4.
     */
    public double standHere(CastFilter filter, int i, double reach) {
        double gap = stand(filter, i, actors.x[i], actors.y[i], reach);
        if (gap < 0 || !filter.leavesOutNone() || sweep.ownerKind() != SupportKind.PLATFORM) {
            return gap;
        }
        int platform = sweep.ownerMajor();
        boolean rides = actors.supportKind[i] == SupportKind.PLATFORM && actors.supportMajor[i] == platform;
        if (rides || !platforms.hasComeDown(platform, actors.y[i] + gap - actors.oldY[i], filter.rest())) {
            return gap;
        }
        return stand(without(platform, filter), i, actors.x[i], actors.y[i], reach);
    }

    /** The same of what stands still, and of platforms that move so far in this step. */
    public double standTogether(CastFilter filter, int i, double reach, double byX, double byY) {
        return standHere(together(byX, byY, filter), i, reach);
    }

    /** The same at a place, of what goes along with what an actor stands on; of anything if that is a head. */
    public double standTogetherAt(CastFilter filter, int i, double x, double y, double reach) {
        boolean isOnHead = actors.supportKind[i] == SupportKind.ACTOR;
        return stand(isOnHead ? filter : togetherWith(i, filter), i, x, y, reach);
    }

    /**
     * Looks for what an actor stands on, at a place and a time at which something that moves otherwise is there, too.
     *
     * @param platform that other thing, −1 if it is no platform
     */
    public double standOnSupport(CastFilter filter, int i, double x, double y, double reach, int platform) {
        if (actors.supportKind[i] == SupportKind.PLATFORM) {
            double length = reach + Sweep.SKIN;
            sweep.beginStanding(x, y, actors.w[i], actors.h[i], length);
            platform(filter, actors.supportMajor[i], scene.minUp, false, 0);
            return gap(y, reach, length);
        }
        return stand(without(platform, filter), i, x, y, reach);
    }

    /** Looks for walkable ground under a box of another size, as far as that actor is concerned. */
    public double stand(CastFilter filter, int actor, double x, double y, double w, double h, double reach) {
        // A little more, so that ground at exactly the reach, and ground in contact, is hit.
        double length = reach + Sweep.SKIN;
        sweep.beginStanding(x, y, w, h, length);
        if (!actors.has(actor, ActorFlags.WORLD_COLLISION)) {
            return -1;
        }
        double left = x - Sweep.SKIN;
        double right = x + w + Sweep.SKIN;
        double top = y + h - Sweep.SKIN;
        double bottom = y + h + length + Sweep.SKIN;
        begin(actor, scene.minUp);
        tiles.sweep(left, top, right, bottom, x, y, w, h, 0, length, FEW_CELLS);
        others(filter, actor, left, top, right, bottom, scene.minUp, false);
        return gap(y, reach, length);
    }

    /** How far down the ground is that a cast of a length has come to, −1 if that is out of reach. */
    private double gap(double y, double reach, double length) {
        boolean isInReach = sweep.hit() && sweep.time() * length <= reach + Sweep.EDGE;
        return isInReach ? Math.max(0, sweep.hitY() - y) : -1;
    }

    /** True if there is nothing but cells. */
    public boolean isAlone(int i, double left, double top, double right, double bottom) {
        return standables.isFree(i, left, top, right, bottom)
                && (scene.polygons.count == 0 || scene.polygons.index.find(left, top, right, bottom) == 0)
                && platformIndex.isFree(i, left, top, right, bottom);
    }

    /** True if the ground of the last hit can be walked on. */
    public boolean walkable() {
        return -sweep.normalY() >= scene.minUp;
    }
}

package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CellKind;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.PolygonArrays;
import dev.ledge.engine.world.internal.scene.Terrain;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;

/**
 * When a drop through one-ways begins: if all that an actor stands on lets it through. And when it is over: as soon as
 * the actor has come free of it, so that it is thrown back up onto it as onto any other; and so for what an actor was
 * pressed through, whose solid sides push it again. Cases OW-07, CR-02.
 */
public final class Drops extends LevelBound {
    /** How long ground that was dropped through does not collide, ticks, unless {@link #end} knows better. */
    private static final int TICKS = 15;

    private final ActorArrays a;
    private final PlatformArrays platforms;
    private final MotionCasts casts;
    private final Sweep sweep;
    private final ActiveSurfaces surfaces;

    public Drops(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            MotionCasts casts,
            ActiveSurfaces surfaces) {
        super(scene);
        a = actors;
        this.platforms = platforms;
        this.casts = casts;
        sweep = casts.sweep;
        this.surfaces = surfaces;
    }

    /**
     * Opens all that an actor stands on. False, and all of it stays closed, if something of that is not drop-through.
     */
    boolean begin(int i) {
        boolean isOnPlatform = a.supportKind[i] == SupportKind.PLATFORM;
        boolean isOnTile = a.supportKind[i] == SupportKind.TILE;
        if (!(isOnPlatform && scene.platforms.dropThrough[a.supportMajor[i]] || isOnTile && isTileDropThrough(i))) {
            return false;
        }
        a.forgetDrop(i);
        a.dropTicks[i] = TICKS;
        a.dropX[i] = a.x[i];
        a.dropY[i] = a.feet(i);
        a.dropPlatform[i] = isOnPlatform ? a.supportMajor[i] : -1;
        // Beside a tile there may be a platform, too.
        boolean isFree = !stands(i) || isOnTile && opensPlatform(i) && !stands(i);
        if (!isFree) {
            a.forgetDrop(i);
        }
        return isFree;
    }

    private boolean isTileDropThrough(int i) {
        CellKind.Part part = surfaces.partUnder(i);
        return part != null && part.dropThrough;
    }

    private boolean stands(int i) {
        return casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0;
    }

    /** Opens what was hit if that is a platform to drop through. */
    private boolean opensPlatform(int i) {
        boolean opens = sweep.ownerKind() == SupportKind.PLATFORM && scene.platforms.dropThrough[sweep.ownerMajor()];
        if (opens) {
            a.dropPlatform[i] = sweep.ownerMajor();
        }
        return opens;
    }

    /** At the end of a step: ends the drop of an actor if it is over. */
    public void end(int i) {
        if (a.dropTicks[i] == 0) {
            return;
        }
        a.dropTicks[i]--;
        boolean isOwn = isOwn(i);
        if (isOwn && falls(i) && (isAbove(i) || !isApartFromPlatforms(i))) {
            // Not over as long as it is above, which may take longer if the ground sinks as fast, nor within a
            // platform, which may yet sink faster.
            a.dropTicks[i] = TICKS;
        } else if (isOwn || isApart(i) || a.state[i] == ActorArrays.CLIMB) {
            // A climber passes tops anyway, and has to be able to stand on that of its ladder.
            a.forgetDrop(i);
        }
    }

    /** True if an actor touches nothing any more that it was pressed through. */
    private boolean isApart(int i) {
        int polygon = a.dropPolygon[i];
        PolygonArrays polygons = scene.polygons;
        return isApartFromPlatform(i, a.dropPlatform[i])
                && isApartFromPlatform(i, a.dropBefore[i])
                && (polygon < 0 || isApart(i, polygons.outlines[polygon], polygons.x[polygon], polygons.y[polygon]))
                && (!a.has(i, ActorFlags.PRESSED) || isApartFromTiles(i));
    }

    /** True if an actor touches none of the platforms that let it through. */
    private boolean isApartFromPlatforms(int i) {
        for (int platform = 0; platform < platforms.count; platform++) {
            if (casts.passes(i, platform) && !isApartFromPlatform(i, platform)) {
                return false;
            }
        }
        return true;
    }

    private boolean isApartFromPlatform(int i, int platform) {
        return platform < 0 || isApart(i, platforms.outlines[platform], platforms.x[platform], platforms.y[platform]);
    }

    /** True if an actor touches no tile that lets a pressed actor through. */
    private boolean isApartFromTiles(int i) {
        Terrain terrain = scene.terrain;
        int lastColumn = terrain.column(a.x[i] + a.w[i] + Tolerance.CONTACT);
        int lastRow = terrain.row(a.feet(i) + Tolerance.CONTACT);
        for (int r = terrain.row(a.y[i] - Tolerance.CONTACT); r <= lastRow; r++) {
            for (int c = terrain.column(a.x[i] - Tolerance.CONTACT); c <= lastColumn; c++) {
                for (CellKind.Part part : terrain.type(c, r).parts) {
                    boolean isLadder = part.climbable && part.outline == null;
                    boolean mayTouch = part.solidFrom != Outline.ALL;
                    if (isLadder || mayTouch && !isApart(i, part.outline, c * terrain.grid, r * terrain.grid)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean isApart(int i, Outline outline, double atX, double atY) {
        if (outline == null) {
            return true;
        }
        double x = a.x[i] - Tolerance.CONTACT - atX;
        double y = a.y[i] - Tolerance.CONTACT - atY;
        double w = a.w[i] + 2 * Tolerance.CONTACT;
        double h = a.h[i] + 2 * Tolerance.CONTACT;
        return outline.pieces().depth(x, y, w, h) == 0 && !outline.isCrossedBy(x, y, w, h);
    }

    /** True if an actor has dropped by itself, and nothing presses it. */
    private boolean isOwn(int i) {
        return a.dropPolygon[i] < 0 && !Double.isNaN(a.dropY[i]) && !a.has(i, ActorFlags.PRESSED);
    }

    private boolean falls(int i) {
        return a.state[i] == ActorArrays.AIR && a.vy[i] >= 0;
    }

    /** True if an actor is not below what it drops through yet. */
    private boolean isAbove(int i) {
        if (a.dropPlatform[i] >= 0) {
            return isAboveAPlatform(i);
        }
        // Depth below the line of the ground it dropped from, extended sideways as a ramp's other tiles continue it.
        double depth = a.feet(i) - a.dropY[i] + (a.x[i] - a.dropX[i]) * a.groundX[i] / a.groundY[i];
        return depth <= a.w[i] * scene.steepest + Sweep.SKIN;
    }

    /** True if it is above one of the platforms that let it through: what is joined to the one it stood on, too. */
    private boolean isAboveAPlatform(int i) {
        for (int platform = 0; platform < platforms.count; platform++) {
            if (casts.passes(i, platform) && isAbovePlatform(i, platform)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAbovePlatform(int i, int platform) {
        Outline outline = platforms.outlines[platform];
        if (outline == null) {
            return false;
        }
        double reach = platforms.y[platform] + outline.bottom() - a.feet(i) + Sweep.SKIN;
        if (reach <= 0) {
            return false;
        }
        sweep.beginStanding(a.x[i], a.y[i], a.w[i], a.h[i], reach);
        sweep.ground(outline, platforms.x[platform], platforms.y[platform], scene.minUp);
        return sweep.hit();
    }
}

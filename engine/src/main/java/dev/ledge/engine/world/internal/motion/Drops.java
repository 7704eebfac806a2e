package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.PolygonArrays;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;

/**
 * When a drop through a one-way is over: as soon as the actor has come free of it, so that it is thrown back up onto it
 * as onto any other; and so for what an actor was pressed through, whose solid sides push it again. Cases OW-07, CR-02.
 */
public final class Drops implements LevelBound {
    private final ActorArrays a;
    private final PlatformArrays platforms;
    private final Sweep sweep;
    private CompiledLevel scene;

    public Drops(CompiledLevel scene, ActorArrays actors, PlatformArrays platforms, Sweep sweep) {
        a = actors;
        this.platforms = platforms;
        this.sweep = sweep;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        scene = level;
    }

    /** At the end of a step: ends drops that are over. */
    public void end() {
        for (int i = 0; i < a.count; i++) {
            if (a.dropTicks[i] > 0) {
                end(i);
            }
        }
    }

    private void end(int i) {
        if (!isOwn(i)) {
            if (isApart(i)) {
                a.forgetDrop(i);
            }
        } else if (isAbove(i)) {
            // However long that takes, as where it sinks as fast.
            a.dropTicks[i] = MovementInput.DROP_TICKS + 1;
        } else {
            a.forgetDrop(i);
        }
    }

    /** True if an actor that was pressed through bodies, not tiles, touches none of these any more. */
    private boolean isApart(int i) {
        int platform = a.dropPlatform[i];
        int polygon = a.dropPolygon[i];
        if (a.has(i, ActorFlags.PRESSED) || platform < 0 && polygon < 0) {
            return false;
        }
        PolygonArrays polygons = scene.polygons;
        return (platform < 0 || isApart(i, platforms.outlines[platform], platforms.x[platform], platforms.y[platform]))
                && (polygon < 0 || isApart(i, polygons.outlines[polygon], polygons.x[polygon], polygons.y[polygon]));
    }

    private boolean isApart(int i, Outline outline, double atX, double atY) {
        if (outline == null) {
            return true;
        }
        double x = a.x[i] - Sweep.SKIN - atX;
        double y = a.y[i] - Sweep.SKIN - atY;
        double w = a.w[i] + 2 * Sweep.SKIN;
        double h = a.h[i] + 2 * Sweep.SKIN;
        return outline.pieces().depth(x, y, w, h) == 0 && !outline.isCrossedBy(x, y, w, h);
    }

    /** True if an actor has dropped by itself, and nothing presses it. */
    private boolean isOwn(int i) {
        return a.dropPolygon[i] < 0 && !Double.isNaN(a.dropY[i]) && !a.has(i, ActorFlags.PRESSED);
    }

    /** True if an actor falls, and is not below what it drops through yet. */
    private boolean isAbove(int i) {
        if (a.state[i] != ActorArrays.AIR || a.vy[i] < 0) {
            return false;
        }
        if (a.dropPlatform[i] >= 0) {
            return isAbovePlatform(i, a.dropPlatform[i]);
        }
        // How far below the ground's line, on which the tips of a ramp's other tiles may be, down along the foot.
        double depth = a.feet(i) - a.dropY[i] + (a.x[i] - a.dropX[i]) * a.groundX[i] / a.groundY[i];
        return depth <= a.w[i] * scene.steepest + Sweep.SKIN;
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

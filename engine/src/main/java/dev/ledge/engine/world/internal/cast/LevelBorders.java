package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.state.SupportKind;

/** Casts against those borders of a level that are walls, which go on beyond its corners. */
final class LevelBorders {
    private static final double EVERYWHERE = 1e300;

    private LevelBorders() {}

    /** Tests the borders that an area, px, comes to: all, or the ground alone if a normal has to point up. */
    static void sweep(
            CompiledLevel scene, Sweep sweep, double left, double top, double right, double bottom, double leastUp) {
        sweep.owner(SupportKind.BORDER, 0, 0, 0);
        if (scene.wallBottom && bottom >= scene.height) {
            sweep.flat(Outline.TOP, scene.height, -EVERYWHERE, EVERYWHERE);
        }
        if (leastUp > -1) {
            return;
        }
        if (scene.wallLeft && left <= 0) {
            sweep.flat(Outline.RIGHT, 0, -EVERYWHERE, EVERYWHERE);
        }
        if (scene.wallRight && right >= scene.width) {
            sweep.flat(Outline.LEFT, scene.width, -EVERYWHERE, EVERYWHERE);
        }
        if (scene.wallTop && top <= 0) {
            sweep.flat(Outline.BOTTOM, 0, -EVERYWHERE, EVERYWHERE);
        }
    }
}

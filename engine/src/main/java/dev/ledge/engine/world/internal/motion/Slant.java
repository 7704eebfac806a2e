package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;

/**
 * What the lean of a face decides, within the rounding error of its normal and its motion: faces of 45° are the most
 * common of all, and many move along themselves. A mirror shows the same.
 */
final class Slant {
    private Slant() {}

    /** True for a floor or ceiling, of 45° too; false for a wall. */
    static boolean isLevel(double nx, double ny) {
        return Math.abs(ny) >= Math.abs(nx) - Tolerance.ROUNDING;
    }

    /** True if what was hit is a ceiling, which gives its own speed downwards, and not a side that overhangs. */
    static boolean isCeiling(Sweep hit) {
        return hit.side() == Outline.BOTTOM;
    }

    /** True if a face that moves by so much, px, comes along its normal. */
    static boolean comes(double nx, double ny, double movedX, double movedY) {
        return movedX * nx + movedY * ny > Tolerance.ROUNDING;
    }
}

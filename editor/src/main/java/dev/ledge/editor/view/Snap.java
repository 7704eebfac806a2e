package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Vec;

/**
 * Snapping of positions.
 *
 * @param step distance of the snap lines in level pixels, more than 0
 * @param on false leaves positions on whole pixels
 */
public record Snap(double step, boolean on) {

    public Snap {
        if (!(step > 0)) {
            throw new IllegalArgumentException("snap step must be more than 0: " + step);
        }
    }

    /** The nearest snap line, or the nearest whole pixel if snapping is off or {@code free}. */
    public double apply(double value, boolean free) {
        double unit = on && !free ? step : 1;
        return Math.rint(value / unit) * unit + 0.0;
    }

    /** The nearest snap point, or the nearest whole pixel if snapping is off or {@code free}. */
    public Vec apply(Vec point, boolean free) {
        return new Vec(apply(point.x(), free), apply(point.y(), free));
    }

    /** The snap line at or before the value, or the whole pixel if snapping is off or {@code free}. */
    public double floor(double value, boolean free) {
        double unit = on && !free ? step : 1;
        return Math.floor(value / unit) * unit + 0.0;
    }
}

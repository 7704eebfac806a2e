package dev.ledge.engine.geometry;

/**
 * A point or a displacement in the plane.
 *
 * @param x to the right, in pixels (px/s for a velocity)
 * @param y downwards, in pixels (px/s for a velocity)
 */
public record Vec(double x, double y) {

    public static final Vec ZERO = new Vec(0, 0);

    public Vec plus(Vec other) {
        return new Vec(x + other.x, y + other.y);
    }

    public Vec minus(Vec other) {
        return new Vec(x - other.x, y - other.y);
    }

    public Vec times(double factor) {
        return new Vec(x * factor, y * factor);
    }

    public double dot(Vec other) {
        return x * other.x + y * other.y;
    }

    /** The z component of the cross product; positive if {@code other} is clockwise from this on screen (y down). */
    public double cross(Vec other) {
        return x * other.y - y * other.x;
    }

    public double length() {
        return StrictMath.sqrt(x * x + y * y);
    }
}

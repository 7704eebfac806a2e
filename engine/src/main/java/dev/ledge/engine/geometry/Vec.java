package dev.ledge.engine.geometry;

/**
 * A point or a displacement in the plane.
 *
 * @param x to the right, in pixels (px/s for a velocity)
 * @param y downwards, in pixels (px/s for a velocity)
 */
public record Vec(double x, double y) {

    /** No way at all. */
    public static final Vec ZERO = new Vec(0, 0);

    /**
     * {@return the sum}
     *
     * @param other the other vector
     */
    public Vec plus(Vec other) {
        return new Vec(x + other.x, y + other.y);
    }

    /**
     * {@return the difference}
     *
     * @param other the other vector
     */
    public Vec minus(Vec other) {
        return new Vec(x - other.x, y - other.y);
    }

    /**
     * {@return this, longer by a factor}
     *
     * @param factor by what
     */
    public Vec times(double factor) {
        return new Vec(x * factor, y * factor);
    }

    /**
     * {@return the scalar product}
     *
     * @param other the other vector
     */
    public double dot(Vec other) {
        return x * other.x + y * other.y;
    }

    /**
     * {@return the z component of the cross product; positive if {@code other} is clockwise from this on screen (y
     * down)}
     *
     * @param other the other vector
     */
    public double cross(Vec other) {
        return x * other.y - y * other.x;
    }

    /** {@return the length} */
    public double length() {
        return StrictMath.sqrt(x * x + y * y);
    }
}

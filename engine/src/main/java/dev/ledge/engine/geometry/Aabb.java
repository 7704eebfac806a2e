package dev.ledge.engine.geometry;

/**
 * An axis-aligned box; zero width or height is legal (a line or a point).
 *
 * @param left smallest x, in pixels
 * @param top smallest y, in pixels
 * @param right largest x, in pixels
 * @param bottom largest y, in pixels
 */
public record Aabb(double left, double top, double right, double bottom) {

    /**
     * {@return a box by its top-left corner and its size}
     *
     * @param at top-left corner, px
     * @param size width and height, px
     */
    public static Aabb of(Vec at, Vec size) {
        return new Aabb(at.x(), at.y(), at.x() + size.x(), at.y() + size.y());
    }

    /** {@return from left to right, px} */
    public double width() {
        return right - left;
    }

    /** {@return from top to bottom, px} */
    public double height() {
        return bottom - top;
    }

    /** {@return x of the middle, px} */
    public double centerX() {
        return (left + right) / 2;
    }

    /** {@return y of the middle, px} */
    public double centerY() {
        return (top + bottom) / 2;
    }

    /** {@return the top-left corner, px} */
    public Vec at() {
        return new Vec(left, top);
    }

    /** {@return width and height, px} */
    public Vec size() {
        return new Vec(width(), height());
    }

    /**
     * {@return true if a point is inside or on an edge}
     *
     * @param x px
     * @param y px
     */
    public boolean contains(double x, double y) {
        return x >= left && x <= right && y >= top && y <= bottom;
    }

    /**
     * {@return true if the boxes share more than an edge}
     *
     * @param other the other one
     */
    public boolean overlaps(Aabb other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /**
     * {@return true if the boxes share at least a point}
     *
     * @param other the other one
     */
    public boolean touches(Aabb other) {
        return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
    }

    /**
     * {@return the smallest box that holds both}
     *
     * @param other the other one
     */
    public Aabb union(Aabb other) {
        return new Aabb(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /**
     * {@return this box elsewhere}
     *
     * @param dx px, to the right
     * @param dy px, downwards
     */
    public Aabb moved(double dx, double dy) {
        return new Aabb(left + dx, top + dy, right + dx, bottom + dy);
    }

    /**
     * {@return this box with {@code margin} pixels more on every side}
     *
     * @param margin px on every side
     */
    public Aabb grown(double margin) {
        return new Aabb(left - margin, top - margin, right + margin, bottom + margin);
    }
}

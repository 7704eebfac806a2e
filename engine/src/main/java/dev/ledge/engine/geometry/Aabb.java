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

    public static Aabb of(Vec at, Vec size) {
        return new Aabb(at.x(), at.y(), at.x() + size.x(), at.y() + size.y());
    }

    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }

    public double centerX() {
        return (left + right) / 2;
    }

    public double centerY() {
        return (top + bottom) / 2;
    }

    public Vec at() {
        return new Vec(left, top);
    }

    public Vec size() {
        return new Vec(width(), height());
    }

    public boolean contains(double x, double y) {
        return x >= left && x <= right && y >= top && y <= bottom;
    }

    /** True if the boxes share more than an edge. */
    public boolean overlaps(Aabb other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** True if the boxes share at least a point. */
    public boolean touches(Aabb other) {
        return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
    }

    public Aabb union(Aabb other) {
        return new Aabb(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    public Aabb moved(double dx, double dy) {
        return new Aabb(left + dx, top + dy, right + dx, bottom + dy);
    }

    /** This box with {@code margin} pixels more on every side. */
    public Aabb grown(double margin) {
        return new Aabb(left - margin, top - margin, right + margin, bottom + margin);
    }
}

package dev.ledge.engine.geometry;

/** All edges of an outline, those that do not block included. Immutable. */
final class OutlineEdges {
    /** Ends of each edge: x, y. */
    private final double[] a;

    private final double[] b;
    /** Around each edge, of so many that it is worth it; else null. */
    private final BoxTree tree;

    OutlineEdges(OutlineFaces outline) {
        int count = outline.corners.size();
        a = new double[2 * count];
        b = new double[2 * count];
        for (int i = 0; i < count; i++) {
            a[2 * i] = outline.corner(i).x();
            a[2 * i + 1] = outline.corner(i).y();
            b[2 * i] = outline.corner(i + 1).x();
            b[2 * i + 1] = outline.corner(i + 1).y();
        }
        tree = count < BoxTree.MANY ? null : BoxTree.ofLines(a, b);
    }

    /** As {@link Outline#isCrossedBy}. */
    boolean isCrossedBy(double x, double y, double w, double h) {
        if (tree == null) {
            for (int i = 0; i < a.length; i += 2) {
                if (isCrossedBy(i, x, y, w, h)) {
                    return true;
                }
            }
            return false;
        }
        for (int edge = tree.next(0, x, y, x + w, y + h);
                edge < tree.count();
                edge = tree.next(edge + 1, x, y, x + w, y + h)) {
            if (isCrossedBy(2 * edge, x, y, w, h)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCrossedBy(int i, double x, double y, double w, double h) {
        double alongX = b[i] - a[i];
        double alongY = b[i + 1] - a[i + 1];
        double aside = (x + w / 2 - a[i]) * alongY - (y + h / 2 - a[i + 1]) * alongX;
        boolean isOnLine = Math.abs(aside) <= (Math.abs(alongY) * w + Math.abs(alongX) * h) / 2;
        return isOnLine
                && Math.min(a[i], b[i]) <= x + w
                && x <= Math.max(a[i], b[i])
                && Math.min(a[i + 1], b[i + 1]) <= y + h
                && y <= Math.max(a[i + 1], b[i + 1]);
    }

    /** As {@link Outline#coverOfBorder}. */
    void coverOfBorder(int border, double grid, double[] from, double[] to, int index) {
        double at = border == Outline.TOP || border == Outline.LEFT ? 0 : grid;
        int along = border == Outline.TOP || border == Outline.BOTTOM ? 0 : 1;
        int across = 1 - along;
        for (int i = 0; i < a.length; i += 2) {
            if (a[i + across] == at && b[i + across] == at) {
                from[index] = Math.min(a[i + along], b[i + along]);
                to[index] = Math.max(a[i + along], b[i + along]);
            }
        }
    }
}

package dev.ledge.engine.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Pure functions on the corners of polygons. */
public final class Polygons {
    private Polygons() {}

    /**
     * {@return twice the signed area; positive if the corners run clockwise on screen (y down)}
     *
     * @param corners two or more
     */
    public static double twiceArea(List<Vec> corners) {
        double sum = 0;
        // Relative to the first corner, so that polygons far from the origin lose no digits.
        Vec origin = corners.get(0);
        for (int i = 0; i < corners.size(); i++) {
            Vec a = corners.get(i).minus(origin);
            Vec b = corners.get((i + 1) % corners.size()).minus(origin);
            sum += a.cross(b);
        }
        return sum;
    }

    /**
     * {@return the same polygon with its corners clockwise on screen}
     *
     * @param corners two or more
     */
    public static List<Vec> clockwise(List<Vec> corners) {
        if (corners.size() < 3 || twiceArea(corners) >= 0) {
            return corners;
        }
        List<Vec> reversed = new ArrayList<>(corners);
        Collections.reverse(reversed);
        return reversed;
    }

    /**
     * {@return the corners without those that equal the one before}
     *
     * @param corners two or more
     */
    public static List<Vec> withoutRepeats(List<Vec> corners) {
        List<Vec> result = new ArrayList<>();
        for (Vec corner : corners) {
            if (result.isEmpty() || !result.get(result.size() - 1).equals(corner)) {
                result.add(corner);
            }
        }
        while (result.size() > 1 && result.get(0).equals(result.get(result.size() - 1))) {
            result.remove(result.size() - 1);
        }
        return result;
    }

    /**
     * {@return the box around the corners}
     *
     * @param corners two or more
     */
    public static Aabb bounds(List<Vec> corners) {
        Aabb box = Aabb.of(corners.get(0), Vec.ZERO);
        for (Vec corner : corners) {
            box = box.union(Aabb.of(corner, Vec.ZERO));
        }
        return box;
    }

    /**
     * {@return true if no corner turns inwards; the corners must be clockwise}
     *
     * @param corners two or more
     */
    public static boolean isConvex(List<Vec> corners) {
        for (int i = 0; i < corners.size(); i++) {
            if (turn(corners, i) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Positive if the outline turns clockwise at corner i. */
    private static double turn(List<Vec> corners, int i) {
        int size = corners.size();
        Vec before = corners.get((i + size - 1) % size);
        Vec here = corners.get(i);
        Vec after = corners.get((i + 1) % size);
        return here.minus(before).cross(after.minus(here));
    }
}

package dev.ledge.engine.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Corners written as x, y, x, y, … */
final class Corners {

    /** A square with an arm to the right at its bottom: concave at (10, 20). */
    static final List<Vec> ELL = of(0, 0, 10, 0, 10, 20, 30, 20, 30, 30, 0, 30);

    /** A block 40 wide and 40 high with a V cut into its top, 20 deep. */
    static final List<Vec> NOTCH = of(0, 0, 20, 20, 40, 0, 40, 40, 0, 40);

    private Corners() {}

    static List<Vec> of(double... coordinates) {
        List<Vec> corners = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            corners.add(new Vec(coordinates[i], coordinates[i + 1]));
        }
        return corners;
    }

    static List<Vec> reversed(List<Vec> corners) {
        List<Vec> result = new ArrayList<>(corners);
        Collections.reverse(result);
        return result;
    }

    /** The same polygon, begun at another corner. */
    static List<Vec> rotated(List<Vec> corners, int by) {
        List<Vec> result = new ArrayList<>(corners);
        Collections.rotate(result, by);
        return result;
    }
}

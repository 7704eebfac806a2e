package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.SimpleOutline;
import dev.ledge.engine.geometry.Vec;
import java.util.List;

/** Which corners make a legal outline. */
final class SimplePolygons {
    private static final double LEAST_AREA = 0.5;

    private SimplePolygons() {}

    /** True for a line, and for a polygon whose edges do not cross and which encloses something. */
    static boolean is(List<Vec> corners) {
        if (corners.size() == 2) {
            return true;
        }
        double area = 0;
        for (int i = 0; i < corners.size(); i++) {
            area += corners.get(i).cross(corners.get((i + 1) % corners.size()));
        }
        return Math.abs(area) > 2 * LEAST_AREA && SimpleOutline.isSimple(corners);
    }
}

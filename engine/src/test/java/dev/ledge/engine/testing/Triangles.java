package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.List;

/** Cuts simple polygons into triangles by taking off one ear after the other. */
final class Triangles {
    private Triangles() {}

    /** The triangles of a simple polygon of either winding; none if it has fewer than three corners. */
    static List<List<Vec>> of(List<Vec> polygon) {
        List<Vec> rest = new ArrayList<>(polygon);
        if (area(rest) < 0) {
            java.util.Collections.reverse(rest);
        }
        List<List<Vec>> triangles = new ArrayList<>();
        while (rest.size() > 2) {
            int ear = ear(rest);
            Vec before = rest.get((ear + rest.size() - 1) % rest.size());
            Vec after = rest.get((ear + 1) % rest.size());
            triangles.add(List.of(before, rest.get(ear), after));
            rest.remove(ear);
        }
        return triangles;
    }

    private static double area(List<Vec> polygon) {
        double sum = 0;
        for (int i = 0; i < polygon.size(); i++) {
            sum += polygon.get(i).cross(polygon.get((i + 1) % polygon.size()));
        }
        return sum;
    }

    /** A corner that sticks out and whose triangle holds no other corner; where rounding leaves none, the first. */
    private static int ear(List<Vec> polygon) {
        for (int i = 0; i < polygon.size(); i++) {
            Vec before = polygon.get((i + polygon.size() - 1) % polygon.size());
            Vec corner = polygon.get(i);
            Vec after = polygon.get((i + 1) % polygon.size());
            boolean sticksOut = corner.minus(before).cross(after.minus(corner)) >= 0;
            if (sticksOut
                    && polygon.stream()
                            .noneMatch(point -> point != before
                                    && point != corner
                                    && point != after
                                    && isInside(point, before, corner, after))) {
                return i;
            }
        }
        return 0;
    }

    private static boolean isInside(Vec point, Vec a, Vec b, Vec c) {
        return b.minus(a).cross(point.minus(a)) >= 0
                && c.minus(b).cross(point.minus(b)) >= 0
                && a.minus(c).cross(point.minus(c)) >= 0;
    }
}

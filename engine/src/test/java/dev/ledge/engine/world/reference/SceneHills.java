package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import java.util.ArrayList;
import java.util.List;

/** Tops that are not level, as tiles and as outlines of platforms. */
final class SceneHills {
    private static final double HALF = Scene.GRID / 2.0;

    private SceneHills() {}

    /** Draws a hill of tiles: 45° slopes, and 26.6° ones two cells long. */
    static void draw(TestLevels levels, Solid hill) {
        int column = (int) (hill.x() / Scene.GRID);
        int end = (int) ((hill.y() + hill.h()) / Scene.GRID);
        for (int k = 0; k + 1 < hill.heights().size(); k++) {
            double left = hill.y() + hill.heights().get(k);
            double right = hill.y() + hill.heights().get(k + 1);
            int row = (int) (Math.min(left, right) / Scene.GRID);
            levels.fill(column + k, row, 1, end - row, '#');
            if (left != right) {
                levels.fill(column + k, row, 1, 1, symbol(left, right));
            } else if (left % Scene.GRID != 0) {
                levels.fill(column + k, row, 1, 1, '_');
            }
        }
    }

    /** Draws the same upside down. */
    static void drawHanging(TestLevels levels, Solid roof) {
        int column = (int) (roof.x() / Scene.GRID);
        int first = (int) (roof.y() / Scene.GRID);
        for (int k = 0; k + 1 < roof.heights().size(); k++) {
            double left = roof.h() - roof.heights().get(k);
            double right = roof.h() - roof.heights().get(k + 1);
            int rows = (int) (Math.min(left, right) / Scene.GRID);
            levels.fill(column + k, first, 1, rows, '#');
            if (left != right) {
                double toLeft = left / Scene.GRID - rows;
                double toRight = right / Scene.GRID - rows;
                String name = "roof-" + toLeft + "-" + toRight;
                levels.define(TestPalette.tile(name, new Shape.Ceiling(toLeft, toRight)));
                levels.tile(column + k, first + rows, TileRef.of(name));
            }
        }
    }

    private static char symbol(double left, double right) {
        boolean isUp = right < left;
        if (Math.abs(right - left) > HALF) {
            return isUp ? '/' : '\\';
        }
        boolean isLow = Math.max(left, right) % Scene.GRID == 0;
        return isUp ? isLow ? '1' : '2' : isLow ? '4' : '3';
    }

    /** Corners of a platform with such a top or underside, from its place. */
    static List<Vec> outline(Solid solid) {
        List<Vec> corners = new ArrayList<>();
        int last = solid.heights().size() - 1;
        if (solid.hangs()) {
            corners.add(new Vec(0, 0));
            corners.add(new Vec(solid.w(), 0));
            for (int k = last; k >= 0; k--) {
                corners.add(new Vec(
                        solid.w() * k / last, solid.h() - solid.heights().get(k)));
            }
            return corners;
        }
        for (int k = 0; k <= last; k++) {
            corners.add(new Vec(solid.w() * k / last, solid.heights().get(k)));
        }
        corners.add(new Vec(solid.w(), solid.h()));
        corners.add(new Vec(0, solid.h()));
        return corners;
    }
}

package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether two flat tops hold equally much of a foot, equally near to its middle, so that the left one acts, in a mirror
 * too (SF-04). Measured straight from the level.
 */
final class FootTie {
    private static final double NOISE = 1e-6;

    private final double left;
    private final double width;
    private final double feet;
    /** What each top holds, px, and how far it is from the middle, px. */
    private final List<double[]> held = new ArrayList<>();

    private FootTie(double left, double width, double feet) {
        this.left = left;
        this.width = width;
        this.feet = feet;
    }

    /** True if two tops tie for a foot. */
    static boolean ties(World world, double left, double width, double feet) {
        FootTie tie = new FootTie(left, width, feet);
        tie.addTiles(world.level());
        for (LevelObject object : world.level().objects()) {
            tie.addObject(object, world.platforms());
        }
        for (int i = 0; i < tie.held.size(); i++) {
            for (int j = 0; j < i; j++) {
                double[] one = tie.held.get(i);
                double[] other = tie.held.get(j);
                if (Math.abs(one[0] - other[0]) <= NOISE && Math.abs(one[1] - other[1]) <= NOISE) {
                    return true;
                }
            }
        }
        return false;
    }

    private void addTiles(Level level) {
        double grid = level.grid();
        for (Layer layer : level.layers()) {
            TileLayer tiles = (TileLayer) layer;
            for (int r = (int) Math.floor(feet / grid) - 1; r <= feet / grid && tiles.isColliding(); r++) {
                for (int c = (int) Math.floor(left / grid); c <= (left + width) / grid; c++) {
                    boolean isInside = c >= 0 && r >= 0 && c < level.columns() && r < level.rows();
                    TileRef ref = isInside ? level.tiles().get(tiles.grid().get(c, r)) : null;
                    TileType type = isInside ? level.tileType(tiles.grid().get(c, r)) : null;
                    if (type != null) {
                        Vec cell = new Vec(c * grid, r * grid);
                        addTops(type.effectiveShape().outline().stream()
                                .map(point ->
                                        ref.flip().apply(point).times(grid).plus(cell))
                                .toList());
                    }
                }
            }
        }
    }

    private void addObject(LevelObject object, Platforms platforms) {
        if (object instanceof StaticPolygon polygon) {
            addTops(polygon.points().stream().map(polygon.at()::plus).toList());
        } else if (object instanceof Platform platform) {
            int i = platforms.indexOf(object.id());
            Vec at = new Vec(platforms.x(i), platforms.y(i));
            List<Vec> points = platform.points();
            if (points == null) {
                points = List.of(new Vec(0, 0), new Vec(platform.common().size().x(), 0));
            }
            addTops(points.stream().map(at::plus).toList());
        }
    }

    private void addTops(List<Vec> outline) {
        for (int i = 0; i < outline.size(); i++) {
            Vec a = outline.get(i);
            Vec b = outline.get((i + 1) % outline.size());
            double from = Math.min(a.x(), b.x());
            double to = Math.max(a.x(), b.x());
            double part = Math.min(to, left + width) - Math.max(from, left);
            if (Math.abs(a.y() - feet) <= NOISE && Math.abs(b.y() - feet) <= NOISE && part > NOISE) {
                double middle = left + width / 2;
                held.add(new double[] {part, Math.max(0, Math.max(from - middle, middle - to))});
            }
        }
    }
}

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
    private final List<Top> held = new ArrayList<>();

    /** What a top holds, px, how far it is from the middle, px, and whether it may carry the foot along. */
    private record Top(double part, double offCentre, boolean isPlatform) {
        boolean ties(Top other) {
            return Math.abs(part - other.part) <= NOISE && Math.abs(offCentre - other.offCentre) <= NOISE;
        }
    }

    private FootTie(double left, double width, double feet) {
        this.left = left;
        this.width = width;
        this.feet = feet;
    }

    /** True if two tops tie for a foot. */
    static boolean ties(World world, double left, double width, double feet) {
        return ties(world, left, width, feet, false);
    }

    /** True if two tops tie for a foot of which one is that of a platform. */
    static boolean tiesOnPlatform(World world, double left, double width, double feet) {
        return ties(world, left, width, feet, true);
    }

    private static boolean ties(World world, double left, double width, double feet, boolean onPlatform) {
        FootTie tie = new FootTie(left, width, feet);
        tie.addTiles(world.level());
        for (LevelObject object : world.level().objects()) {
            tie.addObject(object, world.platforms());
        }
        for (int i = 0; i < tie.held.size(); i++) {
            for (int j = 0; j < i; j++) {
                Top one = tie.held.get(i);
                Top other = tie.held.get(j);
                if (one.ties(other) && (!onPlatform || one.isPlatform() || other.isPlatform())) {
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
                        addTops(
                                type.effectiveShape().outline().stream()
                                        .map(point -> ref.flip()
                                                .apply(point)
                                                .times(grid)
                                                .plus(cell))
                                        .toList(),
                                false);
                    }
                }
            }
        }
    }

    private void addObject(LevelObject object, Platforms platforms) {
        if (object instanceof StaticPolygon polygon) {
            addTops(polygon.points().stream().map(polygon.at()::plus).toList(), false);
        } else if (object instanceof Platform platform) {
            int i = platforms.indexOf(object.id());
            Vec at = new Vec(platforms.x(i), platforms.y(i));
            List<Vec> points = platform.points();
            if (points == null) {
                points = List.of(new Vec(0, 0), new Vec(platform.common().size().x(), 0));
            }
            addTops(points.stream().map(at::plus).toList(), true);
        }
    }

    private void addTops(List<Vec> outline, boolean isPlatform) {
        for (int i = 0; i < outline.size(); i++) {
            Vec a = outline.get(i);
            Vec b = outline.get((i + 1) % outline.size());
            double from = Math.min(a.x(), b.x());
            double to = Math.max(a.x(), b.x());
            double part = Math.min(to, left + width) - Math.max(from, left);
            if (Math.abs(a.y() - feet) <= NOISE && Math.abs(b.y() - feet) <= NOISE && part > NOISE) {
                double middle = left + width / 2;
                held.add(new Top(part, Math.max(0, Math.max(from - middle, middle - to)), isPlatform));
            }
        }
    }
}

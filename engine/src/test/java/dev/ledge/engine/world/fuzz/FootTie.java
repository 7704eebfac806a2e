package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * How much of a foot flat tops hold: whether two hold equally much, equally near to its middle, so that the left one
 * acts, in a mirror too, and which holds most (SF-04). Measured straight from the level.
 */
final class FootTie {
    private static final double NOISE = 1e-6;

    /** What a top holds, px, how far it is from the middle, px, and the object whose it is, null if a cell's. */
    private record Held(double part, double offCentre, LevelObject of) {}

    private final double left;
    private final double width;
    private final double feet;
    /** How far above or below the feet a top still counts, px. */
    private final double reach;

    private final List<Held> held = new ArrayList<>();

    private FootTie(World world, double left, double width, double feet, double reach) {
        this.left = left;
        this.width = width;
        this.feet = feet;
        this.reach = reach;
        addTiles(world.level());
        for (LevelObject object : world.level().objects()) {
            addObject(object, world.platforms());
        }
    }

    /** True if two tops tie for a foot. */
    static boolean ties(World world, double left, double width, double feet) {
        List<Held> held = new FootTie(world, left, width, feet, NOISE).held;
        for (int i = 0; i < held.size(); i++) {
            for (int j = 0; j < i; j++) {
                Held one = held.get(i);
                Held other = held.get(j);
                if (isNear(one.part, other.part) && isNear(one.offCentre, other.offCentre)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * By how much more a platform's top holds of an actor's foot than any other top, of those within a skin of it, px;
     * NaN unless there are both.
     */
    static double moreOfPlatform(World world, int actor) {
        Actors actors = world.actors();
        FootTie tie = new FootTie(world, actors.x(actor), actors.width(actor), actors.feet(actor), Sweep.SKIN);
        return tie.most(true) - tie.most(false);
    }

    private double most(boolean ofPlatforms) {
        return held.stream()
                .filter(top -> top.of instanceof Platform == ofPlatforms)
                .mapToDouble(Held::part)
                .max()
                .orElse(Double.NaN);
    }

    private static boolean isNear(double a, double b) {
        return Math.abs(a - b) <= NOISE;
    }

    private void addTiles(Level level) {
        double grid = level.grid();
        for (Layer layer : level.layers()) {
            TileLayer tiles = (TileLayer) layer;
            for (int r = (int) Math.floor(feet / grid) - 1; r <= (feet + reach) / grid && tiles.isColliding(); r++) {
                for (int c = (int) Math.floor(left / grid); c <= (left + width) / grid; c++) {
                    boolean isInside = c >= 0 && r >= 0 && c < level.columns() && r < level.rows();
                    TileRef ref = isInside ? level.tiles().get(tiles.grid().get(c, r)) : null;
                    TileType type = isInside ? level.tileType(tiles.grid().get(c, r)) : null;
                    if (type != null) {
                        Vec cell = new Vec(c * grid, r * grid);
                        addTops(
                                null,
                                type.effectiveShape().outline().stream()
                                        .map(point -> ref.flip()
                                                .apply(point)
                                                .times(grid)
                                                .plus(cell))
                                        .toList());
                    }
                }
            }
        }
    }

    private void addObject(LevelObject object, Platforms platforms) {
        if (object instanceof StaticPolygon polygon) {
            addTops(polygon, polygon.points().stream().map(polygon.at()::plus).toList());
        } else if (object instanceof Platform platform) {
            int i = platforms.indexOf(object.id());
            Vec at = new Vec(platforms.x(i), platforms.y(i));
            List<Vec> points = platform.points();
            if (points == null) {
                points = List.of(new Vec(0, 0), new Vec(platform.common().size().x(), 0));
            }
            addTops(platform, points.stream().map(at::plus).toList());
        }
    }

    private void addTops(LevelObject of, List<Vec> outline) {
        for (int i = 0; i < outline.size(); i++) {
            Vec a = outline.get(i);
            Vec b = outline.get((i + 1) % outline.size());
            double from = Math.min(a.x(), b.x());
            double to = Math.max(a.x(), b.x());
            double part = Math.min(to, left + width) - Math.max(from, left);
            if (Math.abs(a.y() - feet) <= reach && Math.abs(b.y() - feet) <= reach && part > NOISE) {
                double middle = left + width / 2;
                held.add(new Held(part, Math.max(0, Math.max(from - middle, middle - to)), of));
            }
        }
    }
}

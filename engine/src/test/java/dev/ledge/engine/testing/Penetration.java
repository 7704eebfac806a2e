package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How deep a box is in what is solid from every side (invariant G1), found without the engine's geometry: straight from
 * the cells, polygons and platforms of the level, each by the separating axes of its triangles or of its convex
 * outline.
 */
public final class Penetration {
    private static final double FREE = 0.05;
    private static final double NOISE = 1e-8;
    private static final double FARTHEST = 256;

    private final Level level;
    private final List<Fixed> polygons = new ArrayList<>();
    private final List<Moving> platforms = new ArrayList<>();
    /** Column, row and part of the tiles that are not there just now. */
    private Set<List<Integer>> absent = new HashSet<>();

    /** The same when the last step began, in which actors were pushed out before tiles came and went. */
    private Set<List<Integer>> absentBefore = Set.of();

    /** Ids of the platforms that are not there just now. */
    private final Set<String> absentPlatforms = new HashSet<>();

    /** Cells of the tiles that have come to be there with the last step. */
    private final List<Aabb> appearedCells = new ArrayList<>();

    private final Set<String> appearedPlatforms = new HashSet<>();

    private record Fixed(String name, Aabb bounds, List<List<Vec>> pieces) {}

    /** The pieces are offsets from where the platform is. */
    private record Moving(String id, Aabb bounds, List<List<Vec>> pieces) {}

    /**
     * How deep, and in what.
     *
     * @param depth px, 0 if the box is in nothing
     * @param in for people, null if it is in nothing
     * @param solids in how many things it is; the way out of several may first lead deeper into one of them
     */
    public record Depth(double depth, String in, int solids) {
        static final Depth NONE = new Depth(0, null, 0);

        Depth orDeeper(double other, String otherName) {
            int count = other > 0 ? solids + 1 : solids;
            return other > depth ? new Depth(other, otherName, count) : new Depth(depth, in, count);
        }

        /** True if it is in one thing alone, in both cases the same. */
        boolean isInTheSame(Depth other) {
            return solids == 1 && other.solids == 1 && in.equals(other.in);
        }
    }

    public Penetration(Level level) {
        this.level = level;
        for (LevelObject object : level.objects()) {
            if (object instanceof StaticPolygon polygon
                    && polygon.effectiveSolidFrom().equals(Sides.ALL)
                    && polygon.points().size() > 2) {
                List<Vec> outline =
                        polygon.points().stream().map(polygon.at()::plus).toList();
                polygons.add(new Fixed(object.id(), object.bounds(level), pieces(outline)));
            } else if (object instanceof Platform platform
                    && platform.effectiveSolidFrom().equals(Sides.ALL)
                    && !isLadder(platform)
                    && !Boolean.TRUE.equals(platform.dropThrough())) {
                Aabb bounds = object.bounds(level)
                        .moved(-object.at().x(), -object.at().y());
                List<List<Vec>> pieces =
                        platform.points() == null ? List.of(corners(bounds)) : pieces(platform.points());
                platforms.add(new Moving(object.id(), bounds, pieces));
            }
        }
    }

    /** A polygon without notches is measured as a whole, so that cuts make it no shallower. */
    private static List<List<Vec>> pieces(List<Vec> outline) {
        return isConvex(outline) ? List.of(outline) : Triangles.of(outline);
    }

    /** True if all corners turn the same way. */
    static boolean isConvex(List<Vec> corners) {
        int turns = 0;
        int count = corners.size();
        for (int i = 0; i < count; i++) {
            Vec along = corners.get((i + 1) % count).minus(corners.get(i));
            Vec next = corners.get((i + 2) % count).minus(corners.get((i + 1) % count));
            turns += (int) Math.signum(along.cross(next));
        }
        return Math.abs(turns) == count;
    }

    /** A ladder that moves is not in the way unless it says so, as one of tiles. */
    private static boolean isLadder(Platform platform) {
        return platform.solidFrom() == null && Boolean.TRUE.equals(platform.climbable());
    }

    /**
     * True if a box that is in something can leave it straight up, down, left or right without ever being deeper in
     * anything, and stays alive.
     */
    public boolean hasPlainWayOut(Aabb box, Platforms now) {
        return hasWayOut(box, now, null);
    }

    /**
     * The same for a box that is in one thing alone, which is to be left without getting into anything else: through a
     * second solid, be it no deeper, is no way out of the first: penetration into any solid must not increase (G1), so
     * neither from 0 into that one. Among the tiles that were there when the last step began.
     */
    public boolean hadPlainWayOutOfOne(Aabb box, Platforms now) {
        Set<List<Integer>> after = absent;
        absent = absentBefore;
        boolean hadWayOut = hasWayOut(box, now, of(box, now).in());
        absent = after;
        return hadWayOut;
    }

    private boolean hasWayOut(Aabb box, Platforms now, String onlyThrough) {
        double most = of(box, now).depth() + NOISE;
        return isPlain(box, now, 0, -1, most, onlyThrough)
                || isPlain(box, now, 0, 1, most, onlyThrough)
                || isPlain(box, now, -1, 0, most, onlyThrough)
                || isPlain(box, now, 1, 0, most, onlyThrough);
    }

    private boolean isPlain(Aabb box, Platforms now, double dx, double dy, double most, String onlyThrough) {
        for (double far = 0; far <= FARTHEST; far += 0.5) {
            Depth depth = of(box.moved(dx * far, dy * far), now);
            // Deeper than the skin one is inside for the engine, so that an escape which ends there ends in something,
            // as in a gap that is slightly too low.
            boolean isFree = depth.depth() <= Sweep.SKIN;
            boolean isElsewhere = onlyThrough != null && !onlyThrough.equals(depth.in());
            if (isFree || isElsewhere || depth.depth() > most) {
                return isFree && !isLost(box, box.moved(dx * far, dy * far));
            }
        }
        return false;
    }

    /**
     * True if a way goes past a border that kills, or out over the lower one to fall; not for a box that hangs over
     * that border already. ED-01.
     */
    private boolean isLost(Aabb from, Aabb to) {
        double w = level.width();
        double h = level.height();
        return kills(Side.BOTTOM) && from.bottom() <= h + FREE && to.bottom() > h + FREE
                || kills(Side.TOP) && from.top() >= -FREE && to.bottom() <= FREE
                || kills(Side.LEFT) && from.left() >= -FREE && to.right() <= FREE
                || kills(Side.RIGHT) && from.right() <= w + FREE && to.left() >= w - FREE;
    }

    private boolean kills(Side side) {
        return level.physics().effectiveBorder().on(side) == Border.Kind.KILL;
    }

    /**
     * True if something has come to be there with the last step where a box is, or the platform that it is in: an actor
     * in its place starts in it. SW-03.
     */
    boolean hasAppeared(Aabb box, String in) {
        return appearedPlatforms.contains(in) || appearedCells.stream().anyMatch(box::overlaps);
    }

    /** Looks which tiles and platforms are there now; until then all are. */
    public void look(World world) {
        appearedCells.clear();
        appearedPlatforms.clear();
        absentBefore = absent;
        absent = new HashSet<>();
        world.forEachChangedTile((column, row, part, isThere) -> {
            if (!isThere) {
                absent.add(List.of(column, row, part));
            }
        });
        absentBefore.stream()
                .filter(tile -> !absent.contains(tile))
                .forEach(tile -> appearedCells.add(cell(tile.get(0), tile.get(1))));
        Platforms now = world.platforms();
        for (int i = 0; i < now.count(); i++) {
            if (!now.isThere(i)) {
                absentPlatforms.add(now.id(i));
            } else if (absentPlatforms.remove(now.id(i))) {
                appearedPlatforms.add(now.id(i));
            }
        }
    }

    /** The deepest penetration of a box, with the platforms where they are now. */
    public Depth of(Aabb box, Platforms now) {
        Depth deepest = borders(box);
        deepest = tiles(box, deepest);
        for (Fixed polygon : polygons) {
            if (polygon.bounds.overlaps(box)) {
                deepest = deepest.orDeeper(deepestOf(box, polygon.pieces, Vec.ZERO), polygon.name);
            }
        }
        for (int i = 0, p = 0; i < now.count() && p < platforms.size(); i++) {
            Moving platform = platforms.get(p);
            if (!now.id(i).equals(platform.id)) {
                continue;
            }
            p++;
            if (now.isThere(i) && platform.bounds.moved(now.x(i), now.y(i)).overlaps(box)) {
                double depth = deepestOf(box, platform.pieces, new Vec(now.x(i), now.y(i)));
                deepest = deepest.orDeeper(depth, platform.id);
            }
        }
        return deepest;
    }

    /** How deep a box would be in a platform that is solid from every side, were that at a place, px. */
    public double in(String platform, Vec at, Aabb box) {
        return platforms.stream()
                .filter(moving -> moving.id.equals(platform))
                .mapToDouble(moving -> deepestOf(box, moving.pieces, at))
                .max()
                .orElse(0);
    }

    private Depth borders(Aabb box) {
        Border border = level.physics().effectiveBorder();
        Depth deepest = Depth.NONE;
        for (Side side : Side.values()) {
            double past = switch (side) {
                case LEFT -> -box.left();
                case RIGHT -> box.right() - level.width();
                case TOP -> -box.top();
                case BOTTOM -> box.bottom() - level.height();
            };
            if (border.on(side) == Border.Kind.WALL) {
                deepest = deepest.orDeeper(past, "the " + side + " border");
            }
        }
        return deepest;
    }

    private Depth tiles(Aabb box, Depth start) {
        Depth deepest = start;
        int grid = level.grid();
        for (Layer layer : level.layers()) {
            if (!(layer instanceof TileLayer tiles) || !tiles.isColliding()) {
                continue;
            }
            for (int row = cell(box.top()); row <= cell(box.bottom()); row++) {
                for (int column = cell(box.left()); column <= cell(box.right()); column++) {
                    int index = level.columns() > column && column >= 0 && level.rows() > row && row >= 0
                            ? tiles.grid().get(column, row)
                            : 0;
                    TileType type = level.tileType(index);
                    if (isMeasured(type, tiles, column, row)) {
                        List<Vec> outline =
                                outline(type.effectiveShape(), level.tiles().get(index), grid);
                        Vec at = new Vec((double) column * grid, (double) row * grid);
                        if (!outline.isEmpty()) {
                            double deep = isFull(column, row) ? depthOfMass(box, column, row) : depth(box, outline, at);
                            deepest = deepest.orDeeper(deep, "tile:" + column + "," + row);
                        }
                    }
                }
            }
        }
        return deepest;
    }

    /** True for a tile that is solid all round, and there. */
    private boolean isMeasured(TileType type, TileLayer layer, int column, int row) {
        return type != null
                && type.effectiveSolidFrom().equals(Sides.ALL)
                && !type.isDropThrough()
                && (type.changing().equals(Changing.NEVER)
                        || !absent.contains(List.of(column, row, part(layer, column, row))));
    }

    /** Which of the tiles in its cell a layer's tile is: of those that the palette has, the backmost is 0. */
    private int part(TileLayer layer, int column, int row) {
        int part = 0;
        for (Layer other : level.layers()) {
            if (other == layer) {
                return part;
            }
            if (other instanceof TileLayer tiles
                    && tiles.isColliding()
                    && level.tileType(tiles.grid().get(column, row)) != null) {
                part++;
            }
        }
        return part;
    }

    /** True if a layer, whichever, has a full tile in a cell. */
    private boolean isFull(int column, int row) {
        if (column < 0 || row < 0 || column >= level.columns() || row >= level.rows()) {
            return false;
        }
        return level.layers().stream()
                .anyMatch(layer -> layer instanceof TileLayer tiles && isFull(tiles, column, row));
    }

    private boolean isFull(TileLayer tiles, int column, int row) {
        TileType type = level.tileType(tiles.grid().get(column, row));
        return tiles.isColliding() && isMeasured(type, tiles, column, row) && type.effectiveShape() == Shape.FULL;
    }

    /**
     * Full cells side by side are one solid: the depth in the widest or the highest rectangle of them around a cell.
     */
    private double depthOfMass(Aabb box, int column, int row) {
        int[] wide = {column, row, column, row};
        grow(wide, 1, 0);
        grow(wide, 0, 1);
        int[] high = {column, row, column, row};
        grow(high, 0, 1);
        grow(high, 1, 0);
        return Math.max(depth(box, wide), depth(box, high));
    }

    /** Makes a rectangle of full cells, left, top, right and bottom, as long as it can be along one axis. */
    private void grow(int[] cells, int dx, int dy) {
        while (areFull(dx > 0 ? cells[0] - 1 : cells[0], dy > 0 ? cells[1] - 1 : cells[1], cells, dx, dy)) {
            cells[0] -= dx;
            cells[1] -= dy;
        }
        while (areFull(dx > 0 ? cells[2] + 1 : cells[0], dy > 0 ? cells[3] + 1 : cells[1], cells, dx, dy)) {
            cells[2] += dx;
            cells[3] += dy;
        }
    }

    /** True if a column (for growing sideways) or a row of a rectangle's length that begins at a cell is full. */
    private boolean areFull(int column, int row, int[] cells, int dx, int dy) {
        int count = dx > 0 ? cells[3] - cells[1] : cells[2] - cells[0];
        for (int k = 0; k <= count; k++) {
            if (!isFull(column + k * dy, row + k * dx)) {
                return false;
            }
        }
        return true;
    }

    private double depth(Aabb box, int[] cells) {
        double grid = level.grid();
        Vec low = new Vec(cells[0] * grid, cells[1] * grid);
        Vec high = new Vec((cells[2] + 1) * grid, (cells[3] + 1) * grid);
        return depth(box, corners(Aabb.of(low, high.minus(low))), Vec.ZERO);
    }

    private Aabb cell(int column, int row) {
        double grid = level.grid();
        return Aabb.of(new Vec(column * grid, row * grid), new Vec(grid, grid));
    }

    private int cell(double px) {
        return (int) Math.floor(px / level.grid());
    }

    private static List<Vec> outline(Shape shape, TileRef ref, int grid) {
        return shape.outline().stream()
                .map(point -> ref.flip().apply(point).times(grid))
                .toList();
    }

    private static double deepestOf(Aabb box, List<List<Vec>> pieces, Vec at) {
        double deepest = 0;
        for (List<Vec> piece : pieces) {
            deepest = Math.max(deepest, depth(box, piece, at));
        }
        return deepest;
    }

    private static List<Vec> corners(Aabb box) {
        return List.of(
                new Vec(box.left(), box.top()),
                new Vec(box.right(), box.top()),
                new Vec(box.right(), box.bottom()),
                new Vec(box.left(), box.bottom()));
    }

    /** The least way, px, by which the box would have to go to be out of a convex polygon; 0 if it is not in it. */
    static double depth(Aabb box, List<Vec> convex, Vec at) {
        double least = Math.min(overlap(box, convex, at, 1, 0), overlap(box, convex, at, 0, 1));
        for (int i = 0; i < convex.size() && least > 0; i++) {
            Vec a = convex.get(i);
            Vec b = convex.get((i + 1) % convex.size());
            double length = b.minus(a).length();
            if (length > 0) {
                least = Math.min(least, overlap(box, convex, at, (b.y() - a.y()) / length, (a.x() - b.x()) / length));
            }
        }
        return Math.max(0, least);
    }

    /** How far the two overlap along an axis of unit length, px; negative is a gap. */
    private static double overlap(Aabb box, List<Vec> convex, Vec at, double nx, double ny) {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (Vec corner : convex) {
            double along = (corner.x() + at.x()) * nx + (corner.y() + at.y()) * ny;
            min = Math.min(min, along);
            max = Math.max(max, along);
        }
        double center = box.centerX() * nx + box.centerY() * ny;
        double reach = (box.width() * Math.abs(nx) + box.height() * Math.abs(ny)) / 2;
        return Math.min(center + reach - min, max - (center - reach));
    }
}

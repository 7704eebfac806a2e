package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.function.Consumer;

/** Walks up slopes that go on more steeply than can be walked. */
final class Slopes {
    private static final String CODE = "STEEP-SLOPE";
    private static final int MOST = 64;

    private static final double WALK_SECONDS = 2;

    private final Trials trials;
    private final Cells cells;
    private final Level level;
    private final double steepest;
    private int walked;

    /** Heights of a floor over the bottom of its cell at both sides, in cells. */
    private record Floor(double left, double right) {
        double rise(int direction) {
            return direction * (right - left);
        }

        double at(int direction) {
            return direction > 0 ? right : left;
        }
    }

    Slopes(Trials trials, Cells cells) {
        this.trials = trials;
        this.cells = cells;
        this.level = trials.level();
        this.steepest = StrictMath.tan(Math.toRadians(level.physics().effectiveMaxSlope())) + Tolerance.SLOPE;
    }

    void find(Consumer<Finding> found) {
        if (level.physics().isTopDown()) {
            return;
        }
        for (int row = 0; row < cells.rows(); row++) {
            for (int column = 0; column < cells.columns(); column++) {
                if (cells.isSloping(column, row)) {
                    walk(column, row, 1, found);
                    walk(column, row, -1, found);
                }
            }
        }
    }

    /** From a slope that can be walked in that direction to one that cannot. */
    private void walk(int column, int row, int direction, Consumer<Finding> found) {
        Floor floor = floor(column, row);
        if (floor == null || floor.rise(direction) <= 0 || floor.rise(direction) > steepest) {
            return;
        }
        int up = floor.at(direction) > 1 - Tolerance.JOINED ? 1 : 0;
        Floor next = floor(column + direction, row - up);
        boolean goesOn = next != null
                && next.rise(direction) > steepest
                && Math.abs(next.at(-direction) - (floor.at(direction) - up)) < Tolerance.JOINED;
        if (!goesOn || walked++ >= MOST || !trials.mayGoOn()) {
            return;
        }
        Demonstration proof = stop(floor, column, row, direction);
        if (proof != null) {
            found.accept(finding(column + direction, row - up).shownBy(proof));
        }
    }

    /** A walk up a slope that does not come past the next one; null if it does, or cannot be tried. */
    private Demonstration stop(Floor floor, int column, int row, int direction) {
        int grid = level.grid();
        Aabb size = trials.body(0, 0);
        double edge = (column + (direction > 0 ? 1.0 : 0.0)) * grid;
        double corner = edge - direction * grid / 2.0;
        double feet = (row + 1 - (floor.left + floor.right) / 2) * grid;
        double x = direction > 0 ? corner - size.width() : corner;
        Vec place = new Vec(x, feet - size.height() - 1);
        Buttons held = direction > 0 ? Buttons.RIGHT : Buttons.LEFT;
        int ticks = trials.ticks(WALK_SECONDS);
        double beyond = edge + direction * grid;
        boolean isFree = trials.isFree(trials.body(place.x(), place.y()));
        boolean arrives =
                isFree && trials.play(place, held.bit(), ticks, world -> isPast(world, direction, beyond)) >= 0;
        return !isFree || arrives || !trials.mayGoOn()
                ? null
                : trials.proof(place, held.bit(), ticks, world -> !isPast(world, direction, beyond));
    }

    private Finding finding(int column, int row) {
        double grid = level.grid();
        Aabb area = new Aabb(0, 0, grid, grid).moved(column * grid, row * grid);
        return Finding.ofPlace(
                CODE,
                "the slope at " + trials.cell(area) + " is too steep to be walked, and joins one that can be",
                "make it flatter, or raise \"maxSlope\"",
                area);
    }

    private boolean isPast(World world, int direction, double beyond) {
        Aabb box = trials.player(world);
        return direction > 0 ? box.right() >= beyond : box.left() <= beyond;
    }

    /** The floor of the only thing that is in a cell; null if that has none from side to side. */
    private Floor floor(int column, int row) {
        if (column < 0 || row < 0 || column >= cells.columns() || row >= cells.rows()) {
            return null;
        }
        Floor found = null;
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                int index = tiles.grid().get(column, row);
                TileType type = level.tileType(index);
                if (type != null && !(type.effectiveShape() instanceof Shape.None)) {
                    if (found != null) {
                        return null;
                    }
                    found = floor(type, level.tiles().get(index));
                    if (found == null) {
                        return null;
                    }
                }
            }
        }
        return found;
    }

    private static Floor floor(TileType type, TileRef ref) {
        List<Vec> outline =
                type.effectiveShape().outline().stream().map(ref.flip()::apply).toList();
        double left = top(outline, 0);
        double right = top(outline, 1);
        boolean isFloor = bottom(outline, 0) > 1 - Tolerance.JOINED && bottom(outline, 1) > 1 - Tolerance.JOINED;
        return isFloor && outline.stream().allMatch(point -> isOnEdge(point, left, right))
                ? new Floor(1 - left, 1 - right)
                : null;
    }

    private static boolean isOnEdge(Vec point, double left, double right) {
        double line = left + (right - left) * point.x();
        return point.y() > 1 - Tolerance.JOINED || Math.abs(point.y() - line) < Tolerance.JOINED;
    }

    /** The highest point of an outline at a side of the cell; its bottom if it has none there. */
    private static double top(List<Vec> outline, double side) {
        return outline.stream()
                .filter(point -> Math.abs(point.x() - side) < Tolerance.JOINED)
                .mapToDouble(Vec::y)
                .min()
                .orElse(2);
    }

    private static double bottom(List<Vec> outline, double side) {
        return outline.stream()
                .filter(point -> Math.abs(point.x() - side) < Tolerance.JOINED)
                .mapToDouble(Vec::y)
                .max()
                .orElse(0);
    }
}

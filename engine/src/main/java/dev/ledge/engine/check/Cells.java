package dev.ledge.engine.check;

import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileType;
import java.util.ArrayList;
import java.util.List;

/** What the cells of a level are to a player, all layers together. */
final class Cells {
    /** Larger levels are not looked through cell by cell. */
    private static final long MOST = 1L << 24;

    /** Entering the cell from that side is blocked over its whole length. */
    private static final int LEFT = 1;

    private static final int RIGHT = 2;
    private static final int TOP = 4;
    private static final int BOTTOM = 8;
    private static final int SOLID = LEFT | RIGHT | TOP | BOTTOM;
    private static final int CLIMBABLE = 16;
    private static final int HAZARD = 32;
    private static final int SLOPING = 64;

    private final Level level;
    private final byte[] cells;

    private Cells(Level level) {
        this.level = level;
        cells = new byte[level.columns() * level.rows()];
    }

    /** Null for a level of too many cells. */
    static Cells of(Level level) {
        if ((long) level.columns() * level.rows() > MOST) {
            return null;
        }
        Cells made = new Cells(level);
        int[] kinds = new int[level.tiles().size()];
        List<TileLayer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                layers.add(tiles);
            }
        }
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = kind(level, i);
        }
        for (TileLayer layer : layers) {
            for (int row = 0; row < level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    made.cells[row * level.columns() + column] |=
                            (byte) kinds[layer.grid().get(column, row)];
                }
            }
        }
        return made;
    }

    private static int kind(Level level, int index) {
        TileType type = level.tileType(index);
        if (type == null) {
            return 0;
        }
        int kind = (type.isClimbable() ? CLIMBABLE : 0) | (type.isHazard() ? HAZARD : 0);
        Shape shape = type.effectiveShape();
        if (!type.changing().equals(Changing.NEVER)) {
            return kind; // What may be gone at some time blocks nothing for ever.
        }
        if (shape.equals(Shape.FULL)) {
            var sides =
                    type.effectiveSolidFrom().flipped(level.tiles().get(index).flip());
            kind |= (sides.has(Side.LEFT) ? LEFT : 0)
                    | (sides.has(Side.RIGHT) ? RIGHT : 0)
                    | (sides.has(Side.TOP) && !type.isDropThrough() ? TOP : 0)
                    | (sides.has(Side.BOTTOM) ? BOTTOM : 0);
        } else if (!(shape instanceof Shape.None)) {
            kind |= SLOPING;
        }
        return kind;
    }

    Level level() {
        return level;
    }

    int columns() {
        return level.columns();
    }

    int rows() {
        return level.rows();
    }

    private int at(int column, int row) {
        return isIn(column, row) ? cells[row * level.columns() + column] : 0;
    }

    private boolean isIn(int column, int row) {
        return column >= 0 && row >= 0 && column < level.columns() && row < level.rows();
    }

    /** True for a cell that is solid wholly and from every side, and for what lies beyond a border that is a wall. */
    boolean isSolid(int column, int row) {
        if (isIn(column, row)) {
            return (at(column, row) & SOLID) == SOLID;
        }
        Border border = level.physics().effectiveBorder();
        return column < 0 && border.on(Side.LEFT) == Border.Kind.WALL
                || column >= level.columns() && border.on(Side.RIGHT) == Border.Kind.WALL
                || row < 0 && border.on(Side.TOP) == Border.Kind.WALL
                || row >= level.rows() && border.on(Side.BOTTOM) == Border.Kind.WALL;
    }

    /** True if a motion by that many columns or rows cannot enter the cell. */
    boolean bars(int column, int row, int dx, int dy) {
        int side = dx > 0 ? LEFT : dx < 0 ? RIGHT : dy > 0 ? TOP : BOTTOM;
        return isSolid(column, row) || (at(column, row) & side) != 0;
    }

    /** True if there is a cell that is solid from some sides only. */
    boolean hasOneWay() {
        for (byte cell : cells) {
            int sides = cell & SOLID;
            if (sides != 0 && sides != SOLID) {
                return true;
            }
        }
        return false;
    }

    boolean isClimbable(int column, int row) {
        return (at(column, row) & CLIMBABLE) != 0;
    }

    boolean isHazard(int column, int row) {
        return (at(column, row) & HAZARD) != 0;
    }

    /** True for a cell with something of another shape than a whole cell in it. */
    boolean isSloping(int column, int row) {
        return (at(column, row) & SLOPING) != 0;
    }
}

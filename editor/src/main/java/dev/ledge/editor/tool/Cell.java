package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;

/** A cell under the pointer, possibly outside the level. */
public record Cell(int column, int row) {

    public static Cell at(Level level, PointerEvent e) {
        return new Cell((int) Math.floor(e.x() / level.grid()), (int) Math.floor(e.y() / level.grid()));
    }

    /** The nearest cell in a direction of eight from another. */
    public Cell alignedTo(Cell from) {
        int across = column - from.column;
        int down = row - from.row;
        int longer = Math.max(Math.abs(across), Math.abs(down));
        int shorter = Math.min(Math.abs(across), Math.abs(down));
        boolean diagonal = 2 * shorter > longer;
        int dx = diagonal || Math.abs(across) == longer ? longer : 0;
        int dy = diagonal || Math.abs(down) == longer && dx == 0 ? longer : 0;
        return new Cell(from.column + Integer.signum(across) * dx, from.row + Integer.signum(down) * dy);
    }

    /** The cell at the corner of the square with this and {@code from} on its border. */
    public Cell squaredTo(Cell from) {
        int side = Math.max(Math.abs(column - from.column), Math.abs(row - from.row));
        return new Cell(
                from.column + (column < from.column ? -side : side), from.row + (row < from.row ? -side : side));
    }

    /** In level pixels. */
    public static Aabb box(Level level, int column, int row, int columns, int rows) {
        double side = level.grid();
        return new Aabb(column * side, row * side, (column + columns) * side, (row + rows) * side);
    }
}

package dev.ledge.editor.canvas;

import dev.ledge.engine.level.TileRef;

/**
 * What is under the pointer.
 *
 * @param x in level pixels
 * @param y in level pixels
 * @param column of the cell, also outside the level
 * @param row of the cell, also outside the level
 * @param inside true if the cell is in the level
 * @param tile the placed tile on the active layer there, or null
 * @param object id of the foremost object there, or null
 */
public record Hover(double x, double y, int column, int row, boolean inside, TileRef tile, String object) {

    /** For the status bar: {@code 34,12 rock-45}; empty outside the level. */
    public String text() {
        if (!inside) {
            return "";
        }
        String flip =
                tile == null || tile.flip().bits() == 0 ? "" : " " + tile.flip().json();
        return column + "," + row + (tile == null ? "" : " " + tile.tile() + flip)
                + (object == null ? "" : " · " + object);
    }
}

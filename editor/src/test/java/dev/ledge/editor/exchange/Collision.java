package dev.ledge.editor.exchange;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileType;

/** What of an imported level's cells does something, as a drawing: a line a row. */
public final class Collision {
    private Collision() {}

    /** {@code #} solid from all sides, {@code =} from some, {@code /} in part, {@code H} ladder, {@code ^} hazard. */
    public static String of(Level level) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                char cell = '.';
                for (Layer layer : level.layers()) {
                    if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                        TileType type = level.tileType(tiles.grid().get(column, row));
                        cell = type == null || symbol(type) == '.' ? cell : symbol(type);
                    }
                }
                text.append(cell);
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static char symbol(TileType type) {
        if (type.isHazard()) {
            return '^';
        }
        if (type.isClimbable()) {
            return 'H';
        }
        if (type.effectiveShape() instanceof Shape.None) {
            return '.';
        }
        if (type.solidFrom() != null) {
            return '=';
        }
        return type.effectiveShape() instanceof Shape.Full ? '#' : '/';
    }
}

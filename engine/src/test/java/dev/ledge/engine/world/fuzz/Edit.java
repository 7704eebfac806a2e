package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;

/** One edit of a level while it is played. */
sealed interface Edit {
    /** The level after the edit; the same if there is nothing to edit any more. */
    Level of(Level level);

    /** Paints one cell of the first layer; null erases it. */
    record Paint(int column, int row, TileRef tile) implements Edit {
        @Override
        public Level of(Level level) {
            if (level.layers().isEmpty()) {
                return level;
            }
            Level grown = tile == null ? level : level.withTile(tile);
            TileLayer layer = (TileLayer) grown.layers().get(0);
            int index = tile == null ? 0 : grown.tiles().indexOf(tile);
            return grown.withLayer(layer.withGrid(layer.grid().with(column, row, index)));
        }
    }

    /** Drags an object. */
    record Move(String id, Vec by) implements Edit {
        @Override
        public Level of(Level level) {
            LevelObject object = level.object(id);
            return object == null
                    ? level
                    : level.withObject(object.movedTo(object.at().plus(by)));
        }
    }

    /** Deletes an object. */
    record Delete(String id) implements Edit {
        @Override
        public Level of(Level level) {
            return level.withoutObject(id);
        }
    }

    /** Gives the player another size. */
    record Resize(Vec size) implements Edit {
        @Override
        public Level of(Level level) {
            return level.toBuilder().player(level.player().withSize(size)).build();
        }
    }
}

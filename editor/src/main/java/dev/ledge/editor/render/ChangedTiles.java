package dev.ledge.editor.render;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.World;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tiles of a running world that are not as the level has them: those that are not there now are drawn faint, those
 * that are about to crumble shake. The level itself is drawn without them. Event thread only.
 */
final class ChangedTiles {
    private List<Tile> tiles = List.of();
    private Level source;
    private Level rest;

    private record Tile(int column, int row, int part, boolean isThere) {}

    private record Placed(int index, String layer) {}

    /** Looks at a world. The level of it without these tiles; shares with the level all that is as it was. */
    Level withoutThem(World world) {
        List<Tile> now = new ArrayList<>();
        world.forEachChangedTile((column, row, part, isThere) -> now.add(new Tile(column, row, part, isThere)));
        if (source != world.level() || !now.equals(tiles)) {
            source = world.level();
            tiles = now;
            rest = now.isEmpty() ? source : without();
        }
        return rest;
    }

    private Level without() {
        Map<String, TileGrid.Edit> edits = new HashMap<>();
        for (Tile tile : tiles) {
            Placed placed = placed(tile);
            if (placed != null) {
                TileLayer layer = (TileLayer) source.layer(placed.layer);
                edits.computeIfAbsent(placed.layer, id -> layer.grid().edit()).set(tile.column, tile.row, 0);
            }
        }
        Level level = source;
        for (Map.Entry<String, TileGrid.Edit> edit : edits.entrySet()) {
            TileLayer layer = (TileLayer) level.layer(edit.getKey());
            level = level.withLayer(layer.withGrid(edit.getValue().build()));
        }
        return level;
    }

    /** The tile of a cell, found among the colliding layers as the engine counts them. */
    private Placed placed(Tile tile) {
        int part = 0;
        for (Layer layer : source.layers()) {
            if (layer instanceof TileLayer tileLayer && tileLayer.isColliding()) {
                int index = tileLayer.grid().get(tile.column, tile.row);
                if (source.tileType(index) != null && part++ == tile.part) {
                    return new Placed(index, layer.id());
                }
            }
        }
        return null;
    }

    /** Draws them; {@code g} is in level pixels. */
    void paint(Graphics2D g, LevelRenderer levels, double seconds, float faint) {
        double side = source.grid();
        for (Tile tile : tiles) {
            Placed placed = placed(tile);
            if (placed == null) {
                continue;
            }
            Graphics2D own = (Graphics2D) g.create();
            Vec moved = tile.isThere ? WorldRenderer.shake(seconds + tile.column * 0.13) : Vec.ZERO;
            if (!tile.isThere) {
                own.setComposite(AlphaComposite.SrcOver.derive(faint));
            }
            double x = tile.column * side + moved.x();
            double y = tile.row * side + moved.y();
            // Alone a tile may stick out, over tiles that are faint as well.
            own.clip(new Rectangle2D.Double(x, y, side, side));
            levels.paintTile(own, source, source.tiles().get(placed.index), x, y, side);
            own.dispose();
        }
    }
}

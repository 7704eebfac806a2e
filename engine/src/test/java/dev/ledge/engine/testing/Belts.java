package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.StaticPolygon;

/** Where the surfaces of a level have conveyors. */
final class Belts {
    private final Level level;

    Belts(Level level) {
        this.level = level;
    }

    /** True if a surface has a conveyor. */
    boolean isBelt(String name) {
        Surface surface = name == null ? null : level.palette().surfaces().get(name);
        return surface != null && surface.conveyor() != null && surface.conveyor() != 0;
    }

    /** True if there may be a belt that does not move in an area. */
    boolean isAnyIn(Aabb area) {
        return level.layers().stream().anyMatch(layer -> layer instanceof TileLayer tiles && isAnyIn(tiles, area))
                || level.objects().stream()
                        .anyMatch(object -> object instanceof StaticPolygon polygon
                                && isBelt(polygon.surface())
                                && polygon.bounds(level).touches(area));
    }

    private boolean isAnyIn(TileLayer tiles, Aabb area) {
        double grid = level.grid();
        for (int r = (int) Math.floor(area.top() / grid); r <= (int) Math.floor(area.bottom() / grid); r++) {
            for (int c = (int) Math.floor(area.left() / grid); c <= (int) Math.floor(area.right() / grid); c++) {
                TileRef ref = level.tiles().get(tiles.grid().get(c, r));
                TileType type = ref == null ? null : level.palette().tiles().get(ref.tile());
                if (type != null && isBelt(type.surface())) {
                    return true;
                }
            }
        }
        return false;
    }
}

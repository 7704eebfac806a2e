package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import java.util.Map;

/** Levels in which all ground is alike, so that it does not matter which of two equal grounds holds. */
final class Surfaceless {
    private Surfaceless() {}

    /** The level without surfaces. */
    static Level of(Level level) {
        Palette palette = level.palette();
        return level.toBuilder()
                .palette(null, new Palette(Map.of(), palette.tiles(), palette.props(), palette.unknown()))
                .build();
    }
}

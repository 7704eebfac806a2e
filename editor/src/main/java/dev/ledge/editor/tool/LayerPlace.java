package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;

/** Where the cells of a layer are seen while they are edited: its offset moves them, its parallax does not. */
public final class LayerPlace {
    private LayerPlace() {}

    /** How far the cells that a tool works on are seen from their places on the grid, px; of other tools none. */
    public static Vec of(ToolContext context) {
        return context.tool().worksOnCells() ? ofActive(context) : Vec.ZERO;
    }

    /** How far the cells of the active layer are seen from their places on the grid, px. */
    public static Vec ofActive(ToolContext context) {
        Layer active = context.activeTileLayer();
        return active == null ? Vec.ZERO : active.effectiveOffset();
    }

    /** True if some layer is not seen where its cells are. */
    public static boolean isAnyShifted(Level level) {
        return level.layers().stream()
                .anyMatch(layer -> !layer.effectiveOffset().equals(Vec.ZERO));
    }
}

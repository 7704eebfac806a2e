package dev.ledge.editor.tool;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;

/** Where the cells of a layer are seen: its offset moves them, and its parallax, but not on the canvas. */
public final class LayerPlace {
    private LayerPlace() {}

    /**
     * How far the cells that a tool works on are seen on the canvas from their places on the grid, px; of other tools
     * none.
     */
    public static Vec of(ToolContext context) {
        return context.tool().worksOnCells() ? ofActive(context) : Vec.ZERO;
    }

    /** The same in the game, which is seen from a camera. */
    public static Vec inGame(ToolContext context, Viewport camera) {
        Layer active = context.activeTileLayer();
        if (active == null || !context.tool().worksOnCells()) {
            return Vec.ZERO;
        }
        Vec parallax = active.effectiveParallax();
        return active.effectiveOffset()
                .plus(new Vec(camera.originX() * (1 - parallax.x()), camera.originY() * (1 - parallax.y())));
    }

    /** How far the cells of the active layer are seen on the canvas from their places on the grid, px. */
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

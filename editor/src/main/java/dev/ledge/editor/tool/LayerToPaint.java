package dev.ledge.editor.tool;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.problem.Excerpt;
import java.util.List;

/** Which layer of a level is painted on, and whether its cells may be edited. */
final class LayerToPaint {
    private LayerToPaint() {}

    /** The id of the layer that is painted on first: one that collides and can be edited, else any with cells. */
    static String first(Level level) {
        TileLayer first = null;
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                if (tiles.isColliding() && tiles.isVisible() && !tiles.isLocked()) {
                    return tiles.id();
                }
                first = first == null ? tiles : first;
            }
        }
        return first == null ? null : first.id();
    }

    /**
     * The id that the layer which was painted on has after an edit: another one if it is that which the edit changed.
     */
    static String followed(Level before, Level after, String id) {
        List<String> old = before.layers().stream().map(Layer::id).toList();
        List<String> now = after.layers().stream().map(Layer::id).toList();
        int at = old.indexOf(id);
        boolean hasOther = at >= 0 && old.size() == now.size() && !now.contains(id) && !old.contains(now.get(at));
        return hasOther ? now.get(at) : id;
    }

    /**
     * Why the cells of a layer must not be edited now, for people; null if they may.
     *
     * @param layer null if there is none
     */
    static String fault(TileLayer layer) {
        if (layer == null) {
            return "There is no tile layer to paint on: choose one in Layers, or add one";
        }
        String name = "Layer “" + Excerpt.of(layer.label()) + "” is ";
        if (layer.isLocked()) {
            return name + "locked: unlock it in Layers to edit it";
        }
        return layer.isVisible() ? null : name + "hidden: show it in Layers to edit it";
    }
}

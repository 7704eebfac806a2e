package dev.ledge.editor.render;

import dev.ledge.editor.render.tile.LayerPictures;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Layers that can be painted as one picture: visible tile layers right upon each other that move alike and have no
 * object between them; or a single image layer.
 *
 * @param key names the layers
 * @param lastLayer id of the uppermost layer, the hidden ones included
 * @param sheets the cells, the lowest first; empty for an image layer and where nothing is visible
 * @param image the image layer, or null
 * @param offset shift in level pixels
 * @param parallax factor on the camera's motion
 */
record LayerStack(
        String key, String lastLayer, List<LayerPictures.Sheet> sheets, ImageLayer image, Vec offset, Vec parallax) {
    private static final Vec WITH_CAMERA = new Vec(1, 1);

    /** The stacks of a level, the lowest first. */
    static List<LayerStack> of(Level level, boolean hasParallax, SceneObjects objects) {
        List<LayerStack> stacks = new ArrayList<>();
        LayerStack open = null;
        for (Layer layer : level.layers()) {
            LayerStack single = single(layer, hasParallax);
            LayerStack joined = open == null ? null : open.with(single);
            if (open != null && joined == null) {
                stacks.add(open);
            }
            open = joined == null ? single : joined;
            if (objects.has(layer.id())) {
                stacks.add(open);
                open = null;
            }
        }
        if (open != null) {
            stacks.add(open);
        }
        return stacks;
    }

    private static LayerStack single(Layer layer, boolean hasParallax) {
        Vec parallax = hasParallax ? layer.effectiveParallax() : WITH_CAMERA;
        boolean isSeen = layer.isVisible() && layer.effectiveOpacity() > 0;
        List<LayerPictures.Sheet> sheets = isSeen && layer instanceof TileLayer tiles
                ? List.of(new LayerPictures.Sheet(tiles.grid(), Math.min(1, layer.effectiveOpacity())))
                : List.of();
        ImageLayer image = isSeen && layer instanceof ImageLayer picture ? picture : null;
        return new LayerStack(layer.id(), layer.id(), sheets, image, layer.effectiveOffset(), parallax);
    }

    /** Both as one, or null if they cannot be. */
    private LayerStack with(LayerStack upper) {
        if (upper.sheets.isEmpty() && upper.image == null) {
            return new LayerStack(key, upper.lastLayer, sheets, image, offset, parallax);
        }
        if (sheets.isEmpty() && image == null) {
            return upper;
        }
        if (image != null || upper.image != null || !offset.equals(upper.offset) || !parallax.equals(upper.parallax)) {
            return null;
        }
        List<LayerPictures.Sheet> all = new ArrayList<>(sheets);
        all.addAll(upper.sheets);
        return new LayerStack(key + ' ' + upper.key, upper.lastLayer, List.copyOf(all), null, offset, parallax);
    }
}

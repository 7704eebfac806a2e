package dev.ledge.engine.level;

/**
 * A picture behind or before the tiles.
 *
 * @param common what every layer has
 * @param src path relative to the level file
 * @param repeat {@code x}, {@code y}, {@code xy}, or null for once
 */
public record ImageLayer(LayerCommon common, String src, String repeat) implements Layer {
    @Override
    public ImageLayer withCommon(LayerCommon newCommon) {
        return new ImageLayer(newCommon, src, repeat);
    }
}

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

    /**
     * {@return this layer with another picture}
     *
     * @param newSrc path relative to the level file
     */
    public ImageLayer withSrc(String newSrc) {
        return new ImageLayer(common, newSrc, repeat);
    }

    /**
     * {@return this layer, repeated otherwise}
     *
     * @param newRepeat {@code x}, {@code y}, {@code xy}, or null for once
     */
    public ImageLayer withRepeat(String newRepeat) {
        return new ImageLayer(common, src, newRepeat);
    }
}

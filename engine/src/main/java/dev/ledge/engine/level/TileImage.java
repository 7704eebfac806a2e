package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.Map;
import java.util.Objects;

/**
 * The part of a picture that draws a tile.
 *
 * @param src path relative to the palette file
 * @param at top-left corner in the picture, in its pixels; null means [0, 0]
 * @param size size in the picture, in its pixels; null means one cell
 * @param unknown fields this version does not know
 */
public record TileImage(
        String src,

        @Within(min = 0, max = Limits.MAX_COORDINATE, unit = "px")
        Vec at,

        @Within(min = Limits.MIN_SIZE, max = Limits.MAX_COORDINATE, unit = "px")
        Vec size,

        Map<String, Object> unknown) {

    private static final Limits LIMITS = Limits.of(TileImage.class);

    /**
     * Checks the numbers.
     *
     * @param src path relative to the palette file
     * @param at top-left corner in the picture, in its pixels; null means [0, 0]
     * @param size size in the picture, in its pixels; null means one cell
     * @param unknown fields this version does not know
     * @throws NullPointerException if there is no path
     * @throws IllegalArgumentException if a number is beyond its limits
     */
    public TileImage {
        Objects.requireNonNull(src);
        LIMITS.check("at", at);
        LIMITS.check("size", size);
    }
}

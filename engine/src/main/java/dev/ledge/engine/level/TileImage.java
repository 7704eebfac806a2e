package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;
import java.util.Map;

/**
 * The part of a picture that draws a tile.
 *
 * @param src path relative to the palette file
 * @param at top-left corner in the picture, in its pixels; null means [0, 0]
 * @param size size in the picture, in its pixels; null means one cell
 * @param unknown fields this version does not know
 */
public record TileImage(String src, Vec at, Vec size, Map<String, Object> unknown) {}

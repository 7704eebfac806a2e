package dev.ledge.engine.level;

import java.util.Objects;

/**
 * A tile type as it is placed: which one, and how it is turned.
 *
 * @param tile name of a tile type in the level's palette
 * @param flip how it is turned
 */
public record TileRef(String tile, Flip flip) {
    /**
     * Checks that there is a name and a flip.
     *
     * @param tile name of a tile type in the level's palette
     * @param flip how it is turned
     * @throws NullPointerException if one of them is null
     */
    public TileRef {
        Objects.requireNonNull(tile);
        Objects.requireNonNull(flip);
    }

    /**
     * {@return a tile as it is drawn}
     *
     * @param tile name of the tile
     */
    public static TileRef of(String tile) {
        return new TileRef(tile, Flip.NONE);
    }
}

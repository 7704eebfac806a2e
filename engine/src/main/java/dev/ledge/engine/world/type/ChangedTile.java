package dev.ledge.engine.world.type;

/** Is shown the tiles of a world that are not as the level has them. */
@FunctionalInterface
public interface ChangedTile {
    /**
     * A tile that is not there now, or is about to crumble.
     *
     * @param column of its cell
     * @param row of its cell
     * @param part which of the tiles in its cell: 0 is the one in the backmost colliding layer, of those that the
     *     palette has
     * @param isThere false if it is not there now, true if it shakes
     */
    void visit(int column, int row, int part, boolean isThere);
}

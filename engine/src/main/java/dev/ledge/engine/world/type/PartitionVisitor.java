package dev.ledge.engine.world.type;

/** Is shown the cells of the partition by which overlapping actors are found. */
@FunctionalInterface
public interface PartitionVisitor {
    /**
     * A cell with actors in it.
     *
     * @param left edge of the cell, px
     * @param top edge of the cell, px
     * @param side of the cell, px
     * @param actors number of actors whose boxes touch it, at least 1
     */
    void cell(double left, double top, double side, int actors);
}

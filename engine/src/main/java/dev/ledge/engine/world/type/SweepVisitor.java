package dev.ledge.engine.world.type;

/** Is shown what a sweep looks at among the tiles. */
public interface SweepVisitor {
    /**
     * A cell that the broad phase visits.
     *
     * @param column of the cell
     * @param row of the cell
     * @param isCandidate true if there is something in it that can be hit, whose faces are tested next
     */
    void cell(int column, int row, boolean isCandidate);

    /**
     * An internal edge: a face in the way of the sweep that was left out, as the cell beside it covers it.
     *
     * @param x1 px, of one end
     * @param y1 px, of one end
     * @param x2 px, of the other end
     * @param y2 px, of the other end
     */
    void droppedEdge(double x1, double y1, double x2, double y2);
}

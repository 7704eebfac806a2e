package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;

/**
 * A figure of cells that is dragged out from one cell to another: while it is dragged, the document shows it drawn on
 * the level as it was before.
 */
final class FigureGesture {

    /** Draws the figure on a level. */
    @FunctionalInterface
    interface Figure {
        Level draw(Level base, String layerId, Stamp stamp, Cell from, Cell to);
    }

    private final ToolContext context;
    /** The layer that is being painted on; null between gestures. */
    private String layerId;

    private Stamp stamp;
    private Cell from;
    private Cell to;

    FigureGesture(ToolContext context) {
        this.context = context;
    }

    boolean isActive() {
        return layerId != null;
    }

    Cell from() {
        return from;
    }

    /** Begins at a cell; nothing, with a status message, if the layer cannot be painted on. */
    void begin(Cell cell, Figure figure) {
        TileLayer layer = context.editableLayer();
        stamp = context.stampToPaint();
        if (layer != null && stamp != null) {
            layerId = layer.id();
            from = cell;
            to = null;
            dragTo(cell, figure);
        }
    }

    /** Draws the figure anew from the first cell to another. */
    void dragTo(Cell cell, Figure figure) {
        if (isActive()) {
            Document document = context.document();
            to = cell;
            document.show(figure.draw(document.committed(), layerId, stamp, from, to));
        }
    }

    /** Ends with an undo entry: the verb and the number of cells that changed. */
    void end(String verb) {
        if (isActive()) {
            Document document = context.document();
            int cells = CellEdits.countChanged(document.committed(), document.level(), layerId);
            layerId = null;
            document.commit(verb + " " + Words.count(cells, "cell"));
            context.progress("");
        }
    }

    /** Gives the figure up; false if there was none. */
    boolean cancel() {
        boolean was = isActive();
        layerId = null;
        context.document().cancel();
        context.progress("");
        return was;
    }
}

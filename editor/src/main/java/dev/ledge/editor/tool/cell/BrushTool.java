package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellLine;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;

/** Paints the stamp along the pointer's way. With Shift it draws a line from where the last stroke ended. */
public final class BrushTool extends CellTool {
    /** A ghost of more cells would be slow to draw, and its outline is clear enough. */
    private static final int MAX_GHOST_CELLS = 4096;

    /** The layer that is being painted on; null between strokes. */
    private String layerId;

    private Stamp stamp;
    /** The cell of the stamp's middle where the stroke began, which its pattern hangs on. */
    private Cell anchor;

    private Cell last;
    private Cell lastEnd;
    /** What the last stroke was painted on. */
    private Document lastDocument;

    private boolean line;

    public BrushTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "brush";
    }

    @Override
    public String label() {
        return "Brush";
    }

    @Override
    public String key() {
        return "B";
    }

    @Override
    public String hint() {
        return "Drag to paint; Shift+click draws a line from the last stroke's end; right click picks a tile";
    }

    @Override
    public boolean usesStamp() {
        return true;
    }

    @Override
    public void pressed(PointerEvent e) {
        TileLayer layer = context.editableLayer();
        stamp = context.stampToPaint();
        if (layer == null || stamp == null) {
            return;
        }
        Cell cell = cell(e);
        anchor = drawsLine(e) ? lastEnd : cell;
        last = anchor;
        layerId = layer.id();
        hover.leave();
        paintTo(cell);
    }

    @Override
    public void dragged(PointerEvent e) {
        if (layerId != null) {
            Cell cell = cell(e);
            if (!cell.equals(last)) {
                paintTo(cell);
            }
        }
    }

    private void paintTo(Cell cell) {
        Document document = context.document();
        document.show(CellEdits.stroke(
                document.level(),
                layerId,
                stamp,
                anchor.column() - stamp.columns() / 2,
                anchor.row() - stamp.rows() / 2,
                last.column(),
                last.row(),
                cell.column(),
                cell.row()));
        last = cell;
        lastEnd = cell;
        lastDocument = document;
    }

    private boolean drawsLine(PointerEvent e) {
        return e.shift() && lastDocument == context.document();
    }

    @Override
    public void released(PointerEvent e) {
        if (layerId == null) {
            return;
        }
        Document document = context.document();
        int cells = CellEdits.countChanged(document.committed(), document.level(), layerId);
        layerId = null;
        document.commit("Paint " + Words.count(cells, "cell"));
        moved(e);
    }

    @Override
    public void moved(PointerEvent e) {
        Stamp shown = context.stamp();
        boolean wasLine = line;
        line = drawsLine(e);
        if (shown != null) {
            hover.follow(cell(e), shown.columns(), shown.rows());
        }
        if (line || wasLine) {
            context.repaint();
        }
    }

    @Override
    public boolean cancel() {
        boolean painting = layerId != null;
        layerId = null;
        context.document().cancel();
        return painting;
    }

    @Override
    boolean isBusy() {
        return layerId != null;
    }

    @Override
    void paintHover(ToolGraphics graphics, Level level) {
        Stamp shown = context.stamp();
        if (shown == null) {
            return;
        }
        Cell cell = hover.cell();
        if (shown.columns() * shown.rows() <= MAX_GHOST_CELLS) {
            for (int row = 0; row < shown.rows(); row++) {
                for (int column = 0; column < shown.columns(); column++) {
                    TileRef tile = shown.get(column, row);
                    if (tile != null) {
                        graphics.ghostTile(level, tile, cell.column() + column, cell.row() + row);
                    }
                }
            }
        }
        graphics.overlay().cells(level, cell.column(), cell.row(), shown.columns(), shown.rows());
        if (line) {
            Cell middle = new Cell(cell.column() + shown.columns() / 2, cell.row() + shown.rows() / 2);
            CellLine.walk(lastEnd.column(), lastEnd.row(), middle.column(), middle.row(), (column, row) -> {
                Aabb box = Cell.box(level, column, row, 1, 1);
                graphics.overlay().outline(box, graphics.theme().accent());
            });
        }
    }
}

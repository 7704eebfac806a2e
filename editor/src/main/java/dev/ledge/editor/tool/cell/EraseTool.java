package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;

/** Empties cells along the pointer's way, or all of a rectangle with Shift. */
public final class EraseTool extends CellTool {
    /** The layer that is being erased on; null between strokes. */
    private String layerId;

    private Cell last;
    /** The first corner while a rectangle is erased. */
    private Cell corner;

    public EraseTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "erase";
    }

    @Override
    public String label() {
        return "Erase";
    }

    @Override
    public String key() {
        return "E";
    }

    @Override
    public String hint() {
        return "Drag to erase; Shift+drag erases a rectangle";
    }

    @Override
    public void pressed(PointerEvent e) {
        TileLayer layer = context.editableLayer();
        if (layer == null) {
            return;
        }
        layerId = layer.id();
        last = cell(e);
        corner = e.shift() ? last : null;
        eraseTo(last);
    }

    @Override
    public void dragged(PointerEvent e) {
        if (layerId != null) {
            Cell cell = cell(e);
            if (!cell.equals(last)) {
                eraseTo(cell);
                hover.follow(cell, 1, 1);
            }
        }
    }

    private void eraseTo(Cell cell) {
        Document document = context.document();
        if (corner == null) {
            document.show(CellEdits.eraseLine(
                    document.level(), layerId, last.column(), last.row(), cell.column(), cell.row()));
        } else {
            CellSet area = CellSet.between(corner.column(), corner.row(), cell.column(), cell.row());
            document.show(CellEdits.erase(document.committed(), layerId, area));
            context.repaint();
        }
        last = cell;
    }

    @Override
    public void released(PointerEvent e) {
        if (layerId == null) {
            return;
        }
        Document document = context.document();
        int cells = CellEdits.countChanged(document.committed(), document.level(), layerId);
        layerId = null;
        corner = null;
        document.commit("Erase " + Words.count(cells, "cell"));
        context.repaint();
    }

    @Override
    public boolean cancel() {
        boolean erasing = layerId != null;
        layerId = null;
        corner = null;
        context.document().cancel();
        return erasing;
    }

    @Override
    public void paint(ToolGraphics graphics) {
        if (corner != null) {
            CellSet area = CellSet.between(corner.column(), corner.row(), last.column(), last.row());
            Aabb box = Cell.box(context.document().level(), area.left(), area.top(), area.columns(), area.rows());
            graphics.overlay().outline(box, graphics.theme().danger());
        } else {
            super.paint(graphics);
        }
    }

    @Override
    void paintHover(ToolGraphics graphics, Level level) {
        graphics.overlay().outline(hover.box(level), graphics.theme().danger());
    }
}

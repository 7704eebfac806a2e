package dev.ledge.editor.tool.cell;

import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.level.Level;

/** A tool that works on cells: follows the pointer with the cell it would work on, and shows there what it would do. */
abstract class CellTool implements Tool {
    final ToolContext context;
    final HoverCells hover;

    CellTool(ToolContext context) {
        this.context = context;
        this.hover = new HoverCells(context);
    }

    @Override
    public final boolean worksOnCells() {
        return true;
    }

    /** The cell under the pointer. */
    final Cell cell(PointerEvent e) {
        return Cell.at(context.document().level(), e);
    }

    /** True between a press and its release or cancel: the cell under the pointer is not shown then. */
    boolean isBusy() {
        return false;
    }

    /** Shows what a press would do at the cell under the pointer: the tile that it would lay there. */
    void paintHover(ToolGraphics graphics, Level level) {
        if (context.tile() != null) {
            Cell cell = hover.cell();
            graphics.ghostTile(level, context.tile(), cell.column(), cell.row());
            graphics.overlay().cells(level, cell.column(), cell.row(), 1, 1);
        }
    }

    @Override
    public void dragged(PointerEvent e) {}

    @Override
    public void released(PointerEvent e) {}

    @Override
    public void moved(PointerEvent e) {
        hover.follow(cell(e), 1, 1);
    }

    @Override
    public void exited() {
        hover.leave();
    }

    @Override
    public boolean cancel() {
        return false;
    }

    @Override
    public void paint(ToolGraphics graphics) {
        Level level = context.document().level();
        if (!isBusy() && hover.isInside(level)) {
            paintHover(graphics, level);
        }
    }
}

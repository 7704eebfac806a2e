package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.FloodFill;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;

/** Selects the area of equal cells around a cell of the active layer; Shift adds it to what is selected. */
public final class WandTool extends CellTool {

    public WandTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "wand";
    }

    @Override
    public String label() {
        return "Magic wand";
    }

    @Override
    public String key() {
        return "W";
    }

    @Override
    public String hint() {
        return "Click to select the area of equal cells; Shift adds to the selection";
    }

    @Override
    public Selects selects() {
        return Selects.CELLS;
    }

    @Override
    public void pressed(PointerEvent e) {
        Document document = context.document();
        TileLayer layer = context.activeTileLayer();
        if (layer == null) {
            context.status("There is no tile layer: choose one in Layers, or add one");
            return;
        }
        Cell cell = cell(e);
        CellSet cells = FloodFill.of(layer.grid(), cell.column(), cell.row()).cells();
        document.select(
                Selection.ofCells(e.shift() ? document.selection().cells().union(cells) : cells));
        context.status(cells.isEmpty() ? "" : Words.count(cells.count(), "cell"));
    }

    @Override
    void paintHover(ToolGraphics graphics, Level level) {
        graphics.overlay().outline(hover.box(level), graphics.theme().accent());
    }
}

package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Drags out a slope from its foot to its top, or from its top to its foot. It takes the palette's slope tiles that look
 * like the stamp, at the angle nearest to the drag, and fills what is empty under them; with Alt it draws a polygon off
 * the grid.
 */
public final class SlopeTool extends FigureTool {
    private PointerEvent polygonFrom;
    private String polygonId;
    private String drawn = "";

    public SlopeTool(ToolContext context) {
        super(context);
    }

    @Override
    public String id() {
        return "slope";
    }

    @Override
    public String label() {
        return "Slope";
    }

    @Override
    public String key() {
        return "N";
    }

    @Override
    public String hint() {
        return "Drag from foot to top; Ctrl makes a ceiling, Shift leaves out the filling, Alt draws a "
                + "polygon off the grid";
    }

    @Override
    public boolean picksWithAlt() {
        return false;
    }

    @Override
    public void pressed(PointerEvent e) {
        if (!e.alt()) {
            super.pressed(e);
        } else if (context.mayEdit()) {
            hover.leave();
            polygonFrom = e;
            polygonId = context.freshId();
        }
    }

    @Override
    public void dragged(PointerEvent e) {
        if (polygonFrom != null) {
            context.document().show(polygon(context.document().committed(), e));
        } else {
            super.dragged(e);
        }
    }

    @Override
    public void released(PointerEvent e) {
        if (polygonFrom != null) {
            polygonFrom = null;
            context.document().commit("Add slope polygon");
        } else {
            super.released(e);
        }
    }

    @Override
    String verb(PointerEvent e) {
        return "Draw slope of";
    }

    @Override
    String describe(Cell from, Cell end, PointerEvent e) {
        return drawn;
    }

    /** The triangle under the line from where the drag began to where it is. */
    private Level polygon(Level base, PointerEvent e) {
        Vec from = polygonFrom.at();
        Vec to = e.at();
        Vec low = new Vec(Math.rint(from.x()), Math.rint(from.y()));
        Vec high = new Vec(Math.rint(to.x()), Math.rint(to.y()));
        if (low.x() == high.x() || low.y() == high.y()) {
            return base;
        }
        Vec corner = low.y() > high.y() ? new Vec(high.x(), low.y()) : new Vec(low.x(), high.y());
        Vec at = new Vec(Math.min(low.x(), high.x()), Math.min(low.y(), high.y()));
        List<Vec> points = List.of(low.minus(at), high.minus(at), corner.minus(at));
        ObjectCommon common = ObjectCommon.of(polygonId, at, null);
        // It may be part of the level by then: a key that edits while it is dragged takes it along.
        return base.withObject(new StaticPolygon(common, points, null, null, null, null));
    }

    @Override
    FigureGesture.Figure figure(PointerEvent e) {
        return (base, layerId, stamp, from, to) -> {
            SlopeTiles tiles = tiles(base.palette(), stamp, e.ctrl());
            if (tiles.lengths().isEmpty()) {
                drawn = "The palette has no slope tiles: hold Alt to draw a polygon";
                return base;
            }
            SlopePlan plan = SlopePlan.between(tiles.lengths(), from, to);
            drawn = String.format(
                    Locale.ROOT, "%.1f° slope, %d × %d cells", plan.degrees(), plan.columns(), plan.rises());
            return draw(base, layerId, tiles, plan, !e.shift());
        };
    }

    private static SlopeTiles tiles(Palette palette, Stamp stamp, boolean swap) {
        String like = stamp.first().tile();
        TileType type = palette.tiles().get(like);
        boolean ceiling = type != null
                && type.effectiveShape() instanceof Shape.Ceiling
                        != stamp.first().flip().v()
                && !(type.effectiveShape() instanceof Shape.Full);
        return SlopeTiles.like(palette, like, ceiling != swap);
    }

    private static Level draw(Level base, String layerId, SlopeTiles tiles, SlopePlan plan, boolean filled) {
        TileGrid cells = ((TileLayer) base.layer(layerId)).grid();
        List<CellEdits.Placement> placements = new ArrayList<>();
        for (int i = 0; i < plan.columns(); i++) {
            int column = plan.column(i);
            int row = plan.row(i);
            if (column < 0 || column >= cells.columns()) {
                continue;
            }
            placements.add(
                    new CellEdits.Placement(column, row, tiles.tile(plan.length(), plan.index(i), plan.toRight())));
            if (filled && tiles.fill() != null) {
                int first = Math.max(0, tiles.isCeiling() ? plan.top() : row + 1);
                int end = Math.min(cells.rows(), tiles.isCeiling() ? row : plan.bottom() + 1);
                for (int r = first; r < end; r++) {
                    if (isHole(base, cells, column, r)) {
                        placements.add(new CellEdits.Placement(column, r, tiles.fill()));
                    }
                }
            }
        }
        return CellEdits.place(base, layerId, placements);
    }

    /** True if a cell under the slope would be a hole in the ground: it is empty, or has a slope of its own. */
    static boolean isHole(Level base, TileGrid cells, int column, int row) {
        int index = cells.get(column, row);
        if (index == 0) {
            return true;
        }
        TileType type = base.tileType(index);
        return type != null
                && (type.effectiveShape() instanceof Shape.Floor || type.effectiveShape() instanceof Shape.Ceiling);
    }

    @Override
    public boolean cancel() {
        boolean polygon = polygonFrom != null;
        polygonFrom = null;
        return super.cancel() || polygon;
    }

    @Override
    void paintHover(ToolGraphics graphics, Level level) {
        Cell cell = hover.cell();
        graphics.overlay().cells(level, cell.column(), cell.row(), 1, 1);
    }
}

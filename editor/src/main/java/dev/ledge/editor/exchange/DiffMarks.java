package dev.ledge.editor.exchange;

import dev.ledge.editor.diff.CellArea;
import dev.ledge.editor.diff.CellRun;
import dev.ledge.editor.diff.LayerChange;
import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.ObjectChange;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** Marks in one of two levels what differs between them: veiled cells in a frame for each area, framed objects. */
public final class DiffMarks {
    private static final Color CELLS = new Color(0xE6, 0x2E, 0x6B, 90);
    private static final Color OUTLINE = new Color(0xE6, 0x2E, 0x6B);
    private static final float STROKE = 2;

    private final LevelDiff diff;
    private final boolean isBefore;

    /** Marks for the level before, or for that after. */
    public DiffMarks(LevelDiff diff, boolean isBefore) {
        this.diff = diff;
        this.isBefore = isBefore;
    }

    private Level level() {
        return isBefore ? diff.before() : diff.after();
    }

    /** Draws the marks, in screen px. */
    public void paint(Graphics2D graphics, Viewport view) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setStroke(new BasicStroke(STROKE));
        int grid = level().grid();
        for (LayerChange layer : diff.layers()) {
            for (CellArea area : layer.cells().areas()) {
                g.setColor(CELLS);
                for (CellRun run : area.runs()) {
                    g.fill(box(view, run.column() * grid, run.row() * grid, run.end() * grid, (run.row() + 1) * grid));
                }
                g.setColor(OUTLINE);
                g.draw(cells(view, area, grid));
            }
        }
        g.setColor(OUTLINE);
        for (ObjectChange change : diff.objects()) {
            LevelObject object = isBefore ? change.before() : change.after();
            if (object != null) {
                Aabb box = object.bounds(level());
                g.draw(box(view, box.left(), box.top(), box.right(), box.bottom()));
            }
        }
        g.dispose();
    }

    /** The box around all that differs in place, level px; null if it is the level's fields or layers alone. */
    public static Aabb bounds(LevelDiff diff) {
        Aabb all = null;
        int grid = diff.after().grid();
        for (LayerChange layer : diff.layers()) {
            for (CellArea area : layer.cells().areas()) {
                all = with(
                        all,
                        new Aabb(
                                area.left() * grid,
                                area.top() * grid,
                                (area.right() + 1) * grid,
                                (area.bottom() + 1) * grid));
            }
        }
        for (ObjectChange change : diff.objects()) {
            all = change.before() == null ? all : with(all, change.before().bounds(diff.before()));
            all = change.after() == null ? all : with(all, change.after().bounds(diff.after()));
        }
        return all;
    }

    private static Aabb with(Aabb all, Aabb box) {
        return all == null ? box : all.union(box);
    }

    private static Rectangle2D cells(Viewport view, CellArea area, int grid) {
        return box(view, area.left() * grid, area.top() * grid, (area.right() + 1) * grid, (area.bottom() + 1) * grid);
    }

    private static Rectangle2D box(Viewport view, double left, double top, double right, double bottom) {
        Rectangle2D box = new Rectangle2D.Double();
        box.setFrameFromDiagonal(
                view.toScreenX(left), view.toScreenY(top), view.toScreenX(right), view.toScreenY(bottom));
        return box;
    }
}

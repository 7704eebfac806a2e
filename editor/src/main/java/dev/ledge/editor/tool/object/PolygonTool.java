package dev.ledge.editor.tool.object;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.SimpleOutline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.StaticPolygon;
import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a polygon corner by corner; a double click, Enter or a click on the first corner closes it. Two corners make a
 * line.
 */
public final class PolygonTool implements Tool {
    /** Screen pixels from the first corner within which a click closes the polygon. */
    private static final double CLOSING = 8;

    private static final BasicStroke LINE = new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    private final ToolContext context;
    private final HandleGesture handles;
    private final List<Vec> corners = new ArrayList<>();
    private Vec next;

    public PolygonTool(ToolContext context) {
        this.context = context;
        this.handles = new HandleGesture(context);
    }

    @Override
    public String id() {
        return "polygon";
    }

    @Override
    public String label() {
        return "Polygon";
    }

    @Override
    public String key() {
        return "G";
    }

    @Override
    public String hint() {
        return "Click the corners; double click or Enter closes, a right click or Backspace takes the last one back, "
                + "Alt leaves the grid";
    }

    @Override
    public void pressed(PointerEvent e) {
        if (corners.isEmpty() && handles.pressed(e) || !context.mayEdit()) {
            return;
        }
        if (corners.size() > 1 && (e.clicks() > 1 || isAtStart(e))) {
            confirm();
            return;
        }
        Vec corner = context.snap().apply(e.at(), e.alt());
        if (corners.isEmpty()) {
            context.document().select(Selection.NONE);
        }
        if (!corners.contains(corner)) {
            corners.add(corner);
        }
        next = corner;
        context.repaint();
    }

    private boolean isAtStart(PointerEvent e) {
        return corners.get(0).minus(e.at()).length() * context.viewport().zoom() <= CLOSING;
    }

    @Override
    public void dragged(PointerEvent e) {
        if (handles.isActive()) {
            handles.dragged(e);
        } else {
            moved(e);
        }
    }

    @Override
    public void released(PointerEvent e) {
        handles.released(e);
    }

    @Override
    public void moved(PointerEvent e) {
        if (corners.isEmpty()) {
            handles.moved(e);
        } else {
            next = context.snap().apply(e.at(), e.alt());
            context.repaint();
        }
    }

    @Override
    public boolean confirm() {
        if (corners.size() < 2) {
            return false;
        }
        if (!SimpleOutline.isSimple(corners)) {
            context.status("The outline would cross itself: take corners back with Backspace");
            return true;
        }
        Vec at = corners.stream()
                .reduce((a, b) -> new Vec(Math.min(a.x(), b.x()), Math.min(a.y(), b.y())))
                .orElseThrow();
        List<Vec> points = corners.stream().map(corner -> corner.minus(at)).toList();
        ObjectCommon common = ObjectCommon.of(context.freshId(), at, null);
        Document document = context.document();
        LevelObject polygon = new StaticPolygon(common, points, null, null, null, null);
        corners.clear();
        document.edit("Add polygon", ObjectEdits.add(document.level(), List.of(polygon)));
        document.select(Selection.ofObject(common.id()));
        context.status("");
        return true;
    }

    @Override
    public boolean delete() {
        if (corners.isEmpty()) {
            return handles.delete();
        }
        takeBack();
        return true;
    }

    @Override
    public boolean hasSteps() {
        return !corners.isEmpty();
    }

    @Override
    public void takeBack() {
        corners.remove(corners.size() - 1);
        context.repaint();
    }

    @Override
    public boolean cancel() {
        boolean busy = !corners.isEmpty() || handles.cancel();
        corners.clear();
        context.repaint();
        return busy;
    }

    @Override
    public void paint(ToolGraphics graphics) {
        if (corners.isEmpty()) {
            handles.paint(graphics);
            return;
        }
        List<Vec> outline = new ArrayList<>(corners);
        if (!outline.contains(next)) {
            outline.add(next);
        }
        Path2D path = new Path2D.Double();
        for (int i = 0; i < outline.size(); i++) {
            double x = graphics.view().toScreenX(outline.get(i).x());
            double y = graphics.view().toScreenY(outline.get(i).y());
            if (i == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        boolean good = outline.size() < 2 || SimpleOutline.isSimple(outline);
        if (outline.size() > 2) {
            Path2D closed = new Path2D.Double(path);
            closed.closePath();
            graphics.g().setColor(graphics.theme().ghost());
            graphics.g().fill(closed);
        }
        graphics.g().setStroke(LINE);
        graphics.g()
                .setColor(good ? graphics.theme().accent() : graphics.theme().danger());
        graphics.g().draw(path);
        for (Vec corner : corners) {
            graphics.overlay().handle(corner, corner.equals(corners.get(0)));
        }
    }

    @Override
    public Cursor cursor() {
        return corners.isEmpty() && handles.cursor() != null ? handles.cursor() : Tool.super.cursor();
    }
}

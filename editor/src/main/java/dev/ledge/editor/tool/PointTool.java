package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.util.function.Consumer;

/** Takes one click at a cell for somebody else, and gives way to the tool before. */
public final class PointTool implements Tool {
    static final String ID = "point";

    private final ToolContext context;
    private final String hint;
    private final Consumer<Vec> onPoint;
    private final Runnable giveWay;
    private Aabb cell;

    /**
     * Lets the next click in the canvas or the preview be for somebody else; Escape, the right button and choosing a
     * tool call it off. The tool in use comes back then.
     *
     * @param hint what to point at, for the status bar
     * @param onPoint is given the place in level pixels
     */
    public static void take(ToolContext context, String hint, Consumer<Vec> onPoint) {
        context.lend(hint, giveWay -> new PointTool(context, hint, onPoint, giveWay));
    }

    /**
     * A tool for one click.
     *
     * @param onPoint is given the place in level pixels
     * @param giveWay puts the tool before back
     */
    private PointTool(ToolContext context, String hint, Consumer<Vec> onPoint, Runnable giveWay) {
        this.context = context;
        this.hint = hint;
        this.onPoint = onPoint;
        this.giveWay = giveWay;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String label() {
        return "Point";
    }

    @Override
    public String key() {
        return "";
    }

    @Override
    public String hint() {
        return hint;
    }

    @Override
    public void pressed(PointerEvent e) {
        moved(e);
    }

    @Override
    public void dragged(PointerEvent e) {
        moved(e);
    }

    @Override
    public void released(PointerEvent e) {
        cancel();
        onPoint.accept(e.at());
    }

    @Override
    public void moved(PointerEvent e) {
        double grid = context.document().level().grid();
        double left = Math.floor(e.x() / grid) * grid;
        double top = Math.floor(e.y() / grid) * grid;
        mark(new Aabb(left, top, left + grid, top + grid));
    }

    @Override
    public void exited() {
        mark(null);
    }

    private void mark(Aabb now) {
        Aabb before = cell;
        cell = now;
        if (before != null) {
            context.repaint(before);
        }
        if (now != null) {
            context.repaint(now);
        }
    }

    @Override
    public boolean cancel() {
        mark(null);
        giveWay.run();
        return true;
    }

    @Override
    public void paint(ToolGraphics graphics) {
        if (cell != null) {
            graphics.overlay().outline(cell, graphics.theme().accent());
        }
    }
}

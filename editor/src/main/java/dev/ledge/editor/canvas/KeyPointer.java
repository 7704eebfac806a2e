package dev.ledge.editor.canvas;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.tool.LayerPlace;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;

/**
 * The pointer of those who have no mouse in hand: keys move it from cell to cell and press the tool where it is. It
 * goes away as soon as the mouse moves.
 */
final class KeyPointer {
    private static final BasicStroke OUTER = new BasicStroke(5);
    private static final BasicStroke INNER = new BasicStroke(2);
    private static final Color BACK = new Color(0xE6FFFFFF, true);

    /** Half the side of the mark at a point that is not the middle of its cell, screen pixels. */
    private static final int POINT = 2;

    /** Where it is not seen any more the level is scrolled, this far beyond it, screen pixels. */
    private static final double MARGIN = 24;

    private final ToolContext context;
    private final Consumer<Vec> hover;
    private Vec at;
    /** Where it was as the canvas lost the focus; null where there is nothing to come back to. */
    private Vec left;

    private Document shownOn;
    private boolean isDown;
    /** True until its key is let go, which repeats meanwhile: also after what it had begun was given up. */
    private boolean isHeld;

    /**
     * A pointer that is not shown yet.
     *
     * @param hover is told where it is in the canvas, screen pixels
     */
    KeyPointer(ToolContext context, Consumer<Vec> hover) {
        this.context = context;
        this.hover = hover;
    }

    boolean isShown() {
        return at != null && shownOn == context.document();
    }

    /** True while its key holds the tool's button down. */
    boolean isDown() {
        return isDown && isShown();
    }

    /**
     * Goes on to the next cell in a direction, by a pixel if {@code fine}. One that is not there yet comes to where the
     * mouse is, or to the middle of what is seen.
     */
    void move(int dx, int dy, boolean fine) {
        double side = context.document().level().grid();
        if (!isShown()) {
            isDown = false;
            isHeld = false;
            shownOn = context.document();
            at = middle(context.pointerOrMiddle(), 0, 0, side);
        } else if (fine) {
            at = at.plus(new Vec(dx, dy));
        } else {
            at = middle(at, dx, dy, side);
        }
        at = inLevel(at);
        bringIntoView();
        pointAt();
    }

    /** The nearest place at which all of its cell is in the level. */
    private Vec inLevel(Vec point) {
        Level level = context.document().level();
        double most = level.grid() / 2.0;
        return new Vec(within(most, level.width() - most, point.x()), within(most, level.height() - most, point.y()));
    }

    private void pointAt() {
        if (isDown) {
            context.tool().dragged(event(PointerEvent.Button.LEFT));
        } else {
            context.tool().moved(event(PointerEvent.Button.NONE));
        }
        report();
    }

    private static Vec middle(Vec point, int dx, int dy, double side) {
        return new Vec(
                (Math.floor(point.x() / side) + dx + 0.5) * side, (Math.floor(point.y() / side) + dy + 0.5) * side);
    }

    private static double within(double least, double most, double value) {
        return Math.max(least, Math.min(most, value));
    }

    private void bringIntoView() {
        Viewport viewport = context.viewport();
        double half = context.document().level().grid() / 2.0 * viewport.zoom() + MARGIN;
        viewport.panBy(
                beyond(viewport.toScreenX(at.x()), half, viewport.width()),
                beyond(viewport.toScreenY(at.y()), half, viewport.height()));
    }

    /** How far what is seen has to be moved for a point to be in it, with so much around it. */
    private static double beyond(double point, double around, double size) {
        return 2 * around > size ? size / 2 - point : within(around, size - around, point) - point;
    }

    /** The tool's button goes down there; a key that repeats does so once. */
    void press() {
        if (!isHeld) {
            isHeld = true;
            isDown = true;
            context.tool().pressed(event(PointerEvent.Button.LEFT));
            report();
        }
    }

    /** The tool's button goes up, if it is down. */
    void release() {
        isHeld = false;
        if (isDown()) {
            context.tool().released(event(PointerEvent.Button.LEFT));
            isDown = false;
            report();
        }
    }

    /** Lets go of the tool's button without an effect. */
    void cancelled() {
        isDown = false;
    }

    /** Goes away; what the tool has begun with its button down is given up. */
    void hide() {
        left = null;
        if (!isShown()) {
            return;
        }
        if (isDown) {
            isDown = false;
            context.tool().cancel();
        }
        context.tool().exited();
        at = null;
        isHeld = false;
        context.repaint();
    }

    /** Goes away as the canvas loses the focus. */
    void leave() {
        Vec before = isShown() ? at : null;
        hide();
        left = before;
    }

    /**
     * Is where it was as the canvas lost the focus: a tool is chosen from a list, and then used there. Not where that
     * is out of sight: what was gone to meanwhile stays in view.
     */
    void comeBack() {
        if (left != null && shownOn == context.document()) {
            Vec before = inLevel(left);
            left = null;
            if (context.viewport().visible().contains(before.x(), before.y())) {
                at = before;
                pointAt();
            }
        }
    }

    private PointerEvent event(PointerEvent.Button button) {
        return new PointerEvent(at.x(), at.y(), button, 0, 1).from(LayerPlace.of(context));
    }

    private void report() {
        Viewport viewport = context.viewport();
        hover.accept(new Vec(viewport.toScreenX(at.x()), viewport.toScreenY(at.y())));
        context.repaint();
    }

    void paint(ToolGraphics graphics) {
        if (!isShown()) {
            return;
        }
        Viewport viewport = context.viewport();
        int side = context.document().level().grid();
        Vec corner = middle(at, 0, 0, side).minus(new Vec(side / 2.0, side / 2.0));
        Aabb cell = new Aabb(corner.x(), corner.y(), corner.x() + side, corner.y() + side);
        double left = viewport.toScreenX(cell.left());
        double top = viewport.toScreenY(cell.top());
        Rectangle2D frame = new Rectangle2D.Double(
                left, top, viewport.toScreenX(cell.right()) - left, viewport.toScreenY(cell.bottom()) - top);
        double x = viewport.toScreenX(at.x());
        double y = viewport.toScreenY(at.y());
        Rectangle2D point = new Rectangle2D.Double(x - POINT, y - POINT, 2 * POINT, 2 * POINT);
        boolean isInMiddle = at.equals(middle(at, 0, 0, side));
        Graphics2D g = graphics.g();
        g.setStroke(OUTER);
        g.setColor(BACK);
        g.draw(frame);
        if (!isInMiddle) {
            g.draw(point);
        }
        g.setStroke(INNER);
        g.setColor(graphics.theme().accent());
        g.draw(frame);
        if (!isInMiddle) {
            g.fill(point);
        }
    }
}

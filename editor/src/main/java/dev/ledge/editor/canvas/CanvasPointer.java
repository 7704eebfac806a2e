package dev.ledge.editor.canvas;

import dev.ledge.editor.component.Typed;
import dev.ledge.editor.tool.LayerPlace;
import dev.ledge.editor.tool.Picker;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.view.Viewport;
import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import javax.swing.SwingUtilities;

/**
 * Brings the mouse to the tool, the picker and the camera. One button at a time: the one that was pressed first has the
 * gesture.
 */
final class CanvasPointer extends MouseAdapter {
    /** Screen pixels that a notch of the wheel scrolls. */
    private static final double SCROLL = 64;

    /** Zoom of a full turn-by-turn notch of a wheel that reports parts of notches. */
    private static final double SMOOTH_ZOOM = 1.25;

    /** What has the gesture. */
    private enum Mode {
        IDLE,
        TOOL,
        PICK,
        PAN
    }

    private final LevelCanvas canvas;
    private final ToolContext context;
    private final Picker picker;
    private final EdgeScroller edge;
    private final KeyPointer keys;
    private Mode mode = Mode.IDLE;
    private int button;
    private boolean spaceHeld;
    private Point lastPan;
    private MouseEvent lastDrag;

    CanvasPointer(LevelCanvas canvas, ToolContext context) {
        this.canvas = canvas;
        this.context = context;
        this.picker = new Picker(context);
        this.edge = new EdgeScroller(canvas, this::scrollDrag);
        this.keys = new KeyPointer(context, at -> canvas.reportHover(at.x(), at.y()));
    }

    /** Space is held or let go: with it, the left button pans. */
    void setSpaceHeld(boolean held) {
        if (spaceHeld != held) {
            spaceHeld = held;
            updateCursor();
        }
    }

    /** The pointer that keys move. */
    KeyPointer keys() {
        return keys;
    }

    /** True while the mouse makes a gesture. */
    boolean isBusy() {
        return mode != Mode.IDLE;
    }

    /** Escape: gives up a gesture, else what the tool had begun; false if there was nothing. */
    boolean cancel() {
        if (mode == Mode.PICK) {
            mode = Mode.IDLE;
            picker.cancel();
            return true;
        }
        if (mode == Mode.TOOL) {
            mode = Mode.IDLE;
        }
        keys.cancelled();
        return context.tool().cancel();
    }

    /** Gives up the gesture that the mouse or a key is making; false if there is none. */
    boolean cancelGesture() {
        return (mode != Mode.IDLE || keys.isDown()) && cancel();
    }

    @Override
    public void mousePressed(MouseEvent e) {
        Typed.takeNow();
        canvas.takeFocus();
        keys.hide();
        if (mode != Mode.IDLE) {
            if (mode == Mode.TOOL && SwingUtilities.isRightMouseButton(e)) {
                cancel();
            }
            return;
        }
        PointerEvent event = event(e);
        button = e.getButton();
        if (SwingUtilities.isMiddleMouseButton(e) || SwingUtilities.isLeftMouseButton(e) && spaceHeld) {
            mode = Mode.PAN;
            lastPan = e.getPoint();
        } else if (SwingUtilities.isRightMouseButton(e)) {
            if (!context.tool().rightPressed(event)) {
                mode = Mode.PICK;
                picker.pressed(event);
            }
        } else if (SwingUtilities.isLeftMouseButton(e)) {
            boolean picks = e.isAltDown() && context.tool().picksWithAlt();
            mode = picks ? Mode.PICK : Mode.TOOL;
            if (picks) {
                picker.pressed(event);
            } else {
                context.tool().pressed(toolEvent(e));
            }
        }
        updateCursor();
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        drag(e);
        if (mode == Mode.TOOL || mode == Mode.PICK) {
            lastDrag = e;
            edge.dragged(e.getPoint());
        }
    }

    /** The pointer is held outside of the canvas: what is under it moves. */
    private void scrollDrag(double dx, double dy) {
        if (mode == Mode.IDLE) {
            edge.stop();
            return;
        }
        context.viewport().panBy(dx, dy);
        drag(lastDrag);
    }

    private void drag(MouseEvent e) {
        switch (mode) {
            case PAN -> {
                context.viewport().panBy(e.getX() - lastPan.x, e.getY() - lastPan.y);
                lastPan = e.getPoint();
            }
            case PICK -> picker.dragged(event(e));
            case TOOL -> context.tool().dragged(toolEvent(e));
            case IDLE -> {}
        }
        canvas.reportHover(e.getX(), e.getY());
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        if (mode == Mode.IDLE || e.getButton() != button) {
            return;
        }
        Mode ended = mode;
        mode = Mode.IDLE;
        edge.stop();
        if (ended == Mode.PICK) {
            picker.released(event(e));
        } else if (ended == Mode.TOOL) {
            context.tool().released(toolEvent(e));
        }
        updateCursor();
    }

    @Override
    public void mouseMoved(MouseEvent e) {
        if (keys.isDown()) {
            return; // A touch of the mouse doesn't end what a key is drawing.
        }
        keys.hide();
        context.tool().moved(toolEvent(e));
        canvas.reportHover(e.getX(), e.getY());
        updateCursor();
    }

    @Override
    public void mouseExited(MouseEvent e) {
        if (mode == Mode.IDLE && !keys.isShown()) {
            context.tool().exited();
            canvas.reportHoverEnded();
        }
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent e) {
        Viewport viewport = context.viewport();
        double turn = e.getPreciseWheelRotation();
        if (menuKey(e)) {
            if (turn == e.getWheelRotation()) {
                viewport.zoomStep(e.getX(), e.getY(), turn < 0);
            } else {
                viewport.zoomAt(e.getX(), e.getY(), Math.pow(SMOOTH_ZOOM, -turn));
            }
        } else if (e.isShiftDown()) {
            viewport.panBy(-turn * SCROLL, 0);
        } else {
            viewport.panBy(0, -turn * SCROLL);
        }
        if (mode == Mode.TOOL) {
            context.tool().dragged(toolEvent(e));
        } else if (mode == Mode.IDLE) {
            context.tool().moved(toolEvent(e));
        }
        canvas.reportHover(e.getX(), e.getY());
    }

    void updateCursor() {
        Cursor cursor = context.tool().cursor();
        if (mode == Mode.PAN) {
            cursor = Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR);
        } else if (spaceHeld) {
            cursor = Cursor.getPredefinedCursor(Cursor.HAND_CURSOR);
        }
        if (canvas.getCursor() != cursor) {
            canvas.setCursor(cursor);
        }
    }

    void paint(ToolGraphics graphics) {
        picker.paint(graphics);
        keys.paint(graphics);
    }

    /** As a tool sees it that works on the cells of a layer which is seen elsewhere. */
    private PointerEvent toolEvent(MouseEvent e) {
        return event(e).from(LayerPlace.of(context));
    }

    private PointerEvent event(MouseEvent e) {
        Viewport viewport = context.viewport();
        int modifiers = (e.isShiftDown() ? PointerEvent.SHIFT : 0)
                | (e.isAltDown() ? PointerEvent.ALT : 0)
                | (menuKey(e) ? PointerEvent.CTRL : 0);
        PointerEvent.Button held = PointerEvent.Button.NONE;
        if (mode == Mode.TOOL || e.getID() == MouseEvent.MOUSE_PRESSED || e.getID() == MouseEvent.MOUSE_RELEASED) {
            held = SwingUtilities.isRightMouseButton(e) ? PointerEvent.Button.RIGHT : PointerEvent.Button.LEFT;
        }
        return new PointerEvent(
                viewport.toLevelX(e.getX()), viewport.toLevelY(e.getY()), held, modifiers, e.getClickCount());
    }

    /** Ctrl, or the command key on a Mac. */
    private boolean menuKey(MouseEvent e) {
        int mask = canvas.getToolkit().getMenuShortcutKeyMaskEx();
        return (e.getModifiersEx() & (mask | InputEvent.CTRL_DOWN_MASK)) != 0;
    }
}

package dev.ledge.editor.game;

import dev.ledge.editor.component.Typed;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.OverlayRenderer;
import dev.ledge.editor.tool.LayerPlace;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.view.Viewport;
import java.awt.Graphics2D;
import java.awt.event.InputEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.SwingUtilities;

/**
 * Lets the tool in use work in the preview as it does in the canvas, on the game that runs there. For the event
 * dispatch thread.
 */
final class PreviewTools extends MouseAdapter {
    private final PreviewPanel preview;
    private final ToolContext context;
    private final LevelRenderer levels;
    private boolean isInside;
    private boolean isHeld;

    PreviewTools(PreviewPanel preview, ToolContext context, LevelRenderer levels) {
        this.preview = preview;
        this.context = context;
        this.levels = levels;
    }

    void install() {
        preview.addMouseListener(this);
        preview.addMouseMotionListener(this);
        preview.setOverlay(this::paint);
    }

    /** Escape: gives up the gesture that is under way; false if there is none. */
    boolean cancel() {
        boolean wasHeld = isHeld;
        isHeld = false;
        return wasHeld && context.tool().cancel();
    }

    @Override
    public void mousePressed(MouseEvent e) {
        Typed.takeNow();
        if (SwingUtilities.isLeftMouseButton(e) && !isHeld) {
            isHeld = true;
            context.tool().pressed(toolEvent(e, PointerEvent.Button.LEFT));
        } else if (SwingUtilities.isRightMouseButton(e) && !cancel()) {
            context.tool().rightPressed(toolEvent(e, PointerEvent.Button.RIGHT));
        }
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        point(e);
        if (isHeld) {
            context.tool().dragged(toolEvent(e, PointerEvent.Button.LEFT));
        }
    }

    private void point(MouseEvent e) {
        context.setPointer(event(e, PointerEvent.Button.NONE).at());
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        if (isHeld && SwingUtilities.isLeftMouseButton(e)) {
            isHeld = false;
            context.tool().released(toolEvent(e, PointerEvent.Button.LEFT));
        }
    }

    @Override
    public void mouseMoved(MouseEvent e) {
        isInside = true;
        point(e);
        context.tool().moved(toolEvent(e, PointerEvent.Button.NONE));
        preview.setCursor(context.tool().cursor());
        preview.repaint();
    }

    @Override
    public void mouseExited(MouseEvent e) {
        isInside = false;
        context.setPointer(null);
        if (!isHeld) {
            context.tool().exited();
        }
        preview.repaint();
    }

    /** As a tool sees it that works on the cells of a layer which the game shows elsewhere. */
    private PointerEvent toolEvent(MouseEvent e, PointerEvent.Button button) {
        return event(e, button).from(LayerPlace.inGame(context, preview.view()));
    }

    private PointerEvent event(MouseEvent e, PointerEvent.Button button) {
        Viewport view = preview.view();
        int mask = preview.getToolkit().getMenuShortcutKeyMaskEx() | InputEvent.CTRL_DOWN_MASK;
        int modifiers = (e.isShiftDown() ? PointerEvent.SHIFT : 0)
                | (e.isAltDown() ? PointerEvent.ALT : 0)
                | ((e.getModifiersEx() & mask) != 0 ? PointerEvent.CTRL : 0);
        return new PointerEvent(view.toLevelX(e.getX()), view.toLevelY(e.getY()), button, modifiers, e.getClickCount());
    }

    private void paint(Graphics2D g) {
        if (isInside || isHeld) {
            OverlayRenderer overlay = new OverlayRenderer(
                    g,
                    preview.view(),
                    preview.getWidth(),
                    preview.getHeight(),
                    preview.options().theme());
            ToolGraphics graphics = new ToolGraphics(
                    g, preview.view(), overlay, levels, preview.options().theme(), 0);
            graphics.movedBy(LayerPlace.inGame(context, preview.view()), context.tool()::paint);
        }
    }
}

package dev.ledge.editor.canvas;

import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * The keys that mean something only in the canvas: Escape, Enter, Delete, the arrows and Space. All others are the
 * window's.
 */
final class CanvasKeys {
    private static final Set<Integer> ARROWS =
            Set.of(KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_UP, KeyEvent.VK_DOWN);

    private final LevelCanvas canvas;
    private final ToolContext context;
    private final SelectionCommands commands;
    private final CanvasPointer pointer;

    CanvasKeys(LevelCanvas canvas, ToolContext context, SelectionCommands commands, CanvasPointer pointer) {
        this.canvas = canvas;
        this.context = context;
        this.commands = commands;
        this.pointer = pointer;
    }

    void install() {
        bind("ESCAPE", this::escape);
        bind("ENTER", () -> context.tool().confirm());
        bind("DELETE", commands::delete);
        bind("BACK_SPACE", commands::delete);
        bind("SPACE", this::space);
        for (String modifiers : new String[] {"", "shift ", "alt ", "alt shift "}) {
            bind(modifiers + "released SPACE", this::spaceReleased);
        }
        bindArrow("LEFT", -1, 0);
        bindArrow("RIGHT", 1, 0);
        bindArrow("UP", 0, -1);
        bindArrow("DOWN", 0, 1);
        // Bound keys are those with just these modifiers: Ctrl may go down before an arrow goes up.
        canvas.addKeyListener(new KeyAdapter() {
            @Override
            public void keyReleased(KeyEvent e) {
                if (ARROWS.contains(e.getKeyCode())) {
                    commands.nudged();
                }
            }
        });
        canvas.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                pointer.keys().comeBack();
            }

            @Override
            public void focusLost(FocusEvent e) {
                pointer.setSpaceHeld(false);
                pointer.keys().leave();
                commands.nudged();
            }
        });
    }

    private void escape() {
        if (!pointer.cancel() && !canvas.leavesPlay()) {
            pointer.keys().hide();
            commands.selectNone();
        }
    }

    /** With the pointer of the keys it is the tool's button, else the left button of the mouse pans with it. */
    private void space() {
        if (pointer.keys().isShown()) {
            pointer.keys().press();
        } else {
            pointer.setSpaceHeld(true);
        }
    }

    private void spaceReleased() {
        pointer.keys().release();
        pointer.setSpaceHeld(false);
    }

    private void point(int dx, int dy, boolean fine) {
        if (!pointer.isBusy()) {
            pointer.keys().move(dx, dy, fine);
        }
    }

    /** Moves what is selected; where that is no object, or the tool is at work, the pointer. */
    private void arrow(int dx, int dy, boolean fine) {
        boolean moves = !context.document().selection().objectIds().isEmpty();
        if (moves && !pointer.keys().isDown()) {
            commands.nudge(dx, dy, fine);
        } else {
            point(dx, dy, fine);
        }
    }

    private void bindArrow(String key, int dx, int dy) {
        bind(key, () -> arrow(dx, dy, false));
        bind("shift " + key, () -> arrow(dx, dy, true));
        bind("alt " + key, () -> point(dx, dy, false));
        bind("alt shift " + key, () -> point(dx, dy, true));
    }

    @SuppressWarnings("serial")
    private void bind(String stroke, Runnable body) {
        canvas.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
        canvas.getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }
}

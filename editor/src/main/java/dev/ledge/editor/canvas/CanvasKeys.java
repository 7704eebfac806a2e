package dev.ledge.editor.canvas;

import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * The keys that mean something only in the canvas: Escape, Enter, Delete, the arrows and Space. All others are the
 * window's.
 */
final class CanvasKeys {
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
        bind("SPACE", () -> pointer.setSpaceHeld(true));
        bind("released SPACE", () -> pointer.setSpaceHeld(false));
        bindArrow("LEFT", -1, 0);
        bindArrow("RIGHT", 1, 0);
        bindArrow("UP", 0, -1);
        bindArrow("DOWN", 0, 1);
        canvas.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                pointer.setSpaceHeld(false);
                commands.nudged();
            }
        });
    }

    private void escape() {
        if (!pointer.cancel() && !canvas.leavesPlay()) {
            commands.selectNone();
        }
    }

    private void bindArrow(String key, int dx, int dy) {
        bind(key, () -> commands.nudge(dx, dy, false));
        bind("shift " + key, () -> commands.nudge(dx, dy, true));
        bind("released " + key, commands::nudged);
        bind("shift released " + key, commands::nudged);
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

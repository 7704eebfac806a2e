package dev.ledge.editor.window;

import dev.ledge.editor.preview.PreviewPanel;
import java.awt.Component;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Passes the keys of the canvas on to the game while the preview has a window of its own: the game has the keyboard in
 * both windows then, as it has in one. For the event dispatch thread.
 */
public final class SharedKeys implements KeyListener, FocusListener {
    private final Component canvas;
    private final Supplier<PreviewPanel> preview;
    private final BooleanSupplier isApart;

    private SharedKeys(Component canvas, Supplier<PreviewPanel> preview, BooleanSupplier isApart) {
        this.canvas = canvas;
        this.preview = preview;
        this.isApart = isApart;
    }

    /** Begins to pass them on, whenever {@code isApart} is true. */
    public static SharedKeys of(Component canvas, Supplier<PreviewPanel> preview, BooleanSupplier isApart) {
        SharedKeys keys = new SharedKeys(canvas, preview, isApart);
        canvas.addKeyListener(keys);
        canvas.addFocusListener(keys);
        return keys;
    }

    /** True while the keys of the canvas are the game's. */
    public boolean areHere() {
        return isApart.getAsBoolean() && canvas.isFocusOwner();
    }

    @Override
    public void keyPressed(KeyEvent e) {
        if (isApart.getAsBoolean()) {
            preview.get().keys().keyPressed(e);
        }
    }

    @Override
    public void keyReleased(KeyEvent e) {
        if (isApart.getAsBoolean()) {
            preview.get().keys().keyReleased(e);
        }
    }

    @Override
    public void keyTyped(KeyEvent e) {
        if (isApart.getAsBoolean()) {
            preview.get().keys().keyTyped(e);
        }
    }

    @Override
    public void focusGained(FocusEvent e) {
        preview.get().repaint();
    }

    @Override
    public void focusLost(FocusEvent e) {
        if (isApart.getAsBoolean()) {
            preview.get().keyboardLost();
        }
    }
}

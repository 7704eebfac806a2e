package dev.ledge.editor.action;

import dev.ledge.editor.component.Overlay;
import dev.ledge.editor.event.OwnKeys;
import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.text.JTextComponent;

/**
 * Brings the keys of one window to the commands. What has the focus comes first: a text field keeps all that it edits
 * with, a list its arrows, the game its buttons while it is played.
 */
public final class KeyMap implements KeyEventDispatcher {
    private final Window window;
    private final Actions actions;
    private final Component canvas;
    private final Keeper game;
    private int swallowTyped = KeyEvent.VK_UNDEFINED;

    /** What may have plain keys for itself. */
    @FunctionalInterface
    public interface Keeper {
        /**
         * Hears of the key of a command before that is run.
         *
         * @param keyCode of {@link KeyEvent}; {@code VK_UNDEFINED} for one that cannot be the game's
         * @param isForPlaying true if the command is one for those who play
         * @return true if the key belongs to the game now, and not to the command
         */
        boolean takes(int keyCode, boolean isForPlaying);
    }

    /**
     * A key map that is not at work yet, see {@link #install()}.
     *
     * @param canvas the one component in which Tab is a command and not the way to the next component
     * @param game what has the plain keys while it is played
     */
    public KeyMap(Window window, Actions actions, Component canvas, Keeper game) {
        this.window = window;
        this.actions = actions;
        this.canvas = canvas;
        this.game = game;
    }

    /** Begins to listen. */
    public void install() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
    }

    /** Ends listening. */
    public void uninstall() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent e) {
        if (e.getID() == KeyEvent.KEY_TYPED) {
            // The character of a key that was a command must not reach a field which the command gave the focus to.
            return swallowTyped != KeyEvent.VK_UNDEFINED;
        }
        swallowTyped = KeyEvent.VK_UNDEFINED;
        if (e.getID() != KeyEvent.KEY_PRESSED || e.isConsumed()) {
            return false;
        }
        KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        if (focus.getFocusedWindow() != window
                || MenuSelectionManager.defaultManager().getSelectedPath().length > 0) {
            return false;
        }
        KeyStroke stroke = KeyStroke.getKeyStrokeForEvent(e);
        Command command = actions.at(stroke);
        if (command == null || belongsTo(focus.getFocusOwner(), stroke, command)) {
            return false;
        }
        if (command.tryRun()) {
            swallowTyped = e.getKeyCode();
            return true;
        }
        // Swing has other uses for them: F8 would take the focus to a divider, F10 to the menus.
        return Keys.isFunctionKey(stroke);
    }

    private boolean belongsTo(Component owner, KeyStroke stroke, Command command) {
        boolean plain = Keys.isPlain(stroke);
        if (game.takes(plain ? stroke.getKeyCode() : KeyEvent.VK_UNDEFINED, command.isForPlaying())) {
            return true;
        }
        if (stroke.getKeyCode() == KeyEvent.VK_TAB && owner != canvas) {
            return true;
        }
        if (!(owner instanceof JComponent component)) {
            return false;
        }
        if (OwnKeys.has(owner, stroke) || plain && Overlay.holds(owner)) {
            return true;
        }
        boolean bound = component.getInputMap(JComponent.WHEN_FOCUSED).get(stroke) != null;
        return component instanceof JTextComponent ? plain || bound : plain && bound;
    }
}

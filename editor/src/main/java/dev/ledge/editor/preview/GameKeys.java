package dev.ledge.editor.preview;

import dev.ledge.engine.world.type.Buttons;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;

/**
 * The keyboard as the game's controller: arrows or WASD, Space or Z jumps, Shift runs, X dashes. While playing it keeps
 * all plain keys from the editor's shortcuts, but never one with Ctrl, Alt or Meta and no function key. After the
 * timeline was dragged, a button plays on from there.
 */
final class GameKeys extends KeyAdapter {
    private final PreviewSession session;
    private final Runnable leave;

    /** Keys for a session; {@code leave} is run by Escape. */
    GameKeys(PreviewSession session, Runnable leave) {
        this.session = session;
        this.leave = leave;
    }

    @Override
    public void keyPressed(KeyEvent e) {
        if (!session.isPlaying() || hasCommandModifier(e)) {
            return;
        }
        if (e.getKeyCode() == KeyEvent.VK_ESCAPE) {
            leave.run();
            e.consume();
        } else {
            hold(e, true);
        }
    }

    @Override
    public void keyReleased(KeyEvent e) {
        if (session.isPlaying()) {
            hold(e, false);
        }
    }

    @Override
    public void keyTyped(KeyEvent e) {
        if (session.isPlaying() && !hasCommandModifier(e) && Character.isLetterOrDigit(e.getKeyChar())) {
            e.consume();
        }
    }

    private void hold(KeyEvent e, boolean down) {
        Buttons button = button(e.getKeyCode());
        if (button != null) {
            if (down && session.playhead().isScrubbed()) {
                session.playOn();
            }
            session.hold(button, down);
            e.consume();
        } else if (!hasCommandModifier(e) && Character.isLetterOrDigit(e.getKeyChar())) {
            e.consume();
        }
    }

    /**
     * True for the plain keys that the game has to itself while it is played: its buttons, Escape, letters and digits.
     */
    static boolean keeps(int keyCode) {
        return has(keyCode)
                || keyCode >= KeyEvent.VK_A && keyCode <= KeyEvent.VK_Z
                || keyCode >= KeyEvent.VK_0 && keyCode <= KeyEvent.VK_9
                || keyCode >= KeyEvent.VK_NUMPAD0 && keyCode <= KeyEvent.VK_NUMPAD9;
    }

    /** True for the keys that do something in the game. */
    static boolean has(int keyCode) {
        return button(keyCode) != null || keyCode == KeyEvent.VK_ESCAPE;
    }

    /** The button of a key, or null if the game does not use it. */
    static Buttons button(int keyCode) {
        return switch (keyCode) {
            case KeyEvent.VK_LEFT, KeyEvent.VK_KP_LEFT, KeyEvent.VK_A -> Buttons.LEFT;
            case KeyEvent.VK_RIGHT, KeyEvent.VK_KP_RIGHT, KeyEvent.VK_D -> Buttons.RIGHT;
            case KeyEvent.VK_UP, KeyEvent.VK_KP_UP, KeyEvent.VK_W -> Buttons.UP;
            case KeyEvent.VK_DOWN, KeyEvent.VK_KP_DOWN, KeyEvent.VK_S -> Buttons.DOWN;
            case KeyEvent.VK_SPACE, KeyEvent.VK_Z -> Buttons.JUMP;
            case KeyEvent.VK_SHIFT -> Buttons.RUN;
            case KeyEvent.VK_X -> Buttons.DASH;
            default -> null;
        };
    }

    private static boolean hasCommandModifier(KeyEvent e) {
        return e.isControlDown() || e.isAltDown() || e.isMetaDown() || e.isAltGraphDown();
    }
}

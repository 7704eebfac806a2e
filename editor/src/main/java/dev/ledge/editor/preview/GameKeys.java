package dev.ledge.editor.preview;

import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.engine.world.type.Buttons;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.HashSet;
import java.util.Set;

/**
 * The keyboard as the game's controller, with the keys of {@link ButtonKeys}. While playing it keeps all plain keys
 * from the editor's shortcuts, but never one with Ctrl, Alt or Meta and no function key. After the timeline was
 * dragged, a button plays on from there, unless it is Shift, which may be a command's.
 */
final class GameKeys extends KeyAdapter {
    private static final long NEVER = Long.MAX_VALUE;

    private final PreviewSession session;
    private final Runnable leave;
    /** The game's keys that are down: a button has two, and is let go with the last of them. */
    private final Set<Integer> pressed = new HashSet<>();

    /** The tick at which Shift went down; a very late one if it is up, or the game had another key since. */
    private long shiftAt = NEVER;

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
        pressed.remove(e.getKeyCode());
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

    /**
     * A key is pressed that is a command's, and so is Shift if it is down: it is let go, and was no part of the play.
     */
    void leaveToCommand() {
        Buttons button = ButtonKeys.button(KeyEvent.VK_SHIFT);
        boolean wasDown = pressed.remove(KeyEvent.VK_SHIFT);
        boolean isHeldByOther = pressed.stream().anyMatch(key -> ButtonKeys.button(key) == button);
        if (button != null && wasDown && !isHeldByOther) {
            session.recorder().leaveOut(shiftAt);
            session.held().withdraw(button);
        }
        shiftAt = NEVER;
    }

    private void hold(KeyEvent e, boolean down) {
        Buttons button = ButtonKeys.button(e.getKeyCode());
        if (button != null) {
            boolean isShift = e.getKeyCode() == KeyEvent.VK_SHIFT;
            if (down && session.playhead().isScrubbed() && !isShift) {
                session.playOn();
            }
            if (down && !session.held().has(button)) {
                // Let go by another than its keys, whose releases may not have been heard.
                pressed.removeIf(key -> ButtonKeys.button(key) == button);
            }
            if (!isShift || !down) {
                shiftAt = NEVER;
            } else if (!pressed.contains(KeyEvent.VK_SHIFT)) {
                shiftAt = session.tick();
            }
            if (down) {
                pressed.add(e.getKeyCode());
            }
            if (down || pressed.stream().noneMatch(key -> ButtonKeys.button(key) == button)) {
                session.hold(button, down);
            }
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
        return ButtonKeys.button(keyCode) != null || keyCode == KeyEvent.VK_ESCAPE;
    }

    private static boolean hasCommandModifier(KeyEvent e) {
        return e.isControlDown() || e.isAltDown() || e.isMetaDown() || e.isAltGraphDown();
    }
}

package dev.ledge.editor.action;

import java.awt.event.KeyEvent;
import java.util.Set;
import javax.swing.KeyStroke;

/** Which keys can be assigned to what. */
public enum KeyRules {
    /** Commands have keys with and without modifiers, but none by which one moves about. */
    COMMANDS {
        @Override
        public KeyStroke of(KeyEvent e) {
            return MODIFIERS.contains(e.getKeyCode()) ? null : KeyStroke.getKeyStrokeForEvent(e);
        }

        @Override
        String whyNot(KeyStroke stroke) {
            return Keys.isForMoving(stroke) ? "moves, presses or leaves what has the focus" : "";
        }
    },
    /** The game has plain keys, whichever modifiers are held, and Shift. */
    GAME {
        @Override
        public KeyStroke of(KeyEvent e) {
            boolean isPlain = !e.isControlDown() && !e.isAltDown() && !e.isMetaDown() && !e.isAltGraphDown();
            return isPlain ? KeyStroke.getKeyStroke(e.getKeyCode(), 0) : COMMANDS.of(e);
        }

        @Override
        String whyNot(KeyStroke stroke) {
            if (stroke.getModifiers() != 0 || !Keys.isPlain(stroke)) {
                return "is a key of commands, also while you play";
            }
            return stroke.getKeyCode() == KeyEvent.VK_ESCAPE || stroke.getKeyCode() == KeyEvent.VK_TAB
                    ? "leaves the game"
                    : "";
        }
    };

    private static final Set<Integer> MODIFIERS = Set.of(
            KeyEvent.VK_SHIFT,
            KeyEvent.VK_CONTROL,
            KeyEvent.VK_ALT,
            KeyEvent.VK_ALT_GRAPH,
            KeyEvent.VK_META,
            KeyEvent.VK_CAPS_LOCK,
            KeyEvent.VK_NUM_LOCK);

    /** The key that is pressed, or null while it is only a modifier of one that is to come. */
    public abstract KeyStroke of(KeyEvent e);

    /** What a key does that cannot be assigned, as the end of a sentence that begins with it; empty if it can be. */
    abstract String whyNot(KeyStroke stroke);

    /** Why a key cannot be assigned, in a sentence; empty if it can be. */
    public String refusal(KeyStroke stroke) {
        if (stroke.getKeyCode() == KeyEvent.VK_UNDEFINED) {
            return "This key has no name by which it could be kept";
        }
        String why = whyNot(stroke);
        return why.isEmpty() ? "" : Keys.describe(stroke) + " " + why;
    }
}

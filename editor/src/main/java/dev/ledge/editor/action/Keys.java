package dev.ledge.editor.action;

import dev.ledge.editor.key.KeyNames;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Locale;
import javax.swing.KeyStroke;

/** Key strokes as people read them, and as each system means them. */
public final class Keys {
    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    private Keys() {}

    /**
     * Reads a stroke as {@link KeyStroke#getKeyStroke(String)} does; {@code ctrl} means the command key on a Mac.
     *
     * @throws IllegalArgumentException if it is none
     */
    static KeyStroke parse(String stroke) {
        KeyStroke parsed = KeyStroke.getKeyStroke(MAC ? stroke.replace("ctrl", "meta") : stroke);
        if (parsed == null) {
            throw new IllegalArgumentException("not a key stroke: " + stroke);
        }
        return parsed;
    }

    /** For example {@code Ctrl+Shift+Z}. */
    public static String describe(KeyStroke stroke) {
        int modifiers = stroke.getModifiers();
        StringBuilder text = new StringBuilder();
        append(text, modifiers, InputEvent.CTRL_DOWN_MASK, "Ctrl+");
        append(text, modifiers, InputEvent.META_DOWN_MASK, "Cmd+");
        append(text, modifiers, InputEvent.ALT_DOWN_MASK, "Alt+");
        append(text, modifiers, InputEvent.SHIFT_DOWN_MASK, "Shift+");
        return text.append(KeyNames.of(stroke.getKeyCode())).toString();
    }

    private static void append(StringBuilder text, int modifiers, int mask, String name) {
        if ((modifiers & mask) != 0) {
            text.append(name);
        }
    }

    /**
     * True for strokes that type or move something where text is edited or a game is played: no Ctrl, Alt, Cmd, no F
     * key.
     */
    static boolean isPlain(KeyStroke stroke) {
        int strong = InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;
        return (stroke.getModifiers() & strong) == 0 && !isFunctionKey(stroke);
    }

    static boolean isFunctionKey(KeyStroke stroke) {
        return stroke.getKeyCode() >= KeyEvent.VK_F1 && stroke.getKeyCode() <= KeyEvent.VK_F12;
    }
}

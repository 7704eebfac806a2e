package dev.ledge.editor.action;

import dev.ledge.editor.key.KeyNames;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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

    /**
     * Reads strokes that {@link #write} wrote, or that somebody wrote by hand.
     *
     * @throws IllegalArgumentException if one is none; its message is that one
     */
    static List<KeyStroke> read(String strokes) {
        if (strokes.isBlank()) {
            return List.of();
        }
        return Arrays.stream(strokes.split(",")).map(Keys::readOne).distinct().toList();
    }

    private static KeyStroke readOne(String stroke) {
        KeyStroke read = KeyStroke.getKeyStroke(stroke.strip());
        if (read == null || read.getKeyCode() == KeyEvent.VK_UNDEFINED || read.isOnKeyRelease()) {
            throw new IllegalArgumentException(stroke.strip());
        }
        return read;
    }

    /** Strokes as the settings keep them, for example {@code ctrl shift Z, ctrl Y}. */
    static String write(List<KeyStroke> strokes) {
        return strokes.stream()
                .map(stroke -> stroke.toString().replace("pressed ", ""))
                .collect(Collectors.joining(", "));
    }

    /** All of them, for example {@code Ctrl+Shift+Z, Ctrl+Y}. */
    public static String describe(List<KeyStroke> strokes) {
        return strokes.stream().map(Keys::describe).collect(Collectors.joining(", "));
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
    public static boolean isPlain(KeyStroke stroke) {
        int strong = InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;
        return (stroke.getModifiers() & strong) == 0 && !isFunctionKey(stroke);
    }

    /**
     * True for keys that no command can have: those by which one moves about, presses what has the focus, and leaves.
     */
    public static boolean isForMoving(KeyStroke stroke) {
        return isPlain(stroke)
                && switch (stroke.getKeyCode()) {
                    case KeyEvent.VK_LEFT,
                            KeyEvent.VK_RIGHT,
                            KeyEvent.VK_UP,
                            KeyEvent.VK_DOWN,
                            KeyEvent.VK_KP_LEFT,
                            KeyEvent.VK_KP_RIGHT,
                            KeyEvent.VK_KP_UP,
                            KeyEvent.VK_KP_DOWN,
                            KeyEvent.VK_SPACE,
                            KeyEvent.VK_ENTER,
                            KeyEvent.VK_ESCAPE -> true;
                    default -> false;
                };
    }

    static boolean isFunctionKey(KeyStroke stroke) {
        return stroke.getKeyCode() >= KeyEvent.VK_F1 && stroke.getKeyCode() <= KeyEvent.VK_F12;
    }
}

package dev.ledge.editor.key;

import java.awt.event.KeyEvent;
import java.util.Map;

/** Keys as they are called on a keyboard. */
public final class KeyNames {
    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(KeyEvent.VK_COMMA, ","),
            Map.entry(KeyEvent.VK_PERIOD, "."),
            Map.entry(KeyEvent.VK_SLASH, "/"),
            Map.entry(KeyEvent.VK_BACK_SLASH, "\\"),
            Map.entry(KeyEvent.VK_OPEN_BRACKET, "["),
            Map.entry(KeyEvent.VK_CLOSE_BRACKET, "]"),
            Map.entry(KeyEvent.VK_SEMICOLON, ";"),
            Map.entry(KeyEvent.VK_EQUALS, "="),
            Map.entry(KeyEvent.VK_PLUS, "+"),
            Map.entry(KeyEvent.VK_MINUS, "−"),
            Map.entry(KeyEvent.VK_PAGE_UP, "PgUp"),
            Map.entry(KeyEvent.VK_PAGE_DOWN, "PgDn"),
            Map.entry(KeyEvent.VK_DELETE, "Delete"),
            Map.entry(KeyEvent.VK_BACK_SPACE, "Backspace"),
            Map.entry(KeyEvent.VK_ESCAPE, "Esc"),
            Map.entry(KeyEvent.VK_TAB, "Tab"),
            Map.entry(KeyEvent.VK_SPACE, "Space"),
            Map.entry(KeyEvent.VK_SHIFT, "Shift"),
            Map.entry(KeyEvent.VK_LEFT, "←"),
            Map.entry(KeyEvent.VK_RIGHT, "→"),
            Map.entry(KeyEvent.VK_UP, "↑"),
            Map.entry(KeyEvent.VK_DOWN, "↓"),
            Map.entry(KeyEvent.VK_ENTER, "Enter"));

    private KeyNames() {}

    /**
     * The name of a key, for example {@code Space} or {@code Z}.
     *
     * @param keyCode as in {@link KeyEvent#getKeyCode()}
     */
    public static String of(int keyCode) {
        return NAMES.getOrDefault(keyCode, KeyEvent.getKeyText(keyCode));
    }
}

package dev.ledge.editor.gui;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;

/** The keys that the README's table and the menus promise, written as for {@link KeyStroke#getKeyStroke(String)}. */
final class PromisedKeys {
    /** A key with its modifiers, as people write it; no other words of the table look like one. */
    private static final Pattern KEY = Pattern.compile("(?<![\\w+])((?:(?:Ctrl|Shift|Alt)\\+)*)"
            + "(F\\d{1,2}|Esc(?:ape)?|Tab|Space|Delete|PgUp|PgDn|1…9"
            + "|[A-Z](?![\\w])|0(?!\\w)|`?[,./]`|`[\\[\\]\\\\]`|/(?= ))");

    private static final Map<String, String> NAMES = Map.of(
            "Esc",
            "ESCAPE",
            "Escape",
            "ESCAPE",
            "PgUp",
            "PAGE_UP",
            "PgDn",
            "PAGE_DOWN",
            ",",
            "COMMA",
            ".",
            "PERIOD",
            "/",
            "SLASH");

    private static final Map<String, String> SIGNS =
            Map.of("[", "OPEN_BRACKET", "]", "CLOSE_BRACKET", "\\", "BACK_SLASH");

    private PromisedKeys() {}

    /** Those in the table of keys in the README. */
    static Set<String> ofReadme() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../README.md"));
        int row = lines.indexOf("| keys | |");
        Set<String> keys = new TreeSet<>();
        for (int i = row + 2; lines.get(i).startsWith("|"); i++) {
            Matcher key = KEY.matcher(lines.get(i));
            while (key.find()) {
                String modifiers = key.group(1).replace("+", " ").toLowerCase(java.util.Locale.ROOT);
                String name = key.group(2).replace("`", "");
                if (name.equals("1…9")) {
                    for (int digit = 1; digit <= 9; digit++) {
                        keys.add(modifiers + digit);
                    }
                } else {
                    String sign = SIGNS.getOrDefault(name, name.toUpperCase(java.util.Locale.ROOT));
                    keys.add(modifiers + NAMES.getOrDefault(name, sign));
                }
            }
        }
        return keys;
    }

    /** The accelerators of a menu bar. */
    static Set<String> ofMenus(JMenuBar bar) {
        Set<String> keys = new TreeSet<>();
        for (int i = 0; i < bar.getMenuCount(); i++) {
            collect(bar.getMenu(i), keys);
        }
        return keys;
    }

    private static void collect(JMenu menu, Set<String> keys) {
        for (int i = 0; i < menu.getItemCount(); i++) {
            JMenuItem item = menu.getItem(i);
            if (item instanceof JMenu inner) {
                collect(inner, keys);
            } else if (item != null && item.getAccelerator() != null) {
                keys.add(written(item.getAccelerator()));
            }
        }
    }

    private static String written(KeyStroke stroke) {
        int modifiers = stroke.getModifiers();
        String text = ((modifiers & InputEvent.CTRL_DOWN_MASK) != 0 ? "ctrl " : "")
                + ((modifiers & InputEvent.ALT_DOWN_MASK) != 0 ? "alt " : "")
                + ((modifiers & InputEvent.SHIFT_DOWN_MASK) != 0 ? "shift " : "");
        return text + name(stroke.getKeyCode());
    }

    private static String name(int code) {
        String described = KeyStroke.getKeyStroke(code, 0).toString();
        return described.substring(described.lastIndexOf(' ') + 1);
    }

    /** What a hand presses on a US keyboard for it: plus is a shifted key there. */
    static String pressed(String key) {
        return key.equals("ctrl PLUS") ? "ctrl shift EQUALS" : key;
    }

    /** True for a key that types or moves something. */
    static boolean isPlain(String key) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key);
        boolean isFunctionKey = stroke.getKeyCode() >= KeyEvent.VK_F1 && stroke.getKeyCode() <= KeyEvent.VK_F12;
        int strong = InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK;
        return (stroke.getModifiers() & strong) == 0 && !isFunctionKey;
    }
}

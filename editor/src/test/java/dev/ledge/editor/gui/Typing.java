package dev.ledge.editor.gui;

import java.awt.event.KeyEvent;
import java.util.List;

/** What a {@link Monkey} types. */
final class Typing {
    static final List<String> KEYS = List.of(
            "B F E P L N S M G O R W X Y Z",
            "1 2 3 9 DELETE BACK_SPACE ESCAPE ENTER SPACE TAB COMMA PERIOD LEFT RIGHT UP DOWN HOME END",
            "F5 F6 F7 F8 F9 F10 F2 F1");
    static final List<String> CHORDS = List.of(
            "ctrl Z",
            "ctrl Z",
            "ctrl Z",
            "ctrl shift Z",
            "ctrl Y",
            "ctrl C",
            "ctrl X",
            "ctrl V",
            "ctrl D",
            "ctrl A",
            "ctrl shift A",
            "ctrl G",
            "ctrl 0",
            "ctrl SLASH",
            "ctrl PLUS",
            "ctrl MINUS",
            "ctrl PAGE_UP",
            "ctrl PAGE_DOWN",
            "ctrl H",
            "ctrl L",
            "ctrl 1",
            "ctrl 2",
            "ctrl TAB",
            "shift TAB",
            "shift LEFT",
            "shift DOWN",
            "shift Z",
            "shift F5",
            "ctrl F5",
            "shift F6",
            "shift F7",
            "shift F8",
            "ctrl F8",
            "ctrl S");
    static final List<String> ASKING = List.of("ctrl N", "ctrl O", "ctrl shift S", "ctrl P", "ctrl shift P");
    static final List<String> WORDS = List.of(
            "layer", "flip", "theme", "dark", "grid", "play", "speed", "zoom", "undo", "place", "a", "xyz", "pan",
            "step");
    static final List<String> TEXTS = List.of("0", "12", "-3", "1e9", "0.25", "abc", "", "999999", "7", "NaN");
    static final int[] GAME_KEYS = {
        KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_UP, KeyEvent.VK_DOWN, KeyEvent.VK_SPACE, KeyEvent.VK_D
    };
    static final int[] MODIFIERS = {KeyEvent.VK_SHIFT, KeyEvent.VK_ALT, KeyEvent.VK_CONTROL};

    private Typing() {}
}

package dev.ledge.editor.render.style;

import java.awt.Color;
import java.util.Locale;
import java.util.Map;

/** The colours in which groups are marked, so that a switch and what it switches are seen to belong together. */
public final class GroupColors {
    private static final Color RED = new Color(0xE2574C);
    private static final Color ORANGE = new Color(0xEB8F34);
    private static final Color YELLOW = new Color(0xE3C23A);
    private static final Color GREEN = new Color(0x4FB36B);
    private static final Color BLUE = new Color(0x4C8FE2);
    private static final Color VIOLET = new Color(0x9A6BDB);
    private static final Color PINK = new Color(0xDE6FB0);
    private static final Color TEAL = new Color(0x35AFAE);

    private static final Color[] ALL = {BLUE, RED, GREEN, YELLOW, VIOLET, ORANGE, TEAL, PINK};

    private static final Map<String, Color> BY_NAME = Map.of(
            "red", RED, "orange", ORANGE, "yellow", YELLOW, "green", GREEN, "blue", BLUE, "violet", VIOLET, "purple",
            VIOLET, "pink", PINK, "teal", TEAL);

    private GroupColors() {}

    /** The colour of a group: what its name says if that is a colour, else one that depends on the name alone. */
    public static Color of(String group) {
        Color named = BY_NAME.get(group.toLowerCase(Locale.ROOT));
        return named != null ? named : ALL[Math.floorMod(group.hashCode(), ALL.length)];
    }
}

package dev.ledge.editor.render;

import dev.ledge.editor.render.style.Colors;
import java.awt.Color;

/** What is behind a level that has no picture there: a day's sky, the same in every look of the editor. */
public final class Sky {
    /** At the top of the level. */
    public static final Color TOP = new Color(0x8FBCE3);

    /** At the bottom of the level. */
    public static final Color BOTTOM = new Color(0xD5E6EF);

    /** Half-way, behind single tiles. */
    public static final Color MIDDLE = at(0.5);

    private Sky() {}

    /**
     * The colour at a height.
     *
     * @param share 0 at the top of the level, 1 at its bottom
     */
    static Color at(double share) {
        return Colors.mix(TOP, BOTTOM, share);
    }
}

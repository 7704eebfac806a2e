package dev.ledge.editor.render.style;

import dev.ledge.editor.render.Sky;
import java.awt.Color;

/**
 * The colours of the editor's own marks around and over a level. They follow the light or dark look; nothing of the
 * level itself does, neither its tiles and objects nor its {@link Sky}.
 *
 * @param outside beyond the level's bounds
 * @param grid thin line between cells, translucent
 * @param gridMajor line between chunks of eight cells, translucent
 * @param border the level's bounds where they are open or a wall
 * @param danger kill borders, errors
 * @param warning warnings
 * @param selection outline of what is selected
 * @param accent handles, hovered cells, the tool's own drawing
 * @param ghost translucent previews of what would be
 * @param trailOld the trail before the edit
 * @param trailNew the trail under the edit
 * @param good what went well
 * @param onAccent words on the accent, danger, warning and good colours
 * @param text labels
 * @param textBack behind labels, translucent
 */
public record Theme(
        Color outside,
        Color grid,
        Color gridMajor,
        Color border,
        Color danger,
        Color warning,
        Color selection,
        Color accent,
        Color ghost,
        Color trailOld,
        Color trailNew,
        Color good,
        Color onAccent,
        Color text,
        Color textBack) {

    public static final Theme LIGHT = new Theme(
            new Color(0xD9DDE4),
            new Color(0x1A1C2E4A, true),
            new Color(0x331C2E4A, true),
            new Color(0x7C8798),
            new Color(0xD23B3B),
            new Color(0xC77700),
            new Color(0x1769E0),
            new Color(0x1769E0),
            new Color(0x661769E0, true),
            new Color(0x99808894, true),
            new Color(0xE0569B),
            new Color(0x1E8A4C),
            Color.WHITE,
            new Color(0x1F2733),
            new Color(0xE6FFFFFF, true));

    public static final Theme DARK = new Theme(
            new Color(0x17191E),
            new Color(0x1A1C2E4A, true),
            new Color(0x331C2E4A, true),
            new Color(0x5C6576),
            new Color(0xE5534B),
            new Color(0xF0A030),
            new Color(0x2E7DF0),
            new Color(0x2E7DF0),
            new Color(0x662E7DF0, true),
            new Color(0x996A7280, true),
            new Color(0xE8589E),
            new Color(0x35B36B),
            new Color(0x101318),
            new Color(0xE8ECF2),
            new Color(0xD9222730, true));

    /** {@link #DARK} or {@link #LIGHT}. */
    public static Theme of(boolean dark) {
        return dark ? DARK : LIGHT;
    }
}

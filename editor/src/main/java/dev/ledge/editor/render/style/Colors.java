package dev.ledge.editor.render.style;

import com.formdev.flatlaf.util.ColorFunctions;
import java.awt.Color;

/** Mixing of colours. */
public final class Colors {
    private static final int HEX = 16;

    private Colors() {}

    /** The colour of {@code #rrggbb} or {@code #rrggbbaa}; {@code otherwise} if it is null or not one. */
    public static Color parse(String css, Color otherwise) {
        if (css == null || !css.matches("#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})")) {
            return otherwise;
        }
        long value = Long.parseLong(css.substring(1), HEX);
        return css.length() == 7
                ? new Color((int) value)
                : new Color(
                        (int) (value >> 24) & 255,
                        (int) (value >> 16) & 255,
                        (int) (value >> 8) & 255,
                        (int) value & 255);
    }

    /** {@code share} of b in a, 0 to 1; the alpha is that of a. */
    public static Color mix(Color a, Color b, double share) {
        Color other = new Color(b.getRed(), b.getGreen(), b.getBlue(), a.getAlpha());
        return ColorFunctions.mix(other, a, (float) share);
    }

    /** {@code share} of white in it. */
    public static Color light(Color color, double share) {
        return mix(color, Color.WHITE, share);
    }

    /** Towards a deep blue rather than black, which looks dirty. */
    public static Color dark(Color color, double share) {
        return mix(color, new Color(0x10142A), share);
    }

    /** The colour with an alpha of 0 to 1 times its own. */
    public static Color alpha(Color color, double alpha) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), (int) Math.round(color.getAlpha() * alpha));
    }
}

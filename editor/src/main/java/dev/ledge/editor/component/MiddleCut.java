package dev.ledge.editor.importing;

import java.awt.FontMetrics;

/** Makes a name fit by leaving out its middle: tiles of one tileset differ in the numbers at their ends. */
final class MiddleCut {
    private static final String GAP = "…";

    private MiddleCut() {}

    /** The text itself if it fits, else as much of both ends as does; {@code width} in px. */
    static String of(String text, FontMetrics metrics, int width) {
        if (metrics.stringWidth(text) <= width) {
            return text;
        }
        int points = text.codePointCount(0, text.length());
        for (int kept = points - 1; kept > 0; kept--) {
            int end = text.offsetByCodePoints(text.length(), -(kept / 2));
            String cut = text.substring(0, text.offsetByCodePoints(0, kept - kept / 2)) + GAP + text.substring(end);
            if (metrics.stringWidth(cut) <= width) {
                return cut;
            }
        }
        return GAP;
    }
}

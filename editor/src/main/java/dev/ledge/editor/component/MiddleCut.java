package dev.ledge.editor.component;

import java.util.function.Predicate;

/** Makes a name fit by leaving out its middle: tiles of one tileset and files differ in the numbers at their ends. */
public final class MiddleCut {
    private static final String GAP = "…";

    private MiddleCut() {}

    /**
     * {@return the text itself if it fits, else as much of both ends as does, or the gap alone}
     *
     * @param text what is to be cut
     * @param fits true of what there is room for
     */
    public static String of(String text, Predicate<String> fits) {
        if (fits.test(text)) {
            return text;
        }
        int points = text.codePointCount(0, text.length());
        for (int kept = points - 1; kept > 0; kept--) {
            int end = text.offsetByCodePoints(text.length(), -(kept / 2));
            String cut = text.substring(0, text.offsetByCodePoints(0, kept - kept / 2)) + GAP + text.substring(end);
            if (fits.test(cut)) {
                return cut;
            }
        }
        return GAP;
    }
}

package dev.ledge.editor.notice;

/**
 * Keeps what comes from a file from being taken for a page: Swing draws a text that begins with {@code <html>} as one,
 * pictures from the net included.
 */
public final class PlainText {
    private static final String PAGE = "<html>";

    /** A space without width, before which nothing is a page any more. */
    private static final String SHIELD = "\u200B";

    private PlainText() {}

    /** The text as it is to be shown in a label, a menu, a button or a tool tip; null for null. */
    public static String of(String text) {
        return text != null && text.regionMatches(true, 0, PAGE, 0, PAGE.length()) ? SHIELD + text : text;
    }
}

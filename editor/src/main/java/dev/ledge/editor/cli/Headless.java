package dev.ledge.editor.cli;

/** Drawing of pictures where there need not be a screen. */
final class Headless {
    private static final String PROPERTY = "java.awt.headless";

    private Headless() {}

    /** From now on a display that is set but not there stops no drawing. */
    static void drawWithoutDisplay() {
        if (System.getProperty(PROPERTY) == null) {
            System.setProperty(PROPERTY, "true");
        }
    }
}

package dev.ledge.engine.testing;

/** Text that must not reach a terminal. */
public final class HostileText {
    /**
     * Colours, a forged diagnostic, a turned direction, half a character, a page with a picture, and all of it at
     * length.
     */
    public static final String ALL =
            "\u001b[31m\u009b2J\nforged.json:1:1: error[X]: forged\r\u202e\u2066\ud800<html><img src=x>\u0000\u2028"
                    + "z".repeat(9_000);

    private HostileText() {}

    /** {@return true for a character that shows itself and does nothing else} */
    public static boolean isHarmless(int c) {
        boolean isFormat = Character.getType(c) == Character.FORMAT && c != 0x200C && c != 0x200D;
        return !Character.isISOControl(c) && !isFormat && c != 0x2028 && c != 0x2029 && !(c >= 0xD800 && c <= 0xDFFF);
    }
}

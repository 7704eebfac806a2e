package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Vec;
import java.util.Locale;

/** Words of undo entries and status messages. */
public final class Words {
    private Words() {}

    /** {@code 1 cell}, {@code 14 cells}. */
    public static String count(int number, String one) {
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : one + "s");
    }

    /** A length in pixels: whole where it is, else with two digits. */
    public static String number(double value) {
        return String.format(Locale.ROOT, value == Math.rint(value) ? "%.0f" : "%.2f", value);
    }

    /** {@code x 128, y 64}. */
    public static String place(Vec at) {
        return "x " + number(at.x()) + ", y " + number(at.y());
    }
}

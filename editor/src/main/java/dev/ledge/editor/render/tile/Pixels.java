package dev.ledge.editor.render.tile;

/** Sums with premultiplied pixels, alpha in the highest byte. */
final class Pixels {
    private static final int PAIR = 0xFF00FF;
    private static final int OPAQUE = 255;
    private static final int HALF = 128;

    private Pixels() {}

    /** A pixel upon another. */
    static int over(int upper, int lower) {
        int alpha = upper >>> 24;
        if (alpha == OPAQUE || lower == 0) {
            return upper;
        }
        return alpha == 0 ? lower : upper + scaled(lower, OPAQUE - alpha);
    }

    /** A pixel that lets more through: {@code opacity} is 0 to 1. */
    static int faded(int pixel, double opacity) {
        return opacity >= 1 ? pixel : scaled(pixel, (int) Math.round(opacity * OPAQUE));
    }

    /** All four parts times {@code share}/255, rounded. */
    private static int scaled(int pixel, int share) {
        int low = (pixel & PAIR) * share + (HALF << 16 | HALF);
        int high = (pixel >>> 8 & PAIR) * share + (HALF << 16 | HALF);
        // x / 255 is (x + x / 256) / 256 for all products of two bytes.
        low = low + (low >>> 8 & PAIR) >>> 8 & PAIR;
        high = high + (high >>> 8 & PAIR) & ~PAIR;
        return high | low;
    }

    /** Lays a row of pixels upon another. */
    static void addRow(int[] upper, int from, int[] lower, int to, int count, double opacity) {
        for (int i = 0; i < count; i++) {
            int pixel = faded(upper[from + i], opacity);
            lower[to + i] = over(pixel, lower[to + i]);
        }
    }
}

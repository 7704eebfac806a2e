package dev.ledge.editor.preview;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.world.Buttons;
import java.util.Arrays;

/** What was held in every tick of a play, and where the player was at every tick from 0. */
final class Recording {
    private byte[] buttons = new byte[256];
    private double[] xs = new double[256];
    private double[] ys = new double[256];
    private int ticks;

    /** Forgets all; the player starts at a point. */
    void begin(double x, double y) {
        ticks = 0;
        xs[0] = x;
        ys[0] = y;
    }

    /** Number of ticks recorded. */
    int ticks() {
        return ticks;
    }

    /** The buttons held in the step from {@code tick}, none where nothing is recorded. */
    int buttons(long tick) {
        return tick < ticks ? buttons[(int) tick] : Buttons.NONE;
    }

    /** Notes the step from {@code tick}: what was held, and where it led. What was recorded after it stays. */
    void note(long tick, int held, double x, double y) {
        int at = Math.toIntExact(tick);
        if (at + 1 >= xs.length) {
            buttons = Arrays.copyOf(buttons, 2 * buttons.length);
            xs = Arrays.copyOf(xs, 2 * xs.length);
            ys = Arrays.copyOf(ys, 2 * ys.length);
        }
        buttons[at] = (byte) held;
        xs[at + 1] = x;
        ys[at + 1] = y;
        ticks = Math.max(ticks, at + 1);
    }

    /** Forgets the steps from {@code tick} on. */
    void cutFrom(long tick) {
        ticks = (int) Math.min(ticks, tick);
    }

    /** Where the player was at each of the last {@code most} ticks up to and including {@code tick}. */
    Trail trail(long tick, int most) {
        int end = (int) Math.min(ticks, tick) + 1;
        int from = Math.max(0, end - most);
        return new Trail(Arrays.copyOfRange(xs, from, end), Arrays.copyOfRange(ys, from, end));
    }
}

package dev.ledge.editor.preview;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.Arrays;

/** What was held in every tick of a play, and where the player was at every tick from 0. */
final class Recording {
    private byte[] buttons = new byte[256];
    private double[] xs = new double[256];
    private double[] ys = new double[256];
    private int ticks;

    /** A recording of no tick; the player starts at a point. */
    Recording(double x, double y) {
        xs[0] = x;
        ys[0] = y;
    }

    private Recording(Recording other, int ticks) {
        buttons = Arrays.copyOf(other.buttons, ticks + 1);
        xs = Arrays.copyOf(other.xs, ticks + 1);
        ys = Arrays.copyOf(other.ys, ticks + 1);
        this.ticks = ticks;
    }

    /** The first ticks of it, at most as many as there are. */
    Recording copy(int most) {
        return new Recording(this, Math.min(ticks, most));
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
            int length = Math.max(256, 2 * xs.length);
            buttons = Arrays.copyOf(buttons, length);
            xs = Arrays.copyOf(xs, length);
            ys = Arrays.copyOf(ys, length);
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

    /** True if any button was held in the first ticks. */
    boolean hasButtons(int most) {
        for (int tick = 0; tick < Math.min(ticks, most); tick++) {
            if (buttons[tick] != Buttons.NONE) {
                return true;
            }
        }
        return false;
    }

    /** True if the other one begins with the same buttons as all of this. */
    boolean isBeginningOf(Recording other) {
        return ticks <= other.ticks && Arrays.equals(buttons, 0, ticks, other.buttons, 0, ticks);
    }

    /** What was held from one tick to before another, counted from the first of them. */
    InputTrack input(int from, int to) {
        int[] held = new int[Math.max(0, Math.min(ticks, to) - from)];
        for (int i = 0; i < held.length; i++) {
            held[i] = buttons[from + i];
        }
        return InputTrack.recorded(held, held.length);
    }

    /** Where the middle of the player was at a tick, px. */
    double x(int tick) {
        return xs[tick];
    }

    /** Where the middle of the player was at a tick, px. */
    double y(int tick) {
        return ys[tick];
    }

    /** Where the player was at each of the last {@code most} ticks up to and including {@code tick}. */
    Trail trail(long tick, int most) {
        int end = (int) Math.min(ticks, tick) + 1;
        int from = Math.max(0, end - most);
        return new Trail(Arrays.copyOfRange(xs, from, end), Arrays.copyOfRange(ys, from, end));
    }
}

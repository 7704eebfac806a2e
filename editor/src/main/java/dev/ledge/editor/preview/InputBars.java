package dev.ledge.editor.preview;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The held buttons of a play as bars, a row a button. Immutable. */
public final class InputBars {
    private final byte[] held;

    /** Of what is held in each tick, bits of {@link Buttons}; the array is this object's from then on. */
    InputBars(byte[] held) {
        this.held = held;
    }

    /**
     * A button that is held from a tick to before another.
     *
     * @param to greater than {@code from}
     */
    public record Bar(Buttons button, int from, int to) {}

    public int ticks() {
        return held.length;
    }

    /** The bars of a button that reach into a stretch, in the order of time. */
    public List<Bar> bars(Buttons button, int from, int to) {
        List<Bar> bars = new ArrayList<>();
        int tick = Math.max(0, from);
        while (tick > 0 && tick < held.length && isHeld(button, tick) && isHeld(button, tick - 1)) {
            tick--;
        }
        while (tick < Math.min(to, held.length)) {
            if (!isHeld(button, tick)) {
                tick++;
                continue;
            }
            int begin = tick;
            while (tick < held.length && isHeld(button, tick)) {
                tick++;
            }
            bars.add(new Bar(button, begin, tick));
        }
        return bars;
    }

    private boolean isHeld(Buttons button, int tick) {
        return (held[tick] & button.bit()) != 0;
    }

    /** The same with a button held, or not, from a tick to before another; what lies outside is cut off. */
    public InputBars with(Buttons button, int from, int to, boolean isHeld) {
        byte[] changed = held.clone();
        for (int tick = Math.max(0, from); tick < Math.min(to, held.length); tick++) {
            changed[tick] = (byte) (isHeld ? changed[tick] | button.bit() : changed[tick] & ~button.bit());
        }
        return new InputBars(changed);
    }

    /** The first tick at which something else is held than in another one of the same length, −1 if there is none. */
    int partsFrom(InputBars other) {
        return Arrays.mismatch(held, other.held);
    }

    /** True if the other one goes on from what is held here, or is the same. */
    boolean isBeginningOf(InputBars other) {
        return held.length <= other.held.length && Arrays.equals(held, 0, held.length, other.held, 0, held.length);
    }

    /** The same with the beginning of another one that is not longer. */
    InputBars withBeginning(InputBars other) {
        byte[] changed = held.clone();
        System.arraycopy(other.held, 0, changed, 0, other.held.length);
        return new InputBars(changed);
    }

    /** What is held otherwise in another one of the same length, for people; empty if nothing is. */
    String difference(InputBars other) {
        List<String> parts = new ArrayList<>();
        for (Buttons button : Buttons.values()) {
            int from = held.length;
            int to = 0;
            for (int tick = 0; tick < held.length; tick++) {
                if (isHeld(button, tick) != other.isHeld(button, tick)) {
                    from = Math.min(from, tick);
                    to = tick;
                }
            }
            if (from < to) {
                parts.add(button.json() + " in ticks " + from + " to " + to);
            } else if (from == to) {
                parts.add(button.json() + " in tick " + from);
            }
        }
        return String.join(", ", parts);
    }

    /** As a run has it. */
    InputTrack track() {
        int[] all = new int[held.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = held[i];
        }
        return InputTrack.recorded(all, all.length);
    }
}

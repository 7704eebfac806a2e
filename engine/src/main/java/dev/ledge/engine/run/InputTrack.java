package dev.ledge.engine.run;

import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;

/** The buttons held over time: each change holds until the next one, the last one to the end. Immutable. */
public final class InputTrack {

    /** No button, ever. */
    public static final InputTrack EMPTY = new InputTrack(List.of());

    private final List<Change> changes;

    /**
     * From a tick on, these buttons are held.
     *
     * @param tick 0 or more; the buttons act in the step from this tick to the next
     * @param buttons bits of {@link Buttons}
     */
    public record Change(int tick, int buttons) {
        @Override
        public String toString() {
            return "[" + tick + ", \"" + Buttons.format(buttons) + "\"]";
        }
    }

    private InputTrack(List<Change> changes) {
        this.changes = changes;
    }

    /**
     * {@return a track of changes}
     *
     * @param changes by ascending tick, the first at 0 or later
     * @throws IllegalArgumentException unless each tick is later than the one before, and the first is 0 or more
     */
    public static InputTrack of(List<Change> changes) {
        int before = -1;
        for (Change change : changes) {
            if (change.tick() <= before) {
                throw new IllegalArgumentException("tick " + change.tick()
                        + (before < 0 ? " is negative" : " does not come after tick " + before));
            }
            before = change.tick();
        }
        return new InputTrack(List.copyOf(changes));
    }

    /**
     * {@return the track of a recording: {@code held[k]} are the buttons of the step from tick k, for the first
     * {@code ticks} ticks}
     *
     * @param held bits of the buttons, one entry a tick
     * @param ticks how many there are
     */
    public static InputTrack recorded(int[] held, int ticks) {
        List<Change> changes = new ArrayList<>();
        int now = Buttons.NONE;
        for (int tick = 0; tick < ticks; tick++) {
            if (held[tick] != now) {
                now = held[tick];
                changes.add(new Change(tick, now));
            }
        }
        return new InputTrack(List.copyOf(changes));
    }

    /** {@return the entries, by ascending tick} */
    public List<Change> changes() {
        return changes;
    }

    /**
     * {@return the buttons held in the step from {@code tick} to the next}
     *
     * @param tick which tick
     */
    public int buttonsAt(long tick) {
        int low = 0;
        int high = changes.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (changes.get(middle).tick() <= tick) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? Buttons.NONE : changes.get(low - 1).buttons();
    }

    /** {@return the tick of the last change, 0 if there is none} */
    public int lastTick() {
        return changes.isEmpty() ? 0 : changes.get(changes.size() - 1).tick();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InputTrack that && changes.equals(that.changes);
    }

    @Override
    public int hashCode() {
        return changes.hashCode();
    }

    @Override
    public String toString() {
        return changes.toString();
    }
}

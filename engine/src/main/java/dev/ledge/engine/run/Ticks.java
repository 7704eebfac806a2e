package dev.ledge.engine.run;

/**
 * A tick, or a range of ticks with both ends included, as a run file writes it.
 *
 * @param first 0 or more
 * @param last not before {@code first}
 */
public record Ticks(int first, int last) {
    public Ticks {
        if (first < 0 || last < first) {
            throw new IllegalArgumentException("not a range of ticks: " + first + " to " + last);
        }
    }

    public static Ticks of(int tick) {
        return new Ticks(tick, tick);
    }

    public boolean isSingle() {
        return first == last;
    }

    @Override
    public String toString() {
        return isSingle() ? "tick " + first : "ticks " + first + " to " + last;
    }
}

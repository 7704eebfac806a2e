package dev.ledge.engine.run;

/**
 * The time of an expectation: {@code at}, or {@code from} and {@code to}. Parts that the file left out are null.
 *
 * <p>{@code at} a range means "at one tick of these". {@code from} … {@code to} means "at every tick of these"; where
 * an end is itself a range, the expectation may choose the end anywhere in it, so it is enough that it comes true for
 * one choice.
 *
 * @param at the tick, or the ticks of which one will do
 * @param from where the window starts; null means tick 0
 * @param to where the window ends, included; null means the end of the run
 */
public record When(Ticks at, Ticks from, Ticks to) {

    /** The whole run. */
    public static final When ALWAYS = new When(null, null, null);

    /**
     * Checks that it is one time.
     *
     * @param at the tick, or the ticks of which one will do
     * @param from where the window starts; null means tick 0
     * @param to where the window ends, included; null means the end of the run
     * @throws IllegalArgumentException if there is {@code at} beside one of the others, or {@code to} lies before
     *     {@code from}
     */
    public When {
        if (at != null && (from != null || to != null)) {
            throw new IllegalArgumentException("an expectation has either 'at' or 'from' and 'to'");
        }
        if (from != null && to != null && to.last() < from.first()) {
            throw new IllegalArgumentException("'to' lies before 'from'");
        }
    }

    /**
     * {@return that tick}
     *
     * @param tick which tick
     */
    public static When at(int tick) {
        return new When(Ticks.of(tick), null, null);
    }

    /**
     * {@return all ticks of a stretch}
     *
     * @param from first tick
     * @param to last tick
     */
    public static When during(int from, int to) {
        return new When(null, Ticks.of(from), Ticks.of(to));
    }

    /** The last tick that matters in a run of {@code runTicks} ticks. */
    int last(int runTicks) {
        if (at != null) {
            return at.last();
        }
        return to == null ? runTicks : to.last();
    }

    /** The ticks in which the window may start; for {@code at} all of its ticks. */
    Ticks starts() {
        if (at != null) {
            return at;
        }
        return from == null ? Ticks.of(0) : from;
    }

    /** The ticks in which the window may end. */
    Ticks ends(int runTicks) {
        if (at != null) {
            return at;
        }
        return to == null ? Ticks.of(runTicks) : to;
    }

    /** For people: {@code at tick 12}, {@code from tick 0 to 240}. */
    String describe(int runTicks) {
        if (at != null) {
            return at.isSingle() ? "at " + at : "at one of " + at;
        }
        return "from tick " + end(starts()) + " to " + end(ends(runTicks));
    }

    private static String end(Ticks ticks) {
        return ticks.isSingle() ? String.valueOf(ticks.first()) : "(" + ticks.first() + " … " + ticks.last() + ")";
    }
}

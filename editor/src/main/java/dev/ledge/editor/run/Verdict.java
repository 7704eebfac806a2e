package dev.ledge.editor.run;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.Outcome;
import java.util.List;
import java.util.Objects;

/**
 * What became of a run that was played in a level.
 *
 * @param level the level that it was played in; null before it was played in any
 * @param outcome how it went; null if it was not played
 * @param obstacle why it could not be played, for people; null if it could
 * @param end how it ends, where that is not as it must; null if it is, or is not known
 */
public record Verdict(Level level, Outcome outcome, String obstacle, EndChange end) {
    private static final String HASH = "/hash";

    /** Of a run that was not played yet. */
    public static final Verdict UNKNOWN = new Verdict(null, null, null);

    /** Of a run of which it is not known how it ends. */
    public Verdict(Level level, Outcome outcome, String obstacle) {
        this(level, outcome, obstacle, null);
    }

    static Verdict of(Level level, Outcome outcome) {
        return new Verdict(level, Objects.requireNonNull(outcome), null);
    }

    static Verdict unplayable(Level level, String obstacle) {
        return new Verdict(level, null, Objects.requireNonNull(obstacle));
    }

    Verdict withEnd(EndChange change) {
        return new Verdict(level, outcome, obstacle, change);
    }

    public boolean isKnown() {
        return outcome != null || obstacle != null;
    }

    /** True if it was played and all that it expects came true. */
    public boolean holds() {
        return outcome != null && outcome.isFine();
    }

    /** True if it was played and something did not come true, or it could not be played. */
    public boolean fails() {
        return isKnown() && !holds();
    }

    /** What did not come true, in the run's order. */
    public List<Failure> failures() {
        return outcome == null ? List.of() : outcome.failures();
    }

    /** What did not come true of the expectation of that number, from 0; null if it did, or is not known. */
    public Failure failure(int expectation) {
        return failure("/expect/" + expectation);
    }

    /** That it does not end exactly as it must; null if it does, or that is not expected or not known. */
    public Failure endFailure() {
        return failure(HASH);
    }

    /** The tick at which there is most to be seen of what did not come true. */
    public int tick(Failure failure) {
        boolean isKnownFrom = end != null
                && end.from() != Failure.NO_TICK
                && failure.pointer().equals(HASH);
        return isKnownFrom ? end.from() : failure.tick();
    }

    private Failure failure(String pointer) {
        for (Failure failure : failures()) {
            if (failure.pointer().equals(pointer)) {
                return failure;
            }
        }
        return null;
    }
}

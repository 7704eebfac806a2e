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
 */
public record Verdict(Level level, Outcome outcome, String obstacle) {

    /** Of a run that was not played yet. */
    public static final Verdict UNKNOWN = new Verdict(null, null, null);

    static Verdict of(Level level, Outcome outcome) {
        return new Verdict(level, Objects.requireNonNull(outcome), null);
    }

    static Verdict unplayable(Level level, String obstacle) {
        return new Verdict(level, null, Objects.requireNonNull(obstacle));
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
        String pointer = "/expect/" + expectation;
        for (Failure failure : failures()) {
            if (failure.pointer().equals(pointer)) {
                return failure;
            }
        }
        return null;
    }
}

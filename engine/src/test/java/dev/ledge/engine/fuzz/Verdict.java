package dev.ledge.engine.fuzz;

import dev.ledge.engine.problem.Problem;
import java.util.List;

/**
 * How an input that broke no invariant went through.
 *
 * @param outcome how far it came
 * @param problems why it was refused, or what it was warned of
 */
record Verdict(Outcome outcome, List<Problem> problems) {

    /** How far an input came. */
    enum Outcome {
        /** The reader refused it. */
        REFUSED,
        /** It was read, but is too large to be played or written for each of a million inputs. */
        READ,
        /** It was read, played to the last tick where it can be played, written and read again. */
        PASSED
    }
}

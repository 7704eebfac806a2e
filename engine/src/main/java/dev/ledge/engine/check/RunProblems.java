package dev.ledge.engine.check;

import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.SourceLocations;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What did not come true in a run that was played, as problems of its file. */
public final class RunProblems {

    /** The code of an expectation that did not come true. */
    public static final String EXPECTATION = "EXPECTATION";

    /** The code of expectations that were not judged. */
    public static final String UNJUDGED = "UNJUDGED";

    private RunProblems() {}

    /**
     * {@return what did not come true, each at its place}
     *
     * @param run the run
     * @param file where it is
     * @param outcome what came of it
     */
    public static List<Problem> of(Run run, Path file, Outcome outcome) {
        List<Problem> problems = new ArrayList<>();
        for (Failure failure : outcome.failures()) {
            problems.add(problem(run, file, Severity.ERROR, EXPECTATION, failure.pointer(), failure.message()));
        }
        if (!outcome.unjudged().isEmpty()) {
            boolean isShort = outcome.ticks() < run.effectiveTicks();
            String message = outcome.unjudged().size() + " of the expectations "
                    + (isShort
                            ? "reach beyond the " + outcome.ticks() + " ticks played and were not judged; play more"
                            : "are of the run's end at tick " + run.effectiveTicks() + " and were not judged, as "
                                    + outcome.ticks() + " ticks were played; play as many as it has");
            problems.add(problem(
                    run, file, Severity.WARNING, UNJUDGED, outcome.unjudged().get(0), message));
        }
        return problems;
    }

    private static Problem problem(Run run, Path file, Severity severity, String code, String pointer, String message) {
        SourceLocations.Place place = run.places().of(pointer);
        return new Problem(severity, code, file.toString(), place.line(), place.column(), pointer, message);
    }
}

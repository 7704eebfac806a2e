package dev.ledge.editor.cli;

import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.Problem;
import dev.ledge.engine.level.json.Severity;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Places;
import dev.ledge.engine.run.Run;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the commands say of a played run. */
final class Reports {

    /** The code of an expectation that did not come true. */
    static final String EXPECTATION = "EXPECTATION";

    /** The code of expectations that were not judged. */
    private static final String UNJUDGED = "UNJUDGED";

    private Reports() {}

    /** The one-line JSON summary of a play. */
    static String summary(Outcome outcome) {
        return String.format(
                Locale.ROOT,
                "{\"ticks\":%d,\"alive\":%b,\"won\":%b,\"deaths\":%d,\"hash\":\"%s\",\"ticksPerSecond\":%d}",
                outcome.ticks(),
                outcome.alive(),
                outcome.won(),
                outcome.deaths(),
                Run.formatHash(outcome.hash()),
                outcome.ticksPerSecond());
    }

    /** What did not come true, at its place in the run's file. */
    static List<Problem> failures(Run run, Path file, Outcome outcome) {
        List<Problem> problems = new ArrayList<>();
        for (Failure failure : outcome.failures()) {
            Places.Place place = run.places().of(failure.pointer());
            problems.add(new Problem(
                    Severity.ERROR,
                    EXPECTATION,
                    file.toString(),
                    place.line(),
                    place.column(),
                    failure.pointer(),
                    failure.message()));
        }
        if (outcome.unjudged() > 0) {
            String message = outcome.unjudged() + " of the expectations reach beyond the " + outcome.ticks()
                    + " ticks played and were not judged; play more";
            problems.add(new Problem(Severity.WARNING, UNJUDGED, file.toString(), 1, 1, "", message));
        }
        return problems;
    }

    /** A file that could not be written. */
    static Problem unwritable(String file, Exception reason) {
        String why = reason.getMessage() == null ? reason.getClass().getSimpleName() : reason.getMessage();
        return new Problem(
                Severity.ERROR,
                "UNWRITABLE",
                file,
                1,
                1,
                "",
                "this cannot be written: " + why + "; name another place");
    }

    /** A file that Ledge fails on through a fault of its own. */
    static Problem internal(Path file, Exception fault) {
        StackTraceElement[] trace = fault.getStackTrace();
        String message = "this is a fault of Ledge, not yours: " + fault + (trace.length == 0 ? "" : " at " + trace[0])
                + "; please report it with the files that show it";
        return new Problem(Severity.ERROR, "INTERNAL", file.toString(), 1, 1, "", message);
    }

    /** A file that could not be read. */
    static Problem unreadable(Path file, Exception reason) {
        return Problem.ofFile(Code.UNREADABLE, file.toString(), "this cannot be read: " + reason.getMessage());
    }
}

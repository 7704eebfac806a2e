package dev.ledge.editor.fault;

import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;

/** Messages for faults: never what was thrown, but the state of the work and what to do. */
public final class FaultText {
    private static final String INTERNAL = "INTERNAL";

    private FaultText() {}

    /** The code in diagnostics: whether it is for want of memory, or a fault of Ledge. */
    public static String code(Throwable fault) {
        return fault instanceof OutOfMemoryError ? Code.MEMORY.id() : INTERNAL;
    }

    /**
     * A sentence on what failed.
     *
     * @param fault what was thrown
     * @param report where its report is, or null if it could not be written
     */
    public static String of(Throwable fault, Path report) {
        if (fault instanceof OutOfMemoryError) {
            return "this needs more memory than the " + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MiB that Java was given; give it more, for example with java -Xmx4g -jar ledge.jar";
        }
        return "this is a fault of Ledge, not yours; please send "
                + (report == null ? "a report" : "the report " + Excerpt.path(report)) + " with the files that show it";
    }
}

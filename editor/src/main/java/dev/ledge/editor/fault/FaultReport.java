package dev.ledge.editor.fault;

import dev.ledge.engine.problem.Excerpt;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a fault of the program was and what it ran on, as text for developers. It names the level's file and holds
 * nothing of its content.
 *
 * @param fault what was thrown
 * @param when the time
 * @param text the report, a fact a line
 */
public record FaultReport(Throwable fault, Instant when, String text) {
    private static final long MEBI = 1 << 20;

    /** So many frames show where a fault is; endless recursion has thousands. */
    private static final int MOST_FRAMES = 60;

    private static final int MOST_CAUSES = 8;

    /**
     * A report of how things are now.
     *
     * @param doing what was done last, in words; empty if nothing was
     * @param level the open level's file, or null
     */
    public static FaultReport of(Throwable fault, String doing, String level, Instant when) {
        Runtime runtime = Runtime.getRuntime();
        StringBuilder text = new StringBuilder();
        line(text, "Ledge", version());
        line(text, "Time", when.toString());
        line(text, "Java", property("java.vm.name") + " " + property("java.runtime.version"));
        line(text, "System", property("os.name") + " " + property("os.version") + " " + property("os.arch"));
        line(
                text,
                "Memory",
                (runtime.totalMemory() - runtime.freeMemory()) / MEBI + " of " + runtime.maxMemory() / MEBI + " MiB");
        line(text, "Level", level == null ? "none that was saved" : level);
        line(text, "Last done", doing.isEmpty() ? "nothing yet" : doing);
        text.append('\n');
        trace(text, fault, "", MOST_CAUSES);
        return new FaultReport(fault, when, text.toString());
    }

    /** The version of the program. */
    public static String version() {
        return Optional.ofNullable(FaultReport.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
    }

    private static String property(String name) {
        return System.getProperty(name, "?");
    }

    private static void line(StringBuilder text, String what, String value) {
        text.append(what).append(": ").append(Excerpt.line(value)).append('\n');
    }

    /** A message may quote a level, so that only an excerpt of it is kept. */
    private static void trace(StringBuilder text, Throwable thrown, String prefix, int causes) {
        String message = thrown.getMessage();
        text.append(prefix).append(thrown.getClass().getName());
        text.append(message == null ? "" : ": " + Excerpt.of(message)).append('\n');
        StackTraceElement[] frames = thrown.getStackTrace();
        for (StackTraceElement frame : List.of(frames).subList(0, Math.min(MOST_FRAMES, frames.length))) {
            text.append("    at ").append(frame).append('\n');
        }
        if (frames.length > MOST_FRAMES) {
            text.append("    … ").append(frames.length - MOST_FRAMES).append(" more\n");
        }
        if (thrown.getCause() != null && causes > 0) {
            trace(text, thrown.getCause(), "Caused by ", causes - 1);
        }
    }
}

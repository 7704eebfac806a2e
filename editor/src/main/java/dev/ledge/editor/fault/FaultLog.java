package dev.ledge.editor.fault;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The faults since the program started: the same one is kept once and counted. For any thread. */
public final class FaultLog {
    private static final int MOST_KINDS = 50;

    /** Faults that agree in so many frames are the same; further down it only differs how they came about. */
    private static final int FRAMES_COMPARED = 8;

    private final FaultFiles files;
    private final Map<List<Object>, Entry> entries = new LinkedHashMap<>();

    /** A log whose reports are kept as files. */
    public FaultLog(FaultFiles files) {
        this.files = files;
    }

    /**
     * A fault.
     *
     * @param report of the first time
     * @param file where the report is, or null if it could not be written
     * @param count how often it has happened
     */
    public record Entry(FaultReport report, Path file, int count) {}

    /**
     * Notes that something was thrown; the first time its report is written.
     *
     * @param doing what was done last, in words
     * @param level the open level's file, or null
     */
    public synchronized Entry note(Throwable fault, String doing, String level) {
        List<Object> kind = kind(fault);
        Entry before = entries.remove(kind);
        Entry now =
                before == null ? first(fault, doing, level) : new Entry(before.report, before.file, before.count + 1);
        entries.put(kind, now);
        if (entries.size() > MOST_KINDS) {
            entries.remove(entries.keySet().iterator().next());
        }
        return now;
    }

    private Entry first(Throwable fault, String doing, String level) {
        FaultReport report = FaultReport.of(fault, doing, level, Instant.now());
        return new Entry(report, files.keep(report).orElse(null), 1);
    }

    private static List<Object> kind(Throwable fault) {
        List<Object> kind = new ArrayList<>();
        kind.add(fault.getClass());
        kind.add(fault.getCause() == null ? "" : fault.getCause().getClass());
        StackTraceElement[] frames = fault.getStackTrace();
        kind.addAll(List.of(frames).subList(0, Math.min(FRAMES_COMPARED, frames.length)));
        return kind;
    }
}

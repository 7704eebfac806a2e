package dev.ledge.engine.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Counts how far inputs come; kept in a file, as a fuzzer may end in any input. */
final class Statistics {
    private static final int INTERVAL = 1024;

    private final Path file;
    private final long[] counts = new long[Verdict.Outcome.values().length];
    private int sinceWritten;

    Statistics(Path file) {
        this.file = file;
    }

    void count(Verdict.Outcome outcome) {
        counts[outcome.ordinal()]++;
        if (++sinceWritten == INTERVAL) {
            write();
        }
    }

    void write() {
        sinceWritten = 0;
        StringBuilder text = new StringBuilder();
        for (Verdict.Outcome outcome : Verdict.Outcome.values()) {
            String name = outcome.name().toLowerCase(Locale.ROOT);
            text.append(name).append(' ').append(counts[outcome.ordinal()]).append('\n');
        }
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

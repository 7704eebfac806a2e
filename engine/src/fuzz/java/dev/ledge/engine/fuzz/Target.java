package dev.ledge.engine.fuzz;

import java.util.Locale;

/** What can be fuzzed. */
enum Target {
    /** Levels: read, played, written, read again. */
    LEVEL(LevelFuzzer.class, 10),
    /** Palettes: read, written, read again. */
    PALETTE(PaletteFuzzer.class, 1),
    /** Runs: read, played and judged, written, read again. */
    RUN(RunFuzzer.class, 2),
    /** Any bytes as each of them. */
    TEXT(TextFuzzer.class, 2);

    final Class<?> fuzzer;
    /** What part of the time it gets. */
    final int share;

    Target(Class<?> fuzzer, int share) {
        this.fuzzer = fuzzer;
        this.share = share;
    }

    String lowerCase() {
        return name().toLowerCase(Locale.ROOT);
    }
}

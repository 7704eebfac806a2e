package dev.ledge.engine.world.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The full run, which no build makes by itself: {@code mvn -q test -pl engine -Dtest=FuzzRun} plays 20 000 simulated
 * minutes, or {@code -Dledge.fuzz.minutes=N}, shared out evenly among the laws and the processors.
 * {@code -Dledge.fuzz.seed=N} starts elsewhere; the same start gives the same games. {@code -Dledge.fuzz.laws=WORD} is
 * for the laws alone that have the word in their names.
 */
class FuzzRun {
    private static final long FULL = 20_000;
    private static final int BATCH = 256;
    private static final int ENOUGH = 5;

    @Test
    void allLawsHoldForManyMinutes() {
        double minutes = Long.getLong("ledge.fuzz.minutes", FULL);
        long seed = Long.getLong("ledge.fuzz.seed", 1);
        String word = System.getProperty("ledge.fuzz.laws", "");
        List<Law> laws =
                Laws.all().stream().filter(law -> law.name().contains(word)).toList();

        List<String> reports = laws.parallelStream()
                .flatMap(law -> play(law, seed, minutes / laws.size()).stream())
                .toList();

        assertThat(reports).isEmpty();
    }

    /** Batch after batch, until the minutes are played or enough is found. */
    private static List<String> play(Law law, long firstSeed, double minutes) {
        AtomicLong millis = new AtomicLong();
        List<String> reports = List.of();
        for (long seed = firstSeed; millis.get() < minutes * 60_000 && reports.isEmpty(); seed += BATCH) {
            long start = seed;
            reports = IntStream.range(0, BATCH)
                    .parallel()
                    .mapToObj(i -> report(law, start + i, millis))
                    .filter(report -> report != null)
                    .limit(ENOUGH)
                    .toList();
        }
        return reports;
    }

    private static String report(Law law, long seed, AtomicLong millis) {
        millis.addAndGet(Math.round(law.game(seed).minutes() * 60_000));
        return Fuzzer.report(law, seed);
    }
}

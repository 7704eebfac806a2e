package dev.ledge.engine.world.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The long run: {@code mvn -q test -pl engine -Dtest=FuzzRunTest -Dledge.fuzz.minutes=20000} plays that many simulated minutes, shared out evenly
 * among the laws and the processors. {@code -Dledge.fuzz.seed=N} starts elsewhere; the same start gives the same games.
 */
@EnabledIfSystemProperty(named = "ledge.fuzz.minutes", matches = "\\d+")
class FuzzRunTest {
    private static final int BATCH = 256;
    private static final int ENOUGH = 5;

    @Test
    void allLawsHoldForManyMinutes() {
        double minutes = Long.getLong("ledge.fuzz.minutes");
        long seed = Long.getLong("ledge.fuzz.seed", 1);
        List<Law> laws = Laws.all();

        List<String> complaints = laws.stream()
                .flatMap(law -> play(law, seed, minutes / laws.size()).stream())
                .toList();

        assertThat(complaints).isEmpty();
    }

    /** Batch after batch, until the minutes are played or enough is found. */
    private static List<String> play(Law law, long firstSeed, double minutes) {
        AtomicLong millis = new AtomicLong();
        List<String> complaints = List.of();
        for (long seed = firstSeed; millis.get() < minutes * 60_000 && complaints.isEmpty(); seed += BATCH) {
            long start = seed;
            complaints = IntStream.range(0, BATCH)
                    .parallel()
                    .mapToObj(i -> complaint(law, start + i, millis))
                    .filter(complaint -> complaint != null)
                    .limit(ENOUGH)
                    .toList();
        }
        return complaints;
    }

    private static String complaint(Law law, long seed, AtomicLong millis) {
        millis.addAndGet(Math.round(GameMaker.game(seed, law.taste()).minutes() * 60_000));
        return Fuzzer.complaint(law, seed);
    }
}

package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.testing.HashTable;
import dev.ledge.engine.testing.LevelFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The same level and buttons give the same states on every JVM, and the same as ever. What all runs come to is kept in
 * {@code golden-hashes.txt}; {@code mvn -q test -pl engine -Dtest=HashesTest -Dledge.golden=write} writes that table
 * anew, and the commit says why.
 */
class HashesTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden-hashes.txt");
    private static final int MOST_TOLD = 20;

    private static String table;

    @BeforeAll
    static void playAllRuns() throws IOException, LevelFormatException {
        table = HashTable.of(LevelFiles.runs());
        if ("write".equals(System.getProperty("ledge.golden"))) {
            Files.writeString(GOLDEN, table);
        }
    }

    /** {@code .ci/run} compares these files between JVMs. */
    @Test
    void theTableOfThisJvmIsLeftForComparison() throws IOException {
        Path file = Path.of("target", "hashes-" + System.getProperty("java.version") + ".txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, table);

        assertThat(file).isNotEmptyFile();
    }

    @Test
    void everyRunComesToWhatItHasAlwaysComeTo() throws IOException {
        Map<String, List<String>> golden = byRun(Files.readString(GOLDEN));
        Map<String, List<String>> now = byRun(table);
        TreeSet<String> runs = new TreeSet<>(golden.keySet());
        runs.addAll(now.keySet());
        List<String> differences = new ArrayList<>();
        for (String run : runs) {
            String difference = difference(golden.get(run), now.get(run));
            if (difference != null) {
                differences.add(run + " " + difference);
            }
        }
        if (!differences.isEmpty()) {
            fail(
                    "%d runs differ from the golden table. If that is meant, write it anew "
                            + "(this class says how) and say why in"
                            + " the commit:\n%s",
                    differences.size(),
                    String.join("\n", differences.subList(0, Math.min(MOST_TOLD, differences.size()))));
        }
    }

    private static String difference(List<String> golden, List<String> now) {
        if (golden == null) {
            return "is not in the table";
        }
        if (now == null) {
            return "is in the table, but is there no more";
        }
        for (int i = 0; i < Math.min(golden.size(), now.size()); i++) {
            if (!golden.get(i).equals(now.get(i))) {
                return "went another way at or before tick:hash " + now.get(i) + ", golden " + golden.get(i);
            }
        }
        return golden.size() == now.size() ? null : "has another length";
    }

    private static Map<String, List<String>> byRun(String lines) {
        Map<String, List<String>> byRun = new TreeMap<>();
        for (String line : lines.lines().toList()) {
            List<String> words = List.of(line.split(" "));
            byRun.put(words.get(0), words.subList(1, words.size()));
        }
        return byRun;
    }
}

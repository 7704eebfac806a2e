package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.LevelFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every case of the catalogue of edge cases is a level with a run, or a test that has the case's id in its name. */
class CatalogueTest {
    /** Which numbers each group has. */
    private static final Map<String, String> CASES = new TreeMap<>(Map.ofEntries(
            Map.entry("ST", "01 02 03 04 05 06 07 08"),
            Map.entry("FM", "01 02 04 05"),
            Map.entry("OW", "01 02 03 04 05 06 07 08 09 12"),
            Map.entry("SL", "01 02 03 04 05 06 07 08 09 10 12"),
            Map.entry("LD", "01 02 03 04 05 06 07 08 09"),
            Map.entry("MP", "01 02 03 04 05 06 07 08 10 11 13 14 15"),
            Map.entry("CR", "01 02 03 04 05 07 08"),
            Map.entry("MV", "01 02 03 04 05 06 07 08 09 10"),
            Map.entry("SF", "01 02 03 04"),
            Map.entry("JP", "01 02 03 04 05 06 07 08"),
            Map.entry("AA", "01 02 03 04 05 07 08 09"),
            Map.entry("AI", "01 02 03 04"),
            Map.entry("NU", "01 02 03 04 05 07 08"),
            Map.entry("PG", "01 02 03 04 05 06"),
            Map.entry("RG", "01 03 04"),
            Map.entry("CT", "01 02 03 04 05"),
            Map.entry("RI", "01 02 03 04 05 06 07 08"),
            Map.entry("SW", "01 02 03"),
            Map.entry("SP", "01 02 03 04 05 06"),
            Map.entry("ED", "01 02 03")));

    /** Cases beyond a level's file: edits during play, or facts that a trace does not have. */
    private static final List<String> ONLY_TESTS = List.of("AA-07", "AI-04", "ED-01", "ED-02", "ED-03");

    private static final Pattern TEST = Pattern.compile("void ([A-Z]{2})(\\d\\d)_\\w+\\(");
    private static final Pattern RUN = Pattern.compile("edge-cases/([a-z]{2})-(\\d\\d)-.*");

    private static List<String> ids() {
        List<String> ids = new ArrayList<>();
        CASES.forEach((group, numbers) -> Stream.of(numbers.split(" ")).forEach(n -> ids.add(group + "-" + n)));
        return ids;
    }

    private static TreeSet<String> withRuns() {
        TreeSet<String> found = new TreeSet<>();
        for (Path run : LevelFiles.runs()) {
            Matcher matcher = RUN.matcher(LevelFiles.name(run));
            if (matcher.matches()) {
                found.add(matcher.group(1).toUpperCase(Locale.ROOT) + "-" + matcher.group(2));
            }
        }
        return found;
    }

    private static TreeSet<String> withTests() throws IOException {
        TreeSet<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            for (Path file : (Iterable<Path>) files.filter(f -> f.toString().endsWith("Test.java"))::iterator) {
                Matcher matcher = TEST.matcher(Files.readString(file));
                while (matcher.find()) {
                    found.add(matcher.group(1) + "-" + matcher.group(2));
                }
            }
        }
        return found;
    }

    @Test
    void everyCaseIsALevelWithARun() {
        List<String> missing = new ArrayList<>(ids());
        missing.removeAll(withRuns());
        assertThat(missing).containsExactlyInAnyOrderElementsOf(ONLY_TESTS);
    }

    @Test
    void whatNeedsMoreIsATestOfThatName() throws IOException {
        assertThat(withTests()).containsAll(ONLY_TESTS).contains("MP-02", "MP-14", "NU-01", "NU-02", "NU-05", "RG-01");
    }

    @Test
    void noRunOrTestHasTheIdOfACaseThatThereIsNot() throws IOException {
        TreeSet<String> unknown = withRuns();
        unknown.addAll(withTests());
        unknown.removeAll(ids());
        assertThat(unknown).isEmpty();
    }
}

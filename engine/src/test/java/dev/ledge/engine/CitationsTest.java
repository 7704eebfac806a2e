package dev.ledge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.LevelFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every rule that sources cite has its line in {@code docs/physics-rules.md}, and every line is shown by runs or tests
 * that exist.
 */
class CitationsTest {
    private static final Path RULES = Path.of("docs/physics-rules.md");
    private static final List<Path> SOURCES =
            Stream.of("src", "../editor/src").map(Path::of).toList();
    private static final String EDGE_CASES = "edge-cases/";

    /** A case such as {@code SL-08}, a law, a decision, a defect or an article. */
    private static final Pattern NAME = Pattern.compile(
            "\\b(?:(?:AA|AI|CR|CT|ED|FM|JP|LD|MP|MV|NU|OW|PG|RG|RI|SF|SL|SP|ST|SW)-[0-9]{2}|G[1-9]|Ch[0-9]+|Def["
                    + "0-9]+|S00[0-9])(?![0-9A-Za-z-])");

    /** Tests are named after cases without the hyphen: {@code CR04_staticWedgeIsNotACrush}. */
    private static final Pattern METHOD_NAME =
            Pattern.compile("\\b((?:AA|AI|CR|CT|ED|FM|JP|LD|MP|MV|NU|OW|PG|RG|RI|SF|SL|SP|ST|SW))([0-9]{2})_");

    private static final Pattern LINE = Pattern.compile("\\| (\\S+) \\| .+ \\| (.+) \\|");
    private static final Pattern TEST_CLASS = Pattern.compile("`(\\w+)`");
    private static final Pattern RUNS = Pattern.compile("[a-z][a-z0-9-]+\\*?");

    @Test
    void everyCitedRuleHasALine() {
        Map<String, String> lines = lines();
        Map<String, Set<String>> cited = new TreeMap<>();
        for (Path file : javaFiles()) {
            String text = read(file);
            NAME.matcher(text).results().forEach(hit -> note(cited, hit.group(), file));
            METHOD_NAME.matcher(text).results().forEach(hit -> note(cited, hit.group(1) + "-" + hit.group(2), file));
        }
        assertThat(cited).as("citations were found at all").hasSizeGreaterThan(50);
        cited.keySet().removeAll(lines.keySet());
        assertThat(cited).as("cited, but not in " + RULES + ": name and where").isEmpty();
    }

    @Test
    void everyRuleIsShownByRunsOrTestsThatExist() {
        Set<String> runs = runs();
        Set<String> classes = javaFiles().stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        Set<String> missing = new TreeSet<>();
        lines().forEach((name, shownBy) -> {
            if (name.startsWith("S00")) {
                return; // An article is where techniques come from, and no rule.
            }
            Set<String> shown = new TreeSet<>();
            TEST_CLASS.matcher(shownBy).results().map(hit -> hit.group(1)).forEach(test -> {
                shown.add(test);
                if (!classes.contains(test)) {
                    missing.add(name + ": no test " + test);
                }
            });
            Matcher named = RUNS.matcher(TEST_CLASS.matcher(shownBy).replaceAll(""));
            while (named.find()) {
                shown.add(named.group());
                if (runs.stream().noneMatch(run -> fits(run, named.group()))) {
                    missing.add(name + ": no run " + named.group());
                }
            }
            if (shown.isEmpty()) {
                missing.add(name + ": neither run nor test");
            }
        });
        assertThat(missing).as("named in " + RULES).isEmpty();
    }

    @Test
    void everyRunOfACaseIsNamedByItsRule() {
        Map<String, String> lines = lines();
        Set<String> lost = runs().stream()
                .filter(run -> run.matches("[a-z]{2}-[0-9]{2}-.*"))
                .filter(run -> !lines.containsKey(run.substring(0, 5).toUpperCase(Locale.ROOT)))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(lost).as("runs of a case without a line in " + RULES).isEmpty();
    }

    private static boolean fits(String run, String name) {
        return name.endsWith("*") ? run.startsWith(name.substring(0, name.length() - 1)) : run.equals(name);
    }

    /** What shows each rule, as its line says it, by name. */
    private static Map<String, String> lines() {
        Map<String, String> lines = new TreeMap<>();
        for (String line : read(RULES).split("\n")) {
            Matcher row = LINE.matcher(line);
            if (row.matches() && NAME.matcher(row.group(1)).matches()) {
                assertThat(lines.put(row.group(1), row.group(2)))
                        .as(row.group(1) + " stands twice in " + RULES)
                        .isNull();
            }
        }
        return lines;
    }

    /** The paths of all runs below {@code levels/edge-cases}, without their suffix. */
    private static Set<String> runs() {
        return LevelFiles.runs().stream()
                .map(LevelFiles::name)
                .filter(name -> name.startsWith(EDGE_CASES))
                .map(name -> name.substring(EDGE_CASES.length()).replace(".run.json", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> javaFiles() {
        return SOURCES.stream()
                .flatMap(CitationsTest::below)
                .filter(file -> file.toString().endsWith(".java"))
                .filter(file -> !file.endsWith("CitationsTest.java"))
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void note(Map<String, Set<String>> cited, String name, Path file) {
        cited.computeIfAbsent(name, none -> new TreeSet<>())
                .add(file.getFileName().toString());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

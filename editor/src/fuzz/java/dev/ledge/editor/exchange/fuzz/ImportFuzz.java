package dev.ledge.editor.exchange.fuzz;

import com.code_intelligence.jazzer.Jazzer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Fuzzes the importers, each in a JVM of its own with 256 MB of heap, one after another. What is learned is kept for
 * the next time; what breaks an invariant lands in {@code findings}.
 */
public final class ImportFuzz {
    private static final int SECONDS_PER_MINUTE = 60;
    private static final int MOST_BYTES = 6000;
    private static final String EDITS = "edits";
    private static final Pattern EXECUTIONS = Pattern.compile("stat::number_of_executed_units: +(\\d+)");
    private static final Pattern EDGES = Pattern.compile(" cov: (\\d+)");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_ -]{1,30}(?=[\"=])|</?[a-z]+");

    private final Path folder = Path.of(System.getProperty("ledge.fuzz.folder")).toAbsolutePath();
    private final Path seeds = Path.of(System.getProperty("ledge.fuzz.seeds"));
    private final double minutes;
    private final long executions;

    private ImportFuzz(double minutes, long executions) {
        this.minutes = minutes;
        this.executions = executions;
    }

    /**
     * Fuzzes what is asked for.
     *
     * @param args how many minutes each, 0 for no limit; how many executions each, 0 for no limit; which importers,
     *     apart by commas, or {@code all}
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<Importer> importers = args[2].equals("all")
                ? List.of(Importer.values())
                : Arrays.stream(args[2].split(",")).map(Importer::of).toList();
        ImportFuzz fuzz = new ImportFuzz(Double.parseDouble(args[0]), Long.parseLong(args[1]));
        boolean isClean = true;
        for (Importer importer : importers) {
            isClean &= fuzz.run(importer);
        }
        System.exit(isClean ? 0 : 1);
    }

    private boolean run(Importer importer) throws IOException, InterruptedException {
        Path own = folder.resolve(importer.lowerCase());
        Files.createDirectories(own.resolve("corpus"));
        Path log = folder.resolve(importer.lowerCase() + ".log");
        Path dictionary = own.resolve("dictionary");
        Files.write(dictionary, words(importer));
        writeEdits(importer, Files.createDirectories(own.resolve(EDITS)));
        long start = System.nanoTime();
        int exit = new ProcessBuilder(command(importer, own, dictionary))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        String said = Files.readString(log, StandardCharsets.ISO_8859_1);
        Path counted = folder.resolve(importer.lowerCase() + ".txt");
        String counts = Files.exists(counted) ? Files.readString(counted).replace("\n", ", ") : "";
        System.out.printf(
                "%-8s %s %d executions in %.0f s, %d edges; %s%n",
                importer.lowerCase(),
                exit == 0 ? "ended:" : "FOUND SOMETHING (" + folder.resolve("findings") + "):",
                last(EXECUTIONS, said),
                (System.nanoTime() - start) / 1e9,
                last(EDGES, said),
                counts);
        return exit == 0;
    }

    private static long last(Pattern pattern, String log) {
        return pattern.matcher(log)
                .results()
                .map(match -> Long.parseLong(match.group(1)))
                .reduce(0L, (first, second) -> second);
    }

    /** Names of fields, elements and attributes in the seeds, for the fuzzer to put together. */
    private List<String> words(Importer importer) throws IOException {
        Set<String> words = new TreeSet<>();
        try (Stream<Path> files = Files.list(seeds.resolve(importer.lowerCase()))) {
            for (Path file : files.toList()) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
            }
        }
        return words.stream().map(word -> '"' + word + '"').toList();
    }

    /** Each seed as it is, as edits of it begin; the fuzzer appends them. */
    private void writeEdits(Importer importer, Path into) throws IOException {
        int count = new SeedEdits(seeds.resolve(importer.lowerCase())).count();
        for (int i = 0; i < count; i++) {
            Files.write(into.resolve("seed-" + i), new byte[] {SeedEdits.MARK, (byte) i});
        }
    }

    private List<String> command(Importer importer, Path own, Path dictionary) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Djava.awt.headless=true"));
        command.add("-Dledge.fuzz.folder=" + folder);
        command.add("-Dledge.fuzz.seeds=" + seeds.toAbsolutePath());
        command.add("-Dledge.fuzz.target=" + importer.lowerCase());
        // Counting branches makes all slower.
        command.add("-Dledge.fuzz.slowness=4");
        if (Runtime.version().feature() >= 24) {
            command.addAll(List.of(
                    "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow",
                    "-XX:+EnableDynamicAgentLoading"));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Jazzer.class.getName()));
        command.add("--target_class=" + ImportFuzzer.class.getName());
        command.add("--instrumentation_includes=dev.ledge.editor.exchange.**:dev.ledge.engine.level.json.**");
        // A file's names are compared with those of a hundred rules: watching each costs more than all else.
        String rules = importer == Importer.MAPPING ? "" : ":dev.ledge.editor.exchange.convert.Rule";
        command.add("--instrumentation_excludes=dev.ledge.editor.exchange.fuzz.**" + rules);
        command.add("--disabled_hooks=com.code_intelligence.jazzer.sanitizers.RegexRoadblocks");
        // Jazzer's own detectors take every path that is looked for in the project for a finding.
        command.add("--custom_hook_includes=dev.ledge.none.**");
        command.add("--reproducer_path=" + own);
        command.add("-dict=" + dictionary);
        command.addAll(List.of("--keep_going=10", "-max_len=" + MOST_BYTES, "-timeout=60", "-rss_limit_mb=1536"));
        command.addAll(List.of("-print_final_stats=1", "-reload=0", "-artifact_prefix=" + own + "/"));
        if (minutes > 0) {
            command.add("-max_total_time=" + Math.max(1, Math.round(minutes * SECONDS_PER_MINUTE)));
        }
        if (executions > 0) {
            command.add("-runs=" + executions);
        }
        command.add(own.resolve("corpus").toString());
        command.add(own.resolve(EDITS).toString());
        command.add(seeds.resolve(importer.lowerCase()).toAbsolutePath().toString());
        return command;
    }
}

package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.Jazzer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Fuzzes the readers and the engine behind them, each target in a JVM of its own, and prints one table. What it learns,
 * the corpus, is kept for the next time; what breaks an invariant lands in {@code findings}.
 */
public final class Fuzz {
    private static final double SECONDS_PER_MINUTE = 60;

    /** Counting branches takes a level twice as long. */
    private static final int SLOWNESS = 3;

    /** Of different stack traces; then a target ends. */
    private static final int MOST_FINDINGS = 10;

    private final Path folder = Campaign.FOLDER.toAbsolutePath();
    private final double minutes;
    private final long executions;
    private final List<Target> targets;
    private final List<String> options;

    private Fuzz(double minutes, long executions, List<Target> targets, List<String> options) {
        this.minutes = minutes;
        this.executions = executions;
        this.targets = targets;
        this.options = options;
    }

    /**
     * Fuzzes what is asked for.
     *
     * @param args how many minutes in all, 0 for no limit; how many executions in all, 0 for no limit; which targets,
     *     apart by commas, or {@code all}; then options of libFuzzer, if any
     */
    public static void main(String[] args) throws IOException, InterruptedException, ReflectiveOperationException {
        List<Target> targets = args[2].equals("all")
                ? List.of(Target.values())
                : Arrays.stream(args[2].split(","))
                        .map(name -> Target.valueOf(name.toUpperCase(Locale.ROOT)))
                        .toList();
        List<String> options = List.of(args).subList(3, args.length);
        boolean isClean = new Fuzz(Double.parseDouble(args[0]), Long.parseLong(args[1]), targets, options).run();
        System.exit(isClean ? 0 : 1);
    }

    private boolean run() throws IOException, InterruptedException, ReflectiveOperationException {
        long before = findings();
        Files.createDirectories(folder);
        SeedWriter seeds = new SeedWriter();
        seeds.writeDictionary(folder.resolve("dictionary"));
        System.out.println("Fuzzing; what is under way is in " + folder.resolve("*.log"));
        List<Report> reports = new ArrayList<>();
        int shares = targets.stream().mapToInt(target -> target.share).sum();
        for (Target target : targets) {
            seeds.write(target, folder.resolve(target.lowerCase()).resolve("seeds"));
            reports.add(fuzz(target, target.share / (double) shares));
        }
        System.out.println(Report.table(reports));
        long found = findings() - before;
        boolean allEnded = reports.stream().allMatch(Report::hasEnded);
        if (found > 0 || !allEnded) {
            System.out.println(found + " findings in " + folder.resolve("findings"));
        }
        return found == 0 && allEnded;
    }

    private long findings() throws IOException {
        Path findings = folder.resolve("findings");
        if (!Files.isDirectory(findings)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(findings)) {
            return files.filter(file -> file.toString().endsWith(".txt")).count();
        }
    }

    private Report fuzz(Target target, double share) throws IOException, InterruptedException {
        Path own = folder.resolve(target.lowerCase());
        Files.createDirectories(own.resolve("corpus"));
        Path log = folder.resolve(target.lowerCase() + ".log");
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command(target, own, share))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exit = process.waitFor();
        return Report.of(target, exit, (System.nanoTime() - start) / 1e9, folder);
    }

    private List<String> command(Target target, Path own, double share) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-cp"));
        command.add(System.getProperty("java.class.path"));
        for (String property : List.of("ledge.fuzz.folder", "ledge.fuzz.levels")) {
            command.add("-D" + property + "=" + System.getProperty(property));
        }
        command.add("-Dledge.fuzz.slowness=" + SLOWNESS);
        if (Runtime.version().feature() >= 24) {
            command.addAll(List.of(
                    "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow",
                    "-XX:+EnableDynamicAgentLoading"));
        }
        command.add(Jazzer.class.getName());
        command.add("--target_class=" + target.fuzzer.getName());
        command.add("--instrumentation_includes=dev.ledge.engine.**");
        command.add("--instrumentation_excludes=dev.ledge.engine.fuzz.**");
        // Jazzer's own detectors look for injections into databases, shells and the like, of which there are none.
        command.add("--custom_hook_includes=dev.ledge.engine.none.**");
        command.add("--reproducer_path=" + own);
        if (target == Target.TEXT) {
            command.add("-dict=" + folder.resolve("dictionary"));
            command.add("-max_len=8000");
        } else {
            // Comparisons inside the engine say nothing of numbers that choose among edits.
            command.add("--trace=cov");
        }
        command.add("--keep_going=" + MOST_FINDINGS);
        // Watchdog is stricter, but no help where a whole JVM hangs.
        command.addAll(List.of("-timeout=60", "-rss_limit_mb=1536", "-print_final_stats=1", "-reload=0"));
        command.add("-artifact_prefix=" + own + "/");
        if (minutes > 0) {
            command.add("-max_total_time=" + Math.max(1, Math.round(minutes * SECONDS_PER_MINUTE * share)));
        }
        if (executions > 0) {
            command.add("-runs=" + Math.max(1, Math.round(executions * share)));
        }
        command.addAll(options);
        command.add(own.resolve("corpus").toString());
        command.add(own.resolve("seeds").toString());
        return command;
    }
}

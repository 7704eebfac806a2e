package dev.ledge.engine.bench;

import dev.ledge.engine.bench.scene.Peer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks, each in a JVM of its own, and prints one table. */
public final class Bench {

    private Bench() {}

    /**
     * Runs what is asked for.
     *
     * @param args the folder for JMH's log and raw results, then regular expressions of the benchmarks to run, apart by
     *     commas
     */
    public static void main(String[] args) throws RunnerException, IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        List<String> only = List.of(args[1].split(","));
        System.out.println("Measuring; what is under way is in " + folder.resolve("*.log"));
        List<RunResult> results = new ArrayList<>(run(others(only, folder)));
        if (!Peer.LITIENGINE.isAvailable()) {
            System.out.println("LITIENGINE is left out: it needs JDK 21 or newer and a screen (xvfb-run will do)");
        }
        for (Peer peer : Peer.values()) {
            if (peer.isAvailable() && only.stream().anyMatch(Bench::isScene)) {
                results.addAll(run(scene(peer, folder)));
            }
        }
        System.out.println(new Table(new Results(results)));
    }

    private static ChainedOptionsBuilder others(List<String> only, Path folder) {
        ChainedOptionsBuilder options = options(folder, "engine").exclude(SceneBenchmark.class.getName());
        only.forEach(options::include);
        return options;
    }

    private static boolean isScene(String pattern) {
        return SceneBenchmark.class.getName().matches(".*(" + pattern + ").*");
    }

    private static ChainedOptionsBuilder options(Path folder, String name) {
        return new OptionsBuilder()
                .forks(1)
                .verbosity(VerboseMode.NORMAL)
                .output(folder.resolve(name + ".log").toString())
                .resultFormat(ResultFormatType.JSON)
                .result(folder.resolve(name + ".json").toString())
                .jvmArgs(jvmArguments());
    }

    /** The serial collector: the one whose barriers cost the object-heavy peers least. */
    private static String[] jvmArguments() {
        List<String> arguments = new ArrayList<>(List.of("-Xms1g", "-Xmx2g", "-XX:+UseSerialGC"));
        if (Runtime.version().feature() >= 24) {
            arguments.addAll(
                    Arrays.asList("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        }
        return arguments.toArray(String[]::new);
    }

    private static ChainedOptionsBuilder scene(Peer peer, Path folder) {
        ChainedOptionsBuilder options = options(folder, peer.name())
                .include(SceneBenchmark.class.getName())
                .param("peer", peer.name());
        if (peer == Peer.LITIENGINE) {
            // A step takes it tenths of a second.
            options.warmupIterations(1).measurementIterations(1).measurementTime(TimeValue.milliseconds(1));
        }
        return options;
    }

    private static Collection<RunResult> run(ChainedOptionsBuilder options) throws RunnerException {
        try {
            return new Runner(options.build()).run();
        } catch (NoBenchmarksException e) {
            return List.of();
        }
    }
}

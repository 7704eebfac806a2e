package dev.ledge.engine.bench;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** What was measured, by benchmark and parameters. */
final class Results {

    private final Map<String, RunResult> byKey = new LinkedHashMap<>();

    Results(Collection<RunResult> results) {
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            Map<String, String> values = new TreeMap<>();
            params.getParamsKeys().forEach(key -> values.put(key, params.getParam(key)));
            String name = params.getBenchmark();
            byKey.put(name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1) + values, result);
        }
    }

    /**
     * Processor time of a step in nanoseconds; empty if it was not measured.
     *
     * @param key {@code Class.method{param=value, …}}, sorted by parameter
     */
    OptionalDouble nanos(String key) {
        return rate(key, "nanos", "steps");
    }

    /** How often something was counted for each time that something else was; empty if it was not run. */
    OptionalDouble rate(String key, String counted, String each) {
        RunResult result = byKey.get(key);
        if (result == null) {
            return OptionalDouble.empty();
        }
        Map<String, Result> counts = result.getSecondaryResults();
        return OptionalDouble.of(
                counts.get(counted).getScore() / counts.get(each).getScore());
    }
}

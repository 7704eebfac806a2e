package dev.ledge.engine.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * How the fuzzing of a target went.
 *
 * @param target which one
 * @param hasEnded false if a finding, or anything else, ended it
 * @param executions how many inputs were tried
 * @param seconds how long it took
 * @param edges branches of the engine that were reached
 * @param outcomes how many came how far, in the order of {@link Verdict.Outcome}
 */
record Report(Target target, boolean hasEnded, long executions, double seconds, long edges, List<Long> outcomes) {
    private static final Pattern EXECUTIONS = Pattern.compile("stat::number_of_executed_units: +(\\d+)");
    private static final Pattern EDGES = Pattern.compile(" cov: (\\d+)");
    private static final Pattern COUNT = Pattern.compile("\\w+ (\\d+)");

    static Report of(Target target, int exit, double seconds, Path folder) throws IOException {
        String log = Files.readString(folder.resolve(target.lowerCase() + ".log"));
        Path counted = folder.resolve(target.lowerCase() + ".txt");
        List<Long> outcomes = new ArrayList<>();
        if (Files.exists(counted)) {
            COUNT.matcher(Files.readString(counted)).results().forEach(match -> outcomes.add(number(match)));
        }
        return new Report(target, exit == 0, last(EXECUTIONS, log), seconds, last(EDGES, log), outcomes);
    }

    private static long last(Pattern pattern, String log) {
        return pattern.matcher(log).results().map(Report::number).reduce(0L, (first, second) -> second);
    }

    private static Long number(MatchResult match) {
        return Long.valueOf(match.group(1));
    }

    static String table(List<Report> reports) {
        StringBuilder table = new StringBuilder();
        row(table, "target", "executions", "a second", "edges", "refused", "read", "passed");
        for (Report report : reports) {
            List<String> cells = new ArrayList<>(List.of(
                    report.target.lowerCase() + (report.hasEnded ? "" : " (ended early)"),
                    String.valueOf(report.executions),
                    String.valueOf(Math.round(report.executions / report.seconds)),
                    String.valueOf(report.edges)));
            long all = Math.max(
                    1, report.outcomes.stream().mapToLong(Long::longValue).sum());
            report.outcomes.forEach(count -> cells.add(String.format(Locale.ROOT, "%.1f %%", 100.0 * count / all)));
            row(table, cells.toArray());
        }
        return table.toString();
    }

    private static void row(StringBuilder table, Object... cells) {
        for (Object cell : cells) {
            table.append(String.format(Locale.ROOT, "%-22s", cell));
        }
        table.append('\n');
    }
}

package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Imports all files of a folder, and prints what came of each and the processor time of it; see RefusalsTest. */
final class RefusalMeter {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private RefusalMeter() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith(".png"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            long start = THREADS.getCurrentThreadCpuTime();
            String result = tryOut(file, folder.resolve("out.level.json"));
            double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
            int gap = result.indexOf(' ');
            System.out.printf(
                    Locale.ROOT,
                    "%s %s %.3f s, %d MB: %s%n",
                    file.getFileName(),
                    result.substring(0, gap),
                    seconds,
                    (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20,
                    result.substring(gap + 1));
        }
    }

    private static String tryOut(Path file, Path target) {
        try {
            if (file.toString().endsWith(".mapping.json")) {
                Mapping.read(file);
                return "READ a mapping";
            }
            Imported level = LevelImport.read(file, new ImportRequest(Mapping.standard(), target))
                    .get(0);
            return "READ " + level.report().lostLines();
        } catch (LevelFormatException e) {
            return "REFUSED " + e.problems().get(0).message();
        }
    }
}
